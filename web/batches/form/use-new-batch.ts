// The form for a new batch. form-step.ts decides what happens; this module runs the effects of its
// steps. The upload ends when the screen is left.

import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Batch } from '../../api/batches.ts';
import { submitBatch } from '../../api/submit-batch.ts';
import { type Dispatch, makeStepHost } from '../../app/step-host.ts';
import { currentLanguage } from '../../app/texts.ts';
import { quickWorker } from '../../workers/task-workers.ts';
import {
  emptyForm,
  type FormEffect,
  type FormEntries,
  type FormEvent,
  type FormState,
} from './form-state.ts';
import { formStep, submissionQuery } from './form-step.ts';
import { uploadBody } from './upload-body.ts';

export interface NewBatchForm {
  readonly state: FormState;
  readonly dispatch: Dispatch<FormEvent>;
}

interface FormParts {
  /** The API key; empty without one. */
  readonly key: string;
  readonly onTaken: (batch: Batch) => void;
}

export function useNewBatch(parts: FormParts): NewBatchForm {
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const upload = useRef<AbortController>(undefined);
  const [{ store, dispatch }] = useState(() =>
    makeStepHost(emptyForm(currentLanguage()), formStep, (effect: FormEffect, next) => {
      if (effect.do === 'open') return latest.current.onTaken(effect.batch);
      upload.current?.abort();
      if (effect.do === 'stop') return;
      upload.current = new AbortController();
      return send(effect.entries, { ...latest.current, signal: upload.current.signal }, next);
    }),
  );
  useEffect(() => () => upload.current?.abort(), []);
  return { state: useStore(store), dispatch };
}

interface SendingParts extends FormParts {
  readonly signal: AbortSignal;
}

async function send(
  entries: FormEntries,
  { key, signal }: SendingParts,
  dispatch: Dispatch<FormEvent>,
): Promise<void> {
  try {
    const event = await sent(entries, { key, signal }, (progress) => {
      if (!signal.aborted) void dispatch(progress);
    });
    if (!signal.aborted) await dispatch(event);
  } catch (error) {
    if (signal.aborted) return;
    const message = error instanceof Error ? error.message : String(error);
    await dispatch({ type: 'refused', problems: [{ code: 'fault', message }] });
  }
}

async function sent(
  entries: FormEntries,
  { key, signal }: Pick<SendingParts, 'key' | 'signal'>,
  onProgress: (event: Extract<FormEvent, { readonly type: 'progress' }>) => void,
): Promise<FormEvent> {
  const read = await uploadBody(entries, {
    parse: async (text, fileName) =>
      (await quickWorker.ask('parse', { text, fileName }, { signal })).value,
    onRead: (share) => onProgress({ type: 'progress', sending: { stage: 'reading', share } }),
    signal,
  });
  if (!read.ok) return { type: 'unreadable', refusals: read.refusals };
  const { body, type, file } = read.value;
  const query = submissionQuery(entries);
  if (file !== undefined) query.set('file', file);
  const taken = await submitBatch(
    { query, body, type },
    {
      key,
      signal,
      onSent: (share) =>
        onProgress({
          type: 'progress',
          sending: { stage: share < 1 ? 'sending' : 'taking', share },
        }),
    },
  );
  if (!taken.ok) return { type: 'refused', problems: taken.problems };
  return { type: 'taken', batch: taken.value };
}
