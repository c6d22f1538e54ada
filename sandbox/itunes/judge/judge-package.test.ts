import type { AppleAlbum, AppleTrack } from '@tangent/apple/model.ts';
import { SAMPLE_UPC } from '@tangent/apple/testing/sample-package.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createItunesWorld, type ItunesWorld } from '../../testing/itunes-world.ts';
import {
  buildJpeg,
  buildSamplePackage,
  buildSampleTakedown,
  buildSound,
  type SamplePackage,
  withMetadata,
} from '../../testing/sample-package.ts';

let world: ItunesWorld;
beforeAll(async () => {
  world = await createItunesWorld();
});
afterAll(() => world.remove());

const COVER = `${SAMPLE_UPC}.jpg`;
const SOUND = `${SAMPLE_UPC}_1_1.flac`;
const LYRICS = `${SAMPLE_UPC}_1_1.ttml`;

const withFile = (name: string, bytes: Uint8Array) => buildSamplePackage({ contents: { [name]: bytes } });
const withAlbum = (change: (album: AppleAlbum) => AppleAlbum) => buildSamplePackage({ change });
const withTracks = (change: (track: AppleTrack, index: number) => AppleTrack) =>
  withAlbum((album) => ({ ...album, tracks: album.tracks.map(change) }));
const lyrics = (bytes?: Uint8Array) =>
  buildSamplePackage({
    contents: bytes === undefined ? {} : { [LYRICS]: bytes },
    change: (album) => ({
      ...album,
      tracks: album.tracks.map((track, index) =>
        index === 0 ? { ...track, lyrics: { name: LYRICS, size_bytes: 0, md5: '' } } : track,
      ),
    }),
  });

/** Replaces text of the metadata after it was written. */
function edit(from: string | RegExp, to: string): SamplePackage {
  const sample = buildSamplePackage();
  return withMetadata(sample, String(sample.files.get('metadata.xml')).replace(from, to));
}

function change(name: string, bytes: Uint8Array | null): SamplePackage {
  const sample = buildSamplePackage();
  if (bytes === null) sample.files.delete(name);
  else sample.files.set(name, bytes);
  return sample;
}

/** A JPEG whose frame lies behind 200 kB of other data, as colour profiles and pictures of cameras do. */
function buildLongJpeg(): Buffer {
  const [head, frame] = [buildJpeg(1400).subarray(0, 2), buildJpeg(1400).subarray(20)];
  const profile = Buffer.concat([Buffer.from('ffe2ffff', 'hex'), Buffer.alloc(65_533)]);
  return Buffer.concat([head, profile, profile, profile, frame]);
}

const GOOD: Record<string, () => SamplePackage> = {
  'an album': buildSamplePackage,
  'a cover of 1400 pixels behind a long profile': () => withFile(COVER, buildLongJpeg()),
  'sound of 24 bits': () => withFile(SOUND, buildSound(SOUND, { bits_per_sample: 24 })),
  lyrics: () => lyrics(),
};

