// The list of pictures to make: makers/packs/pictures.csv, a picture a line.

import { readFileSync } from 'node:fs';
import { UNIQUE_LABELS, type UniqueLabel } from '../../src/explain/rate/label.ts';
import { defined } from '../../src/puzzle/defined.ts';

export interface ListedPicture {
  readonly pack: string;
  /** The set of icons and the name there, as "set:name". */
  readonly icon: string;
  /** The cells of the longer side. */
  readonly size: number;
  /** The most colours besides the background. */
  readonly colours: number;
  /** The only label that the puzzle may have; cells are changed for that. */
  readonly difficulty?: UniqueLabel;
  readonly titles: { readonly en: string; readonly de: string };
}

const PATH = 'makers/packs/pictures.csv';
export const HEAD = 'pack,icon,size,colours,difficulty,en,de';

/** Throws an error that names the line if the list is not as it should be. */
export function readPictureList(): readonly ListedPicture[] {
  const [head, ...lines] = readFileSync(PATH, 'utf8').trim().split('\n');
  if (head !== HEAD) throw new Error(`${PATH}:1: expected the columns ${HEAD}`);
  const seen = new Set<string>();
  return lines.map((line, index) => {
    const picture = pictureOf(line);
    const problem = problemOf(line, picture, seen);
    if (problem !== undefined) throw new Error(`${PATH}:${index + 2}: ${problem}`);
    seen.add(keyOf(picture));
    return picture;
  });
}

function pictureOf(line: string): ListedPicture {
  const [pack, icon, size, colours, difficulty, en, de] = line.split(',');
  const label = UNIQUE_LABELS.find((each) => each === difficulty);
  return {
    ...{ pack, icon, size: Number(size), colours: Number(colours) },
    ...defined({ difficulty: label }),
    titles: { en, de },
  };
}

function problemOf(line: string, picture: ListedPicture, seen: Set<string>): string | undefined {
  const fields = line.split(',');
  const { size, colours, icon, titles } = picture;
  if (fields.length !== HEAD.split(',').length) return `${fields.length} fields`;
  if (!(Number.isInteger(size) && size >= 5)) return `a size of ${fields[2]}`;
  if (!(Number.isInteger(colours) && colours >= 1)) return `${fields[3]} colours`;
  if (fields[4] !== '' && picture.difficulty === undefined) return `no label ${fields[4]}`;
  if (!/^[\w-]+:[\w-]+$/.test(icon)) return `no icon ${icon}`;
  if (titles.en === '' || titles.de === '') return 'a title is missing';
  return seen.has(keyOf(picture)) ? 'the same picture is there twice' : undefined;
}

function keyOf({ icon, size, colours }: ListedPicture): string {
  return `${icon} ${size} ${colours}`;
}
