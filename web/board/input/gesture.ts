// Turns the events of pointers into commands. One finger, a pen or a mouse button draws where it
// comes down on a cell that it can hit, and moves the board elsewhere. Two fingers move and zoom
// the board and never draw, wherever each of them came down: the second finger drops the stroke of
// the first, and nothing is drawn until all fingers are lifted. When a finger rests where it came
// down, its stroke switches to the second brush. A finger on cells that are too small for it aims
// first: it slides to a cell, which is marked when the finger is lifted; when it rests, a stroke
// begins in the aimed cell. With the pad of arrows, a finger steers the cursor by its movement. The
// functions take input and return commands, and need no page.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Tells what a pointer does that comes down alone. A pointer that taps acts when it is lifted where
 * it came down, and moves the board otherwise. A pointer on the minimap brings the places that it
 * touches into sight.
 */
export type Press = 'draw' | 'aim' | 'steer' | 'tap' | 'map' | 'view';

export type Input =
  | (Point & {
      readonly type: 'down';
      readonly id: number;
      readonly press: Press;
      readonly isTouch: boolean;
      readonly isSecond: boolean;
    })
  | (Point & { readonly type: 'move'; readonly id: number })
  | { readonly type: 'up'; readonly id: number }
  | { readonly type: 'cancel'; readonly id: number }
  /** A finger or a pen has rested for the time of `holdTime`. */
  | { readonly type: 'hold' };

export type Command =
  | (Point & { readonly do: 'begin'; readonly isSecond: boolean })
  | (Point & { readonly do: 'extend' })
  /** Begins the stroke anew, in the cell that is aimed at. */
  | (Point & { readonly do: 'aim' })
  /** Keeps the start of the stroke where it was aimed, so that the finger can extend it. */
  | { readonly do: 'fix' }
  | { readonly do: 'switch' }
  | { readonly do: 'commit' }
  | { readonly do: 'drop' }
  | (Point & { readonly do: 'tap' })
  /** Brings the place under a point of the minimap into sight. */
  | (Point & { readonly do: 'go' })
  /** Moves the cursor as the finger has moved, by dx and dy pixels. */
  | { readonly do: 'steer'; readonly dx: number; readonly dy: number }
  /**
   * Scrolls by dx and dy pixels and zooms by `factor`, so that the same cell stays under the
   * fingers.
   */
  | (Point & {
      readonly do: 'view';
      readonly dx: number;
      readonly dy: number;
      readonly factor: number;
    });

export interface Gesture {
  readonly mode: 'idle' | 'drawing' | 'aiming' | 'steering' | 'tapping' | 'mapping' | 'viewing';
  /** Pointers that are down, in the order in which they came. */
  readonly points: readonly (Point & { readonly id: number })[];
  /**
   * The point where the only finger came down, while it rests there. A finger that aims rests
   * anew wherever it stays.
   */
  readonly rest: Point | undefined;
  readonly canHold: boolean;
}

export const NO_GESTURE: Gesture = { mode: 'idle', points: [], rest: undefined, canHold: false };

/** Returns the time in milliseconds after which a resting finger makes a long press. */
export function holdTime({ mode }: Gesture): number {
  return mode === 'aiming' ? 250 : 420;
}

/**
 * A finger that moves by fewer pixels counts as still, because no finger is ever quite still. A
 * finger that aims is watched more closely, because it moves by single cells.
 */
const [SLOP, AIM_SLOP] = [9, 4];

type GestureStep = readonly [gesture: Gesture, commands: readonly Command[]];

export function gestureStep(gesture: Gesture, input: Input): GestureStep {
  switch (input.type) {
    case 'down':
      return down(gesture, input);
    case 'move':
      return move(gesture, input);
    case 'hold':
      return hold(gesture);
    default:
      return lift(gesture, input);
  }
}

function down(gesture: Gesture, input: Input & { readonly type: 'down' }): GestureStep {
  const { id, x, y } = input;
  const points = [...gesture.points.filter((point) => point.id !== id), { id, x, y }];
  if (gesture.mode === 'idle') return first(points, input);
  if (gesture.mode === 'viewing' || points.length === 1) return [{ ...gesture, points }, []];
  const viewing: Gesture = { ...NO_GESTURE, mode: 'viewing', points };
  const isStroke = gesture.mode === 'drawing' || gesture.mode === 'aiming';
  return [viewing, isStroke ? [{ do: 'drop' }] : []];
}

