import { describe, expect, it } from 'vitest';
import { makeDrawing, painted } from '../../../src/create/drawing.ts';
import { mirrorWith, nextMirror } from '../tools/mirror.ts';
import { drawActionOf } from './key-actions.ts';

const DRAWING = painted(makeDrawing(6, 2), [3, 4], 2);
const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

function action(key: string, held: Partial<typeof NONE> = {}) {
  return drawActionOf({ ...NONE, ...held, key }, 0, DRAWING, 3);
}

describe('keys', () => {
  it('paint, erase and choose', () => {
    expect(action(' ')).toEqual({ do: 'paint' });
    expect(action('x')).toEqual({ do: 'erase' });
    expect(action('Delete')).toEqual({ do: 'erase' });
    expect(action('L')).toEqual({ do: 'tool', tool: 'line' });
    expect(action('a')).toEqual({ do: 'tool', tool: 'filled-box' });
    expect(action('3')).toEqual({ do: 'colour', colour: 3 });
    expect(action('4')).toBeUndefined();
    expect(action('m')).toEqual({ do: 'mirror' });
    expect(action('?', { shiftKey: true })).toEqual({ do: 'help' });
    expect(action('t')).toEqual({ do: 'text' });
    expect(action('q')).toBeUndefined();
  });

  it('select, turn, and leave the clipboard to the browser', () => {
    expect(action('s')).toEqual({ do: 'tool', tool: 'select' });
    expect(action('a', { ctrlKey: true })).toEqual({ do: 'select-all' });
    for (const key of ['c', 'x', 'v'])
      expect(action(key, { metaKey: true })).toEqual({ do: 'clipboard' });
    expect(action('o')).toEqual({ do: 'turn', turn: 'rotate' });
    expect(action('h')).toEqual({ do: 'turn', turn: 'flip-left-right' });
  });

  it('go as on a board', () => {
    expect(action('ArrowDown')).toEqual({ do: 'go', cell: 6 });
    expect(action('ArrowRight', { ctrlKey: true })).toEqual({ do: 'go', cell: 3 });
    expect(action('ArrowRight', { shiftKey: true })).toEqual({ do: 'paint-along', cell: 1 });
    expect(action('End')).toEqual({ do: 'go', cell: 5 });
    expect(action('Escape')).toEqual({ do: 'drop' });
  });

  it('undo and redo', () => {
    expect(action('u')).toEqual({ do: 'undo' });
    expect(action('z', { ctrlKey: true })).toEqual({ do: 'undo' });
    expect(action('Z', { metaKey: true, shiftKey: true })).toEqual({ do: 'redo' });
    expect(action('y', { ctrlKey: true })).toEqual({ do: 'redo' });
  });

  it('leave the keys of the browser alone', () => {
    for (const key of ['p', 'l', 'f', 'r', '+'])
      expect(action(key, { ctrlKey: true })).toBeUndefined();
    expect(action('ArrowLeft', { altKey: true })).toBeUndefined();
  });
});

describe('mirrors', () => {
  it('are switched one by one', () => {
    expect(mirrorWith('none', 'top-bottom')).toBe('top-bottom');
    expect(mirrorWith('left-right', 'top-bottom')).toBe('both');
    expect(mirrorWith('both', 'top-bottom')).toBe('left-right');
    expect(mirrorWith('left-right', 'left-right')).toBe('none');
  });

  it('come in turn', () => {
    expect(nextMirror('none')).toBe('left-right');
    expect(nextMirror('both')).toBe('none');
  });
});
