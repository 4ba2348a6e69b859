import { describe, expect, it } from 'vitest';
import type { KeyPress } from '../board/input/key-actions.ts';
import { KEY_LINES } from '../board/key-list.ts';
import { keysInUse, shortcutOf } from './shortcuts.ts';

function key(drawn: string): KeyPress {
  const parts = drawn.split('-');
  return {
    key: parts[parts.length - 1],
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Cmd'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  };
}

describe('shortcutOf', () => {
  it.each([
    ['u', 'undo'],
    ['Shift-R', 'redo'],
    ['h', 'hint'],
    ['n', 'step'],
    ['c', 'check'],
    ['p', 'pause'],
    ['b', 'begin-trial'],
    ['a', 'accept-trial'],
    ['d', 'drop-trial'],
    ['Shift-?', 'keys'],
    ['Escape', 'dismiss'],
    ['Ctrl-z', 'undo'],
    ['Cmd-Shift-Z', 'redo'],
    ['Ctrl-Shift-Z', 'redo'],
    ['Ctrl-y', 'redo'],
    ['Ctrl-c', undefined],
    ['Ctrl-r', undefined],
    ['Alt-h', undefined],
    ['toString', undefined],
    ['x', undefined],
  ])('%s is %s', (drawn, command) => {
    expect(shortcutOf(key(drawn), true)).toBe(command);
  });

  it('leaves chords and Escape where letters are switched off', () => {
    const all = ['u', 'h', '?', 'Ctrl-z', 'Escape'].map((each) => shortcutOf(key(each), false));
    expect(all).toEqual([undefined, undefined, undefined, 'undo', 'dismiss']);
  });
});

describe('keysInUse', () => {
  it.each([
    ['', {}],
    ['P', { showTimer: false }],
    ['C', { mistakes: 'never' }],
    ['U R H N C P B A D ?', { letterKeys: false }],
  ] as const)('leaves out "%s" for %o', (missing, changes) => {
    const settings = { letterKeys: true, showTimer: true, mistakes: 'asked', ...changes } as const;
    const lines = keysInUse(KEY_LINES, settings);
    const keys = new Map(lines);
    const left = KEY_LINES.flatMap(([message, all]) =>
      all.filter((key) => !keys.get(message)?.includes(key)),
    );
    expect(left.join(' ')).toBe(missing);
  });
});
