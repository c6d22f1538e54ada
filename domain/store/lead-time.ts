import type { StoreCategory } from './store.ts';

/** How long a store needs a release before its date: `safe` for everything it offers, `least` to have it there in time. */
export type LeadTime = { readonly unit: 'days' | 'business_days'; readonly safe: number; readonly least: number };

/**
 * What stores publish: Spotify's editors want a week, Apple's ten business days (rule R15 in
 * docs/standards/store-rules.md).
 */
const STORE_LEAD_TIMES: Readonly<Record<string, LeadTime>> = {
  spotify: { unit: 'days', safe: 7, least: 3 },
  'apple-music': { unit: 'business_days', safe: 10, least: 3 },
  'itunes-store': { unit: 'business_days', safe: 10, least: 3 },
};

const FAST: LeadTime = { unit: 'business_days', safe: 5, least: 2 };
const SLOW: LeadTime = { unit: 'business_days', safe: 10, least: 5 };

/** For all others our own planning figures: people curate radio, places and licences, machines take in the rest. */
const CATEGORY_LEAD_TIMES: Record<StoreCategory, LeadTime> = {
  streaming: FAST,
  download: FAST,
  social: FAST,
  video: FAST,
  dj: FAST,
  fingerprint: FAST,
  data: FAST,
  radio: SLOW,
  licensing: SLOW,
  devices: SLOW,
  places: SLOW,
  mobile: SLOW,
  partner: SLOW,
};

/** The lead time of a store, by its own word where it has given one, else by what kind of store it is. */
export function getLeadTime(store: { readonly id: string; readonly category: StoreCategory }): LeadTime {
  return STORE_LEAD_TIMES[store.id] ?? CATEGORY_LEAD_TIMES[store.category];
}

/** Whether the store has published its lead time. */
export function hasOwnLeadTime(storeId: string): boolean {
  return storeId in STORE_LEAD_TIMES;
}
