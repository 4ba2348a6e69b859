import { afterEach, describe, expect, it, vi } from 'vitest';
import { DamagedPuzzle, forgetDamaged, isDamage, loadScript } from './damaged-puzzle.ts';

describe('damage', () => {
  it.each([
    [new TypeError('Failed to fetch'), false],
    [new DamagedPuzzle('5x5-1'), true],
    [new SyntaxError('Unexpected end of input'), true],
  ])('is told from what did not come: %s', (error, is) => expect(isDamage(error)).toBe(is));

  it('names the script that was cut off', async () => {
    const cut = loadScript('pack-birds', () => Promise.reject(new SyntaxError('cut')));
    await expect(cut).rejects.toMatchObject({ script: 'pack-birds' });
    const offline = loadScript('pack-birds', () => Promise.reject(new TypeError('offline')));
    await expect(offline).rejects.toBeInstanceOf(TypeError);
  });
});

describe('kept copies', () => {
  afterEach(() => vi.unstubAllGlobals());

  function keep(...scripts: string[]): Set<string> {
    const kept = new Set(scripts.map((script) => `https://page/assets/packs/${script}`));
    const cache = {
      keys: async () => [...kept].map((url) => ({ url })),
      delete: async ({ url }: { readonly url: string }) => kept.delete(url),
    };
    vi.stubGlobal('caches', { open: async () => cache });
    return kept;
  }

  it('go where they are damaged, and all others stay', async () => {
    const kept = keep('pack-birds-a1.js', 'pack-faces-b2.js');
    await forgetDamaged(new DamagedPuzzle('12x12-3', 'pack-birds'));
    expect([...kept]).toEqual(['https://page/assets/packs/pack-faces-b2.js']);
  });

  it('stay when the network was missing', async () => {
    const kept = keep('pack-birds-a1.js');
    await forgetDamaged(new TypeError('Failed to fetch'));
    expect(kept.size).toBe(1);
  });
});
