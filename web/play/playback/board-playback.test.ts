import { describe, expect, it } from 'vitest';
import type { LineStep } from '../../../src/explain/model/step.ts';
import { puzzleOfLengths } from '../../../test/boards.ts';
import type { PlayedMove } from '../../board/state/play-state.ts';
import {
  type BoardPlayback,
  cellsOfPlayback,
  endingInSight,
  highlightsOfPlayback,
  type StepsPlayback,
  startReplay,
  startSteps,
  stepInSight,
  withSteps,
} from './board-playback.ts';
import { goToFrame } from './playback-state.ts';

const at = (playback: BoardPlayback, frame: number): BoardPlayback => ({
  ...playback,
  state: goToFrame(playback.state, frame),
});

describe('a replay', () => {
  const past: readonly PlayedMove[] = [
    { kind: 'paint', changes: [{ cell: 1, from: 0, to: 2 }], at: 0 },
    { kind: 'trial-start', changes: [], at: 1 },
    { kind: 'paint', changes: [{ cell: 0, from: 0, to: 1 }], at: 2 },
  ];
  const plain = puzzleOfLengths([[1]], [[], [1], []]);
  const given = { width: 3, height: 1, cells: Int32Array.of(3, 3, 1) };
  const replay = startReplay({ puzzle: { ...plain, given }, past });

  it('shows the board after each move that marks', () => {
    expect(replay.state.last).toBe(2);
    expect([0, 1, 2].map((frame) => [...cellsOfPlayback(at(replay, frame))])).toEqual([
      [0, 0, 1],
      [0, 2, 1],
      [1, 2, 1],
    ]);
  });

  it('points at what the move has marked', () => {
    expect(highlightsOfPlayback(at(replay, 0))).toEqual({});
    expect(highlightsOfPlayback(at(replay, 2))).toEqual({ conclusions: [0] });
  });
});

describe('a solution step by step', () => {
  const step = (cell: number): LineStep => ({
    kind: 'line',
    technique: 'glue',
    tier: 2,
    line: 0,
    blocks: [1],
    evidence: [cell + 1],
    mentions: [],
    conclusions: [{ cell, candidates: 0b10 }],
    message: { key: 'glue', params: {} },
  });
  const first = { step: step(0), sentence: 'first', name: 'Glue', crossed: [] };
  const second = { ...first, step: step(1), sentence: 'second' };
  const begun = withSteps(startSteps(Uint8Array.of(0, 0, 1)), [first]);
  const whole = withSteps(begun, [first, second], 'solved');

  it('takes steps as they come', () => {
    expect(begun.state).toMatchObject({ at: 0, last: 1, isPlaying: true, isWhole: false });
    expect(whole.state).toMatchObject({ last: 2, isWhole: true });
    expect([...cellsOfPlayback(at(whole, 2))]).toEqual([2, 2, 1]);
  });

  it('says what is in sight, and at the end also how it ended', () => {
    const said = [0, 1, 2].map((frame) => {
      const shown = at(whole, frame) as StepsPlayback;
      return [stepInSight(shown)?.sentence, endingInSight(shown)];
    });
    expect(said).toEqual([
      [undefined, ''],
      ['first', ''],
      ['second', 'solved'],
    ]);
    expect(endingInSight(at(begun, 1) as StepsPlayback)).toBe('');
  });
});
