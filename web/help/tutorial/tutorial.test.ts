import { describe, expect, it } from 'vitest';
import { solve } from '../../../src/engine/solve.ts';
import { hint } from '../../../src/explain/explanation/hint.ts';
import { writeRows } from '../../../src/puzzle/grid-text.ts';
import { verdictOf } from '../../../src/puzzle/verdict.ts';
import { CROSS, masksOf, painted, UNMARKED } from '../../board/state/mark.ts';
import { GHOST, LESSONS, wrongMarks } from './lessons.ts';
import {
  isDone,
  isHintWhole,
  markInTutorial,
  nextTutorialHint,
  pictureOf,
  sentenceOfHint,
  startTutorial,
  type Tutorial,
  type TutorialHint,
  tutorialHighlights,
  undoInTutorial,
  withHint,
} from './tutorial.ts';

const FILL = painted(1);

/**
 * Marks the cells as drawn: `#` painted, `x` a cross; for any other sign the cell stays as it is.
 */
function drawn(tutorial: Tutorial, ...rows: readonly string[]): Tutorial {
  const { cells } = tutorial.play;
  const signs = [...rows.join('')];
  const changes = signs.flatMap((sign, cell) => {
    const to = sign === '#' ? FILL : sign === 'x' ? CROSS : cells[cell];
    return to === cells[cell] ? [] : [{ cell, from: cells[cell], to }];
  });
  return markInTutorial(tutorial, changes);
}

const TO_HINT = ['?#?#?', '#####', '#x#x#', '#####', '?????'];
const PICTURE = ['.###.', '#####', '#.#.#', '#####', '#.#.#'];

describe('the puzzle of the tutorial', () => {
  it('has one solution, the ghost', async () => {
    const result = await solve(GHOST, {});
    expect(verdictOf(result)).toBe('unique');
    expect(writeRows(result.solutions[0], GHOST.palette)).toEqual(PICTURE);
    expect(
      wrongMarks(Uint8Array.from(result.solutions[0].cells, (mask) => (mask === 1 ? 1 : 2))),
    ).toEqual([]);
  });
});

describe('lessons', () => {
  it('are met one after the other', () => {
    let at = startTutorial();
    expect(at.lesson).toBe(0);
    at = drawn(at, '?????', '####?');
    expect(at.lesson).toBe(0);
    at = drawn(at, '?????', '#####');
    expect(at.lesson).toBe(1);
    at = drawn(at, '?????', '?????', '?????', '#####');
    expect(at.lesson).toBe(2);
    at = drawn(at, '?????', '?????', '#?#?#');
    expect(at.lesson).toBe(3);
    at = drawn(at, '?????', '?????', '?x?x?');
    expect(at.lesson).toBe(4);
    at = drawn(at, ...TO_HINT);
    expect(LESSONS[at.lesson].id).toBe('hint');
  });

  it('are skipped by who runs ahead', () => {
    const at = drawn(startTutorial(), ...TO_HINT);
    expect(LESSONS[at.lesson].id).toBe('hint');
    const solved = drawn(startTutorial(), ...PICTURE);
    expect(isDone(solved)).toBe(true);
  });

  it('stay met when marks are taken back', () => {
    const at = undoInTutorial(drawn(startTutorial(), '?????', '#####'));
    expect(at.lesson).toBe(1);
    expect(at.play.cells.every((cell) => cell === UNMARKED)).toBe(true);
  });

  it('end with the picture', () => {
    let at = drawn(startTutorial(), ...TO_HINT);
    at = drawn(at, '?###?');
    expect(isDone(at)).toBe(false);
    at = drawn(at, '?????', '?????', '?????', '?????', '#?#?#');
    expect(isDone(at)).toBe(true);
    expect(undoInTutorial(at)).toBe(at);
    expect(at.play.cells).toContain(CROSS);
    expect(pictureOf(at.play.cells)).toEqual(drawn(startTutorial(), ...PICTURE).play.cells);
  });
});

describe('the lesson about hints', () => {
  it('is met when the hint names the cells, and a line tells them', async () => {
    const at = drawn(startTutorial(), ...TO_HINT);
    const outcome = await hint(GHOST, masksOf(at.play.cells, 1));
    if (!outcome.ok || outcome.value.kind !== 'step') throw new Error('no step');
    const { step } = outcome.value;
    const shown: TutorialHint = {
      kind: 'step',
      step,
      sentences: ['where', 'why', 'what'],
      level: 1,
    };
    const first = withHint(at, shown);
    expect(first.lesson).toBe(at.lesson);
    expect(tutorialHighlights(first).conclusions).toBeUndefined();
    expect(isHintWhole(first)).toBe(false);
    const second = withHint(first, nextTutorialHint(first) as TutorialHint);
    expect(second.lesson).toBe(at.lesson);
    const third = withHint(second, nextTutorialHint(second) as TutorialHint);
    expect(third.lesson).toBe(at.lesson + 1);
    expect(isHintWhole(third)).toBe(true);
    expect(isHintWhole(drawn(third, '??#??'))).toBe(false);
    expect(tutorialHighlights(third).conclusions?.length).toBeGreaterThan(0);
    expect([first, second, third].map(({ hint }) => hint && sentenceOfHint(hint))).toEqual([
      'where',
      'why',
      'what',
    ]);
  });

  it('forgets the hint when the board changes', () => {
    const hinted = withHint(startTutorial(), { kind: 'sentence', sentence: 'a mistake' });
    expect(drawn(hinted, '??#??').hint).toBeUndefined();
    expect(nextTutorialHint(hinted)).toBeUndefined();
  });
});

describe('wrong marks', () => {
  it('are paint outside of the picture and crosses in it', () => {
    const at = drawn(startTutorial(), '##???');
    expect(wrongMarks(at.play.cells)).toEqual([0]);
    expect(wrongMarks(drawn(at, '?????', '?x???').play.cells)).toEqual([0, 6]);
    expect(tutorialHighlights(at)).toEqual({ lines: [1], wrong: [0] });
    expect(tutorialHighlights(startTutorial())).toEqual({ lines: [1] });
  });
});
