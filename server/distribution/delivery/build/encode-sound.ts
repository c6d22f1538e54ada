import { chooseDeliveryFormat } from '@tangent/audio/delivery-format.ts';
import type { EngineResult } from '@tangent/audio/engine.ts';
import { audioFacts } from '@tangent/contract/catalogue/upload.ts';
import {
  checkDeliveredSound,
  type SoundDifference,
} from '@tangent/domain/distribution/delivery/check-delivered-sound.ts';
import { z } from 'zod';
import type { UploadRow } from '../../../catalogue/upload/public.ts';
import type { DeliveryContext } from '../context.ts';
import { parseSoundVariant } from './asset-variant.ts';
import type { AssetKey, EncodedFile } from './delivery-asset.ts';

type Work = { source: string; target: string; upload: Pick<UploadRow, 'facts' | 'pcm_md5'>; key: AssetKey };

const measuredFacts = audioFacts.extend({ format: z.enum(['wav', 'aiff', 'flac', 'mp3']) });

/**
 * Writes the FLAC or WAV file for stores, reads it again from the disk, and compares it with what the check
 * measured in the upload.
 */
export async function encodeSound(
  audio: DeliveryContext['audio'],
  { source, target, upload, key }: Work,
): Promise<EncodedFile> {
  const { codec, bits_per_sample: max_bits, sample_rate_hz: max_sample_rate_hz } = parseSoundVariant(key.variant);
  const facts = measuredFacts.parse(upload.facts);
  const format = chooseDeliveryFormat(facts, key.quality, { max_bits, max_sample_rate_hz });
  const encode = codec === 'pcm' ? audio.encodeWav : audio.encodeFlac;
  const { size_bytes, sha256, md5, sha1, pcm_md5 } = getValue(await encode(source, target, format));
  const written = { size_bytes, sha256, md5, sha1 };
  const reading = await audio.measure(target);
  // The encoder read the source to its end, so a file that cannot be read was damaged behind it.
  if (!reading.ok && reading.code === 'job_failed') return { ...written, ...describeUnreadable(codec, reading.detail) };
  const measured = getValue(reading);
  const wanted = { ...format, sha256, pcm_md5 };
  const differences = checkDeliveredSound({ ...facts, pcm_md5: upload.pcm_md5 }, measured, wanted);
  const { channels, sample_rate_hz, bits_per_sample, duration_ms } = measured;
  return {
    ...written,
    technical: { codec, channels, sample_rate_hz, bits_per_sample, duration_ms },
    measured,
    differences: differences.length > 0 ? differences : null,
  };
}

function describeUnreadable(codec: string, detail: string) {
  const difference: SoundDifference = { what: 'decoding', expected: null, measured: detail, tolerance: 0 };
  return { technical: { codec }, measured: null, differences: [difference] };
}

function getValue<T>(result: EngineResult<T>): T {
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result.value;
}

/** Says for staff what differs: `length 441000 instead of 882000; loudness -9.1 instead of -14.2`. */
export function describeDifferences({ variant }: AssetKey, differences: readonly SoundDifference[]): string {
  const parts = differences.map(({ what, measured, expected }) =>
    what === 'decoding' ? `unreadable (${measured})` : `${what} ${measured ?? 'none'} instead of ${expected ?? 'none'}`,
  );
  return `${variant}: ${parts.join('; ')}`;
}
