import type { TableProfile } from './table-profile.ts';

/**
 * Deezer, streams of a month: its dates start with the day, amounts are euros. Its file of market shares has no ISRC
 * and is not a report.
 */
export const DEEZER: TableProfile = {
  profile: 'deezer',
  columns: {
    start: ['start report'],
    end: ['end report'],
    isrc: ['isrc'],
    artist: ['artist'],
    title: ['title'],
    upc: ['upc'],
    country: ['country'],
    units: ['nb of plays'],
    amount: ['royalties'],
    currency: ['currency'],
  },
  optional: ['currency'],
  marks: ['provider_id'],
  toStore: () => 'deezer',
  currency: 'EUR',
  date_order: 'day_first',
  is_unit_amount: false,
};
