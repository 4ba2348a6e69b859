import { describe, expect, it } from 'vitest';
import { type BackEffect, type BackEvent, backStep, NONE_OPEN } from './back-step.ts';

type Told = BackEvent['kind'] | 'push';

/**
 * Plays events on a history in which `true` is an entry for dialogs. `push` goes to another screen,
 * and `popped` is a press of Back. Returns the effects and the entries up to the present one.
 */
function played(...told: readonly Told[]) {
  let state = NONE_OPEN;
  const [effects, entries]: [BackEffect[], boolean[]] = [[], [false]];
  for (const kind of told) {
    if (kind === 'popped') entries.pop();
    if (kind === 'push') entries.push(false);
    if (kind === 'push') continue;
    const [next, wished] = backStep(state, { kind, isOnEntry: entries.at(-1) ?? false });
    state = next;
    effects.push(...wished);
    if (wished.includes('add-entry')) entries.push(true);
  }
  return { effects, entries };
}

describe('Back', () => {
  it('closes the dialog and stays on the page', () => {
    expect(played('opened', 'popped', 'closed', 'settled')).toEqual({
      effects: ['add-entry', 'close-uppermost'],
      entries: [false],
    });
  });

  it('leaves no entry behind when the dialog is closed in another way', () => {
    expect(played('opened', 'closed', 'settled', 'popped')).toEqual({
      effects: ['add-entry', 'go-back'],
      entries: [false],
    });
  });

  it('closes one of two dialogs at a time', () => {
    const { effects } = played('opened', 'opened', 'popped', 'closed', 'settled', 'popped');
    expect(effects).toEqual(['add-entry', 'close-uppermost', 'add-entry', 'close-uppermost']);
  });

  it('has one entry for a dialog that takes the place of another', () => {
    expect(played('opened', 'closed', 'opened', 'settled', 'settled')).toEqual({
      effects: ['add-entry'],
      entries: [false, true],
    });
    // The second dialog opens while the page is on its way back.
    const late = played('opened', 'closed', 'settled', 'opened', 'popped');
    expect(late).toEqual({
      effects: ['add-entry', 'go-back', 'add-entry'],
      entries: [false, true],
    });
  });

  it('passes over the entry of a dialog whose link was followed', () => {
    const { effects, entries } = played('opened', 'push', 'closed', 'settled', 'popped', 'popped');
    expect(effects).toEqual(['add-entry', 'go-back']);
    expect(entries).toEqual([false]);
  });

  it('is as ever while no dialog is open', () => {
    expect(played('push', 'popped').effects).toEqual([]);
  });
});
