import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Command,
  type Gesture,
  gestureStep,
  type Input,
  NO_GESTURE,
  type Press,
  wheelFactor,
} from './gesture.ts';

/** Returns all commands that the inputs give, and the gesture after the last input. */
function run(inputs: readonly Input[]): { readonly commands: Command[]; readonly end: Gesture } {
  const commands: Command[] = [];
  let end = NO_GESTURE;
  for (const input of inputs) {
    const [next, more] = gestureStep(end, input);
    commands.push(...more);
    end = next;
  }
  return { commands, end };
}

const finger = (id: number, x: number, y: number, press: Press = 'draw'): Input => ({
  type: 'down',
  id,
  x,
  y,
  press,
  isTouch: true,
  isSecond: false,
});
const button = (isSecond: boolean): Input => ({
  type: 'down',
  id: 1,
  x: 5,
  y: 5,
  press: 'draw',
  isTouch: false,
  isSecond,
});
const move = (id: number, x: number, y: number): Input => ({ type: 'move', id, x, y });
const up = (id: number): Input => ({ type: 'up', id });

const PRESSES = ['draw', 'aim', 'steer', 'tap', 'map', 'view'] as const;
/** The commands of presses that do nothing before they are moved. */
const NOTHING = { steer: [], tap: [], view: [] };

