import { createHash } from 'node:crypto';
import { artworkName, audioName, lyricsName } from '@tangent/apple/package/package-names.ts';
import { buildAudioPath, buildCoverPath } from '@tangent/ddex/choreography/batch-names.ts';
import type { ErnFileHash } from '@tangent/ddex/model.ts';
import { type DiscPosition, numberWithinDiscs } from '@tangent/domain/catalogue/release/discs.ts';
import { writeLyricsFile } from '@tangent/domain/catalogue/release/lyrics/lyrics-file.ts';
import { takesApplePackage } from '@tangent/domain/catalogue/store/store-format.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import type { MessageKind } from '@tangent/domain/distribution/delivery/message.ts';
import type { ReleaseSnapshot, SnapshotTrack } from '../plan/release-snapshot.ts';
import type { Assets, DeliveryAsset } from './delivery-asset.ts';

/** Where the bytes of a file are: in our storage, or here because the file is small and derived from the snapshot. */
export type FileContent =
  | { readonly kind: 'stored'; readonly storage_key: string }
  | { readonly kind: 'bytes'; readonly bytes: Buffer };

/** A file that a message names, by its path relative to the message. */
export type ResourceFile = {
  path: string;
  size_bytes: number;
  sha256: string;
  md5: string;
  sha1: string;
  content: FileContent;
  technical: DeliveryAsset['technical'];
};

/** The resources of a message; null for those it does not contain. Sound and lyrics are in track order. */
export type Resources = {
  sound: ResourceFile[] | null;
  lyrics: (ResourceFile | null)[];
  cover: ResourceFile | null;
};

/**
 * Lists the files of a message. Lyrics are so small that every message which puts a release into a store includes them:
 * a store removes what a message omits.
 */
export function listResources(
  snapshot: ReleaseSnapshot,
  profile: StoreProfile,
  assets: Assets,
  kind: MessageKind,
): Resources {
  // An Apple package is the same for both of its stores, though only one of them shows lyrics.
  const hasLyrics = (profile.takes_lyrics || takesApplePackage(profile)) && kind !== 'takedown';
  return {
    sound: assets.tracks?.map((asset, index) => describeSound(snapshot, index, profile, asset)) ?? null,
    lyrics: snapshot.tracks.map((track, index) => (hasLyrics ? buildLyrics(snapshot, profile, track, index) : null)),
    cover: assets.cover && describeCover(snapshot, profile, assets.cover),
  };
}

export function flattenResources({ sound, lyrics, cover }: Resources): ResourceFile[] {
  return [...(sound ?? []), ...lyrics, cover].filter((file) => file !== null);
}

export function buildFileHash(file: ResourceFile, { hash_algorithm: algorithm }: StoreProfile): ErnFileHash {
  const value = algorithm === 'MD5' ? file.md5 : algorithm === 'SHA1' ? file.sha1 : file.sha256;
  return { algorithm, value };
}

const FIRST: DiscPosition = { disc: 1, number: 1 };

function describeSound(snapshot: ReleaseSnapshot, index: number, profile: StoreProfile, asset: DeliveryAsset) {
  const extension = profile.audio.codec === 'PCM' ? 'wav' : 'flac';
  const { disc, number } = numberWithinDiscs(snapshot.tracks)[index] ?? FIRST;
  const name = takesApplePackage(profile) ? audioName : buildAudioPath;
  return describe(name(snapshot.upc, disc, number, extension), asset);
}

function describeCover({ upc }: ReleaseSnapshot, profile: StoreProfile, asset: DeliveryAsset): ResourceFile {
  const name = takesApplePackage(profile) ? artworkName : buildCoverPath;
  return describe(name(upc, profile.image.format === 'PNG' ? 'png' : 'jpg'), asset);
}

function describe(path: string, asset: DeliveryAsset): ResourceFile {
  const { size_bytes, sha256, md5, sha1, technical, storage_key } = asset;
  if (sha1 === null) throw new Error(`${path} has no SHA-1`);
  return { path, size_bytes, sha256, md5, sha1, technical, content: { kind: 'stored', storage_key } };
}

function buildLyrics(
  { upc, tracks }: ReleaseSnapshot,
  profile: StoreProfile,
  track: SnapshotTrack,
  index: number,
): ResourceFile | null {
  if (track.lyrics === null) return null;
  const { disc, number } = numberWithinDiscs(tracks)[index] ?? FIRST;
  const { format, text } = writeLyricsFile(track.lyrics, track, profile.timed_lyrics ?? 'LRC');
  if (text.trim() === '') return null;
  const bytes = Buffer.from(text, 'utf8');
  const hash = (algorithm: string) => createHash(algorithm).update(bytes).digest('hex');
  return {
    path: takesApplePackage(profile)
      ? lyricsName(upc, disc, number, format === 'TTML' ? 'ttml' : 'txt')
      : buildAudioPath(upc, disc, number, 'flac').replace(/flac$/, format.toLowerCase()),
    size_bytes: bytes.length,
    sha256: hash('sha256'),
    md5: hash('md5'),
    sha1: hash('sha1'),
    technical: { format },
    content: { kind: 'bytes', bytes },
  };
}
