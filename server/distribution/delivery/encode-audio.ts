import { deliveryFormat } from '@tangent/audio/delivery-format.ts';
import type { AudioEngine } from '@tangent/audio/engine.ts';
import { audioFacts } from '@tangent/contract/upload.ts';
import { z } from 'zod';
import { parseSoundVariant } from './asset-variant.ts';
import type { AssetKey } from './delivery-asset.ts';
import type { EncodedFile } from './encode-asset.ts';

type Work = { source: string; target: string; facts: unknown; key: AssetKey };

const measuredFacts = audioFacts.extend({ format: z.enum(['wav', 'aiff', 'flac', 'mp3']) });

/** Writes the FLAC or WAV that stores get. */
export async function encodeAudio(
  audio: Pick<AudioEngine, 'encodeFlac' | 'encodeWav'>,
  { source, target, facts, key }: Work,
): Promise<EncodedFile> {
  const { codec, bits_per_sample: max_bits, sample_rate_hz: max_sample_rate_hz } = parseSoundVariant(key.variant);
  const format = deliveryFormat(measuredFacts.parse(facts), key.quality, { max_bits, max_sample_rate_hz });
  const encode = codec === 'pcm' ? audio.encodeWav : audio.encodeFlac;
  const result = await encode(source, target, format);
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  const { size_bytes, sha256, md5, sha1, channels, sample_rate_hz, bits_per_sample, duration_ms } = result.value;
  const technical = { codec, channels, sample_rate_hz, bits_per_sample, duration_ms };
  return { size_bytes, sha256, md5, sha1, technical };
}
