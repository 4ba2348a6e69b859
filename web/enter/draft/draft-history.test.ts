import { describe, expect, it } from 'vitest';
import { changedTimeline, redoneTimeline, timelineOf, undoneTimeline } from './draft-history.ts';

describe('a timeline', () => {
  it('goes back and forth', () => {
    const line = changedTimeline(changedTimeline(timelineOf('a'), 'b'), 'c');
    expect(undoneTimeline(line).present).toBe('b');
    expect(redoneTimeline(undoneTimeline(line)).present).toBe('c');
    expect(undoneTimeline(timelineOf('a')).present).toBe('a');
    expect(redoneTimeline(line).present).toBe('c');
  });

  it('takes changes of one tag in a row as one step', () => {
    const typed = ['1', '1 ', '1 2'].reduce(
      (line, text) => changedTimeline(line, text, 'row 1'),
      timelineOf(''),
    );
    expect(undoneTimeline(typed).present).toBe('');
    const other = changedTimeline(typed, 'x', 'row 2');
    expect(undoneTimeline(other).present).toBe('1 2');
  });

  it('begins a new step after going back', () => {
    const typed = changedTimeline(timelineOf(''), '1', 'row 1');
    const again = changedTimeline(undoneTimeline(typed), '2', 'row 1');
    expect(again.future).toEqual([]);
    expect(undoneTimeline(again).present).toBe('');
  });

  it('takes no change as none', () => {
    const line = timelineOf('a');
    expect(changedTimeline(line, 'a')).toBe(line);
  });
});
