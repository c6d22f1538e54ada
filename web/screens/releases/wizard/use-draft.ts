import type { Release } from '@tangent/contract/release.ts';
import { useEffect, useState } from 'react';
import { fetchRelease, saveRelease, useRememberRelease } from '../../../api/release.ts';
import { type DraftStart, DraftStore } from './draft-store.ts';
import { useDraftSync } from './use-draft-sync.ts';
import { useLocalDraftSaving } from './use-local-draft-saving.ts';

/** What a draft is opened with: the server's version, and what was kept in this browser. */
export type DraftOpening = {
  readonly start: DraftStart;
  /** The release as it is fetched now and then while the wizard is open. */
  readonly release: Release | null;
  readonly tab: string;
  /** This browser had kept something of it. */
  readonly restored: boolean;
};

/** The draft of this screen: opened once, saved by itself, kept in this browser until it is stored. */
export function useDraftStore(
  { start, release, tab }: Omit<DraftOpening, 'restored'>,
  userId: string,
  onStored: (release: Release) => void,
): DraftStore {
  const remember = useRememberRelease();
  const [store] = useState(
    () =>
      new DraftStore(start, {
        send: saveRelease,
        fetch: fetchRelease,
        after: runLater,
        isOnline: () => navigator.onLine,
        onStored: (saved) => {
          remember(saved);
          onStored(saved);
        },
      }),
  );
  useLocalDraftSaving(store, userId, tab);
  useDraftSync(store, release);
  useEffect(() => {
    // What waits for something is not hurried on: the button that offers it would go before it is pressed. Neither is anything
    // when no field is left: a heading that loses the focus to a press must not move what is pressed.
    const leaveField = ({ target }: FocusEvent) => {
      const isField = target instanceof Element && target.matches('input, select, textarea');
      if (isField && store.read().save === 'unsaved') store.flush();
    };
    addEventListener('online', store.wake);
    document.addEventListener('focusout', leaveField);
    return () => {
      removeEventListener('online', store.wake);
      document.removeEventListener('focusout', leaveField);
    };
  }, [store]);
  return store;
}

function runLater(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
