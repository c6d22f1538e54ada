import type { Behaviour } from '../stores/behaviour.ts';
import type { Store } from '../stores/open-store.ts';
import type { Answer, CatalogueRelease, ReadMessage } from '../stores/store-records.ts';

/** A store as the page and the control calls show it. */
export interface StoreView {
  id: string;
  behaviour: Behaviour;
  releases: CatalogueRelease[];
  messages: ReadMessage[];
  /** In the order they were decided. */
  answers: Answer[];
  /** Batch folders without a readable BatchComplete file. */
  waiting_batches: string[];
}

export async function describeStore(store: Store): Promise<StoreView> {
  const { releases, messages, answers } = store.records();
  const waiting_batches = await store.listWaiting();
  return { id: store.id, behaviour: store.behaviour(), releases, messages, answers, waiting_batches };
}
