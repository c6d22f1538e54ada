import {
  createRelease,
  type Release,
  type ReleaseDraft,
  submitRelease,
  type TrackDraft,
} from '@tangent/contract/release.ts';
import { store_profiles, stores } from '@tangent/db/schema/store.ts';
import { buildProfile } from '@tangent/db/seeds/store-profiles.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { uuidv7 } from 'uuidv7';
import type { Answered } from './call.ts';
import type { TestApp } from './test-app.ts';
import { haveArtist, type TestPerson } from './test-person.ts';
import { addArtwork, addAudio } from './test-upload.ts';

export const AGREED = { owns_rights: true, no_infringement: true, release_terms: true };

/** Three stores to choose from, one of them for paid plans. */
export async function addStores(app: TestApp): Promise<void> {
  const store = { category: 'streaming', ddex_party_id: 'PADPIDA0000000000X', party_id_confirmed: false } as const;
  await app.db.insert(stores).values([
    { ...store, id: 'spotify', name: 'Spotify', premium: false },
    { ...store, id: 'deezer', name: 'Deezer', premium: false },
    { ...store, id: 'anghami', name: 'Anghami', premium: true },
  ]);
  const profiles = ['spotify', 'deezer', 'anghami'].map((store_id) => ({
    store_id,
    version: 1,
    created_at: app.clock.now(),
    profile: buildProfile({ id: store_id, category: 'streaming' }, []),
  }));
  await app.db.insert(store_profiles).values(profiles);
}

/** The date that many days after today on the app's clock. */
export function dayAhead(app: TestApp, days: number): string {
  return addDays(utcDay(app.clock.now().getTime()), days);
}

export function trackDraft(audio_upload_id: string | null, fields: Partial<TrackDraft> = {}): TrackDraft {
  return {
    id: uuidv7(),
    title: 'Deniz',
    version_type: 'original',
    language: 'tr',
    explicit: false,
    audio_upload_id,
    ...fields,
  };
}

/** A draft in which nothing is missing. */
export async function fillDraft(app: TestApp, person: TestPerson) {
  return {
    artist_id: await haveArtist(person),

    title: 'Deniz',
    release_type: 'single',
    language: 'tr',
    primary_genre: 'pop',
    secondary_genre: null,

    explicit: false,
    schedule: 'standard',
    release_date: dayAhead(app, 21),
    store_ids: ['spotify', 'deezer'],
    artwork_upload_id: await addArtwork(app, person),
    tracks: [trackDraft(await addAudio(app, person))],
  } satisfies ReleaseDraft;
}

/** Saves a new draft in which nothing is missing but what `change` takes away. */
export async function addDraft(app: TestApp, person: TestPerson, change: Partial<ReleaseDraft> = {}): Promise<Release> {
  return (await person.call(createRelease, { body: { ...(await fillDraft(app, person)), ...change } as never })).body;
}

/** Submits a release with all agreements accepted. */
export function submit(person: TestPerson, release: Release): Promise<Answered<typeof submitRelease>> {
  const { id, version } = release;
  return person.call(submitRelease, { params: { id }, body: { version, agreements: AGREED } });
}
