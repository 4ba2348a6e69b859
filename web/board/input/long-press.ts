// Passes pointer events on to the gestures, and waits for the long press of a finger.

import { type Command, type Gesture, gestureStep, HOLD_MS, type Input } from './gesture.ts';

export interface PointerGesture {
  gesture: Gesture;
  /** The timer of the long press. */
  hold: ReturnType<typeof setTimeout> | undefined;
}

export function takeInput(
  pointer: PointerGesture,
  input: Input,
  perform: (command: Command) => void,
): void {
  if (input.type !== 'move') clearTimeout(pointer.hold);
  if (input.type === 'down' && input.isTouch)
    pointer.hold = setTimeout(() => takeInput(pointer, { type: 'hold' }, perform), HOLD_MS);
  const [gesture, commands] = gestureStep(pointer.gesture, input);
  pointer.gesture = gesture;
  for (const command of commands) perform(command);
}
