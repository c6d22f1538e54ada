import { buildMajorProfile } from '@tangent/db/seeds/major-profiles.ts';
import { parseNewReleaseMessage } from '@tangent/ddex/ern/parse-new-release-message.ts';
import { loadSchemasIfPresent } from '@tangent/ddex/testing/official-files.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { expect, test } from 'vitest';
import { ALBUM } from '../../../testing/fixtures/sample-snapshot.ts';
import { buildErnMessage } from './build-ern-message.ts';

const SCHEMAS = loadSchemasIfPresent();
const SENDER = { dpid: 'PADPIDA2026010101N', name: 'Example' };
const RECIPIENT = { dpid: 'PADPIDA2013020802I', name: 'Example Store' };
const created_at = new Date('2027-05-01T10:00:00Z');

/** Builds an update of an album whose second track has left Spotify; returns which tracks it offers. */
function listOffered(profile: StoreProfile, store_id: string): boolean[] {
  const tracks = ALBUM.tracks.map((track, index) => (index === 1 ? { ...track, removed_from: ['spotify'] } : track));
  const { xml, is_refused, check_issues } = buildErnMessage({
    snapshot: { ...ALBUM, tracks },
    store_id,
    assets: { cover: null, tracks: null },
    profile,
    message: { message_id: 'MSG-1', thread_id: 'THREAD-1', created_at, kind: 'update' },
    sender: SENDER,
    recipient: RECIPIENT,
    schemas: SCHEMAS,
    is_test: true,
    live_at: null,
  });
  expect([profile, is_refused ? check_issues : []]).toEqual([profile, []]);
  const { message } = parseNewReleaseMessage(xml);
  if (message === null) throw new Error('the message cannot be parsed');
  const { deals, tracks: sent } = message.release;
  return sent.map((track) => (track.deals ?? deals).length > 0);
}

test('a track that left one store has no deal in the messages to it, the others have theirs, and other stores keep it', () => {
  const profiles = MAJOR_STORES.map(buildMajorProfile);
  expect(new Set(profiles.map(({ ern_version }) => ern_version)).size).toBe(3);
  for (const profile of profiles) {
    const offered = [listOffered(profile, 'spotify'), listOffered(profile, 'deezer')];
    expect([profile, offered]).toEqual([
      profile,
      [
        [true, false, true],
        [true, true, true],
      ],
    ]);
  }
});
