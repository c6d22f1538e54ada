import type { ApplePackage } from '@tangent/apple/model.ts';
import { readMetadata } from '@tangent/apple/package/read-metadata.ts';
import { buildMajorProfile } from '@tangent/db/seeds/major-profiles.ts';
import { PREMIUM_STORES } from '@tangent/db/seeds/premium-stores.ts';
import { assumeProfile } from '@tangent/db/seeds/store-profiles.ts';
import { parseNewReleaseMessage } from '@tangent/ddex/ern/parse-new-release-message.ts';
import { checkStructure } from '@tangent/ddex/schema/check-structure.ts';
import { toReadRelease } from '@tangent/ddex/testing/to-read-release.ts';
import { isClaimable } from '@tangent/domain/catalogue/release/claims.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { STORE_CATEGORIES } from '@tangent/domain/catalogue/store/store.ts';
import { takesApplePackage } from '@tangent/domain/catalogue/store/store-format.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomSnapshot } from '../../../testing/fixtures/random-snapshot.ts';
import { buildAssets } from '../../../testing/fixtures/sample-snapshot.ts';
import type { ReleaseSnapshot } from '../plan/release-snapshot.ts';
import { buildAppleMessage } from './apple/build-apple-message.ts';
import { type AppleParts, buildApplePackage } from './apple/build-apple-package.ts';
import { buildErnMessage } from './build-ern-message.ts';
import { buildErnRelease, buildWriting } from './build-ern-release.ts';
import { type Assets, selectFiles } from './delivery-asset.ts';

/** Releases for each kind of store; a long run sets more. */
const RELEASES = Number(process.env.RELEASES_PER_KIND ?? 6);
const AT = new Date('2027-03-01T10:00:00Z');
const SENDER = { dpid: 'PADPIDA2026010101N', name: 'Example' };
const RECIPIENT = { dpid: 'PADPIDA2013020802I', name: 'Example Store' };

/** Lists one store of each kind: what its profile says about messages, not how they travel. */
function listKinds(): { name: string; profile: StoreProfile }[] {
  const premium = STORE_CATEGORIES.flatMap((category) => PREMIUM_STORES[category].map(([id]) => ({ id, category })));
  const stores = [
    ...MAJOR_STORES.map((store) => ({ name: store.id, profile: buildMajorProfile(store) })),
    ...premium.map((store, position) => ({ name: store.id, profile: assumeProfile(store, position) })),
  ];
  const kinds = new Map<string, { name: string; profile: StoreProfile }>();
  for (const store of stores) {
    const { transport, lead_time, acknowledgement, acknowledge_within_hours, service_days, ...content } = store.profile;
    const { choreography, folder_prefix, batch_complete, ...kind } = content;
    const key = JSON.stringify([kind, takesApplePackage(store.profile)]);
    if (!kinds.has(key)) kinds.set(key, store);
  }
  return [...kinds.values()];
}

const KINDS = listKinds();
const OFFERS = [
  { store_id: 'apple-music', is_sale: false },
  { store_id: 'itunes-store', is_sale: true },
];

function selectAssets(snapshot: ReleaseSnapshot, profile: StoreProfile): Assets {
  const { with_audio, with_cover } = selectFiles(profile, { with_audio: true, with_cover: true });
  const { tracks, cover } = buildAssets(snapshot, profile.audio);
  return { tracks: with_audio ? tracks : null, cover: with_cover ? cover : null };
}

/** A service that does nothing but claim gets releases with a track that it may claim. */
function isSent({ deals }: StoreProfile, { tracks }: ReleaseSnapshot): boolean {
  return deals.some(({ model }) => model !== 'rights_claim') || tracks.some(isClaimable);
}

/** Statements about AI wait until Apple has published the names of their elements. */
function withoutAi({ album, ...content }: ApplePackage): ApplePackage {
  const none = { recording: false, composition: false };
  const tracks = album.tracks.map((track) => ({ ...track, ai: none }));
  return { ...content, album: { ...album, artwork_by_ai: false, tracks } };
}

test.each(KINDS.filter(({ profile }) => !takesApplePackage(profile)))(
  'any release goes to $name as a valid message that reads back field by field',
  ({ profile }) => {
    const sent = randomSnapshot.filter((snapshot) => isSent(profile, snapshot));
    fc.assert(
      fc.property(sent, (snapshot) => {
        const parts = { snapshot, profile, assets: selectAssets(snapshot, profile) };
        const message = { message_id: 'MSG-1', thread_id: 'THREAD-1', created_at: AT, kind: 'insert' as const };
        const built = buildErnMessage({
          ...parts,
          message,
          sender: SENDER,
          recipient: RECIPIENT,
          schemas: null,
          is_test: true,
          live_at: null,
        });
        expect(built.is_refused ? built.check_issues : []).toEqual([]);
        expect(checkStructure(built.xml)).toEqual([]);
        const release = buildErnRelease({ ...parts, purpose: { kind: 'insert', at: AT, live_at: null } });
        const read = toReadRelease(release, buildWriting(profile));
        expect(parseNewReleaseMessage(built.xml).message?.release).toEqual(read);
      }),
      { numRuns: RELEASES },
    );
  },
);

test.each(KINDS.filter(({ profile }) => takesApplePackage(profile)))(
  'any release goes to $name as a valid package that reads back field by field',
  ({ profile }) => {
    fc.assert(
      fc.property(randomSnapshot, fc.subarray([...OFFERS], { minLength: 1 }), (snapshot, offers) => {
        const parts: AppleParts = {
          snapshot,
          profile,
          assets: selectAssets(snapshot, profile),
          offers,
          price_tiers: { album: 34, track: 98 },
          kind: 'insert',
          today: '2027-03-01',
          provider: 'Tangent',
          bridge_id: null,
        };
        const built = buildAppleMessage({ ...parts, schema: null });
        expect(built.is_refused ? built.check_issues : []).toEqual([]);
        expect(readMetadata(built.xml)).toEqual({
          ok: true,
          package: { ...withoutAi(buildApplePackage(parts)), unknown_elements: [] },
          version: 'music5.3',
        });
      }),
      { numRuns: RELEASES },
    );
  },
);
