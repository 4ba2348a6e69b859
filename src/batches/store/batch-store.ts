// The store of batches: everything that the front ends and the workers ask of it. A batch is an
// operation, its options, and items in order. It is cut into chunks when it is submitted; workers
// lease chunks, and deliver one answer for each item. Work is pure, so a chunk that is done twice
// does no harm: the store takes the first delivery and counts nothing twice.
//
// Data that crosses this interface is plain, so that it can go over HTTP as it is.

import type { BatchState } from '../../tasks/operations/batch-state.ts';

/** Options as the operation understands them; the store only keeps them. */
export type OperationOptions = Readonly<Record<string, unknown>>;

export interface NewBatch {
  readonly name: string;
  readonly operation: string;
  readonly options: OperationOptions;
  /** The name of the API key that owns the batch; absent without keys. */
  readonly owner?: string;
  /** The version of the program, because another version may answer otherwise. */
  readonly version: string;
  /** Whether items are worked on even if their answers are known; by default they are not. */
  readonly fresh?: true;
}

/** Items that follow each other. Each is one line of JSON, without a line break. */
export interface NewChunk {
  readonly lines: readonly string[];
}

export interface BatchStatus {
  readonly id: string;
  readonly name: string;
  readonly operation: string;
  readonly options: OperationOptions;
  readonly owner?: string;
  readonly version: string;
  readonly fresh?: true;
  readonly state: BatchState;
  /** How many items were received until now. */
  readonly items: number;
  /** How many items have an answer. */
  readonly done: number;
  /** How many of these answers were known from items that were the same. */
  readonly known: number;
  /** How many answers there are of each kind, such as `unique` or `problem:syntax`. */
  readonly counts: Readonly<Record<string, number>>;
  /** Items a second of late. */
  readonly rate: number;
  /** How many workers that live hold a lease on it. */
  readonly workers: number;
  /** ISO 8601, by the clock of the store; with microseconds, because lists are sorted by it. */
  readonly created: string;
  readonly finished?: string;
  /** An estimate of the seconds until it is done, if anybody works and a rate is known. */
  readonly remaining?: number;
}

/** Names the batch behind which a list goes on; it may be gone. */
export type ListPlace = Pick<BatchStatus, 'created' | 'id'>;

export interface ResultsWish {
  /** The first item that is wanted, counted from 0. */
  readonly from?: number;
  /** Whether to wait for answers that are not there yet; else the results end before them. */
  readonly follow?: boolean;
  /**
   * Whether answers without problems may be left out, and those after so many. A store that is
   * asked over a network does so; chunks without lines then tell how far it has looked.
   */
  readonly only?: 'all' | 'problems';
  readonly most?: number;
  readonly signal?: AbortSignal;
}

/** The answers of items that follow each other, one line of JSON each. */
export interface ChunkResults {
  /** The place of the first of these items in the batch, counted from 0. */
  readonly first: number;
  readonly lines: readonly string[];
}

export interface NewWorker {
  readonly name: string;
  /** The place in which the number of its process means this process. */
  readonly host: string;
  readonly pid: number;
  readonly threads: number;
}

export interface LeaseWish {
  /** How many seconds of work are wanted, by what items of the batch took until now. */
  readonly seconds: number;
  /** Whether a suspect is wanted. A worker asks for it only while it does nothing else. */
  readonly suspect?: boolean;
}

/** Names a chunk as it was leased. Chunks can be split, so the number of items belongs to it. */
export interface ChunkName {
  readonly batch: string;
  /** The place of its first item in the batch, counted from 0. */
  readonly first: number;
}

/** One of the answers of a chunk. */
interface NamedAnswer {
  /** The place of its item in the chunk, counted from 0. */
  readonly at: number;
  readonly kind: string;
}

/** The answer that an item which is the same got before. */
export interface KnownAnswer extends NamedAnswer {
  readonly line: string;
}

/** An answer that is worth keeping for items that are the same. */
interface AnswerToKeep extends NamedAnswer {
  /** The hash of its item; absent where the chunk has the item itself. */
  readonly hash?: string;
}

