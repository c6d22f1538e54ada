import { COMMERCIAL_MODELS, findWord, USE_TYPES } from '../../ern/allowed-values.ts';
import type { ErnIssue } from '../../issue.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/**
 * Checks the limits of the store, if the caller passes them: agreed models and uses, audio and image formats, hash
 * algorithm, lyrics, pre-orders. These elements have the same names in every version.
 */
export function checkStore(parts: MessageParts): ErnIssue[] {
  const { store } = parts.facts;
  if (store === undefined) return [];
  return [
    ...checkValues(parts, 'CommercialModelType', 'store_model', (value) =>
      isIn(store.commercial_models, findWord(COMMERCIAL_MODELS, value)),
    ),
    ...checkValues(parts, 'UseType', 'store_use_type', (value) => isIn(store.use_types, findWord(USE_TYPES, value))),
    ...checkValues(parts, 'AudioCodecType', 'store_audio_codec', (value) => value === store.audio_codec),
    ...checkValues(parts, 'ImageCodecType', 'store_image_format', (value) => value === store.image_format),
    ...checkValues(parts, 'BitsPerSample', 'store_audio_bits', (value) => Number(value) <= store.max_bits_per_sample),
    ...checkValues(parts, 'SamplingRate', 'store_audio_rate', (value) => Number(value) <= store.max_sampling_rate_hz),
    ...['ImageHeight', 'ImageWidth'].flatMap((name) =>
      checkValues(parts, name, 'store_image_size', (value) => Number(value) <= store.max_image_px),
    ),
    ...['Algorithm', 'HashSumAlgorithmType'].flatMap((name) =>
      checkValues(parts, name, 'store_hash', (value) => value === store.hash_algorithm),
    ),
    ...checkValues(parts, 'IsPreOrderDeal', 'store_pre_order', (value) => value !== 'true' || store.takes_pre_orders),
    ...checkValues(parts, 'Text', 'store_lyrics', () => store.takes_lyrics),
    ...['AudioCodecType', 'ImageCodecType'].flatMap((name) =>
      checkValues(parts, name, 'store_lyrics_only', () => !store.lyrics_only),
    ),
  ];
}

function checkValues(parts: MessageParts, name: string, code: string, isRight: (value: string) => boolean): ErnIssue[] {
  return parts
    .list(name)
    .map((element) => ({ element, value: element.attributes.UserDefinedValue ?? element.text }))
    .filter(({ value }) => !isRight(value))
    .map(({ element, value }) => buildIssue(code, 'fatal', element, { value }));
}

function isIn(values: readonly string[], word: string | null): boolean {
  return word !== null && values.includes(word);
}
