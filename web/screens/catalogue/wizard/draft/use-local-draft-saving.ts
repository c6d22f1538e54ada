import { useEffect } from 'react';
import { countClearings } from '../../../../app/storage.ts';
import type { DraftStore } from './draft-store.ts';
import { type DraftOwner, removeLocalDraft, saveLocalDraft } from './local-draft.ts';
import { isWorthSaving } from './start-draft.ts';

const SAVE_AFTER_MS = 250;

/** Keeps unsaved changes in this browser: shortly after each change, and immediately when the page is left. */
export function useLocalDraftSaving(store: DraftStore, user_id: string, tab: string): void {
  useEffect(() => {
    const owner = { user_id, tab };
    const cleared = countClearings();
    // After signing out nothing may remain here.
    const saveLocally = () => cleared !== countClearings() || saveUnsaved(store, owner);
    let timer: ReturnType<typeof setTimeout> | null = null;
    let seen = store.read();
    const stop = store.subscribe(() => {
      const now = store.read();
      const isNews = now.form !== seen.form || now.release !== seen.release || now.save !== seen.save;
      seen = now;
      if (!isNews || timer !== null) return;
      timer = setTimeout(() => {
        timer = null;
        saveLocally();
      }, SAVE_AFTER_MS);
    });
    const leave = listenForLeaving(store, saveLocally);
    return () => {
      leave();
      saveLocally();
      // A running save still completes; its changes are then no longer kept here.
      store.flush();
      store.close();
      void store.settled().then(() => {
        stop();
        if (timer !== null) clearTimeout(timer);
        saveLocally();
      });
    };
  }, [store, user_id, tab]);
}

function listenForLeaving(store: DraftStore, saveLocally: () => boolean): () => void {
  const hide = () => {
    saveLocally();
    if (document.visibilityState === 'hidden') store.flush(true);
  };
  const confirmLeave = (event: BeforeUnloadEvent) => {
    // Changes are lost only if they can be neither kept here nor sent.
    if (!saveLocally()) event.preventDefault();
  };
  document.addEventListener('visibilitychange', hide);
  addEventListener('pagehide', hide);
  addEventListener('beforeunload', confirmLeave);
  return () => {
    document.removeEventListener('visibilitychange', hide);
    removeEventListener('pagehide', hide);
    removeEventListener('beforeunload', confirmLeave);
  };
}

/** Keeps unsaved changes; returns whether none can be lost. */
function saveUnsaved(store: DraftStore, owner: DraftOwner): boolean {
  const { id, release, form } = store.read();
  const made = release !== null;
  if (made ? !store.isDirty() : !isWorthSaving(form)) {
    removeLocalDraft(owner, id);
    return true;
  }
  return saveLocalDraft(owner, { id, made, base: store.base(), form, kept_at: new Date().toISOString() });
}
