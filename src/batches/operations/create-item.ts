// Makes a puzzle of the image in an item. The image is unpacked here, because the package for that
// has threads of its own, and the puzzle is made on a thread of the pool.

import { chosenImageWish } from '../../create/images/chosen-wish.ts';
import type { Image, ImagePuzzle } from '../../create/index.ts';
import { toJson } from '../../formats/index.ts';
import { defined } from '../../puzzle/defined.ts';
import { oneBasedPlaceOf } from '../../puzzle/one-based-place.ts';
import { failure, type Outcome } from '../../puzzle/problem.ts';
import { type AnsweredItem, refusedItem } from '../../tasks/items/answer-item.ts';
import { fileNameOfItem, type Item, readItem } from '../../tasks/items/item.ts';
import { judgeWorth } from '../../tasks/items/worth-keeping.ts';
import type { OptionValues } from '../../tasks/operations/option-readers.ts';
import { USUAL_SECONDS } from '../../tasks/operations/usual-seconds.ts';
import { unpackImage } from '../../unpacking/unpack-image.ts';
import type { ThreadPool } from '../../workers/index.ts';

export async function createItem(
  line: string,
  values: OptionValues,
  pool: ThreadPool,
  signal: AbortSignal,
): Promise<AnsweredItem> {
  const item = readItem(line);
  if (!item.ok) return refusedItem({}, item.problems);
  const { image, errors } = item.value;
  if (errors !== undefined) return refusedItem(item.value, errors);
  const unpacked = await imageOf(image, values);
  if (!unpacked.ok) return refusedItem(item.value, unpacked.problems);
  const args = {
    image: unpacked.value,
    wish: chosenImageWish(unpacked.value, fileNameOfItem(item.value), values),
    limits: { seconds: values.time ?? USUAL_SECONDS.create },
  };
  const start = performance.now();
  const made = await pool.run('puzzle-from-image', args, { signal });
  if (!made.ok) return refusedItem(item.value, made.problems);
  return judgeWorth(madeOf(item.value, made.value), performance.now() - start, args.limits);
}

async function imageOf(image: string | undefined, { crop }: OptionValues): Promise<Outcome<Image>> {
  if (image === undefined)
    return failure({ code: 'no-image', message: 'the item has no image: submit image files' });
  const unpacked = await unpackImage(Buffer.from(image, 'base64'), crop);
  return unpacked.ok ? { ok: true, value: unpacked.value.image } : unpacked;
}

function madeOf({ file }: Item, made: ImagePuzzle): AnsweredItem {
  const { puzzle, rating, changes, isMinimal, isAsWished } = made;
  const json = {
    ...defined({ file }),
    puzzle: toJson(puzzle),
    rating,
    changes: changes.map(({ cell, from, to }) => ({ ...oneBasedPlaceOf(puzzle, cell), from, to })),
    minimal: isMinimal,
  };
  const isOther = rating.verdict === 'unique' && !isAsWished;
  return { line: JSON.stringify(json), kind: isOther ? 'unlike' : rating.verdict };
}
