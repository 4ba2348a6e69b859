// Searches row by row, with one level for each placed row. The columns have a state for each level,
// so that going back undoes only the cells of the row. A level stores the row that it places, the
// candidates that the columns leave this row, and the next arrangement.

import { cellAt, partOfRow } from '../../puzzle/places.ts';
import type { MethodTask } from '../in-steps.ts';
import { type Columns, makePrefixColumns } from './columns.ts';
import { makeHoleColumns } from './hole-columns.ts';
import { LONGEST_LIST, type Memo, makeMemo, memoKey, remember } from './memo.ts';
import { type ChooseRow, makeChooser, type RowOrder } from './row-order.ts';
import type { RowTable } from './row-tables.ts';

interface RowSearch {
  readonly task: MethodTask;
  readonly tables: readonly RowTable[];
  readonly columns: Columns;
  readonly chooseRow: ChooseRow;
  readonly isMasking: boolean;
  readonly memo: Memo | undefined;
  /** Level d places a row after d other rows. */
  readonly levels: Level[];
  readonly isPlaced: Uint8Array;
  /**
   * The candidates of all cells. A cell of a placed row has one candidate; any other cell has those
   * with which the search begins.
   */
  readonly cells: Int32Array;
}

interface Level {
  readonly row: number;
  /** Candidates of the cells of the row; empty without the option `mask`. */
  readonly mask: Int32Array;
  /** The key of the mask in the memo. */
  readonly key: string;
  /**
   * The indices in the table of the arrangements that fit the mask, from the memo. Without a list
   * all arrangements are tried, and `fitting` collects for the memo the indices of those that fit.
   */
  readonly list: Int32Array | undefined;
  readonly fitting: number[];
  /** The number of arrangements to try, and the number of those that were tried. */
  readonly count: number;
  next: number;
}

export function makeRowSearch(task: MethodTask, tables: readonly RowTable[]): RowSearch {
  const { puzzle, choices, stats, known } = task;
  const order = choices.order as RowOrder;
  const columns = (order === 'given' ? makePrefixColumns : makeHoleColumns)(puzzle, stats);
  return {
    task,
    tables,
    columns,
    chooseRow: makeChooser(puzzle, columns, order),
    isMasking: choices.mask === 'on',
    memo: choices.memo === 'on' ? makeMemo() : undefined,
    levels: [],
    isPlaced: new Uint8Array(puzzle.height),
    cells: known.slice(),
  };
}

/** Prepares the level that places a row after `placed` other rows, unless all rows are placed. */
export function enter(work: RowSearch, placed: number): void {
  const { task, tables, columns, isMasking, memo } = work;
  if (placed === task.puzzle.height) return;
  const row = work.chooseRow(placed, work.isPlaced);
  const mask = new Int32Array(isMasking ? task.puzzle.width : 0);
  if (isMasking) columns.allow(placed, row, mask);
  const key = isMasking && memo !== undefined ? memoKey(tables[row], mask) : '';
  const list = memo?.lists.get(key);
  if (list !== undefined) task.stats.memoHits++;
  const count = list?.length ?? tables[row].count;
  work.levels[placed] = { row, mask, key, list, fitting: [], count, next: 0 };
}

/** The most arrangements to look at in one step. */
const BATCH = 1024;

type Attempt = 'placed' | 'none yet' | 'none left';

/**
 * Tries the next arrangements of a level, at most `BATCH` of them, until an arrangement can be
 * placed.
 */
export function tryNext(work: RowSearch, placed: number): Attempt {
  const level = work.levels[placed];
  for (let looks = 0; looks < BATCH; looks++) {
    if (level.next === level.count) {
      keepFitting(work, level);
      return 'none left';
    }
    const next = level.next++;
    const index = level.list?.[next] ?? next;
    if (passesMask(work, level, index) && place(work, placed, index)) return 'placed';
  }
  return 'none yet';
}

/** Whether the arrangement at `index` of the table fits the mask. */
function passesMask(
  { task, tables, isMasking, memo }: RowSearch,
  level: Level,
  index: number,
): boolean {
  const { row, mask, list, fitting } = level;
  if (!isMasking || list !== undefined) return true;
  const { colours } = tables[row];
  for (let c = 0, at = index * mask.length; c < mask.length; c++, at++) {
    if (((mask[c] >>> colours[at]) & 1) === 1) continue;
    task.stats.masked++;
    return false;
  }
  if (memo !== undefined && fitting.length <= LONGEST_LIST) fitting.push(index);
  return true;
}

/** Stores in the memo which arrangements fit; all must have been looked at. */
function keepFitting({ isMasking, memo }: RowSearch, { key, list, fitting }: Level): void {
  if (isMasking && memo !== undefined && list === undefined) remember(memo, key, fitting);
}

/**
 * Places the row of level `placed` by the arrangement at `index` of its table; false if the columns
 * do not allow that.
 */
function place(
  { task, tables, columns, levels, cells, isPlaced }: RowSearch,
  placed: number,
  index: number,
): boolean {
  const { width } = task.puzzle;
  const { row } = levels[placed];
  const { colours } = tables[row];
  const at = index * width;
  if (!columns.place(placed, row, colours, at)) return false;
  task.stats.nodes++;
  isPlaced[row] = 1;
  for (let c = 0; c < width; c++) cells[cellAt(row, c, width)] = 1 << colours[at + c];
  task.emit?.({ kind: 'place', line: row, cells: cells.slice() });
  return true;
}

/** Takes back the row of level `placed`; does nothing when `placed` is below 0. */
export function takeBackRow({ task, levels, cells, isPlaced }: RowSearch, placed: number): void {
  if (placed < 0) return;
  const { width } = task.puzzle;
  const { row } = levels[placed];
  isPlaced[row] = 0;
  partOfRow(cells, row, width).set(partOfRow(task.known, row, width));
  task.emit?.({ kind: 'back', line: row, cells: cells.slice() });
}
