import { describe, expect, it } from 'vitest';
import { painted } from '../state/mark.ts';
import { type KeyAction, keyActionOf } from './key-actions.ts';

const SIZE = { width: 12, height: 7 };

/**
 * Returns the action of a key such as `Ctrl+ArrowLeft` in a cell. The cells `filled` of the board
 * are painted.
 */
function press(keys: string, cell: number, filled: readonly number[] = []): KeyAction | undefined {
  const parts = keys.split('+');
  const has = (name: string): boolean => parts.includes(name);
  const key = parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) ?? '');
  const cells = new Uint8Array(84);
  for (const at of filled) cells[at] = painted(1);
  const held = {
    ctrlKey: has('Ctrl'),
    metaKey: has('Meta'),
    shiftKey: has('Shift'),
    altKey: has('Alt'),
  };
  return keyActionOf({ key, ...held }, cell, { size: SIZE, cells, colours: 3 });
}

describe('keys', () => {
  it('are for the clue of the row, and with Shift of the column', () => {
    expect(press('l', 0)).toEqual({ do: 'speak', isColumn: false });
    expect(press('Shift+S', 0)).toEqual({ do: 'go-to-clue', isColumn: true });
    expect(press('Ctrl+s', 0)).toBeUndefined();
  });

  it.each([
    ['ArrowRight', 14, 15],
    ['ArrowLeft', 14, 13],
    ['ArrowDown', 14, 26],
    ['ArrowUp', 14, 2],
    ['ArrowUp', 2, 2],
    ['ArrowLeft', 12, 12],
    ['ArrowRight', 23, 23],
    ['Home', 17, 12],
    ['End', 17, 23],
    ['Ctrl+Home', 17, 0],
    ['Ctrl+End', 17, 83],
    ['PageDown', 14, 74],
    ['PageDown', 50, 74],
    ['PageUp', 74, 14],
    ['PageUp', 26, 2],
  ])('%s goes from %i to %i', (keys, from, to) => {
    expect(press(keys, from)).toEqual({ do: 'go', cell: to });
  });

  it.each([
    ['Ctrl+ArrowRight', 0, 3],
    ['Ctrl+ArrowRight', 3, 5],
    ['Ctrl+ArrowRight', 5, 8],
    ['Ctrl+ArrowRight', 8, 11],
    ['Meta+ArrowLeft', 11, 8],
    ['Ctrl+ArrowLeft', 8, 5],
    ['Ctrl+ArrowDown', 0, 72],
  ])('%s goes from %i to the edge of a block at %i', (keys, from, to) => {
    expect(press(keys, from, [3, 4, 5, 8])).toEqual({ do: 'go', cell: to });
  });

  it('mark, paint along, choose colours', () => {
    expect(press('Space', 3)).toEqual({ do: 'mark', tool: 'fill' });
    expect(press('X', 3)).toEqual({ do: 'mark', tool: 'cross' });
    expect(press('t', 3)).toEqual({ do: 'mark', tool: 'note' });
    expect(press('m', 3)).toEqual({ do: 'mark', tool: 'note' });
    expect(press('Shift+ArrowDown', 3)).toEqual({ do: 'paint-along', cell: 15 });
    expect(press('3', 3)).toEqual({ do: 'colour', colour: 3 });
    expect(press('Escape', 3)).toEqual({ do: 'drop' });
  });

  it.each(['4', '0', 'h', 'u', 'Ctrl+z', 'Ctrl+x', 'Tab', 'Alt+ArrowLeft', 'Enter'])(
    'leave %s to the page',
    (keys) => {
      expect(press(keys, 3)).toBeUndefined();
    },
  );
});
