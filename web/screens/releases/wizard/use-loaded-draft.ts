import type { Release } from '@tangent/contract/release.ts';
import { useEffect, useState } from 'react';
import { useUser } from '../../../app/session.ts';
import { claimLocalDrafts } from './local-draft.ts';
import { startDraft } from './start-draft.ts';
import { nameTab } from './tab-name.ts';
import type { DraftOpening } from './use-draft.ts';

/** Opens a draft once, with what this browser kept of it; null until then. */
export function useLoadedDraft(release: Release | null, storeIds: readonly string[] | null): DraftOpening | null {
  const { _id: user_id } = useUser();
  const [loaded, setLoaded] = useState<Omit<DraftOpening, 'release'> | null>(null);
  const isReady = storeIds !== null && loaded === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is opened once; later versions come through its store
  useEffect(() => {
    if (!isReady) return;
    let gone = false;
    void loadDraft(user_id, release, storeIds).then((draft) => !gone && setLoaded(draft));
    return () => {
      gone = true;
    };
  }, [isReady]);
  return loaded && { ...loaded, release };
}

async function loadDraft(user_id: string, release: Release | null, storeIds: readonly string[]) {
  const tab = await nameTab();
  const saved = await claimLocalDrafts({ user_id, tab }, release?.id ?? null);
  return { start: startDraft(release, saved, storeIds), tab, restored: saved.length > 0 };
}
