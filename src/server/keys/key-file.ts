// The file of the keys: JSON with their names, hashes and quotas. It is replaced as a whole, so a
// server that reads it meanwhile sees the old keys or the new ones.

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { failure, type Outcome, success } from '../../puzzle/problem.ts';

const keyRecord = z.strictObject({
  name: z.string().regex(/^[\w.-]{1,64}$/),
  hash: z.string().regex(/^[\da-f]{64}$/),
  created: z.iso.datetime(),
  quota: z.strictObject({
    requests: z.int().min(1).optional(),
    seconds: z.number().positive().optional(),
  }),
});

const keyFile = z.strictObject({ keys: z.array(keyRecord) });

export type KeyRecord = z.infer<typeof keyRecord>;

export function isKeyName(name: string): boolean {
  return keyRecord.shape.name.safeParse(name).success;
}

/** Throws the system's error if the file cannot be read. */
export function readKeyFile(path: string): Outcome<readonly KeyRecord[]> {
  const parsed = keyFile.safeParse(jsonOrNothing(readFileSync(path, 'utf8')));
  if (parsed.success) return success(parsed.data.keys);
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'the file';
  const message = `${path}: this is no file of crosshatch keys: ${place} is wrong`;
  return failure({ code: 'bad-key-file', message });
}

/** The file can be read by its owner alone. */
export function writeKeyFile(path: string, keys: readonly KeyRecord[]): void {
  const partial = `${path}.${process.pid}.partial`;
  try {
    writeFileSync(partial, `${JSON.stringify({ keys }, undefined, 2)}\n`, { mode: 0o600 });
    renameSync(partial, path);
  } finally {
    rmSync(partial, { force: true });
  }
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