export interface LeasedChunk extends ChunkName {
  readonly operation: string;
  readonly options: OperationOptions;
  readonly lines: readonly string[];
  /**
   * How many workers died with this chunk in hand. If there was one, the chunk is a suspect, and
   * must run alone.
   */
  readonly deaths: number;
  /** Items that need no work, by rising place; absent where nothing was looked up. */
  readonly known?: readonly KnownAnswer[];
}

/** The answers of the first items of a chunk, and what is to become of its other items. */
export interface Delivery {
  readonly chunk: LeasedChunk;
  /** Answers of the first items of the chunk, one line each; none if there are none yet. */
  readonly lines: readonly string[];
  /** The kind of each of these answers; the store counts them. */
  readonly kinds: readonly string[];
  /** How long one thread worked on them. */
  readonly seconds: number;
  /** How many of the answers were known before; none by default. */
  readonly known?: number;
  /** Answers that are worth keeping for items that are the same; none by default. */
  readonly worthKeeping?: readonly AnswerToKeep[];
  /** How many of the items behind them the worker keeps on lease; none by default. */
  readonly kept?: number;
  /** The rest is cut into chunks of at most so many items; by default it is one chunk. */
  readonly restItems?: number;
}

export interface BeatAnswer {
  /**
   * Chunks that the worker need not go on with: the batch was cancelled, or the lease is lost.
   */
  readonly lost: readonly ChunkName[];
  /** Whether suspects wait for a worker that does nothing else. */
  readonly suspectsWait: boolean;
}

export interface BatchStore {
  /**
   * Stores chunks as they come; workers may begin before the last one is there. If the iterable
   * throws, the batch is removed, and the error is thrown. A submission whose process died is
   * removed by the store. Throws a `BatchProblem`, before any chunk is read, where the owner has
   * `most` batches already.
   */
  submit(batch: NewBatch, chunks: AsyncIterable<NewChunk>, most?: number): Promise<BatchStatus>;
  status(id: string): Promise<BatchStatus | undefined>;
  /**
   * Returns batches, newest first, the first 1,000 behind the place. The owner is null for batches
   * that belong to nobody; without one, those of all are returned.
   */
  list(owner?: string | null, behind?: ListPlace): Promise<readonly BatchStatus[]>;
  /**
   * From now on, nothing more of the batch is leased. Work that has begun is finished. This and the
   * next two throw a `BatchProblem` if the batch has ended; only a cancelled one can be cancelled
   * again.
   */
  pause(id: string): Promise<BatchStatus | undefined>;
  resume(id: string): Promise<BatchStatus | undefined>;
  /** Ends the batch for good. Answers that are there stay. */
  cancel(id: string): Promise<BatchStatus | undefined>;
  /** Deletes the batch with its answers, and returns how it was. */
  remove(id: string): Promise<BatchStatus | undefined>;
  /**
   * Returns answers in the order of the items, with no gaps; only those of a cancelled batch may
   * have some.
   */
  results(id: string, wish?: ResultsWish): AsyncIterable<ChunkResults>;

  /** Makes a worker known and returns its id. From then on it must beat every 2 s. */
  register(worker: NewWorker): Promise<string>;
  /**
   * Says that the worker lives, and which chunks it has in hand. Other leases of the worker, whose
   * answer to the lease got lost, are given back. Returns undefined if the worker was taken for
   * dead. It then registers anew.
   */
  beat(workerId: string, held: readonly ChunkName[]): Promise<BeatAnswer | undefined>;
  /** Gives all leases of the worker back, which is no death, and forgets the worker. */
  leave(workerId: string): Promise<void>;
  /** Returns how many workers live. */
  workers(): Promise<number>;
  /** Returns chunks of one batch that follow each other, or none. A suspect comes alone. */
  lease(workerId: string, wish: LeaseWish): Promise<readonly LeasedChunk[]>;
  deliver(workerId: string, deliveries: readonly Delivery[]): Promise<void>;
  /** Whether anything of any batch is leased, can be leased, or will be once it is received. */
  isWorkLeft(): Promise<boolean>;
  close(): Promise<void>;
}
