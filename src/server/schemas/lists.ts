// Lists and records in requests. A schema of Zod reports every wrong item, and a request can have
// hundreds of thousands of items. The checks here stop at the first wrong item, and do not look at
// the items of a list that is too long.

import { z } from 'zod';
import { MAX_COLOURS } from '../../puzzle/palette.ts';

/**
 * Says what is wrong with an item, like "expected a string". Returns undefined for a valid item.
 */
type CheckItem = (item: unknown) => string | undefined;

interface ListKind {
  /** The JSON schema of an item. */
  readonly items: object;
  /** The bound of the whole request, which `nestingProblem` checks, is enough without this one. */
  readonly most?: number;
  readonly check: CheckItem;
}

/** Makes the schema of a list, of at most `most` items if that is given. */
export function listSchema<T>({
  items,
  most = Number.POSITIVE_INFINITY,
  check,
}: ListKind): z.ZodType<readonly T[]> {
  const list = z.unknown().superRefine((value, context) => {
    const addIssue = (message: string, path: number[] = []): void =>
      context.addIssue({ code: 'custom', message, path });
    if (!Array.isArray(value)) addIssue(expected('a list', value));
    else if (value.length > most) addIssue(`expected at most ${most} items, found ${value.length}`);
    else {
      const at = value.findIndex((item) => check(item) !== undefined);
      if (at >= 0) addIssue(check(value[at]) ?? '', [at]);
    }
  });
  return list.meta({ type: 'array', items }) as unknown as z.ZodType<readonly T[]>;
}

/**
 * Makes the schema of at most `most` texts by name. Names and texts have at most `longest`
 * characters each.
 */
export function textsByName(
  most: number,
  longest: number,
): z.ZodType<Readonly<Record<string, string>>> {
  const record = z.unknown().superRefine((value, context) => {
    const addIssue = (message: string, path: string[] = []): void =>
      context.addIssue({ code: 'custom', message, path });
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      addIssue(expected('an object', value));
      return;
    }
    const names = Object.keys(value);
    const isText = (name: string): boolean =>
      textOf(longest)((value as Record<string, unknown>)[name]) === undefined;
    if (names.some((name) => name.length > longest))
      addIssue(`expected names of at most ${longest} characters`);
    else if (names.length > most) addIssue(`expected at most ${most} names, found ${names.length}`);
    else {
      const wrong = names.find((name) => !isText(name));
      if (wrong !== undefined)
        addIssue(`expected a text of at most ${longest} characters`, [wrong]);
    }
  });
  const schema = { type: 'string', maxLength: longest };
  return record.meta({ type: 'object', additionalProperties: schema }) as unknown as z.ZodType<
    Readonly<Record<string, string>>
  >;
}

export function textOf(longest: number): CheckItem {
  return (item) => {
    if (typeof item !== 'string') return expected('a string', item);
    return item.length <= longest ? undefined : `expected at most ${longest} characters`;
  };
}

export const wholeNumber: CheckItem = (item) =>
  Number.isSafeInteger(item) ? undefined : expected('a whole number', item);

/** Checks the candidates of a cell: a bit for the background and one for each colour. */
export const mask: CheckItem = (item) =>
  isMask(item) ? undefined : `${expected('a mask of candidates', item)}`;

export function isMask(item: unknown): boolean {
  return (
    Number.isInteger(item) && (item as number) >= 0 && (item as number) < 2 ** (MAX_COLOURS + 1)
  );
}

export function expected(what: string, found: unknown): string {
  if (found === undefined) return `expected ${what}, but it is missing`;
  const kind = found === null ? 'null' : Array.isArray(found) ? 'a list' : typeof found;
  return `expected ${what}, found ${kind}`;
}
