import { describe, expect, it } from 'vitest';
import { type FieldState, historyStep, lineBeside, moveOf } from './field-keys.ts';

const NONE = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

function press(key: string, side: FieldState['side'], text: string, at = text.length) {
  return moveOf({ ...NONE, key }, { side, text, from: at, to: at });
}

describe('keys in a clue field', () => {
  it('lead from row to row', () => {
    expect(press('Enter', 'row', '3 1')).toBe('next');
    expect(press('ArrowDown', 'row', '3 1', 0)).toBe('next');
    expect(press('ArrowUp', 'row', '3 1', 1)).toBe('previous');
    expect(press('ArrowRight', 'row', '3 1')).toBeUndefined();
  });

  it('end numbers and columns by Enter', () => {
    expect(press('Enter', 'column', '3')).toBe('break');
    expect(press('Enter', 'column', '3\n')).toBe('next');
    expect(press('Enter', 'column', '')).toBe('next');
  });

  it('end a column at once whose line is unknown', () => {
    expect(press('Enter', 'column', '*')).toBe('next');
  });

  it('lead out of a column at its ends only', () => {
    expect(press('ArrowRight', 'column', '3\n1')).toBe('next');
    expect(press('ArrowRight', 'column', '3\n1', 1)).toBeUndefined();
    expect(press('ArrowLeft', 'column', '3\n1', 0)).toBe('previous');
    const selected: FieldState = { side: 'column', text: '3\n1', from: 0, to: 3 };
    expect(moveOf({ ...NONE, key: 'ArrowLeft' }, selected)).toBe('previous');
    expect(moveOf({ ...NONE, key: 'ArrowRight' }, selected)).toBe('next');
    expect(press('ArrowDown', 'column', '3\n1', 0)).toBeUndefined();
  });

  it('go back with Shift and leave other combinations alone', () => {
    const state: FieldState = { side: 'row', text: '', from: 0, to: 0 };
    expect(moveOf({ ...NONE, key: 'Enter', shiftKey: true }, state)).toBe('previous');
    expect(moveOf({ ...NONE, key: 'Enter', ctrlKey: true }, state)).toBeUndefined();
    expect(moveOf({ ...NONE, key: 'ArrowDown', shiftKey: true }, state)).toBeUndefined();
  });
});

describe('keys of the history', () => {
  it('take Ctrl or Command, and Shift turns them round', () => {
    const step = (key: string, held: Partial<typeof NONE>) =>
      historyStep({ ...NONE, key, ...held });
    expect(step('z', { ctrlKey: true })).toBe('undo');
    expect(step('Z', { metaKey: true, shiftKey: true })).toBe('redo');
    expect(step('y', { ctrlKey: true })).toBe('redo');
    expect(step('z', {})).toBeUndefined();
  });
});

describe('the order of lines', () => {
  it('has the columns first, then the rows, then the first column again', () => {
    const size = { width: 2, height: 3 };
    const next = [3, 4, 0, 1, 2].map((line) => lineBeside(line, 1, size));
    expect(next).toEqual([4, 0, 1, 2, 3]);
    expect(lineBeside(0, -1, size)).toBe(4);
    expect(lineBeside(3, -1, size)).toBeUndefined();
  });
});
