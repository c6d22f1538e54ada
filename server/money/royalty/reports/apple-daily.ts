import type { TableProfile } from './table-profile.ts';

/**
 * Apple, sales of a day (iTunes Store): tabs; the price is that of one unit, returns are marked with R. Only the day of
 * the sale names the month.
 */
export const APPLE_DAILY: TableProfile = {
  profile: 'apple_daily',
  columns: {
    date: ['download date (pst)', 'download date'],
    upc: ['upc'],
    isrc: ['isrc'],
    units: ['units'],
    amount: ['royalty price'],
    currency: ['royalty currency'],
    returned: ['sale/return'],
    artist: ['artist / show'],
    title: ['title'],
    country: ['country code'],
  },
  optional: [],
  marks: ['product type identifier', 'vendor identifier'],
  toStore: () => 'itunes-store',
  currency: null,
  date_order: 'month_first',
  is_unit_amount: true,
};
