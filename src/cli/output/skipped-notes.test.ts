import { describe, expect, it } from 'vitest';
import { skippedNotes } from './skipped-notes.ts';

describe('notes on skipped files', () => {
  it.each([
    ['a/cat.PNG', 'an image, of which `crosshatch create` makes a puzzle'],
    ['a/lock.mod', 'a model for another solver'],
    ['all.tar.gz', 'packed: unpack it first'],
    ['a.jsonl.gz', 'packed: unpack it, or name it by itself for `batch submit`'],
    ['README', 'no format has this ending; named by itself, it is read all the same'],
  ])('say why: %s', (path, why) => {
    expect(skippedNotes([path])).toEqual([`note: skipped ${path}: ${why}`]);
  });

  it('count those that are too many to name', () => {
    const notes = skippedNotes(Array.from({ length: 53 }, (_, i) => `${i}.md`));
    expect(notes).toHaveLength(51);
    expect(notes[50]).toBe('note: skipped 3 more files');
    expect(skippedNotes([])).toEqual([]);
  });
});
