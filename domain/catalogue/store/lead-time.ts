import type { StoreCategory } from './store.ts';

/** The time a store needs a release before its date: `safe` for everything it offers, `least` to show it on time. */
export type LeadTime = { readonly unit: 'days' | 'business_days'; readonly safe: number; readonly least: number };

/**
 * Published lead times of stores whose editors take pitches: Amazon's want two weeks, Apple's ten business days,
 * Spotify's a week (rule R15 in docs/standards/store-rules.md).
 */
const EDITOR_LEAD_TIMES = {
  'amazon-music': { unit: 'days', safe: 14, least: 4 },
  'apple-music': { unit: 'business_days', safe: 10, least: 3 },
  spotify: { unit: 'days', safe: 7, least: 3 },
} as const satisfies Readonly<Record<string, LeadTime>>;

export type EditorStoreId = keyof typeof EDITOR_LEAD_TIMES;

/** Stores whose editors take pitches, the longest lead time first. */
export const EDITOR_STORES = Object.entries(EDITOR_LEAD_TIMES).map(([id, lead]) => ({ id: id as EditorStoreId, lead }));

const STORE_LEAD_TIMES: Readonly<Record<string, LeadTime>> = {
  ...EDITOR_LEAD_TIMES,
  'itunes-store': EDITOR_LEAD_TIMES['apple-music'],
};

const FAST: LeadTime = { unit: 'business_days', safe: 5, least: 2 };
const SLOW: LeadTime = { unit: 'business_days', safe: 10, least: 5 };

/**
 * Our own planning figures for all others: radio, places and licences are curated manually, the other stores ingest
 * automatically.
 */
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

/** Returns the lead time of a store: its own published one, or else that of its category. */
export function getLeadTime(store: { readonly id: string; readonly category: StoreCategory }): LeadTime {
  return STORE_LEAD_TIMES[store.id] ?? CATEGORY_LEAD_TIMES[store.category];
}

/** Returns whether the store has published its lead time. */
export function hasOwnLeadTime(storeId: string): boolean {
  return storeId in STORE_LEAD_TIMES;
}
