import type { AppleFile, ApplePackage, AppleRightsLine, AppleTrack } from '@tangent/apple/model.ts';
import { trackVendorId, vendorId } from '@tangent/apple/package/package-names.ts';
import type { ErnRelease, ErnRightsLine, ErnTrack } from '@tangent/ddex/model.ts';
import type { AiExtent, AiPart } from '@tangent/domain/catalogue/release/ai/ai-answers.ts';
import { type DiscPosition, numberWithinDiscs } from '@tangent/domain/catalogue/release/discs.ts';
import { NO_LANGUAGE } from '@tangent/domain/catalogue/release/language.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import type { Genre } from '@tangent/domain/genre.ts';
import type { ReleaseSnapshot, SnapshotTrack } from '../../plan/release-snapshot.ts';
import { buildErnRelease } from '../build-ern-release.ts';
import type { Assets } from '../delivery-asset.ts';
import { listResources, type ResourceFile, type Resources } from '../resource-file.ts';
import { buildAppleArtists } from './apple-artists.ts';
import { findAppleGenres } from './apple-genres.ts';
import {
  type AppleTerms,
  buildAlbumProducts,
  buildTrackProducts,
  findPreOrder,
  listInstantTracks,
} from './apple-products.ts';
import { composeAlbumTitle, composeTitle } from './apple-title.ts';

export type AppleParts = AppleTerms & {
  profile: StoreProfile;
  assets: Assets;
  /** Our short name at Apple. */
  provider: string;
  /** Our DDEX party id, which a bridge wants in every id; null for Apple itself. */
  bridge_id: string | null;
};

/**
 * Builds the package of an album for Apple: a pure function of the snapshot, the stores of the account that are meant to have
 * it, the files and the day. Without such a store it is a takedown, which names neither tracks nor files. What a release
 * says in every store (artists, rights lines, titles) comes from the same description as the messages of DDEX.
 */
export function buildApplePackage(parts: AppleParts): ApplePackage {
  const { snapshot, profile, provider, bridge_id, kind } = parts;
  const release = buildErnRelease({ ...parts, purpose: { kind, at: new Date(parts.today), live_at: null } });
  const isTakedown = parts.offers.length === 0;
  const resources = listResources(snapshot, profile, parts.assets, kind);
  const preOrder = findPreOrder(parts);
  return {
    provider,
    language: snapshot.language,
    album: {
      vendor_id: vendorId(snapshot.upc, bridge_id),
      upc: snapshot.upc,
      title: composeAlbumTitle(release, snapshot.tracks),
      original_release_date: findOriginalDate(snapshot),
      label_name: release.label,
      genres: findAppleGenres([snapshot.primary_genre, snapshot.secondary_genre]),
      p_line: toAppleLine(release.p_line),
      c_line: toAppleLine(release.c_line),
      artwork: isTakedown ? null : toFile(resources.cover),
      products: buildAlbumProducts(parts),
      artists: buildAppleArtists(release.artists),
      tracks: isTakedown ? [] : buildTracks(parts, release, resources),
      preorder_previews: preOrder !== null,
      artwork_by_ai: isMade(snapshot.artwork_ai),
    },
  };
}

function buildTracks(parts: AppleParts, release: ErnRelease, resources: Resources): AppleTrack[] {
  const { snapshot } = parts;
  const positions = numberWithinDiscs(snapshot.tracks);
  const hasPreOrder = findPreOrder(parts) !== null;
  const instant = listInstantTracks(snapshot);
  return snapshot.tracks.flatMap((track, index) => {
    const [described, position] = [release.tracks[index], positions[index]];
    if (described === undefined || position === undefined) return [];
    return {
      ...describeTrack(parts, track, described, position),
      preorder_type: hasPreOrder ? (instant.has(index + 1) ? 'instant-gratification' : 'standard') : null,
      audio: toFile(resources.sound?.[index] ?? null),
      lyrics: toFile(resources.lyrics[index] ?? null),
    };
  });
}

function describeTrack(
  parts: AppleParts,
  track: SnapshotTrack,
  described: ErnTrack,
  { disc, number }: DiscPosition,
): Omit<AppleTrack, 'preorder_type' | 'audio' | 'lyrics'> {
  const { snapshot, bridge_id } = parts;
  const genres: (Genre | null)[] =
    track.genre === null ? [snapshot.primary_genre, snapshot.secondary_genre] : [track.genre];
  return {
    vendor_id: trackVendorId(snapshot.upc, track.isrc, bridge_id),
    isrc: track.isrc,
    title: composeTitle(described),
    original_release_date: findOriginalDate(snapshot),
    genres: findAppleGenres(genres),
    products: buildTrackProducts(parts, track),
    label_name: snapshot.record_label,
    p_line: toAppleLine(described.p_line),
    explicit: track.explicit ? 'explicit' : 'none',
    volume_number: disc,
    track_number: number,
    atmos: null,
    artists: buildAppleArtists(described.artists, described.contributors),
    audio_language: track.language === NO_LANGUAGE ? null : track.language,
    preview_start_seconds: described.preview_start_seconds,
    ai: { recording: hasPart(track, RECORDING), composition: hasPart(track, COMPOSITION) },
  };
}

// Apple asks for parts that AI made to a material extent: also those that it made in part.
const RECORDING: readonly AiPart[] = ['vocals', 'instruments'];
const COMPOSITION: readonly AiPart[] = ['composition', 'lyrics'];

function hasPart({ ai_answers }: SnapshotTrack, parts: readonly AiPart[]): boolean {
  return parts.some((part) => isMade(ai_answers[part] ?? null));
}

function isMade(extent: AiExtent | null): boolean {
  return extent === 'partly' || extent === 'fully';
}

/** The first release ever, also of a new edition. */
function findOriginalDate({ original_release_date, release_date }: ReleaseSnapshot): string {
  return original_release_date ?? release_date;
}

/** The text of a line repeats its year, which Apple has in front of the owner anyway. */
function toAppleLine({ year, text }: ErnRightsLine): AppleRightsLine {
  return { year, owner: text.replace(/^\d{4}\s+/, '') };
}

function toFile(file: ResourceFile | null): AppleFile | null {
  return file && { name: file.path, size_bytes: file.size_bytes, md5: file.md5 };
}
