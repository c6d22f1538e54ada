import type { StoreDeal } from '@tangent/domain/catalogue/store/store-profile.ts';

type Deals = readonly StoreDeal[];

/**
 * Streams under subscription and advertising, offline use under subscription (docs/standards/delivery.md). Models with
 * the same uses are sent as one deal.
 */
export const STREAMS: Deals = [
  { model: 'subscription', use_types: ['on_demand_stream', 'non_interactive_stream'] },
  { model: 'advertisement_supported', use_types: ['on_demand_stream', 'non_interactive_stream'] },
  { model: 'subscription', use_types: ['conditional_download'] },
];

/** For stores that play nothing but what a listener has chosen. */
export const STREAMS_ON_DEMAND: Deals = [
  { model: 'subscription', use_types: ['on_demand_stream'] },
  { model: 'advertisement_supported', use_types: ['on_demand_stream'] },
  { model: 'subscription', use_types: ['conditional_download'] },
];

/** YouTube reads both models of one deal for streams and ignores everything else. */
export const YOUTUBE_STREAMS: Deals = [
  { model: 'subscription', use_types: ['on_demand_stream'] },
  { model: 'advertisement_supported', use_types: ['on_demand_stream'] },
];

/**
 * A company for lyrics shows words to listeners of other services and plays nothing. ERN 3.8.2 advises against
 * `Display` and has terms that leave it to the contract.
 */
export const LYRICS: Deals = [
  { model: 'subscription', use_types: ['display'] },
  { model: 'advertisement_supported', use_types: ['display'] },
];
export const LYRICS_AS_AGREED: Deals = [{ model: 'as_per_contract', use_types: ['as_per_contract'] }];

export const DOWNLOADS: Deals = [{ model: 'pay_as_you_go', use_types: ['permanent_download'] }];

export const STREAMS_AND_DOWNLOADS: Deals = [...STREAMS, ...DOWNLOADS];

/** Recordings that listeners upload themselves are identified and paid for: fingerprint services. */
export const USER_UPLOADS: Deals = [{ model: 'rights_claim', use_types: ['user_make_available_user_provided'] }];

/** Our recording in users' own videos, also identified where they uploaded it themselves. */
export const SHORT_VIDEO: Deals = [
  { model: 'rights_claim', use_types: ['user_make_available_label_provided', 'user_make_available_user_provided'] },
  { model: 'advertisement_supported', use_types: ['on_demand_stream', 'non_interactive_stream'] },
];
