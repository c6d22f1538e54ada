import type { TableProfile } from './table-profile.ts';

/** TikTok: of its two quantities the created videos count, not their views. The line names its sister services. */
export const TIKTOK: TableProfile = {
  profile: 'tiktok',
  columns: {
    start: ['report_start_date'],
    end: ['report_end_date'],
    store: ['platform_name'],
    isrc: ['isrc'],
    upc: ['product_code'],
    country: ['territory'],
    title: ['song_title'],
    artist: ['artist'],
    units: ['video_creations'],
    amount: ['statement_amount'],
    currency: ['statement_currency'],
  },
  optional: ['store'],
  marks: ['video_views'],
  toStore: (platform) => (/^(tiktok)?$/i.test(platform) ? 'tiktok' : platform),
  currency: null,
  date_order: 'month_first',
  is_unit_amount: false,
};
