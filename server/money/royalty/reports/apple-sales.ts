import type { TableProfile } from './table-profile.ts';

/**
 * Apple, downloads of a fiscal month and region (iTunes Store): tabs; a line is counted in full (`Extended Partner
 * Share`), returns are marked with R. Rows with totals are at the end. An album that was sold whole has no ISRC.
 */
export const APPLE_SALES: TableProfile = {
  profile: 'apple_sales',
  columns: {
    start: ['start date'],
    end: ['end date'],
    upc: ['upc'],
    isrc: ['isrc/isbn', 'isrc'],
    units: ['quantity'],
    amount: ['extended partner share'],
    currency: ['partner share currency'],
    returned: ['sales or return', 'sale or return'],
    artist: ['artist/show/developer/author', 'artist/show/developer'],
    title: ['title'],
    country: ['country of sale'],
  },
  optional: [],
  marks: ['partner share', 'vendor identifier'],
  toStore: () => 'itunes-store',
  currency: null,
  date_order: 'month_first',
  is_unit_amount: false,
};
