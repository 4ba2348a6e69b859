// Drives a pure step function: an event leads to the next state and to effects. Effects are data,
// which the host runs. The result of an effect comes back as another event.

import { createStore, type StoreApi } from 'zustand/vanilla';

export type StepResult<S, F> = readonly [state: S, effects: readonly F[]];

/** Resolves when the event and everything that follows from it have been handled. */
export type Dispatch<E> = (event: E) => Promise<void>;

export interface StepHost<S, E> {
  readonly store: StoreApi<S>;
  readonly dispatch: Dispatch<E>;
}

/**
 * Makes a host that passes events to the step function. The host puts the new state into the store
 * and then starts all effects without delay.
 */
export function makeStepHost<S, E, F>(
  start: S,
  step: (state: S, event: E) => StepResult<S, F>,
  run: (effect: F, dispatch: Dispatch<E>) => void | Promise<void>,
): StepHost<S, E> {
  const store = createStore<S>(() => start);
  const dispatch = async (event: E): Promise<void> => {
    const [next, effects] = step(store.getState(), event);
    store.setState(next, true);
    await Promise.all(effects.map((effect) => run(effect, dispatch)));
  };
  return { store, dispatch };
}
