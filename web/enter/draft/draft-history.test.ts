import { describe, expect, it } from 'vitest';
import { changed, redone, timelineOf, undone } from './draft-history.ts';

describe('a timeline', () => {
  it('goes back and forth', () => {
    const line = changed(changed(timelineOf('a'), 'b'), 'c');
    expect(undone(line).present).toBe('b');
    expect(redone(undone(line)).present).toBe('c');
    expect(undone(timelineOf('a')).present).toBe('a');
    expect(redone(line).present).toBe('c');
  });

  it('takes changes of one tag in a row as one step', () => {
    const typed = ['1', '1 ', '1 2'].reduce(
      (line, text) => changed(line, text, 'row 1'),
      timelineOf(''),
    );
    expect(undone(typed).present).toBe('');
    const other = changed(typed, 'x', 'row 2');
    expect(undone(other).present).toBe('1 2');
  });

  it('begins a new step after going back', () => {
    const typed = changed(timelineOf(''), '1', 'row 1');
    const again = changed(undone(typed), '2', 'row 1');
    expect(again.future).toEqual([]);
    expect(undone(again).present).toBe('');
  });

  it('takes no change as none', () => {
    const line = timelineOf('a');
    expect(changed(line, 'a')).toBe(line);
  });
});
