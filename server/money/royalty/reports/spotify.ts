import type { TableProfile } from './table-profile.ts';

/**
 * Spotify, streams of a month: tabs, compressed; a row of names and a row of values before the header contain the
 * period. Until 2019-12 the amount was in a column `USD Payable` and no column named a currency.
 */
export const SPOTIFY: TableProfile = {
  profile: 'spotify',
  columns: {
    country: ['country'],
    upc: ['upc'],
    isrc: ['isrc'],
    title: ['track name'],
    artist: ['artist name'],
    units: ['quantity'],
    amount: ['payable', 'usd payable'],
    currency: ['payable currency'],
  },
  optional: ['currency'],
  marks: ['uri', 'album name'],
  toStore: () => 'spotify',
  currency: 'USD',
  date_order: 'day_first',
  is_unit_amount: false,
};
