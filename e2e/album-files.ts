import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { encodeFlac } from '@tangent/audio/encode.ts';
import { melody } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { stripedPng } from './png.ts';

const RATE_HZ = 44_100;
/** A little longer than the minimum of one minute per track. */
const SECONDS = 61;

export type TaggedTrack = { title: string; artist: string };

export type AlbumFolder = { files: string[]; cover: string };

/** Writes a folder as studios deliver it: a tagged FLAC per track, and a cover. */
export function makeAlbumFolder(album: string, tracks: readonly TaggedTrack[]): AlbumFolder {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tangent-album-'));
  const cover = path.join(folder, 'cover.png');
  fs.writeFileSync(cover, stripedPng(3000, 3000));
  const files = tracks.map(({ title, artist }, index) => {
    const number = index + 1;
    const source = writeWav(path.join(folder, 'source.wav'), melody(SECONDS, number, { channels: 1 }), 16);
    const target = path.join(folder, `${String(number).padStart(2, '0')} ${title}.flac`);
    const tags = { title, artist, album, track: `${number}/${tracks.length}`, genre: 'Electronic' };
    encodeFlac(source, target, { bits_per_sample: 16, sample_rate_hz: RATE_HZ, channels: 2, dither: false, tags });
    return target;
  });
  fs.rmSync(path.join(folder, 'source.wav'));
  return { files, cover };
}