describe('gestures', () => {
  it('draw with a button, from the first pixel on', () => {
    expect(run([button(true), move(1, 6, 5), up(1)])).toEqual({
      commands: [
        { do: 'begin', x: 5, y: 5, isSecond: true },
        { do: 'extend', x: 6, y: 5 },
        { do: 'commit' },
      ],
      end: NO_GESTURE,
    });
  });

  it('take a finger that trembles for one that is still', () => {
    const { commands } = run([
      finger(1, 5, 5),
      move(1, 9, 9),
      move(1, 30, 5),
      move(1, 6, 5),
      up(1),
    ]);
    expect(commands.map((command) => command.do)).toEqual(['begin', 'extend', 'extend', 'commit']);
  });

  it('take a finger that stays for the second brush, once', () => {
    const hold: Input = { type: 'hold' };
    const kinds = (inputs: Input[]): string[] => run(inputs).commands.map((command) => command.do);
    expect(kinds([finger(1, 5, 5), hold, hold, up(1)])).toEqual(['begin', 'switch', 'commit']);
    expect(kinds([finger(1, 5, 5), hold, move(1, 40, 5), up(1)])).toEqual([
      'begin',
      'switch',
      'extend',
      'commit',
    ]);
    expect(kinds([finger(1, 5, 5), move(1, 40, 5), hold, up(1)])).toEqual([
      'begin',
      'extend',
      'commit',
    ]);
    expect(kinds([button(false), hold, up(1)])).toEqual(['begin', 'commit']);
    expect(kinds([hold])).toEqual([]);
  });

  it('move and zoom with two fingers', () => {
    const { commands } = run([finger(1, 0, 0), finger(2, 100, 0), move(2, 200, 0), move(1, 0, 10)]);
    expect(commands.slice(1)).toEqual([
      { do: 'drop' },
      { do: 'view', x: 100, y: 0, dx: 50, dy: 0, factor: 2 },
      { do: 'view', x: 100, y: 5, dx: 0, dy: 5, factor: expect.closeTo(1, 1) },
    ]);
  });

  it('tap where a finger is lifted at once, and move the board with one that slides', () => {
    const tapping = finger(1, 5, 5, 'tap');
    expect(run([tapping, move(1, 8, 5), up(1)])).toEqual({
      commands: [{ do: 'tap', x: 5, y: 5 }],
      end: NO_GESTURE,
    });
    expect(run([tapping, move(1, 25, 5), move(1, 5, 5), up(1)]).commands).toEqual([
      { do: 'view', x: 25, y: 5, dx: 20, dy: 0, factor: 1 },
      { do: 'view', x: 5, y: 5, dx: -20, dy: 0, factor: 1 },
    ]);
    expect(run([tapping, { type: 'cancel', id: 1 }]).commands).toEqual([]);
  });

  it('aim with a finger that slides, and draw from the cell where it rests', () => {
    const hold: Input = { type: 'hold' };
    const aiming = [finger(1, 5, 5, 'aim'), move(1, 6, 5), move(1, 30, 5)];
    const aims = [
      { do: 'aim', x: 5, y: 5 },
      { do: 'aim', x: 6, y: 5 },
      { do: 'aim', x: 30, y: 5 },
    ];
    expect(run([...aiming, up(1)]).commands).toEqual([...aims, { do: 'commit' }]);
    expect(run([...aiming, { type: 'cancel', id: 1 }]).commands).toEqual([...aims, { do: 'drop' }]);
    expect(run([...aiming, hold, move(1, 31, 5), hold, up(1)]).commands).toEqual([
      ...aims,
      { do: 'fix' },
      { do: 'extend', x: 31, y: 5 },
      { do: 'commit' },
    ]);
  });

  it('steer the cursor as a finger moves, wherever that is', () => {
    const steering = finger(1, 5, 5, 'steer');
    expect(run([steering, move(1, 8, 5), move(1, 20, 15), up(1)]).commands).toEqual([
      { do: 'steer', dx: 12, dy: 10 },
    ]);
    expect(run([steering, up(1)]).commands).toEqual([{ do: 'tap', x: 5, y: 5 }]);
  });

  it('move the board with a finger beside the cells, and with the one left of two', () => {
    expect(run([finger(1, 5, 5, 'view'), move(1, 6, 8), up(1)])).toEqual({
      commands: [{ do: 'view', x: 6, y: 8, dx: 1, dy: 3, factor: 1 }],
      end: NO_GESTURE,
    });
    expect(run([finger(1, 0, 0), finger(2, 9, 9), up(1), move(2, 9, 29)]).commands).toEqual([
      { do: 'begin', x: 0, y: 0, isSecond: false },
      { do: 'drop' },
      { do: 'view', x: 9, y: 29, dx: 0, dy: 20, factor: 1 },
    ]);
  });

  it('go to the places of the minimap that a pointer touches', () => {
    const { commands, end } = run([finger(1, 5, 5, 'map'), move(1, 6, 8), up(1)]);
    expect(commands).toEqual([
      { do: 'go', x: 5, y: 5 },
      { do: 'go', x: 6, y: 8 },
    ]);
    expect(end).toBe(NO_GESTURE);
  });

  it.each(PRESSES.flatMap((one) => PRESSES.map((other) => [one, other] as const)))(
    'paint nothing by a pinch of %s, then %s',
    (one, other) => {
      for (const [left, stays] of [
        [1, 2],
        [2, 1],
      ]) {
        const { commands, end } = run([
          finger(1, 0, 0, one),
          finger(2, 100, 0, other),
          move(2, 200, 0),
          { type: 'hold' },
          up(left!),
          move(stays!, 50, 50),
          finger(3, 10, 10, 'draw'),
          up(3),
          up(stays!),
        ]);
        const kinds = commands.map((command) => command.do);
        expect(kinds.filter((kind) => kind !== 'view')).toEqual(
          { ...NOTHING, draw: ['begin', 'drop'], aim: ['aim', 'drop'], map: ['go'] }[one],
        );
        expect(commands).toContainEqual({ do: 'view', x: 100, y: 0, dx: 50, dy: 0, factor: 2 });
        expect(end).toBe(NO_GESTURE);
      }
    },
  );

  it('drop what a pointer drew that was taken away', () => {
    expect(run([finger(1, 0, 0), { type: 'cancel', id: 1 }]).commands.at(-1)).toEqual({
      do: 'drop',
    });
  });

  it('never draw once two fingers were down, until all are lifted', () => {
    const id = fc.nat(3);
    const at = fc.nat(300);
    const press = fc.constantFrom(...PRESSES);
    const input: fc.Arbitrary<Input> = fc.oneof(
      fc.tuple(id, at, at, press).map(([n, x, y, one]) => finger(n, x, y, one)),
      fc.tuple(id, at, at).map(([n, x, y]) => move(n, x, y)),
      id.map(up),
      fc.constant<Input>({ type: 'hold' }),
    );
    fc.assert(
      fc.property(fc.array(input, { maxLength: 60 }), (inputs) => {
        let state = NO_GESTURE;
        let hadTwo = false;
        let isDrawing = false;
        for (const one of inputs) {
          const [next, commands] = gestureStep(state, one);
          state = next;
          if (state.points.length > 1) hadTwo = true;
          for (const command of commands) {
            if (command.do === 'begin') expect([isDrawing, hadTwo]).toEqual([false, false]);
            if (command.do === 'aim') expect(hadTwo).toBe(false);
            if (['extend', 'commit', 'tap', 'steer'].includes(command.do))
              expect(hadTwo).toBe(false);
            if (command.do === 'begin' || command.do === 'aim') isDrawing = true;
            if (command.do === 'commit' || command.do === 'drop') isDrawing = false;
          }
          if (state.points.length === 0) hadTwo = false;
          expect(isDrawing).toBe(state.mode === 'drawing' || state.mode === 'aiming');
        }
      }),
    );
  });
});

describe('the wheel', () => {
  it('zooms in and out by the same', () => {
    expect(wheelFactor(-100, 0)).toBeGreaterThan(1);
    expect(wheelFactor(-3, 1) * wheelFactor(3, 1)).toBeCloseTo(1);
    expect(wheelFactor(100_000, 2)).toBeGreaterThan(0.5);
  });
});
