// The log of finished games as a file for other programs: CSV or JSON. docs/finished-games.md lists
// the columns.

import type { SavedGame } from '../storage/saved-game.ts';
import type { Solve } from '../storage/solve.ts';
import { withKnownTechniques } from './results.ts';
import { isMastered, type TechniqueCount } from './technique-counts.ts';

/** A finished game with all that the page knows of its techniques. */
export interface ListedGame extends Solve {
  /** The techniques that help showed in this puzzle, as far as its saved game tells. */
  readonly shown: readonly string[];
  /** The techniques among `techniques` that the person has mastered. */
  readonly mastered: readonly string[];
}

const COLUMNS = [
  'finished',
  'puzzleId',
  'width',
  'height',
  'colours',
  'difficulty',
  'solvedBy',
  'seconds',
  'techniques',
  'shown',
  'mastered',
] as const;

export function listedGames(
  solves: readonly Solve[],
  saves: ReadonlyMap<string, SavedGame>,
  counts: readonly TechniqueCount[],
): readonly ListedGame[] {
  const mastered = new Set(counts.filter(isMastered).map(({ technique }) => technique));
  return withKnownTechniques(solves).map((solve) => ({
    ...solve,
    shown: saves.get(solve.puzzleId)?.shown?.map(({ technique }) => technique) ?? [],
    mastered: solve.techniques?.filter((technique) => mastered.has(technique)) ?? [],
  }));
}

export function gamesCsv(games: readonly ListedGame[]): string {
  const rows = games.map(rowOf).map((row) => COLUMNS.map((column) => field(row[column])));
  return [COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

export function gamesJson(games: readonly ListedGame[]): string {
  return `${JSON.stringify(games.map(rowOf), undefined, 2)}\n`;
}

function rowOf({ finished, elapsed, partial: _, ...game }: ListedGame) {
  const { techniques, shown, mastered, ...rest } = game;
  return {
    ...{ difficulty: undefined, ...rest },
    finished: new Date(finished).toISOString(),
    seconds: Math.floor(elapsed / 1000),
    techniques: techniques?.join(' '),
    shown: shown.join(' '),
    mastered: mastered.join(' '),
  };
}

/** Quotes a field where CSV asks for it; programs would run a text that begins like a formula. */
function field(value: string | number | undefined): string {
  const text = String(value ?? '').replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