function first(points: Gesture['points'], input: Input & { readonly type: 'down' }): GestureStep {
  const { x, y, press, isTouch, isSecond } = input;
  switch (press) {
    case 'draw': {
      const rest = isTouch ? { x, y } : undefined;
      const drawing: Gesture = { mode: 'drawing', points, rest, canHold: isTouch && !isSecond };
      return [drawing, [{ do: 'begin', x, y, isSecond }]];
    }
    case 'aim': {
      const aiming: Gesture = { mode: 'aiming', points, rest: { x, y }, canHold: true };
      return [aiming, [{ do: 'aim', x, y }]];
    }
    case 'steer':
      return [{ mode: 'steering', points, rest: { x, y }, canHold: false }, []];
    case 'tap':
      return [{ mode: 'tapping', points, rest: { x, y }, canHold: false }, []];
    case 'map':
      return [{ ...NO_GESTURE, mode: 'mapping', points }, [{ do: 'go', x, y }]];
    case 'view':
      return [{ ...NO_GESTURE, mode: 'viewing', points }, []];
  }
}

function move(gesture: Gesture, { id, x, y }: Input & { readonly type: 'move' }): GestureStep {
  const at = gesture.points.findIndex((point) => point.id === id);
  if (at < 0) return [gesture, []];
  const points = gesture.points.with(at, { id, x, y });
  const moved = { ...gesture, points };
  if (gesture.mode === 'viewing') return [moved, at < 2 ? [viewChange(gesture, moved)] : []];
  if (gesture.mode === 'mapping') return [moved, [{ do: 'go', x, y }]];
  const { rest } = gesture;
  const isStill = (slop: number) => rest && Math.hypot(x - rest.x, y - rest.y) < slop;
  if (gesture.mode === 'aiming') {
    const aiming = isStill(AIM_SLOP) ? moved : { ...moved, rest: { x, y } };
    return [aiming, [{ do: 'aim', x, y }]];
  }
  if (isStill(SLOP)) return [moved, []];
  if (gesture.mode === 'steering') {
    const [dx, dy] = [x - gesture.points[at].x, y - gesture.points[at].y];
    return [{ ...moved, rest: undefined }, [{ do: 'steer', dx, dy }]];
  }
  if (gesture.mode === 'tapping')
    return [{ ...NO_GESTURE, mode: 'viewing', points }, [viewChange(gesture, moved)]];
  return [{ ...moved, rest: undefined }, [{ do: 'extend', x, y }]];
}

function hold(gesture: Gesture): GestureStep {
  if (!gesture.canHold || gesture.rest === undefined) return [gesture, []];
  if (gesture.mode === 'aiming')
    return [{ ...NO_GESTURE, mode: 'drawing', points: gesture.points }, [{ do: 'fix' }]];
  return [{ ...gesture, canHold: false }, [{ do: 'switch' }]];
}

function lift(gesture: Gesture, { id, type }: { id: number; type: 'up' | 'cancel' }): GestureStep {
  const points = gesture.points.filter((point) => point.id !== id);
  if (points.length === gesture.points.length) return [gesture, []];
  const commands = endOf(gesture, type === 'up');
  return [points.length === 0 ? NO_GESTURE : { ...gesture, points }, commands];
}

function endOf({ mode, rest }: Gesture, isUp: boolean): readonly Command[] {
  if (mode === 'drawing' || mode === 'aiming') return [{ do: isUp ? 'commit' : 'drop' }];
  return isUp && rest ? [{ do: 'tap', ...rest }] : [];
}

function viewChange(before: Gesture, after: Gesture): Command {
  const [from, to] = [spanOf(before), spanOf(after)];
  const factor = from.distance > 0 && to.distance > 0 ? to.distance / from.distance : 1;
  return { do: 'view', x: to.x, y: to.y, dx: to.x - from.x, dy: to.y - from.y, factor };
}

/** Returns the middle of the first two fingers and how far they are apart, or a single finger. */
function spanOf({ points: [a, b = a] }: Gesture): Point & { readonly distance: number } {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.hypot(a.x - b.x, a.y - b.y) };
}

/**
 * Returns the factor by which one event of the wheel enlarges the board. `deltaMode` is 0 for
 * pixels, 1 for lines, 2 for pages.
 */
export function wheelFactor(deltaY: number, deltaMode: number): number {
  const pixels = deltaY * ([1, 16, 400][deltaMode] ?? 1);
  return Math.exp(-Math.max(-200, Math.min(200, pixels)) * 0.0025);
}
