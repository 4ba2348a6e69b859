import { describe, expect, it } from 'vitest';
import type { OptionName } from '../../../src/tasks/operations/option-readers.ts';
import type { Batch } from '../../api/batches.ts';
import { emptyForm, type FormEvent, type FormState } from './form-state.ts';
import { formStep, submissionQuery } from './form-step.ts';

const BATCH = { id: 'a' } as Batch;
const FILE = new File(['x'], 'many.jsonl');
const typed = (name: OptionName, value: string): FormEvent => ({
  ...{ type: 'option', name, typed: value },
});
const entered = (entries: Partial<FormState['entries']>): FormEvent => ({
  ...{ type: 'entered', entries },
});

function play(...events: readonly FormEvent[]) {
  let state = emptyForm('en');
  let done: readonly string[] = [];
  for (const event of events) {
    const [next, effects] = formStep(state, event);
    [state, done] = [next, effects.map((effect) => effect.do)];
  }
  return { state, done };
}

const queryOf = (...events: readonly FormEvent[]): string =>
  String(submissionQuery(play(...events).state.entries));

describe('the form for a new batch', () => {
  it('sends what was entered', () => {
    const { state, done } = play(entered({ text: '{}' }), { type: 'submit' });
    expect(done).toEqual(['send']);
    expect(state.sending).toEqual({ stage: 'reading', share: 0 });
  });

  it('sends nothing that is wrong, and says where', () => {
    expect(play({ type: 'submit' })).toMatchObject({
      ...{ done: [], state: { problems: [{ at: 'source', refusal: { reason: 'nothing' } }] } },
    });
    for (const value of ['x', '0', '-1', '1e999', '1,000,5']) {
      const { state, done } = play(entered({ text: 'x' }), typed('time', value), {
        type: 'submit',
      });
      expect(done).toEqual([]);
      expect(state.problems).toEqual([{ at: 'option', name: 'time' }]);
    }
    const thousand = play(entered({ text: 'x' }), typed('conflicts', '1,000'), { type: 'submit' });
    expect(thousand.state.problems).toEqual([{ at: 'option', name: 'conflicts' }]);
    const wishes = play(entered({ operation: 'generate' }), { type: 'submit' });
    expect(wishes.state.problems).toEqual([{ at: 'option', name: 'count' }]);
    const images = play(entered({ operation: 'create', text: 'x' }), { type: 'submit' });
    expect(images.state.problems).toMatchObject([{ at: 'source' }]);
  });

  it('does not look at options of other operations', () => {
    const events = [entered({ text: 'x' }), typed('limit', 'x')];
    expect(play(...events, { type: 'submit' }).done).toEqual(['send']);
    expect(queryOf(...events)).toBe('do=solve&name=');
  });

  it('names a method only if one was chosen', () => {
    expect(queryOf(typed('method', 'sat'))).toBe('do=solve&name=&method=sat');
    expect(queryOf(typed('method', 'sat'), typed('method', ''))).toBe('do=solve&name=');
  });

  it('asks for fresh answers only if a person does', () => {
    expect(queryOf(entered({ text: 'x', isFresh: true }))).toBe('do=solve&name=&fresh=true');
    expect(queryOf(entered({ text: 'x' }))).toBe('do=solve&name=');
  });

  it('has a name that is no longer than a server takes, without half characters', () => {
    const name = '\u{1f600}'.repeat(101);
    const query = queryOf({ type: 'entered', entries: { name } });
    expect(new URLSearchParams(query).get('name')).toBe(`${'\u{1f600}'.repeat(99)}…`);
  });

  it('keeps all entries when the server refuses them, and shows problems where they belong', () => {
    const { state } = play(
      entered({ operation: 'generate', name: 'n' }),
      ...[typed('count', '3'), typed('size', 'x')],
      { type: 'submit' },
      {
        type: 'refused',
        problems: [
          { code: 'bad-option', message: 'size "x": expected …', path: '/size' },
          { code: 'too-many', message: 'there are more' },
          { code: 'busy', message: 'later' },
        ],
      },
    );
    expect(state.sending).toBeUndefined();
    expect(state.entries).toMatchObject({ name: 'n', options: { count: '3', size: 'x' } });
    expect(state.problems).toMatchObject([
      { at: 'option', name: 'size', message: 'size "x": expected …' },
      { at: 'source' },
      { at: 'form' },
    ]);
    const [corrected] = formStep(state, typed('size', '5'));
    expect(corrected.problems).toMatchObject([{ at: 'source' }]);
  });

  it('can be cancelled, after which no progress counts', () => {
    const sending = { stage: 'sending', share: 0.5 } as const;
    const progress: FormEvent = { type: 'progress', sending };
    const events = [entered({ text: 'x' }), { type: 'submit' } as const, progress];
    expect(play(...events).state.sending).toEqual(sending);
    const cancelled = play(...events, { type: 'cancel' });
    expect(cancelled.done).toEqual(['stop']);
    const { state } = play(...events, { type: 'cancel' }, progress);
    expect(state).toMatchObject({ sending: undefined, entries: { text: 'x' } });
  });

  it('is sent once at a time', () => {
    const events = [entered({ text: 'x' }), { type: 'submit' } as const];
    expect(play(...events, { type: 'submit' }).done).toEqual([]);
  });

  it('opens the batch, and is ready for the next with the same options', () => {
    const { state, done } = play(
      { type: 'files', files: [FILE] },
      ...[typed('time', '5'), { type: 'submit' } as const],
      { type: 'taken', batch: BATCH },
    );
    expect(done).toEqual(['open']);
    expect(state.entries).toMatchObject({ files: [], text: '', options: { time: '5' } });
  });

  it('collects files, and lets go of them', () => {
    const more = new File(['y'], 'more.non');
    const files = (added: File): FormEvent => ({ type: 'files', files: [added] });
    const { state } = play(files(FILE), files(more), { type: 'file-removed', file: FILE });
    expect(state.entries.files).toEqual([more]);
  });
});

describe('the address of a submission', () => {
  it('has the options of its operation as the server reads them', () => {
    expect(queryOf(typed('time', ' 1,5 '), entered({ name: ' a ' }))).toBe(
      'do=solve&name=a&time=1.5',
    );
    expect(queryOf(entered({ operation: 'explain' }))).toBe('do=explain&name=&language=en');
  });

  it('has the name of the first file if there is no other', () => {
    expect(queryOf({ type: 'files', files: [FILE] })).toBe('do=solve&name=many.jsonl');
    const two = queryOf({ type: 'files', files: [FILE, new File([], 'b.non')] });
    expect(two).toBe('do=solve&name=many.jsonl+%2B1');
  });

  it('has all that the command line has for images', () => {
    const images = entered({ operation: 'create', files: [FILE] });
    const chosen = [typed('repair', 'true'), typed('style', 'outlines'), typed('trim', '')];
    expect(queryOf(images, ...chosen, typed('threshold', '0,4'))).toBe(
      'do=create&name=many.jsonl&repair=true&style=outlines&threshold=0.4',
    );
    const { state } = play(images, typed('threshold', '1.5'), { type: 'submit' });
    expect(state.problems).toEqual([{ at: 'option', name: 'threshold' }]);
  });

  it('asks for a number of puzzles, or for those of a file', () => {
    const wishes = [entered({ operation: 'generate' }), typed('count', '3')];
    expect(queryOf(...wishes)).toBe('do=generate&name=&count=3');
    expect(queryOf(...wishes, entered({ text: '{}' }))).toBe('do=generate&name=');
  });
});
