// Tells items apart by what is done with them: the same puzzle under another name, in another file
// or at another line has the same answer but for its names. These are put into an answer that
// another item got.

import { findJsonParts } from '../../formats/json/json-parts.ts';
import { isJsonObject } from '../../formats/json/json-value.ts';
import { isShallow } from '../../formats/text/json-places.ts';
import { defined } from '../../puzzle/defined.ts';
import { META_KEYS } from '../../puzzle/puzzle.ts';
import { fileNameOfItem, type Item, parseRecord, readItem } from './item.ts';

interface SameItem {
  /** The same for all items that have the same answer but for its names. */
  readonly key: string;
  /** The fields of the answer that the key does not tell; nothing if it tells all of them. */
  readonly names?: { readonly file?: string; readonly id?: string | null };
}

/** Returns the part of an item on which its answer depends; that of other texts is the text. */
export function keyOfItem(line: string, operation: string): string {
  return sameItem(line, operation).key;
}

/** Returns the answer of an item that has the same key as the one on this line. */
export function answerUnderNames(answer: string, line: string, operation: string): string {
  const { names } = sameItem(line, operation);
  const json = names === undefined ? undefined : parseRecord(answer);
  if (json === undefined) return answer;
  // An item of no file has no such field.
  const { file: _, ...others } = json;
  return JSON.stringify({ ...names, ...others, ...names });
}

function sameItem(line: string, operation: string): SameItem {
  // Deep nesting is in no item, and could overflow the stack.
  const item = isShallow(line) ? readItem(line) : undefined;
  const same = item?.ok && item.value.errors === undefined && partsOf(item.value, operation);
  return same || { key: line };
}

function partsOf(item: Item, operation: string): SameItem | undefined {
  const file = defined({ file: item.file });
  switch (operation) {
    case 'generate':
      return { key: JSON.stringify(['wish', item.wish]), names: file };
    case 'create':
      // The puzzle of an image has a title that is made of the name of the file.
      return { key: JSON.stringify([fileNameOfItem(item), item.image]), names: file };
    default:
      return puzzleParts(item);
  }
}

/** The puzzle is not read: its parts are taken as they are, and that is quick. */
function puzzleParts({ text, puzzle, file }: Item): SameItem | undefined {
  const value = text === undefined ? puzzle : isShallow(text) ? parseRecord(text) : undefined;
  if (!isJsonObject(value)) return undefined;
  const parts = [...findJsonParts(value, []).parts];
  const others = parts
    .filter(([name]) => !NAMING.has(name))
    .map(([name, part]) => [name, part.key, part.value])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const id = parts.find(([name]) => name === 'id')?.[1].value;
  const isName = typeof id === 'string' || typeof id === 'number';
  return {
    key: JSON.stringify(others),
    names: { ...defined({ file }), id: isName ? String(id) : null },
  };
}

const NAMING: ReadonlySet<string> = new Set(META_KEYS);
