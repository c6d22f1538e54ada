import { createHash } from 'node:crypto';
import { checkPackage } from '@tangent/apple/check/check-package.ts';
import type { AppleSchema } from '@tangent/apple/check/check-schema.ts';
import { checkTtml } from '@tangent/apple/check/check-ttml.ts';
import type { AppleIssue } from '@tangent/apple/issue.ts';
import type { ApplePackage } from '@tangent/apple/model.ts';
import { type ReadPackage, readMetadata } from '@tangent/apple/package/read-metadata.ts';
import type { FileFacts, HeldAlbum, PackageMessage, ReceivedPackage } from '../package-records.ts';
import {
  describeIssue,
  findNumber,
  MISSING_BINARIES,
  MISSING_FILE,
  NO_SUCH_ALBUM,
  NOT_A_PACKAGE,
  namePlace,
} from './itms-numbers.ts';
import { judgeFiles } from './judge-files.ts';

/** The texts of lyrics by the name of their file. */
type LyricsTexts = ReadonlyMap<string, Uint8Array>;

/** A package with all that its verdict depends on. */
export interface JudgedPackage {
  folder_name: string;
  /** Null if the package has none. */
  metadata: Uint8Array | null;
  /** Without `metadata.xml`. */
  files: readonly FileFacts[];
  lyrics: LyricsTexts;
  is_bridge: boolean;
  /** Returns the files that are here of an album already; undefined for an unknown one. */
  findHeld(vendorId: string): HeldAlbum | undefined;
  /** A calendar date. */
  today: string;
  schema: AppleSchema | null;
}

export interface Judgement {
  reading: ReadPackage | null;
  kind: ReceivedPackage['kind'];
  metadata_md5: string;
  messages: PackageMessage[];
}

/** Judges a package as Apple would: metadata, files against metadata, the guide, and what it has of the album. */
export function judgePackage(received: JudgedPackage): Judgement {
  const { metadata, files, is_bridge, folder_name, today, schema } = received;
  if (metadata === null) return refuseUnread(`${folder_name} has no metadata.xml`);
  const metadata_md5 = createHash('md5').update(metadata).digest('hex');
  const reading = readMetadata(metadata);
  if (!reading.ok) {
    return { reading: null, kind: 'unread', metadata_md5, messages: reading.issues.map(toMessage) };
  }
  const content = reading.package;
  const held = received.findHeld(content.album.vendor_id);
  const kind = classify(content, held);
  const here = files.map(({ name, size_bytes, md5 }) => ({ name, size_bytes, md5 }));
  const { issues } = checkPackage({
    xml: metadata,
    folder_name: folder_name.replace(/\.itmsp$/, ''),
    files: is_bridge ? here : [...here, ...listKept(content, held, here)],
    kind: kind === 'unread' ? 'insert' : kind,
    today,
    schema,
    bridge: is_bridge,
  });
  const messages = [
    ...issues.map(toMessage).map((message) => (is_bridge ? nameBinaries(message) : message)),
    ...judgeFiles(content, files),
    ...[...received.lyrics].flatMap(([name, text]) => judgeLyrics(name, text)),
    ...judgeAgainstHeld(content, kind, held),
  ];
  return { reading: content, kind, metadata_md5, messages };
}

/** The verdict on a package without readable metadata. */
export function refuseUnread(text: string): Judgement {
  const message: PackageMessage = { severity: 'error', number: NOT_A_PACKAGE, text, at: 'Package' };
  return { reading: null, kind: 'unread', metadata_md5: '', messages: [message] };
}

/** A package does not state its kind: without tracks it is a takedown. */
function classify({ album }: ApplePackage, held: HeldAlbum | undefined): ReceivedPackage['kind'] {
  const isCleared = album.products.some((product) => product.cleared_for_sale || product.cleared_for_stream);
  if (album.tracks.length === 0 && !isCleared) return 'takedown';
  return held === undefined ? 'insert' : 'update';
}

/** Apple itself compares files that it has: the same bytes under the same name need not come twice. */
function listKept({ album }: ApplePackage, held: HeldAlbum | undefined, here: readonly { name: string }[]) {
  const named = album.tracks.flatMap(({ audio, atmos, lyrics }) => [audio, atmos?.file ?? null, lyrics]);
  return [album.artwork, ...named].flatMap((file) => {
    if (file === null || here.some(({ name }) => name === file.name)) return [];
    const kept = held?.by_name[file.name];
    return kept?.md5 === file.md5 ? [{ name: kept.name, size_bytes: kept.size_bytes, md5: kept.md5 }] : [];
  });
}

function judgeAgainstHeld(
  { album }: ApplePackage,
  kind: ReceivedPackage['kind'],
  held: HeldAlbum | undefined,
): PackageMessage[] {
  const error = (number: number, text: string, at = 'Album'): PackageMessage => ({
    severity: 'error',
    number,
    text,
    at,
  });
  if (kind === 'takedown') {
    // The store may have the album as a message of DDEX, from before it took packages.
    const unknown = error(NO_SUCH_ALBUM, `No album has the id ${album.vendor_id}`);
    return held === undefined ? [{ ...unknown, severity: 'warning' }] : [];
  }
  if (kind !== 'update') return [];
  const silent = album.tracks.flatMap((track, index) =>
    track.audio === null && held?.audio[track.isrc] === undefined
      ? [error(MISSING_FILE, `The sound of ${track.isrc} never came`, `Album/Tracks/Track[${index + 1}]`)]
      : [],
  );
  const isBare = album.artwork === null && !held?.artwork;
  return isBare ? [...silent, error(MISSING_FILE, 'The artwork never came')] : silent;
}

function judgeLyrics(name: string, text: Uint8Array): PackageMessage[] {
  return name.endsWith('.ttml') ? checkTtml(text).issues.map((issue) => toMessage({ ...issue, path: name })) : [];
}

/** The bridge says the same about every file that is named but not there. */
function nameBinaries(message: PackageMessage): PackageMessage {
  if (message.number !== MISSING_FILE || !message.text.startsWith('File missing')) return message;
  return { ...message, number: MISSING_BINARIES, text: `Missing binaries stated in the metadata: ${message.text}` };
}

function toMessage(issue: AppleIssue): PackageMessage {
  return {
    severity: issue.severity === 'warning' ? 'warning' : 'error',
    number: findNumber(issue),
    text: describeIssue(issue),
    at: namePlace(issue.path),
  };
}