const BAD: Record<string, [build: () => SamplePackage, says: string]> = {
  'a small cover': [() => withFile(COVER, buildJpeg(1399)), 'ITMS-9200: "0850012345626.jpg has 1399 pixels'],
  'a cover that is not square': [() => withFile(COVER, buildJpeg(3000, 2000)), 'ITMS-9200: "0850012345626.jpg is not'],
  'a cover that is a web page': [() => withFile(COVER, Buffer.from('<html></html>')), 'is neither JPEG nor PNG"'],
  'a cover that is cut off': [() => withFile(COVER, buildJpeg(3000).subarray(0, 20)), 'cannot be read"'],
  'sound in mono': [() => withFile(SOUND, buildSound(SOUND, { channels: 1 })), 'ITMS-9100: "0850012345626_1_1.flac is'],
  'sound of 32 bits': [() => withFile(SOUND, buildSound(SOUND, { bits_per_sample: 32 })), 'has 32 bits at 44100 Hz"'],
  'an MP3 named FLAC': [() => withFile(SOUND, Buffer.from('ID3\u0000\u0000')), 'is neither WAV nor FLAC"'],
  'a WAV named FLAC': [() => withFile(SOUND, buildSound('a.wav')), 'flac holds WAV"'],
  'a changed file': [() => change(SOUND, Buffer.from('fLaC')), 'ITMS-9000: "File size wrong'],
  'a missing file': [() => change(SOUND, null), 'ITMS-5001: "File missing: 0850012345626_1_1.flac'],
  'a file too many': [() => change('notes.txt', Buffer.from('hello')), 'ITMS-9000: "File left over'],
  'no metadata': [() => change('metadata.xml', null), 'ITMS-8001: "0850012345626.itmsp has no metadata.xml"'],
  'metadata that is no XML': [() => edit(/^/, '<'), 'ITMS-8000'],
  'an unknown element': [() => edit('<label_name>', '<grid>A1</grid><label_name>'), 'ITMS-8000'],
  'an empty element': [() => edit(/<label_name>[^<]*/, '<label_name>'), 'ITMS-8000'],
  'another version': [() => edit('music5.3', 'film5.3'), 'ITMS-8000'],
  'a wrong UPC': [() => edit(/<upc>\d+/, '<upc>0850012345620'), 'ITMS-4001'],
  'a guest as main artist': [
    () => withAlbum((album) => ({ ...album, artists: album.artists.map((one) => ({ ...one, roles: ['Featuring'] })) })),
    'ITMS-4050',
  ],
  'a pre-order of a track': [
    () =>
      withTracks((track) => ({
        ...track,
        products: track.products.map((product) => ({ ...product, preorder_sales_start_date: '2026-12-20' })),
      })),
    'ITMS-4020',
  ],
  'lyrics of players': [() => lyrics(Buffer.from('<tt xmlns="http://www.w3.org/ns/ttml"><body/></tt>')), 'ITMS-9300'],
};

test.each(Object.entries(GOOD))('Transporter finds nothing in %s', async (_name, build) => {
  const { code, log } = await world.deliver(build(), { mode: 'verify' });
  expect({ code, errors: log.match(/ERROR.*/g) }).toEqual({ code: 0, errors: null });
});

test.each(Object.entries(BAD))('Transporter finds %s', async (_name, [build, says]) => {
  const { code, log, out } = await world.deliver(build(), { mode: 'verify' });
  expect(code).toBe(1);
  expect(log).toMatch(
    /^\[2026-11-29 10:00:00 UTC\] <main> ERROR: ERROR ITMS-\d{4}: ".*" at \S+ \(MZItmspAlbumPackage\)$/m,
  );
  expect(log).toContain(says);
  expect(out).toContain('1 package(s) were not verified because they had problems:');
  expect(out).toContain(says);
});

test('a takedown of what is not there, or came before packages did, is taken with a warning', async () => {
  const { code, log } = await world.deliver(buildSampleTakedown(), { mode: 'verify' });
  expect(code).toBe(0);
  expect(log).toContain('WARNING ITMS-4040: "No album has the id 0850012345626"');
});

test('a folder must have the name of its album, and warnings refuse only where they are set to', async () => {
  const { log } = await world.deliver(buildSamplePackage(), { mode: 'verify', name: 'another.itmsp' });
  expect(log).toContain('ERROR ITMS-4002: "Folder mismatch');
  const warned = withTracks((track) => ({ ...track, genres: ['SEA-SHANTY-00'] }));
  const first = await world.deliver(warned, { mode: 'verify' });
  expect(first).toMatchObject({ code: 0 });
  expect(first.log).toMatch(/<main> {2}WARN: WARNING ITMS-3010: "Genre unknown/);
  await world.behaveItunes({ refuse_warnings: true });
  expect(await world.deliver(warned, { mode: 'verify' })).toMatchObject({ code: 1 });
});
