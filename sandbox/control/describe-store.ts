import type { SandboxClock } from '../clock.ts';
import type { ItunesService } from '../itunes/create-itunes.ts';
import type { ReceivedPackage } from '../itunes/package-records.ts';
import { listTerritories } from '../stores/availability.ts';
import type { Behaviour } from '../stores/behaviour.ts';
import type { Store } from '../stores/create-store.ts';
import type { CatalogueRelease, CatalogueTrack, ReadMessage, StoreAcknowledgement } from '../stores/store-records.ts';

/** A track with the territories in which listeners can play it now. */
export interface TrackView extends CatalogueTrack {
  available_in: string[];
}

export interface ReleaseView extends Omit<CatalogueRelease, 'tracks'> {
  tracks: TrackView[];
}

/** The releases and messages of a store, and its behaviour. */
export interface StoreSummary {
  id: string;
  behaviour: Behaviour;
  releases: ReleaseView[];
  messages: ReadMessage[];
  /** How many acknowledgements are written and how many are still pending. */
  written_acknowledgements: number;
  waiting_acknowledgements: number;
}

/** A store as its page and the control calls show it. */
export interface StoreView extends StoreSummary {
  /** In the order in which the store decided them. */
  acknowledgement_files: (StoreAcknowledgement & { xml: string })[];
  /** Folders that are not complete yet, and packages at the door of the store's name. */
  waiting_batches: string[];
  /** Apple's packages at the door of the store's name. */
  packages: ReceivedPackage[];
}

export function summariseStore(store: Store, now: Date): StoreSummary {
  const acknowledgement_files = store.book.acknowledgement_files.list();
  const written_acknowledgements = acknowledgement_files.filter(({ written_at }) => written_at !== null).length;
  return {
    id: store.id,
    behaviour: store.behaviour(),
    releases: store.book.releases.list().map((release) => ({
      ...release,
      tracks: release.tracks.map((track) => ({ ...track, available_in: listTerritories(release, track, now) })),
    })),
    messages: store.book.messages.list(),
    written_acknowledgements,
    waiting_acknowledgements: acknowledgement_files.length - written_acknowledgements,
  };
}

export async function describeStore(
  store: Store,
  { itunes, clock }: { itunes: ItunesService; clock: SandboxClock },
): Promise<StoreView> {
  const intake = itunes.list().find(({ door }) => door === store.id);
  const acknowledgement_files = await Promise.all(
    store.book.acknowledgement_files.list().map(async (acknowledgement) => ({
      ...acknowledgement,
      xml: acknowledgement.xml ?? (await store.readAcknowledgement(acknowledgement.file_name)) ?? '',
    })),
  );
  return {
    ...summariseStore(store, clock.now()),
    acknowledgement_files,
    waiting_batches: [...(await store.listWaiting()), ...((await intake?.listWaiting()) ?? [])],
    packages: intake?.book.packages.list() ?? [],
  };
}
