// Passes pointer events on to the gestures, and waits for the long press of a finger.

import { type Command, type Gesture, gestureStep, holdTime, type Input } from './gesture.ts';

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
  const before = pointer.gesture;
  const [gesture, commands] = gestureStep(before, input);
  pointer.gesture = gesture;
  if (gesture.rest !== before.rest) {
    clearTimeout(pointer.hold);
    const wait = (): void => takeInput(pointer, { type: 'hold' }, perform);
    if (gesture.rest && gesture.canHold) pointer.hold = setTimeout(wait, holdTime(gesture));
  }
  for (const command of commands) perform(command);
}
