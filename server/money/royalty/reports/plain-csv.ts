import type { TableProfile } from './table-profile.ts';

/** The table for stores without one of their own, as docs/sales-csv.md describes it. */
export const PLAIN_CSV: TableProfile = {
  profile: 'plain_csv',
  columns: {
    statement_id: ['statement_id'],
    line: ['line'],
    period: ['period'],
    date: ['date'],
    store: ['store'],
    country: ['country'],
    isrc: ['isrc'],
    upc: ['upc'],
    units: ['units'],
    amount: ['gross_amount'],
    currency: ['currency'],
    title: ['title'],
    artist: ['artist'],
    rate: ['rate'],
    rate_date: ['rate_date'],
  },
  optional: ['title', 'artist', 'rate', 'rate_date'],
  marks: [],
  toStore: (store) => store,
  currency: null,
  date_order: 'unknown',
  is_unit_amount: false,
};
