import { buildAudioPath, buildCoverPath } from '@tangent/ddex/choreography/batch-names.ts';
import { COMMERCIAL_MODELS, USE_TYPES } from '@tangent/ddex/ern/allowed-values.ts';
import type { ErnDeal, ErnFileHash, ErnRelease, ErnTrack } from '@tangent/ddex/model.ts';
import type { StoreProfile } from '@tangent/domain/store/store-profile.ts';
import type { DeliveryAsset } from './delivery-asset.ts';
import { buildReleaseArtists, buildTrackArtists, listContributors } from './ern-people.ts';
import type { ReleaseSnapshot, SnapshotTrack } from './release-snapshot.ts';
import { STORE_GENRES } from './store-genre.ts';

export type Assets = { cover: DeliveryAsset; tracks: DeliveryAsset[] };

/** A release as a store is told about it: a pure function of the snapshot, the store's profile and the finished files. */
export function buildErnRelease(snapshot: ReleaseSnapshot, profile: StoreProfile, assets: Assets): ErnRelease {
  const year = Number(snapshot.release_date.slice(0, 4));
  const rights = { year, text: snapshot.record_label };
  return {
    icpn: snapshot.upc,
    grid: null,
    type: snapshot.release_type,
    title: snapshot.title,
    sub_title: snapshot.version_title,
    ...buildReleaseArtists(snapshot),
    label: snapshot.record_label,
    p_line: rights,
    c_line: rights,
    genre: genreOf(snapshot),
    release_date: snapshot.release_date,
    original_release_date: null,
    language: snapshot.language,
    parental_warning: snapshot.explicit ? 'explicit' : 'not_explicit',
    tracks: snapshot.tracks.map((track, index) => buildTrack(snapshot, track, profile, assets.tracks[index])),
    front_cover: buildCover(snapshot, profile, assets.cover),
    deals: buildDeals(snapshot, profile),
  };
}

function buildTrack(
  snapshot: ReleaseSnapshot,
  track: SnapshotTrack,
  profile: StoreProfile,
  asset: DeliveryAsset | undefined,
): ErnTrack {
  if (asset === undefined) throw new Error(`no file for track ${track.position}`);
  return {
    isrc: track.isrc,
    title: track.title,
    sub_title: track.version_title,
    version_type: track.version_type,
    ...buildTrackArtists(snapshot, track),
    contributors: listContributors(track),
    duration_seconds: Math.max(1, Math.round(track.duration_ms / 1000)),
    language: track.language,
    genre: track.genre === null ? genreOf(snapshot) : { text: STORE_GENRES[track.genre], sub_genre: null },
    parental_warning: track.explicit ? 'explicit' : 'not_explicit',
    p_line: { year: Number(snapshot.release_date.slice(0, 4)), text: snapshot.record_label },
    is_instrumental: track.version_type === 'instrumental' || track.language === 'zxx',
    audio: {
      path: buildAudioPath(snapshot.upc, 1, track.position, 'flac'),
      codec: 'FLAC',
      channels: Number(asset.technical.channels),
      sampling_rate_hz: Number(asset.technical.sample_rate_hz),
      bits_per_sample: Number(asset.technical.bits_per_sample),
      size_bytes: asset.size_bytes,
      hash: hashOf(asset, profile),
    },
    lyrics: null,
    deals: null,
  };
}

function buildCover(snapshot: ReleaseSnapshot, profile: StoreProfile, asset: DeliveryAsset) {
  return {
    path: buildCoverPath(snapshot.upc, 'jpg'),
    format: 'JPEG' as const,
    width_px: Number(asset.technical.width_px),
    height_px: Number(asset.technical.height_px),
    size_bytes: asset.size_bytes,
    hash: hashOf(asset, profile),
  };
}

/** The uses a store pays for, from 00:00 UTC of the release date, everywhere. Models with the same uses are one deal. */
function buildDeals(snapshot: ReleaseSnapshot, profile: StoreProfile): ErnDeal[] {
  const deals = new Map<string, ErnDeal>();
  for (const { model, use_types } of profile.deals) {
    const key = use_types.join();
    const deal = deals.get(key) ?? {
      territories: ['Worldwide'],
      start_at: `${snapshot.release_date}T00:00:00Z`,
      end_at: null,
      commercial_models: [],
      use_types: use_types.map((use) => getKnown(USE_TYPES, use)),
      is_pre_order: false,
    };
    deal.commercial_models.push(getKnown(COMMERCIAL_MODELS, model));
    deals.set(key, deal);
  }
  return [...deals.values()];
}

function genreOf({ primary_genre, secondary_genre }: ReleaseSnapshot) {
  return {
    text: STORE_GENRES[primary_genre],
    sub_genre: secondary_genre === null ? null : STORE_GENRES[secondary_genre],
  };
}

function hashOf(asset: DeliveryAsset, profile: StoreProfile): ErnFileHash {
  const value = profile.hash_algorithm === 'MD5' ? asset.md5 : asset.sha256;
  return { algorithm: profile.hash_algorithm, value };
}

function getKnown<Word extends string>(words: Readonly<Record<Word, string>>, word: string): Word {
  if (!Object.hasOwn(words, word)) throw new Error(`a store profile says ${word}, which no message can say`);
  return word as Word;
}
