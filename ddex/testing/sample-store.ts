import type { StoreRules } from '../check/message-parts.ts';

/** A store that takes the sample release, without lyrics and pre-orders. */
export const SAMPLE_STORE: StoreRules = {
  commercial_models: ['subscription', 'advertisement_supported', 'pay_as_you_go'],
  use_types: ['on_demand_stream', 'non_interactive_stream', 'conditional_download', 'permanent_download'],
  audio_codec: 'FLAC',
  max_bits_per_sample: 16,
  max_sampling_rate_hz: 44_100,
  image_format: 'JPEG',
  max_image_px: 3000,
  hash_algorithm: 'SHA-256',
  takes_pre_orders: false,
  takes_lyrics: false,
  lyrics_only: false,
};
