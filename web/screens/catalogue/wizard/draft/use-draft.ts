import type { Release } from '@tangent/contract/catalogue/release.ts';
import { useEffect, useState } from 'react';
import { fetchRelease, saveRelease, useCacheRelease } from '../../../../api/catalogue/release.ts';
import { type DraftStart, DraftStore } from './draft-store.ts';
import { useDraftSync } from './use-draft-sync.ts';
import { useLocalDraftSaving } from './use-local-draft-saving.ts';

/** The data a draft is opened with: the server's version, and the changes kept in this browser. */
export type DraftOpening = {
  readonly start: DraftStart;
  /** The release, refetched from time to time while the wizard is open. */
  readonly release: Release | null;
  readonly tab: string;
  /** Whether this browser had kept changes. */
  readonly restored: boolean;
};

/** Creates the draft of this screen: opened once, saved automatically, kept in this browser until it is saved. */
export function useDraftStore(
  { start, release, tab }: Omit<DraftOpening, 'restored'>,
  userId: string,
  onStored: (release: Release) => void,
): DraftStore {
  const remember = useCacheRelease();
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
    // A save that waits is not started early: the button that offers it would disappear before it is clicked. The same
    // applies when the focus leaves a non-field: a click must not move its target.
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
