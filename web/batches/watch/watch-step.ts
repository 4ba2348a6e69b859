// Decides when the server is asked, and what its answers mean. It is asked again soon while
// something runs, seldom while nothing does, and not at all while nobody sees the page. What was
// told stays on the page when the server no longer answers.

import type { Outcome, Problem } from '../../../src/puzzle/problem.ts';
import type { Batch } from '../../api/batches.ts';
import type { StepResult } from '../../app/step-host.ts';
import { isMoving } from '../progress.ts';
import type { ServerReach, WatchEffect, WatchEvent, WatchState } from './watch-state.ts';

type Step = StepResult<WatchState, WatchEffect>;

/** Milliseconds until the next question: about one batch that runs, about all, and otherwise. */
const SOON_ONE = 800;
const SOON_ALL = 2_000;
const SELDOM = 15_000;
/** Milliseconds until a server that failed to answer is asked again. */
const AFTER_FAILURE = 5_000;

export function watchStep(state: WatchState, event: WatchEvent): Step {
  switch (event.type) {
    case 'started':
      return ask({ ...state, key: event.key, isVisible: event.isVisible });
    case 'looked':
      if (event.id === state.id) return [state, []];
      return ask({ ...state, id: event.id, isMissing: false, actProblem: undefined });
    case 'seen':
      return seen(state, event.isVisible);
    case 'due':
      return event.round === state.round ? ask(state) : [state, []];
    case 'again':
      return ask(state);
    case 'key':
      return changeKey(state, event.key);
    case 'met':
      return event.round === state.round ? met(state, event.outcome) : [state, []];
    case 'listed':
      return event.round === state.round ? listed(state, event.outcome) : [state, []];
    case 'told':
      return event.round === state.round ? told(state, event.outcome) : [state, []];
    case 'act': {
      const { id, act } = event;
      const acting = { ...state, acting: act, actProblem: undefined };
      return [acting, [{ do: 'act', key: state.key, id, act }]];
    }
    case 'acted':
      return acted({ ...state, acting: undefined }, event);
    case 'submitted':
      return [{ ...state, batches: [event.batch, ...without(state, event.batch.id)] }, []];
  }
}

/** A question that is open goes on; its answer does not lead to another while nobody sees it. */
function seen(state: WatchState, isVisible: boolean): Step {
  if (isVisible === state.isVisible) return [state, []];
  return isVisible ? ask({ ...state, isVisible }) : [{ ...state, isVisible }, []];
}

function changeKey(state: WatchState, key: string): Step {
  const forgotten = { ...state, key, batches: [], isListed: false, isMissing: false };
  const [next, effects] = ask({ ...forgotten, reach: { kind: 'unmet' } });
  return [next, [{ do: 'keep-key', key }, ...effects]];
}

/** A server whose terms are not known, or stood in the way, is asked for these first. */
function ask(before: WatchState): Step {
  if (!before.isVisible) return [before, []];
  const round = before.round + 1;
  const state = { ...before, round };
  const { key, id, keys } = state;
  if (keys === undefined || MEET_FIRST.includes(state.reach.kind))
    return [state, [{ do: 'meet', round }]];
  return [state, [id === undefined ? { do: 'list', round, key } : { do: 'tell', round, key, id }]];
}

const MEET_FIRST: readonly ServerReach['kind'][] = ['unmet', 'no-batches', 'key-wanted'];

function met(state: WatchState, outcome: Outcome<{ batches: boolean; keys: WatchState['keys'] }>) {
  if (!outcome.ok) return failed(state, outcome.problems[0]);
  const { batches, keys } = outcome.value;
  const known: WatchState = { ...state, keys };
  if (!batches) return still({ ...known, reach: { kind: 'no-batches' } });
  // The server would refuse the question, so it is not asked.
  if (keys === 'required' && state.key === '')
    return still({ ...known, reach: { kind: 'key-wanted', isWrong: false } });
  return ask({ ...known, reach: { kind: 'open' } });
}

function still(state: WatchState): Step {
  return [state, []];
}

function listed(state: WatchState, outcome: Outcome<readonly Batch[]>): Step {
  if (!outcome.ok) return failed(state, outcome.problems[0]);
  return later({ ...answered(state), batches: outcome.value, isListed: true });
}

function told(state: WatchState, outcome: Outcome<Batch>): Step {
  if (!outcome.ok) return failed(state, outcome.problems[0]);
  const batches = withBatch(state, outcome.value);
  return later({ ...answered(state), batches, isMissing: false });
}

/** That the server did not answer earlier is of no more interest once it does. */
function answered(state: WatchState): WatchState {
  const isOld = state.actProblem?.code === 'no-server';
  const actProblem = isOld ? undefined : state.actProblem;
  return { ...state, reach: { kind: 'open' }, actProblem };
}

function acted(
  state: WatchState,
  { id, act, outcome }: Extract<WatchEvent, { readonly type: 'acted' }>,
): Step {
  if (!outcome.ok && outcome.problems[0]?.code !== 'no-batch')
    return [{ ...state, actProblem: outcome.problems[0] }, []];
  if (act !== 'remove' && outcome.ok)
    return ask({ ...state, batches: withBatch(state, outcome.value) });
  const removed = { ...state, batches: without(state, id) };
  return [removed, state.id === id ? [{ do: 'leave', id }] : []];
}

/** Keeps the place of a batch that is known, and puts a new one first. */
function withBatch({ batches }: WatchState, batch: Batch): readonly Batch[] {
  return batches.some(({ id }) => id === batch.id)
    ? batches.map((each) => (each.id === batch.id ? batch : each))
    : [batch, ...batches];
}

function without({ batches }: WatchState, id: string): readonly Batch[] {
  return batches.filter((batch) => batch.id !== id);
}

function later(state: WatchState): Step {
  const { id, batches } = state;
  const runs = batches.some((batch) => isMoving(batch) && (id === undefined || batch.id === id));
  return wait(state, runs ? (id === undefined ? SOON_ALL : SOON_ONE) : SELDOM);
}

function wait(state: WatchState, ms: number): Step {
  return [state, state.isVisible ? [{ do: 'wait', round: state.round, ms }] : []];
}

/** The server is not asked again by itself where a person has to do something first. */
function failed(state: WatchState, problem: Problem | undefined): Step {
  if (problem?.code === 'no-batch' && state.id !== undefined) {
    const batches = without(state, state.id);
    return [{ ...state, reach: { kind: 'open' }, batches, isMissing: true }, []];
  }
  const reach = reachAfter(problem);
  const isKnown = state.batches.length > 0 || state.isListed;
  const asksAgain = reach.kind === 'refused' || (reach.kind === 'no-server' && isKnown);
  return asksAgain ? wait({ ...state, reach }, AFTER_FAILURE) : [{ ...state, reach }, []];
}

function reachAfter(problem: Problem | undefined): ServerReach {
  if (problem === undefined || problem.code === 'no-server') return { kind: 'no-server' };
  if (problem.code === 'not-found') return { kind: 'no-batches' };
  if (problem.code === 'key-missing') return { kind: 'key-wanted', isWrong: false };
  if (problem.code === 'key-unknown') return { kind: 'key-wanted', isWrong: true };
  return { kind: 'refused', problem };
}
