/** The categories in the list of stores. */
export const STORE_CATEGORIES = [
  'streaming',
  'download',
  'social',
  'video',
  'radio',
  'dj',
  'fingerprint',
  'licensing',
  /** Fitness, games, speakers and other devices. */
  'devices',
  /** Shops, bars, jukeboxes and aeroplanes. */
  'places',
  /** Music that comes with a phone contract. */
  'mobile',
  /** Services that supply other services. */
  'partner',
  /** Charts, credits and lyrics. */
  'data',
] as const;
export type StoreCategory = (typeof STORE_CATEGORIES)[number];

/**
 * Returns whether a store takes releases now. One that is not connected, or is being set up, may be chosen and
 * gets them later.
 */
export function takesReleases(store: { readonly connected: boolean; readonly is_live: boolean }): boolean {
  return store.connected && store.is_live;
}

/**
 * Returns whether a plan delivers to a store: premium stores are left out if the plan does not include them (A-010,
 *
 */
export function isStoreIncluded(store: { readonly premium: boolean }, hasPremiumStores: boolean): boolean {
  return hasPremiumStores || !store.premium;
}
