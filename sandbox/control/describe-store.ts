import { listTerritories } from '../stores/availability.ts';
import type { Behaviour } from '../stores/behaviour.ts';
import type { Store } from '../stores/open-store.ts';
import type { Answer, CatalogueRelease, CatalogueTrack, ReadMessage } from '../stores/store-records.ts';

/** A track with the territories in which listeners have it just now. */
export interface TrackView extends CatalogueTrack {
  available_in: string[];
}

export interface ReleaseView extends Omit<CatalogueRelease, 'tracks'> {
  tracks: TrackView[];
}

/** What a store holds and how it behaves. */
export interface StoreSummary {
  id: string;
  behaviour: Behaviour;
  releases: ReleaseView[];
  messages: ReadMessage[];
  /** How many answers are written and how many are still to come. */
  written_answers: number;
  waiting_answers: number;
}

/** A store as its page and the control calls show it. */
export interface StoreView extends StoreSummary {
  /** In the order they were decided. */
  answers: (Answer & { xml: string })[];
  /** Folders that are not complete yet. */
  waiting_batches: string[];
}

export function summariseStore(store: Store, now: Date): StoreSummary {
  const answers = store.book.answers.list();
  const written_answers = answers.filter(({ written_at }) => written_at !== null).length;
  return {
    id: store.id,
    behaviour: store.behaviour(),
    releases: store.book.releases.list().map((release) => ({
      ...release,
      tracks: release.tracks.map((track) => ({ ...track, available_in: listTerritories(release, track, now) })),
    })),
    messages: store.book.messages.list(),
    written_answers,
    waiting_answers: answers.length - written_answers,
  };
}

export async function describeStore(store: Store, now: Date): Promise<StoreView> {
  const answers = await Promise.all(
    store.book.answers
      .list()
      .map(async (answer) => ({ ...answer, xml: answer.xml ?? (await store.readAnswer(answer.file_name)) ?? '' })),
  );
  return { ...summariseStore(store, now), answers, waiting_batches: await store.listWaiting() };
}
