// Names for the puzzles of the library, in the language of the page.

import { useEffect, useMemo, useState } from 'react';
import { defined } from '../../src/puzzle/defined.ts';
import { useSettings } from '../app/settings.ts';
import { useLanguage, useText } from '../app/texts.ts';
import { loadTitles, NO_TITLES, type Titles } from './built-in-titles.ts';
import { idFacts } from './opened-name.ts';
import { type NamedPuzzle, numberedName, puzzleName, shownTitle } from './puzzle-name.ts';

/** A puzzle of the library; the title of a built-in one is looked up by its id. */
export interface ListedPuzzle extends Omit<NamedPuzzle, 'number'> {
  readonly id: string;
}

export interface PuzzleNames {
  /** `isSolved` says whether the puzzle was ever solved, in whatever way. */
  readonly nameOf: (puzzle: ListedPuzzle, isSolved: boolean) => string;
  /** Returns undefined if the title is hidden or the puzzle has none. */
  readonly titleOf: (puzzle: ListedPuzzle, isSolved: boolean) => string | undefined;
  /** Returns the name by size and number, or undefined for an own puzzle. */
  readonly numberedNameOf: (puzzle: ListedPuzzle) => string | undefined;
}

/**
 * Returns functions that name puzzles. The titles of built-in puzzles are loaded if one of the
 * puzzles may be solved or no title is hidden; their numbers stand for them until then.
 */
export function usePuzzleNames(mayBeSolved: boolean): PuzzleNames {
  const text = useText();
  const hideTitles = useSettings((settings) => settings.hideTitles);
  const titles = useTitles(mayBeSolved || !hideTitles);
  return useMemo(() => {
    const setting = { hideTitles };
    return {
      nameOf: (puzzle, isSolved) => puzzleName(named(puzzle, titles), isSolved, setting, text),
      titleOf: (puzzle, isSolved) => shownTitle(named(puzzle, titles), isSolved, setting),
      numberedNameOf: (puzzle) => numberedName(named(puzzle, titles), text),
    };
  }, [titles, hideTitles, text]);
}

function named({ id, ...puzzle }: ListedPuzzle, titles: Titles): NamedPuzzle {
  return { ...puzzle, ...defined({ title: titles[id] ?? puzzle.title }), ...idFacts(id) };
}

function useTitles(isWanted: boolean): Titles {
  const language = useLanguage();
  const [titles, setTitles] = useState(NO_TITLES);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void loadTitles(language).then((loaded) => isCurrent && setTitles(loaded));
    return () => {
      isCurrent = false;
    };
  }, [language, isWanted]);
  return titles;
}
