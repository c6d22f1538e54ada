import { deliveryFormat } from '@tangent/audio/delivery-format.ts';
import type { AudioEngine } from '@tangent/audio/engine.ts';
import { audioFacts } from '@tangent/contract/upload.ts';
import type { DeliveryQuality } from '@tangent/domain/delivery/delivery-quality.ts';
import { z } from 'zod';
import type { EncodedFile } from './encode-asset.ts';

type Work = { source: string; target: string; facts: unknown; quality: DeliveryQuality };

const measuredFacts = audioFacts.extend({ format: z.enum(['wav', 'aiff', 'flac', 'mp3']) });

/** Writes the FLAC that stores get. */
export async function encodeAudio(audio: Pick<AudioEngine, 'encodeFlac'>, work: Work): Promise<EncodedFile> {
  const format = deliveryFormat(measuredFacts.parse(work.facts), work.quality);
  const result = await audio.encodeFlac(work.source, work.target, format);
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  const { size_bytes, sha256, md5, codec, channels, sample_rate_hz, bits_per_sample, duration_ms } = result.value;
  const technical = { codec, channels, sample_rate_hz, bits_per_sample, duration_ms };
  return { size_bytes, sha256, md5, technical };
}
