import type { StoreProfile } from '@tangent/domain/store/store-profile.ts';
import { buildErnRelease } from './build-ern-release.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';

/** Which differences between two snapshots of a release a store would see. */
export type ViewDifference = { metadata: boolean; cover: boolean; audio: boolean };

const NO_FILES = { cover: null, tracks: null };

/**
 * Compares two snapshots as a store sees them (docs/standards/delivery.md): fields that its messages never contain may
 * differ without a message. Sound and cover are compared by their source files.
 */
export function compareViews(
  before: ReleaseSnapshot,
  after: ReleaseSnapshot,
  profile: StoreProfile,
  now: Date,
): ViewDifference {
  const purpose = { kind: 'update', at: now, live_at: null } as const;
  const describe = (snapshot: ReleaseSnapshot) =>
    JSON.stringify(buildErnRelease({ snapshot, profile, assets: NO_FILES, purpose }));
  return {
    metadata: describe(before) !== describe(after),
    cover: before.artwork.sha256 !== after.artwork.sha256,
    audio: listSounds(before) !== listSounds(after),
  };
}

function listSounds({ tracks }: ReleaseSnapshot): string {
  return tracks.map(({ isrc, audio }) => `${isrc} ${audio.sha256}`).join();
}
