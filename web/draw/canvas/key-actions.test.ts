import { describe, expect, it } from 'vitest';
import { makeDrawing, painted } from '../../../src/create/drawing.ts';
import { mirrorWith, nextMirror } from '../tools/mirror.ts';
import { drawDeedOf } from './key-actions.ts';

const DRAWING = painted(makeDrawing(6, 2), [3, 4], 2);
const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

function deed(key: string, held: Partial<typeof NONE> = {}) {
  return drawDeedOf({ ...NONE, ...held, key }, 0, DRAWING, 3);
}

describe('keys', () => {
  it('paint, erase and choose', () => {
    expect(deed(' ')).toEqual({ do: 'paint' });
    expect(deed('x')).toEqual({ do: 'erase' });
    expect(deed('Delete')).toEqual({ do: 'erase' });
    expect(deed('L')).toEqual({ do: 'tool', tool: 'line' });
    expect(deed('a')).toEqual({ do: 'tool', tool: 'filled-box' });
    expect(deed('3')).toEqual({ do: 'colour', colour: 3 });
    expect(deed('4')).toBeUndefined();
    expect(deed('m')).toEqual({ do: 'mirror' });
    expect(deed('?', { shiftKey: true })).toEqual({ do: 'help' });
    expect(deed('t')).toBeUndefined();
  });

  it('go as on a board', () => {
    expect(deed('ArrowDown')).toEqual({ do: 'go', cell: 6 });
    expect(deed('ArrowRight', { ctrlKey: true })).toEqual({ do: 'go', cell: 3 });
    expect(deed('ArrowRight', { shiftKey: true })).toEqual({ do: 'paint-along', cell: 1 });
    expect(deed('End')).toEqual({ do: 'go', cell: 5 });
    expect(deed('Escape')).toEqual({ do: 'drop' });
  });

  it('undo and redo', () => {
    expect(deed('u')).toEqual({ do: 'undo' });
    expect(deed('z', { ctrlKey: true })).toEqual({ do: 'undo' });
    expect(deed('Z', { metaKey: true, shiftKey: true })).toEqual({ do: 'redo' });
    expect(deed('y', { ctrlKey: true })).toEqual({ do: 'redo' });
  });

  it('leave the keys of the browser alone', () => {
    for (const key of ['p', 'l', 'f', 'r', '+'])
      expect(deed(key, { ctrlKey: true })).toBeUndefined();
    expect(deed('ArrowLeft', { altKey: true })).toBeUndefined();
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
