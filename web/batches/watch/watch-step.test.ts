import { describe, expect, it } from 'vitest';
import { failure, success } from '../../../src/puzzle/problem.ts';
import type { Batch, ServerTerms } from '../../api/batches.ts';
import { unwatched, type WatchEffect, type WatchEvent, type WatchState } from './watch-state.ts';
import { watchStep } from './watch-step.ts';

const batch = (id: string, state: Batch['state'] = 'done'): Batch => ({
  ...{ id, name: id, operation: 'solve', options: {}, version: '1', state, items: 2, done: 1 },
  ...{ counts: {}, known: 0, rate: 0, workers: 0, created: '2026-01-01T00:00:00.000Z' },
});
const refusal = (code: string) => failure({ code, message: code });
const terms = (keys: ServerTerms['keys'] = 'off', batches = true) => success({ batches, keys });
const STARTED: WatchEvent = { type: 'started', key: '', isVisible: true };

interface Played {
  readonly state: WatchState;
  readonly effects: readonly WatchEffect[];
}

/** An event that answers the question that was asked last. */
type Answer = (round: number) => WatchEvent;
const met =
  (outcome: Extract<WatchEvent, { type: 'met' }>['outcome']): Answer =>
  (round) => ({ type: 'met', round, outcome });
const listed =
  (outcome: Extract<WatchEvent, { type: 'listed' }>['outcome']): Answer =>
  (round) => ({ type: 'listed', round, outcome });
const told =
  (outcome: Extract<WatchEvent, { type: 'told' }>['outcome']): Answer =>
  (round) => ({ type: 'told', round, outcome });
const due: Answer = (round) => ({ type: 'due', round });

/** Returns the state after the events, and the effects of the last one. */
function play(id: string | undefined, ...events: readonly (WatchEvent | Answer)[]): Played {
  let state = unwatched(id);
  let effects: readonly WatchEffect[] = [];
  for (const event of events)
    [state, effects] = watchStep(state, typeof event === 'function' ? event(state.round) : event);
  return { state, effects };
}

const done = ({ effects }: Played) => effects.map((effect) => effect.do);
const waited = ({ effects }: Played) =>
  effects.map((effect) => (effect.do === 'wait' ? effect.ms : undefined));
const LISTED = [STARTED, met(terms()), listed(success([batch('a', 'running')]))];

