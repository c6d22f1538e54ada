import type { TableProfile } from './table-profile.ts';

/** YouTube, listeners with a subscription: the same as advertising, with a line for every video. */
export const YOUTUBE_SUBSCRIPTION: TableProfile = {
  profile: 'youtube_subscription',
  columns: {
    date: ['day'],
    period: ['month'],
    country: ['country'],
    isrc: ['isrc'],
    upc: ['upc'],
    title: ['asset title'],
    artist: ['artist'],
    units: ['owned views'],
    amount: ['partner revenue'],
  },
  optional: ['date', 'period'],
  marks: ['asset id', 'partner revenue : pro rata'],
  toStore: () => 'youtube-music',
  currency: 'USD',
  date_order: 'month_first',
  is_unit_amount: false,
};
