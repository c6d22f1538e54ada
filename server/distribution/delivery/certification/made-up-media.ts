import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseDeliveryFormat } from '@tangent/audio/delivery-format.ts';
import { encodeFlac, encodeWav } from '@tangent/audio/encode.ts';
import { wavHeader } from '@tangent/audio/wav-header.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import sharp from 'sharp';
import { parseCoverVariant, parseSoundVariant } from '../build/asset-variant.ts';
import {
  type AssetKey,
  type Assets,
  type DeliveryAsset,
  type EncodedFile,
  listAssetKeys,
  nameAsset,
  selectFiles,
} from '../build/delivery-asset.ts';
import { encodeCover } from '../build/encode-asset.ts';
import type { CertificationCase } from './certification-case.ts';

const SOURCE = { format: 'wav', sample_rate_hz: 44_100, bits_per_sample: 16 } as const;
/** A source of twelve decibels below full scale. */
const PEAK = 0.25 * 32_767;
const LOWEST_HZ = 220;

/** Makes the files of cases in one folder, each once, with the encoders of live deliveries. */
export type MediaMaker = { make(one: CertificationCase, profile: StoreProfile): Promise<Assets> };

/** Creates the maker of the files; `seconds` is the length of every recording. */
export function createMediaMaker(folder: string, { seconds }: { seconds: number }): MediaMaker {
  const made = new Map<string, DeliveryAsset>();
  const makeOnce = async (key: AssetKey, write: (key: AssetKey, target: string) => Promise<EncodedFacts>) => {
    const name = nameAsset(key);
    const known = made.get(name);
    if (known) return known;
    const storage_key = path.join(folder, name.replaceAll(':', '-'));
    const facts = await write(key, storage_key);
    const asset = { ...key, ...facts, storage_key, measured: null, differences: null, created_at: new Date(0) };
    made.set(name, asset as DeliveryAsset);
    return asset as DeliveryAsset;
  };
  return {
    async make({ snapshot, files }, profile) {
      const keys = listAssetKeys(snapshot, profile, selectFiles(profile, files));
      const tracks: DeliveryAsset[] = [];
      for (const key of keys.tracks ?? []) {
        tracks.push(await makeOnce(key, (one, target) => writeTone(one, target, { seconds, profile })));
      }
      const cover = keys.cover && (await makeOnce(keys.cover, writeDrawing));
      return { cover, tracks: keys.tracks && tracks };
    },
  };
}

type EncodedFacts = Pick<EncodedFile, 'size_bytes' | 'sha256' | 'md5' | 'sha1' | 'technical'>;

async function writeTone(
  { upload_id, quality, variant }: AssetKey,
  target: string,
  { seconds, profile }: { seconds: number; profile: StoreProfile },
): Promise<EncodedFacts> {
  const { codec, bits_per_sample: max_bits, sample_rate_hz: max_sample_rate_hz } = parseSoundVariant(variant);
  const source = `${target}.source`;
  await writeFile(source, buildTone(upload_id, seconds));
  const format = chooseDeliveryFormat(SOURCE, quality, { max_bits, max_sample_rate_hz });
  const encode = profile.audio.codec === 'PCM' ? encodeWav : encodeFlac;
  const { size_bytes, sha256, md5, sha1, channels, sample_rate_hz, bits_per_sample, duration_ms } = encode(
    source,
    target,
    format,
  );
  await rm(source);
  return {
    size_bytes,
    sha256,
    md5,
    sha1,
    technical: { codec, channels, sample_rate_hz, bits_per_sample, duration_ms },
  };
}

/** Builds a stereo tone whose height depends on its name: stores refuse the same sound under two codes. */
function buildTone(name: string, seconds: number): Buffer {
  const [first = 0, second = 0] = createHash('sha256').update(name).digest();
  const pitch = LOWEST_HZ + first * 2 + second / 128;
  const frames = Math.round(seconds * SOURCE.sample_rate_hz);
  const samples = new Int16Array(frames * 2);
  for (let frame = 0; frame < frames; frame += 1) {
    const fade = Math.min(1, frame / 2000, (frames - frame) / 2000);
    const value = Math.round(PEAK * fade * Math.sin((2 * Math.PI * pitch * frame) / SOURCE.sample_rate_hz));
    samples[2 * frame] = value;
    samples[2 * frame + 1] = value;
  }
  const header = wavHeader({ channels: 2, sample_rate_hz: SOURCE.sample_rate_hz }, 16, samples.byteLength);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

async function writeDrawing({ upload_id, variant }: AssetKey, target: string): Promise<EncodedFacts> {
  const source = `${target}.source`;
  const { side_px } = parseCoverVariant(variant);
  await sharp(Buffer.from(drawCover(upload_id, side_px)))
    .png()
    .toFile(source);
  const facts = await encodeCover(source, target, variant);
  await rm(source);
  return facts;
}

/** Draws a sun over water, in colours that depend on the name of the cover. */
function drawCover(name: string, side: number): string {
  const [hue = 0, more = 0] = createHash('sha256').update(name).digest();
  const colour = (shift: number, light: number) => `hsl(${(hue * 1.4 + shift) % 360} 60% ${light}%)`;
  const waves = Array.from({ length: 6 }, (_, index) => {
    return `<rect x="0" y="${560 + index * 75}" width="1000" height="38" fill="${colour(200, 30 + index * 6)}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 1000 1000">`,
    `<rect width="1000" height="1000" fill="${colour(0, 80)}"/>`,
    `<circle cx="${300 + more}" cy="420" r="190" fill="${colour(40, 60)}"/>`,
    ...waves,
    '</svg>',
  ].join('');
}
