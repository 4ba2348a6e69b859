import { afterEach, expect, it, vi } from 'vitest';
import { startCells } from '../../src/puzzle/puzzle.ts';
import { domino } from '../../test/boards.ts';
import { pagePartnerOpener } from './open-partner.ts';

afterEach(() => vi.unstubAllGlobals());

const puzzle = domino(3);
const task = { puzzle, root: startCells(puzzle) };

it('a partner on the page is a worker of its own, which ends with the search', () => {
  const said: unknown[] = [];
  const opened: { isEnded: boolean; onmessage: unknown }[] = [];
  class FakeWorker {
    isEnded = false;
    onmessage = undefined;
    constructor() {
      opened.push(this);
    }
    postMessage(message: unknown): void {
      said.push(message);
    }
    terminate(): void {
      this.isEnded = true;
    }
  }
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  vi.stubGlobal('Worker', FakeWorker);
  const open = pagePartnerOpener() ?? expect.fail('there are two cores');
  const partner = open(task);
  expect(said).toEqual([{ kind: 'start', task }]);
  expect(open(task)).toBe(undefined);
  partner?.end();
  expect(opened).toMatchObject([{ isEnded: true, onmessage: null }]);
  expect(open(task)?.isGone).toBe(false);
});

it('a page on one core, or in an old browser, has no partners', () => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 1 });
  vi.stubGlobal('Worker', class {});
  expect(pagePartnerOpener()).toBe(undefined);
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  vi.stubGlobal('Worker', undefined);
  expect(pagePartnerOpener()).toBe(undefined);
});
