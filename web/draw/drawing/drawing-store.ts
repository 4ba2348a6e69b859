// The store of the drawing on the screen. drawing-step.ts decides what happens to the drawing. This
// file runs the effects: records in the browser, and messages to other tabs that show the drawing.
// The storage holds a change in memory immediately and writes only the newest of the changes that
// wait, so that no stroke waits for an earlier write.

import type { StoreApi } from 'zustand/vanilla';
import { type Dispatch, makeStepHost } from '../../app/step-host.ts';
import {
  type DocumentHost,
  runEffect,
  type TabChannel,
} from '../../storage/shared-document/run-effect.ts';
import type { Storage } from '../../storage/storage.ts';
import { forgetDrawingRecord, keepDrawingRecord, loadDrawingRecord } from './drawing-record.ts';
import type { DrawingState } from './drawing-state.ts';
import {
  type DrawingEffect,
  type DrawingEvent,
  drawingStep,
  type OpenDrawing,
  openDrawing,
} from './drawing-step.ts';
import { keepSavedId, loadSavedIds } from './saved-ids.ts';

export interface DrawingMessage {
  /** Undefined for a drawing that is not a puzzle yet. */
  readonly id: string | undefined;
  /**
   * The puzzle of the library that the drawing became. Without `savedAs`, the message says that the
   * record was saved.
   */
  readonly savedAs?: string;
}

export interface DrawingStore {
  readonly store: StoreApi<OpenDrawing>;
  readonly dispatch: Dispatch<DrawingEvent>;
  /**
   * Listens to the channel. Returns a function that closes the channel when all pending messages
   * are sent. `onSaved` is called when another tab has saved the drawing as a puzzle.
   */
  readonly connect: (channel: TabChannel<DrawingMessage>, onSaved?: OnSaved) => () => void;
}

type OnSaved = (id: string) => void;

/** The receivers of the effects of a drawing. */
interface Connection {
  readonly storage: Storage;
  channel: TabChannel<DrawingMessage> | undefined;
  onSaved: OnSaved | undefined;
}

export function makeDrawingStore(
  storage: Storage,
  id: string | undefined,
  start: DrawingState,
): DrawingStore {
  const connection: Connection = { storage, channel: undefined, onSaved: undefined };
  const { store, dispatch } = makeStepHost(
    openDrawing(id, start),
    drawingStep,
    (effect: DrawingEffect, next) => run(effect, connection, next),
  );
  void countSaved(storage, id, dispatch);
  const connect = (channel: TabChannel<DrawingMessage>, onSaved?: OnSaved): (() => void) => {
    Object.assign(connection, { channel, onSaved });
    channel.addEventListener('message', ({ data }) => void dispatch(eventOf(data)));
    return () => void dispatch({ type: 'left' });
  };
  return { store, dispatch, connect };
}

function eventOf({ id, savedAs }: DrawingMessage): DrawingEvent {
  if (savedAs === undefined) return { type: 'saved-elsewhere', id };
  return { type: 'became-elsewhere', from: id, id: savedAs };
}

async function run(
  effect: DrawingEffect,
  connection: Connection,
  dispatch: Dispatch<DrawingEvent>,
): Promise<void> {
  switch (effect.do) {
    case 'count':
      return countSaved(connection.storage, effect.id, dispatch);
    case 'search': {
      const { id, edits, savedBefore } = effect;
      const next = await savedPuzzle(connection.storage, id, savedBefore);
      return dispatch({ type: 'searched', id, edits, next });
    }
    case 'move':
      await move(effect, connection);
      return dispatch({ type: 'moved' });
    case 'notify-became':
      return notifyTabs(connection, { id: effect.from, savedAs: effect.id });
    case 'show-saved':
      return connection.onSaved?.(effect.id);
    default:
      return runEffect(effect, documentHost(connection), dispatch);
  }
}

function documentHost(connection: Connection): DocumentHost<DrawingState, DrawingState> {
  const { storage } = connection;
  return {
    load: (id) => loadDrawingRecord(storage, id),
    save: (id, record) => keepDrawingRecord(storage, id, record),
    notifyTabs: (id) => notifyTabs(connection, { id }),
    close: () => {
      connection.channel?.close();
      Object.assign(connection, { channel: undefined, onSaved: undefined });
    },
  };
}

function notifyTabs({ channel }: Connection, message: DrawingMessage): void {
  channel?.postMessage(message);
}

async function countSaved(
  storage: Storage,
  id: string | undefined,
  dispatch: Dispatch<DrawingEvent>,
): Promise<void> {
  const { length: savedBefore } = await loadSavedIds(storage, id);
  return dispatch({ type: 'counted', id, savedBefore });
}

/**
 * Returns the id of the puzzle that the drawing became. Returns undefined if there is no such
 * puzzle, or if that puzzle has no drawing record.
 */
async function savedPuzzle(
  storage: Storage,
  id: string | undefined,
  savedBefore: number,
): Promise<string | undefined> {
  const next = (await loadSavedIds(storage, id))[savedBefore];
  return next !== undefined && (await loadDrawingRecord(storage, next)) !== undefined
    ? next
    : undefined;
}

type Move = DrawingEffect & { readonly do: 'move' };

async function move(effect: Move, connection: Connection): Promise<void> {
  const { from, to, isFirst } = effect;
  await Promise.all([
    moveRecord(effect, connection),
    isFirst && keepSavedId(connection.storage, from, to),
  ]);
  if (isFirst) notifyTabs(connection, { id: from, savedAs: to });
}

async function moveRecord({ from, to, record }: Move, connection: Connection): Promise<void> {
  const { storage } = connection;
  await keepDrawingRecord(storage, to, record);
  notifyTabs(connection, { id: to });
  await forgetDrawingRecord(storage, from);
}
