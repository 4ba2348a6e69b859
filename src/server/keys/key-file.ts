// The file of the keys: JSON with their names, hashes and quotas.

import { readFileSync } from 'node:fs';
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

/** The code of the problem that there is no file. */
export const NO_KEY_FILE = 'no-key-file';

/** Throws the system's error if the file is there, but cannot be read. */
export function readKeyFile(path: string): Outcome<readonly KeyRecord[]> {
  const text = textOrNothing(path);
  if (text === undefined) {
    const message = `${path}: there is no such file: crosshatch keys add makes it, with a first key`;
    return failure({ code: NO_KEY_FILE, message });
  }
  const parsed = keyFile.safeParse(jsonOrNothing(text));
  if (parsed.success) return success(parsed.data.keys);
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'the file';
  const message = `${path}: this is no file of crosshatch keys: ${place} is wrong`;
  return failure({ code: 'bad-key-file', message });
}

export function keyFileText(keys: readonly KeyRecord[]): string {
  return `${JSON.stringify({ keys }, undefined, 2)}\n`;
}

function textOrNothing(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
