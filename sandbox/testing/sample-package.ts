import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { AppleAlbum, AppleFile, ApplePackage } from '@tangent/apple/model.ts';
import { writeMetadata } from '@tangent/apple/package/write-metadata.ts';
import { SAMPLE_TTML } from '@tangent/apple/testing/sample-lyrics.ts';
import { buildSamplePackage as buildContent, buildTakedown } from '@tangent/apple/testing/sample-package.ts';
import { buildSampleFile } from './sample-file.ts';
import type { SftpClient } from './sftp-client.ts';

/** A package in memory, which a test can corrupt before sending. */
export interface SamplePackage {
  content: ApplePackage;
  /** With `metadata.xml`. */
  files: Map<string, Uint8Array>;
}

interface SampleChanges {
  tracks?: number;
  /** Changes the album before its files are made. */
  change?: (album: AppleAlbum) => AppleAlbum;
  /** Contents of files in place of the usual ones, by their name. */
  contents?: Readonly<Record<string, Uint8Array>>;
}

/** Builds the album of the sample with real heads, sizes and checksums of its files. */
export function buildSamplePackage({ tracks = 2, change, contents = {} }: SampleChanges = {}): SamplePackage {
  const sample = buildContent(tracks);
  const album = change === undefined ? sample.album : change(sample.album);
  const files = new Map<string, Uint8Array>();
  const add = (file: AppleFile | null): AppleFile | null => {
    if (file === null) return null;
    const bytes = contents[file.name] ?? buildBytes(file.name);
    files.set(file.name, bytes);
    return { name: file.name, size_bytes: bytes.length, md5: createHash('md5').update(bytes).digest('hex') };
  };
  const content: ApplePackage = {
    ...sample,
    album: {
      ...album,
      artwork: add(album.artwork),
      tracks: album.tracks.map((track) => ({ ...track, audio: add(track.audio), lyrics: add(track.lyrics) })),
    },
  };
  return withMetadata({ content, files }, writeMetadata(content));
}

/** Builds the package that takes the album of the sample down everywhere. */
export function buildSampleTakedown(change = (album: AppleAlbum): AppleAlbum => album): SamplePackage {
  const { album, ...sample } = buildTakedown(buildContent(2));
  const content = { ...sample, album: change(album) };
  return withMetadata({ content, files: new Map() }, writeMetadata(content));
}

function buildBytes(name: string): Uint8Array {
  if (name.endsWith('.jpg')) return buildJpeg(3000);
  return name.endsWith('.ttml') ? Buffer.from(SAMPLE_TTML) : buildSound(name);
}

export function withMetadata({ content, files }: SamplePackage, xml: string): SamplePackage {
  return { content, files: new Map(files).set('metadata.xml', Buffer.from(xml)) };
}

/** Writes a package as a folder; returns its path. */
export async function writePackage(parent: string, name: string, { files }: SamplePackage): Promise<string> {
  const folder = join(parent, name);
  await mkdir(folder, { recursive: true });
  for (const [file, bytes] of files) await writeFile(join(folder, file), bytes);
  return folder;
}

/** Sends a package to the bridge as a folder; the metadata goes last. */
export async function sendPackage(client: SftpClient, folder: string, { files }: SamplePackage): Promise<void> {
  await client.mkdir(folder);
  for (const [name, bytes] of files) {
    await client.put(`${folder}/${name}.part`, bytes);
    await client.rename(`${folder}/${name}.part`, `${folder}/${name}`);
  }
}

/** Sends a package to the bridge as one zip file. */
export async function sendZip(client: SftpClient, path: string, { files }: SamplePackage): Promise<void> {
  const folder =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.zip$/, '') ?? '';
  await client.put(`${path}.part`, buildZip([...files].map(([name, bytes]) => [`${folder}/${name}`, bytes])));
  await client.rename(`${path}.part`, path);
}

/** Builds the head of a JPEG with these pixels a side; the rest cannot be shown. */
export function buildJpeg(width: number, height = width): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height);
  size.writeUInt16BE(width, 2);
  const marker = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  const frame = Buffer.concat([Buffer.from('ffc0001108', 'hex'), size, Buffer.from('03012200021101031101', 'hex')]);
  return Buffer.concat([marker, frame, Buffer.from('no picture '.repeat(500))]);
}

/** Builds the head of sound with another form than the usual 16 bits, 44.1 kHz and stereo. */
export function buildSound(name: string, change: { channels?: number; bits_per_sample?: number } = {}): Buffer {
  const hash = { algorithm: 'MD5', value: '' } as const;
  const codec = name.endsWith('.wav') ? 'PCM' : 'FLAC';
  const usual = { channels: 2, bits_per_sample: 16, sampling_rate_hz: 44_100 };
  return buildSampleFile({ path: name, codec, ...usual, ...change, size_bytes: 0, hash });
}

// PKWARE's format without compression: for every file a head and its bytes, then a list of the heads, then its place.
function buildZip(entries: readonly (readonly [name: string, bytes: Uint8Array])[]): Buffer {
  const [parts, list]: [Uint8Array[], Uint8Array[]] = [[], []];
  let position = 0;
  for (const [name, bytes] of entries) {
    const path = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(path.length, 22);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, path, bytes);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(position, 10);
    list.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, path);
    position += 30 + path.length + bytes.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(position, 12);
  return Buffer.concat([...parts, ...list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
