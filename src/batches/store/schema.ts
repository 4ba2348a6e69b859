// The tables of the store. Migrations are numbered and only ever added to. They run under a lock,
// so that any number of processes can start at once.

import type { Database, Queries } from './database.ts';

/** The lock is one of the whole database, so its number is drawn at random. */
const LOCK = 4_116_305_871;

/** `steady_since` is for older programs, which may work on the same batches as newer ones. */
const MIGRATIONS: readonly string[] = [
  `
  create table crosshatch.batch (
    id uuid primary key,
    name text not null,
    operation text not null,
    options jsonb not null,
    owner text,
    version text not null,
    state text not null default 'receiving',
    is_received boolean not null default false,
    received_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    started_at timestamptz,
    finished_at timestamptz,
    items bigint not null default 0,
    done bigint not null default 0,
    item_seconds double precision,
    pace double precision not null default 0,
    pace_at timestamptz not null default now()
  ) with (fillfactor = 50);
  create index batch_active on crosshatch.batch (id) where state in ('receiving', 'running');
  create index batch_unreceived on crosshatch.batch (received_at) where not is_received;

  create table crosshatch.batch_count (
    batch uuid not null,
    kind text not null,
    n bigint not null,
    primary key (batch, kind)
  ) with (fillfactor = 50);

  create table crosshatch.chunk (
    batch uuid not null,
    first bigint not null,
    items integer not null,
    state text not null default 'ready',
    worker uuid,
    leased_at timestamptz,
    deaths smallint not null default 0,
    input bytea,
    output bytea,
    primary key (batch, first)
  );
  alter table crosshatch.chunk alter column input set storage external;
  alter table crosshatch.chunk alter column output set storage external;
  create index chunk_ready on crosshatch.chunk (batch, first)
    where state = 'ready' and deaths = 0;
  create index chunk_suspect on crosshatch.chunk (batch, first)
    where state = 'ready' and deaths > 0;
  create index chunk_leased on crosshatch.chunk (worker) where state = 'leased';

  create table crosshatch.worker (
    id uuid primary key,
    name text not null,
    host text not null,
    pid integer not null,
    threads integer not null,
    started_at timestamptz not null default now(),
    beat_at timestamptz not null default now(),
    steady_since timestamptz not null default now()
  ) with (fillfactor = 50);
  `,
  `
  alter table crosshatch.batch add column known bigint not null default 0;

  create table crosshatch.known_answer (
    key bytea primary key,
    n bigint generated always as identity unique,
    kind text not null,
    answer bytea not null
  );
  `,
  `
  alter table crosshatch.batch add column fresh boolean not null default false;
  `,
  `
  alter table crosshatch.chunk add column bytes bigint;
  `,
];

/** A newer program has made newer tables. */
export class TooNewError extends Error {
  constructor(version: number) {
    const known = `this program knows versions up to ${MIGRATIONS.length}`;
    super(`the tables of batches have version ${version}, and ${known}: use a newer program`);
  }
}

/** Brings the tables to the newest version, or throws a `TooNewError`. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (queries) => {
    await queries.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await queries.run(`
      create schema if not exists crosshatch;
      create table if not exists crosshatch.version (version integer not null);
    `);
    const version = await versionOf(queries);
    if (version > MIGRATIONS.length) throw new TooNewError(version);
    if (version === MIGRATIONS.length) return;
    for (const migration of MIGRATIONS.slice(version)) await queries.run(migration);
    await queries.query('delete from crosshatch.version');
    await queries.query('insert into crosshatch.version values ($1)', [MIGRATIONS.length]);
  });
}

async function versionOf(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ version: number }>('select version from crosshatch.version');
  return row?.version ?? 0;
}
