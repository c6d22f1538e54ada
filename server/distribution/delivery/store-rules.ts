import type { StoreRules } from '@tangent/ddex/check/message-parts.ts';
import type { ErnCommercialModel, ErnUseType } from '@tangent/ddex/model.ts';
import type { StoreProfile } from '@tangent/domain/store/store-profile.ts';

/** What a store takes, for the last look at a message before it leaves: whatever built it must not have gone beyond. */
export function buildStoreRules(profile: StoreProfile): StoreRules {
  const { audio, image, deals } = profile;
  return {
    commercial_models: deals.map(({ model }) => model as ErnCommercialModel),
    use_types: deals.flatMap(({ use_types }) => use_types as readonly ErnUseType[]),
    audio_codec: audio.codec,
    max_bits_per_sample: audio.max_bits,
    max_sampling_rate_hz: audio.max_sample_rate_hz,
    image_format: image.format,
    max_image_px: image.max_side_px,
    hash_algorithm: profile.hash_algorithm,
    takes_pre_orders: profile.takes_pre_orders,
    takes_lyrics: profile.takes_lyrics,
  };
}
