import type { TableProfile } from './table-profile.ts';

/**
 * Meta (Facebook and Instagram): always in dollars; counted events, not the estimated ones. Its totals without ISRC
 * have other columns.
 */
export const META: TableProfile = {
  profile: 'meta',
  columns: {
    start: ['start_date'],
    end: ['end_date'],
    isrc: ['elected_isrc'],
    upc: ['release_id'],
    country: ['country'],
    title: ['track_title'],
    artist: ['track_artist'],
    units: ['event_count'],
    amount: ['usd_payable'],
  },
  optional: ['upc'],
  marks: ['service', 'product'],
  toStore: () => 'facebook-instagram',
  currency: 'USD',
  date_order: 'month_first',
  is_unit_amount: false,
};
