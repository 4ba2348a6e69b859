// Runs the effects of a shared document: records are loaded from and saved in the browser, and a
// channel leads to the other tabs.

import type { Dispatch } from '../../app/step-host.ts';
import type { DocumentEffect, EffectEnd } from './shared-document.ts';

/** The part of a BroadcastChannel that is needed. */
export interface TabChannel<M> {
  postMessage(message: M): void;
  addEventListener(type: 'message', listen: (event: { readonly data: M }) => void): void;
  close(): void;
}

export interface DocumentHost<D, R> {
  readonly load: (id: string | undefined) => Promise<R | undefined>;
  readonly save: (id: string | undefined, record: R) => Promise<void>;
  /** Tells the other tabs that the document of this id was saved. */
  readonly notifyTabs: (id: string | undefined) => void;
  readonly close: () => void;
  readonly show?: (own: D) => void;
  readonly ask?: () => void;
}

export async function runEffect<D, R>(
  effect: DocumentEffect<D, R>,
  host: DocumentHost<D, R>,
  dispatch: Dispatch<EffectEnd<R>>,
): Promise<void> {
  switch (effect.do) {
    case 'load': {
      const { id } = effect;
      const record = await host.load(id);
      return dispatch({ type: 'loaded', id, record, now: Date.now() });
    }
    case 'save':
      await host.save(effect.id, effect.record);
      return dispatch({ type: 'saved', id: effect.id });
    case 'notify-tabs':
      return host.notifyTabs(effect.id);
    case 'show':
      return host.show?.(effect.own);
    case 'ask':
      return host.ask?.();
    case 'close':
      return host.close();
  }
}
