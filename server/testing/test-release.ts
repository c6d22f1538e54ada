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
import type { CallResult } from './call.ts';
import { ensureArtist, type TestAccount } from './test-account.ts';
import type { TestApp } from './test-app.ts';
import { addArtwork, addAudio } from './test-upload.ts';

export const ACCEPTED_AGREEMENTS = { owns_rights: true, no_infringement: true, release_terms: true };

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
export function dateInDays(app: TestApp, days: number): string {
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
export async function completeDraft(app: TestApp, account: TestAccount) {
  return {
    artist_id: await ensureArtist(account),

    title: 'Deniz',
    release_type: 'single',
    language: 'tr',
    primary_genre: 'pop',
    secondary_genre: null,

    explicit: false,
    schedule: 'standard',
    release_date: dateInDays(app, 21),
    store_ids: ['spotify', 'deezer'],
    artwork_upload_id: await addArtwork(app, account),
    tracks: [trackDraft(await addAudio(app, account))],
  } satisfies ReleaseDraft;
}

/** Saves a new draft in which nothing is missing but what `change` takes away. */
export async function addDraft(
  app: TestApp,
  account: TestAccount,
  change: Partial<ReleaseDraft> = {},
): Promise<Release> {
  return (await account.call(createRelease, { body: { ...(await completeDraft(app, account)), ...change } as never }))
    .body;
}

/** Submits a release with all agreements accepted. */
export function submit(account: TestAccount, release: Release): Promise<CallResult<typeof submitRelease>> {
  const { id, version } = release;
  return account.call(submitRelease, { params: { id }, body: { version, agreements: ACCEPTED_AGREEMENTS } });
}
