import { setImmediate as pause } from 'node:timers/promises';
import { ARTWORK_MIN_PX } from '@tangent/domain/limits.ts';
import sharp from 'sharp';
import type { ProcessContext } from '../../catalogue/upload/context.ts';
import { addUpload } from './add-upload.ts';
import { COVER_DESIGNS } from './cover-designs.ts';
import type { DemoRelease } from './demo-releases.ts';
import { DEMO_SONGS, type DemoSongName } from './demo-songs.ts';
import { SAMPLE_RATE_HZ, synthesise } from './synthesise.ts';

/** Builds a WAV file of these stereo samples of 16 bits. */
function buildWav(samples: Int16Array, sampleRateHz: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(2, 22);
  header.writeUInt32LE(sampleRateHz, 24);
  header.writeUInt32LE(sampleRateHz * 4, 28);
  header.writeUInt16LE(4, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}

const JPEG_QUALITY = 90;

/** Draws the cover of a release, in the smallest size that stores take: the demo needs thirteen of them quickly. */
function drawCover({ design, palette }: DemoRelease['cover']): Promise<Buffer> {
  const drawing = COVER_DESIGNS[design](palette);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${ARTWORK_MIN_PX}" height="${ARTWORK_MIN_PX}" viewBox="0 0 1000 1000">${drawing}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}

/** The files of a release, already in its owner's account. */
export interface DemoFiles {
  cover: string;
  /** One per track. */
  songs: readonly string[];
}

/** Adds the audio and the cover of a release to an account, each audio file once per account. */
export type AddDemoFiles = (account_id: string, release: DemoRelease) => Promise<DemoFiles>;

export function createDemoMedia(contexts: readonly [ProcessContext, ...ProcessContext[]]): AddDemoFiles {
  const songs = new Map<string, Promise<string>>();
  let lastPlayed: Promise<unknown> = Promise.resolve();
  // One after the other, so that the first ones are processed meanwhile.
  const play = (name: DemoSongName): Promise<Buffer> => {
    const playing = lastPlayed.then(() => pause()).then(() => buildWav(synthesise(DEMO_SONGS[name]), SAMPLE_RATE_HZ));
    lastPlayed = playing;
    return playing;
  };
  const addSong = (account_id: string, name: DemoSongName): Promise<string> => {
    const key = `${account_id}/${name}`;
    // In turn, because each engine processes one file at a time.
    const context = contexts[songs.size % contexts.length] ?? contexts[0];
    const file = { account_id, kind: 'audio', filename: `${name}.wav`, make: () => play(name) } as const;
    const song = songs.get(key) ?? addUpload(context, file);
    songs.set(key, song);
    return song;
  };
  return async (account_id, { title, tracks, cover }) => {
    const picture = { account_id, kind: 'artwork', filename: `${title}.jpg`, make: () => drawCover(cover) } as const;
    const bringing = [addUpload(contexts[0], picture), ...tracks.map(({ song }) => addSong(account_id, song))];
    const [coverId = '', ...songIds] = await Promise.all(bringing);
    return { cover: coverId, songs: songIds };
  };
}
