import { useEffect } from 'react';
import { countClearings } from '../../app/storage.ts';
import type { DraftStore } from './draft-store.ts';
import { forgetDraft, type Keeper, keepDraft } from './kept-draft.ts';
import { isWorthKeeping } from './open-draft.ts';

const KEEP_AFTER_MS = 250;

/** Keeps in this browser what is not stored yet: shortly after each change, and at once when the page goes away. */
export function useDraftKeeping(store: DraftStore, user_id: string, tab: string): void {
  useEffect(() => {
    const keeper = { user_id, tab };
    const cleared = countClearings();
    // After signing out nothing may be left here.
    const keep = () => cleared !== countClearings() || keepUnsaved(store, keeper);
    let timer: ReturnType<typeof setTimeout> | null = null;
    let seen = store.read();
    const stop = store.subscribe(() => {
      const now = store.read();
      const isNews = now.form !== seen.form || now.release !== seen.release || now.save !== seen.save;
      seen = now;
      if (!isNews || timer !== null) return;
      timer = setTimeout(() => {
        timer = null;
        keep();
      }, KEEP_AFTER_MS);
    });
    const leave = listenForLeaving(store, keep);
    return () => {
      leave();
      keep();
      // What is on its way still arrives, and is then no longer kept here.
      store.flush();
      store.close();
      void store.settled().then(() => {
        stop();
        if (timer !== null) clearTimeout(timer);
        keep();
      });
    };
  }, [store, user_id, tab]);
}

function listenForLeaving(store: DraftStore, keep: () => boolean): () => void {
  const hide = () => {
    keep();
    if (document.visibilityState === 'hidden') store.flush(true);
  };
  const ask = (event: BeforeUnloadEvent) => {
    // Only when it can be neither kept here nor sent is there something to lose.
    if (!keep()) event.preventDefault();
  };
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', hide);
  addEventListener('beforeunload', ask);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', hide);
    removeEventListener('beforeunload', ask);
  };
}

/** Answers whether nothing can be lost. */
function keepUnsaved(store: DraftStore, keeper: Keeper): boolean {
  const { id, release, form } = store.read();
  const made = release !== null;
  if (made ? !store.isDirty() : !isWorthKeeping(form)) {
    forgetDraft(keeper, id);
    return true;
  }
  return keepDraft(keeper, { id, made, base: store.base(), form, kept_at: new Date().toISOString() });
}
