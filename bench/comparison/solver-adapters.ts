// Adapters tell how other solvers are run. They are given one by one as NAME=COMMAND, or as a list
// in a JSON file.

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { WRITABLE } from '../../src/formats/index.ts';
import { UsageError } from '../engine/usage-error.ts';

const adapterSchema = z.strictObject({
  name: z.string().regex(/^[^|\n]+$/, 'has to be one line without |'),
  command: z
    .string()
    .includes('{file}', { error: 'needs {file} where the path of the puzzle goes' }),
  /** The id of the format that the solver reads. */
  format: z
    .string()
    .refine(isWritable, `has to be one of ${WRITABLE.map(({ id }) => id).join(', ')}`)
    .default('non'),
  /** The characters that the solver prints, for background first, then for ink or colours. */
  characters: z.array(z.string().length(1)).min(2).exactOptional(),
});

export type SolverAdapter = z.infer<typeof adapterSchema>;

/** Reads an adapter of the form NAME=COMMAND. */
export function adapterOf(text: string, format: string): SolverAdapter {
  const [, name, command] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (name === undefined) throw new UsageError(`${text}: expected NAME=COMMAND`);
  return parsed(adapterSchema, { name, command, format }, text);
}

/** Reads the adapters of a JSON file. */
export function adaptersOfFile(path: string): SolverAdapter[] {
  return parsed(z.array(adapterSchema), jsonOf(path), path);
}

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function parsed<T>(schema: z.ZodType<T>, value: unknown, source: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const reasons = result.error.issues.map(({ path, message }) => `${path.join(' ')} ${message}`);
  throw new UsageError(`${source}: ${reasons.join('; ')}`);
}

function isWritable(format: string): boolean {
  return WRITABLE.some(({ id }) => id === format);
}
