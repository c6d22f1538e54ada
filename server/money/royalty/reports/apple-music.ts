import type { TableProfile } from './table-profile.ts';

/**
 * Apple Music, plays of a fiscal month: tabs; rows before the header contain the dates and the currency, countries are
 * written out, and one column name contains two spaces. The total of a line counts, not the amount of one play.
 */
export const APPLE_MUSIC: TableProfile = {
  profile: 'apple_music',
  columns: {
    start: ['start date'],
    end: ['end date'],
    country: ['storefront name'],
    isrc: ['isrc'],
    upc: ['upc'],
    title: ['content title'],
    artist: ['artist'],
    units: ['total royalty bearing plays', 'royalty bearing plays'],
    amount: ['net royalty total'],
    currency: ['net royalty currency', 'royalty currency', 'currency'],
  },
  optional: ['start', 'end', 'upc', 'currency'],
  marks: ['apple identifier'],
  toStore: () => 'apple-music',
  currency: null,
  date_order: 'month_first',
  is_unit_amount: false,
};
