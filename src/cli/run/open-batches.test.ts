import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chosenPlace, type StoreOptions } from './open-batches.ts';

const URL = 'postgres://host/batches';
const SERVER = 'http://127.0.0.1:4400';

describe('the place of batches', () => {
  it.each<[StoreOptions, NodeJS.ProcessEnv, object]>([
    [{}, { XDG_DATA_HOME: '/data' }, { path: join('/data', 'crosshatch', 'batches') }],
    [{}, {}, { path: join(homedir(), '.local', 'share', 'crosshatch', 'batches') }],
    [{}, { DATABASE_URL: URL }, { kind: 'database', url: URL }],
    [{}, { DATABASE_URL: URL, CROSSHATCH_SERVER: SERVER }, { kind: 'server', address: SERVER }],
    [{ database: URL }, { CROSSHATCH_SERVER: SERVER }, { kind: 'database', url: URL }],
    [{ folder: 'here' }, { DATABASE_URL: URL }, { kind: 'folder', path: resolve('here') }],
    [{ server: `${SERVER}/` }, { CROSSHATCH_KEY: 'k' }, { address: SERVER, key: 'k' }],
    [{ server: SERVER, key: 'own' }, { CROSSHATCH_KEY: 'k' }, { address: SERVER, key: 'own' }],
  ])('is chosen by the options %o, then by the environment %o', (options, env, place) => {
    expect(chosenPlace(options, env)).toMatchObject({ ok: true, value: place });
  });

  it('is one, and an address if it is a server', () => {
    const message = (options: StoreOptions) => {
      const place = chosenPlace(options, {});
      return place.ok ? '' : place.problems[0]?.message;
    };
    expect(message({ database: URL, folder: 'x' })).toContain('batches are in one place');
    expect(message({ server: 'example' })).toContain('expected an address');
  });
});
