// Watches the batches of the server while the screen is open. watch-step.ts decides what happens;
// this module runs the effects of its steps.

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { changeBatch, listBatches, meetServer, readBatch } from '../../api/batches.ts';
import { type Dispatch, makeStepHost } from '../../app/step-host.ts';
import { currentText } from '../../app/texts.ts';
import { showToast } from '../../app/toasts.ts';
import { SERVER_KEY } from '../../storage/server-key.ts';
import type { Storage } from '../../storage/storage.ts';
import { useStorage } from '../../storage/use-storage.ts';
import { unwatched, type WatchEffect, type WatchEvent, type WatchState } from './watch-state.ts';
import { watchStep } from './watch-step.ts';

export interface Watching {
  readonly state: WatchState;
  readonly dispatch: Dispatch<WatchEvent>;
}

interface EffectParts {
  readonly storage: Storage;
  readonly navigate: (address: string, options?: { readonly replace: boolean }) => void;
}

export function useBatches(id: string | undefined): Watching {
  const storage = useStorage();
  const [, navigate] = useLocation();
  const latest = useRef<EffectParts>({ storage, navigate });
  useEffect(() => {
    latest.current = { storage, navigate };
  });
  const [{ store, dispatch }] = useState(() =>
    makeStepHost(unwatched(id), watchStep, (effect: WatchEffect, next) =>
      run(effect, latest.current, next),
    ),
  );
  useEffect(() => {
    const see = (): void => void dispatch({ type: 'seen', isVisible: isVisible() });
    void keptKey(storage).then((key) => dispatch({ type: 'started', key, isVisible: isVisible() }));
    document.addEventListener('visibilitychange', see);
    return () => {
      document.removeEventListener('visibilitychange', see);
      // A screen that was left is like one that nobody sees.
      void dispatch({ type: 'seen', isVisible: false });
    };
  }, [storage, dispatch]);
  useEffect(() => void dispatch({ type: 'looked', id }), [id, dispatch]);
  return { state: useStore(store), dispatch };
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

async function keptKey(storage: Storage): Promise<string> {
  const key = await storage.get('settings', SERVER_KEY);
  return typeof key === 'string' ? key : '';
}

async function run(
  effect: WatchEffect,
  { storage, navigate }: EffectParts,
  dispatch: Dispatch<WatchEvent>,
): Promise<void> {
  switch (effect.do) {
    case 'meet': {
      const { round } = effect;
      return dispatch({ type: 'met', round, outcome: await meetServer() });
    }
    case 'list': {
      const { round, key } = effect;
      return dispatch({ type: 'listed', round, outcome: await listBatches({ key }) });
    }
    case 'tell': {
      const { round, key, id } = effect;
      return dispatch({ type: 'told', round, outcome: await readBatch(id, { key }) });
    }
    case 'wait': {
      const { round, ms } = effect;
      return void setTimeout(() => void dispatch({ type: 'due', round }), ms);
    }
    case 'keep-key':
      return keepKey(storage, effect.key);
    case 'act': {
      const { key, id, act } = effect;
      return dispatch({ type: 'acted', id, act, outcome: await changeBatch(id, act, { key }) });
    }
    case 'leave':
      showToast(currentText()('batches.removed'));
      return navigate('/batches', { replace: true });
  }
}

function keepKey(storage: Storage, key: string): Promise<void> {
  return key === ''
    ? storage.remove('settings', SERVER_KEY)
    : storage.put('settings', SERVER_KEY, key);
}
