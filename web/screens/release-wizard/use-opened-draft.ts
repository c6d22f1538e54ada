import type { Release } from '@tangent/contract/release.ts';
import { useEffect, useState } from 'react';
import { useUser } from '../../app/session.ts';
import { takeKept } from './kept-draft.ts';
import { startDraft } from './open-draft.ts';
import { nameTab } from './tab-name.ts';
import type { DraftOpening } from './use-draft.ts';

/** Opens a draft once, with what this browser kept of it; null until then. */
export function useOpenedDraft(release: Release | null, storeIds: readonly string[] | null): DraftOpening | null {
  const { _id: user_id } = useUser();
  const [opened, setOpened] = useState<Omit<DraftOpening, 'release'> | null>(null);
  const isReady = storeIds !== null && opened === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is opened once; later versions come through its store
  useEffect(() => {
    if (!isReady) return;
    let gone = false;
    void openDraft(user_id, release, storeIds).then((draft) => !gone && setOpened(draft));
    return () => {
      gone = true;
    };
  }, [isReady]);
  return opened && { ...opened, release };
}

async function openDraft(user_id: string, release: Release | null, storeIds: readonly string[]) {
  const tab = await nameTab();
  const kept = await takeKept({ user_id, tab }, release?.id ?? null);
  return { start: startDraft(release, kept, storeIds), tab, restored: kept.length > 0 };
}
