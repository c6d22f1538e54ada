/** What a store does with music, as the list of stores sorts them. */
export const STORE_CATEGORIES = [
  'streaming',
  'download',
  'social',
  'fingerprint',
  'radio',
  'video',
  'licensing',
] as const;
export type StoreCategory = (typeof STORE_CATEGORIES)[number];
