import type { Release } from '@tangent/contract/catalogue/release.ts';
import { useEffect } from 'react';
import type { DraftStore } from './draft-store.ts';

type News = { readonly id: string; readonly version: number };

/** Exchanges stored versions with other tabs; a release that was fetched again counts too. */
export function useDraftSync(store: DraftStore, release: Release | null): void {
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel('tangent-drafts');
    let announced = store.read().release?.version ?? 0;
    const stop = store.subscribe(() => {
      const { id, release: stored, save } = store.read();
      if (stored === null || stored.version <= announced || save === 'conflict') return;
      announced = stored.version;
      channel.postMessage({ id, version: announced } satisfies News);
    });
    channel.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.id === store.read().id) store.noticeVersion(data.version);
    };
    return () => {
      stop();
      channel.close();
    };
  }, [store]);

  const version = release?.version ?? 0;
  useEffect(() => {
    if (version > (store.read().release?.version ?? 0)) store.noticeVersion(version);
  }, [store, version]);
}
