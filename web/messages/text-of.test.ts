import { afterEach, describe, expect, it, vi } from 'vitest';
import { textOf } from './text-of.ts';

describe('a text', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is said with its values', () => {
    const text = textOf('de', { 'app.failed': 'Fehler: {message}' });
    expect(text('app.failed', { message: 'voll' })).toBe('Fehler: voll');
  });

  it('that is missing or lacks a value is its key, and noted as a bug', () => {
    const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const text = textOf('en', { 'app.failed': 'Failed: {message}' });
    expect(text('app.failed')).toBe('app.failed');
    expect(text('app.close')).toBe('app.close');
    expect(noted).toHaveBeenCalledTimes(2);
  });
});
