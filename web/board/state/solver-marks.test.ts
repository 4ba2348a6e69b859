import { describe, expect, it } from 'vitest';
import type { MoveKind, PlayedMove } from './play-state.ts';
import { hasSolverMarks } from './solver-marks.ts';

/** Draws a move as its kind and the cells that it changes, such as `solve 0 1`. */
function move(drawn: string): PlayedMove {
  const [kind, ...cells] = drawn.split(' ');
  const changes = cells.map((cell) => ({ cell: Number(cell), from: 0, to: 2 }));
  return { kind: kind as MoveKind, changes, at: 0 };
}

describe('marks of the solver', () => {
  it.each<[boolean, string[]]>([
    [false, []],
    [false, ['paint 0', 'hint 1']],
    [true, ['paint 0', 'solve 1 2']],
    [true, ['solve 0 1', 'paint 0']],
    [false, ['solve 0', 'reset 0', 'paint 0']],
    [false, ['trial-start', 'solve 0 1', 'trial-reject 0 1', 'paint 0']],
    [true, ['trial-start', 'solve 0', 'trial-accept']],
    [true, ['solve 0', 'trial-start', 'paint 0', 'trial-reject 0']],
    [true, ['trial-start', 'trial-start', 'trial-reject', 'solve 0', 'trial-accept']],
  ])('%s after %j', (has, drawn) => {
    expect(hasSolverMarks(drawn.map(move))).toBe(has);
  });
});
