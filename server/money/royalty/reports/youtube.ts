import type { TableProfile } from './table-profile.ts';

/**
 * YouTube, advertising: commas, a line `Asset Summary` may come before the header; by day or by month. Always in
 * dollars. The views and the last column count; the columns before it contain the sources of the money. Songs that
 * YouTube shows with a still picture ("art tracks") belong to YouTube Music, uploads of other users to Content ID.
 */
export const YOUTUBE: TableProfile = {
  profile: 'youtube',
  columns: {
    date: ['day'],
    period: ['month'],
    store: ['asset type'],
    country: ['country'],
    isrc: ['isrc'],
    upc: ['upc'],
    title: ['asset title'],
    artist: ['artist'],
    units: ['owned views'],
    amount: ['partner revenue'],
  },
  optional: ['date', 'period', 'store'],
  marks: ['asset id', 'partner revenue : auction'],
  toStore: (assetType) => (assetType.toLowerCase() === 'art track' ? 'youtube-music' : 'youtube-content-id'),
  currency: 'USD',
  date_order: 'month_first',
  is_unit_amount: false,
};