describe('watching batches', () => {
  it('asks a server for its terms first, and then for its batches', () => {
    expect(done(play(undefined, STARTED))).toEqual(['meet']);
    expect(done(play(undefined, STARTED, met(terms())))).toEqual(['list']);
    expect(play('a', STARTED, met(terms())).effects).toMatchObject([{ do: 'tell', id: 'a' }]);
  });

  it('asks again soon while something runs, and seldom while nothing does', () => {
    expect(waited(play(undefined, ...LISTED))).toEqual([2000]);
    const calm = play(undefined, STARTED, met(terms()), listed(success([batch('a')])));
    expect(waited(calm)).toEqual([15_000]);
    const one = play('a', STARTED, met(terms()), told(success(batch('a', 'running'))));
    expect(waited(one)).toEqual([800]);
    expect(done(play(undefined, ...LISTED, due))).toEqual(['list']);
  });

  it('asks nothing while nobody sees it', () => {
    const hidden: WatchEvent = { type: 'seen', isVisible: false };
    expect(done(play(undefined, ...LISTED, hidden, due))).toEqual([]);
    expect(done(play(undefined, ...LISTED, due, hidden, listed(success([]))))).toEqual([]);
    const shown: WatchEvent = { type: 'seen', isVisible: true };
    expect(done(play(undefined, ...LISTED, hidden, shown))).toEqual(['list']);
  });

  it('takes no answer to an earlier question', () => {
    const late: Answer = (round) => listed(success([]))(round - 1);
    const { state } = play(undefined, ...LISTED, due, late);
    expect(state.batches).toHaveLength(1);
    const early: Answer = (round) => ({ type: 'due', round: round - 1 });
    expect(done(play(undefined, ...LISTED, early))).toEqual([]);
  });

  it('says that there is no server, or none with batches', () => {
    const none = play(undefined, STARTED, met(refusal('no-server')));
    expect(none.state.reach).toEqual({ kind: 'no-server' });
    expect(none.effects).toEqual([]);
    expect(done(play(undefined, STARTED, met(refusal('no-server')), { type: 'again' }))).toEqual([
      'meet',
    ]);
    const bare = play(undefined, STARTED, met(terms('off', false)));
    expect(bare.state.reach).toEqual({ kind: 'no-batches' });
  });

  it('keeps what it knows of a server that does not answer any more, and asks on', () => {
    const lost = play(undefined, ...LISTED, due, listed(refusal('no-server')));
    expect(lost.state).toMatchObject({ reach: { kind: 'no-server' }, batches: [{ id: 'a' }] });
    expect(waited(lost)).toEqual([5000]);
    const back = [due, listed(refusal('no-server')), due, listed(success([]))];
    expect(play(undefined, ...LISTED, ...back).state.reach).toEqual({ kind: 'open' });
  });

  it('says that an act was not done until the server answers again', () => {
    const act = { id: 'a', act: 'pause' } as const;
    const acted = { type: 'acted', ...act, outcome: refusal('no-server') } as const;
    const away = [STARTED, met(terms()), told(success(batch('a'))), { type: 'act', ...act }, acted];
    expect(play('a', ...(away as WatchEvent[])).state.actProblem?.code).toBe('no-server');
    const back = [...away, due, told(success(batch('a')))] as WatchEvent[];
    expect(play('a', ...back).state.actProblem).toBeUndefined();
  });

  it('wants a key where one is needed, and forgets the batches of another', () => {
    const wanted = play(undefined, STARTED, met(terms('required')));
    expect(wanted.state.reach).toEqual({ kind: 'key-wanted', isWrong: false });
    expect(wanted.effects).toEqual([]);
    const given = [STARTED, met(terms('required')), { type: 'key', key: 'k' } as const];
    expect(done(play(undefined, ...given))).toEqual(['keep-key', 'meet']);
    const asked = play(undefined, ...given, met(terms('required')));
    expect(asked.effects).toMatchObject([{ do: 'list', key: 'k' }]);
    const wrong = play(undefined, ...given, met(terms('required')), listed(refusal('key-unknown')));
    expect(wrong.state.reach).toEqual({ kind: 'key-wanted', isWrong: true });
    expect(play(undefined, ...LISTED, { type: 'key', key: 'k' }).state.batches).toEqual([]);
  });

  it('says that a batch is not there', () => {
    const gone = play('b', STARTED, met(terms()), told(refusal('no-batch')));
    expect(gone.state).toMatchObject({ isMissing: true, reach: { kind: 'open' } });
    expect(gone.effects).toEqual([]);
  });

  it('asks anew where it looks at something else', () => {
    const one = play(undefined, ...LISTED, { type: 'looked', id: 'a' });
    expect(one.effects).toMatchObject([{ do: 'tell', id: 'a' }]);
    expect(done(play(undefined, ...LISTED, { type: 'looked', id: undefined }))).toEqual([]);
  });

  it('has a batch that was submitted at once', () => {
    const { state } = play(undefined, ...LISTED, { type: 'submitted', batch: batch('n') });
    expect(state.batches.map(({ id }) => id)).toEqual(['n', 'a']);
  });
});

describe('what is done with a batch', () => {
  const TOLD = [STARTED, met(terms()), told(success(batch('a', 'running')))];
  const act = (wanted: 'pause' | 'remove'): WatchEvent => ({ type: 'act', id: 'a', act: wanted });

  it('is asked of the server, and shown when it has answered', () => {
    const asked = play('a', ...TOLD, act('pause'));
    expect(asked.state.acting).toBe('pause');
    expect(asked.effects).toMatchObject([{ do: 'act', id: 'a', act: 'pause' }]);
    const outcome = success(batch('a', 'paused'));
    const answer: WatchEvent = { type: 'acted', id: 'a', act: 'pause', outcome };
    const paused = play('a', ...TOLD, act('pause'), answer);
    expect(paused.state).toMatchObject({ acting: undefined, batches: [{ state: 'paused' }] });
    expect(done(paused)).toEqual(['tell']);
  });

  it('leaves the page of a batch that is removed, also by somebody else', () => {
    for (const outcome of [success(batch('a')), refusal('no-batch')]) {
      const answer: WatchEvent = { type: 'acted', id: 'a', act: 'remove', outcome };
      const removed = play('a', ...TOLD, act('remove'), answer);
      expect(removed.state.batches).toEqual([]);
      expect(done(removed)).toEqual(['leave']);
    }
  });

  it('may be refused', () => {
    const outcome = refusal('busy');
    const answer: WatchEvent = { type: 'acted', id: 'a', act: 'pause', outcome };
    const refused = play('a', ...TOLD, act('pause'), answer);
    expect(refused.state).toMatchObject({ acting: undefined, actProblem: { code: 'busy' } });
    expect(refused.state.batches).toHaveLength(1);
  });
});
