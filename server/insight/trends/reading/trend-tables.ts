import type { TrendProfile } from '@tangent/domain/insight/analytics/trend-profile.ts';
import { PLAIN_COLUMNS } from '@tangent/domain/money/royalty/plain-columns.ts';
import type { DateOrder } from '../../../money/store-file/public.ts';

/** The columns of trends that we read. */
export const TREND_FIELDS = [
  'date',
  'store',
  'country',
  'isrc',
  'upc',
  'streams',
  'listeners',
  'saves',
  'followers',
  'playlist_adds',
  'playlist',
  'playlist_id',
  /** The kind of thing that `playlist` names, where it may be something else. */
  'container',
  'age_group',
  'gender',
  'device',
] as const;
export type TrendField = (typeof TREND_FIELDS)[number];

/** The layout of one store's trends, identified by its header (docs/trends-csv.md). */
export interface TrendTable {
  profile: TrendProfile;
  /** Column names in lower case, with single spaces; of several the newest first. */
  columns: Partial<Record<TrendField, readonly string[]>>;
  /** Fields that must be in the header. */
  required: readonly TrendField[];
  /** Further columns that distinguish this table from other tables. */
  marks: readonly string[];
  /** Our id of the store, if no column names it. */
  store: string;
  date_order: DateOrder;
}

const AUDIENCE = { age_group: ['age_group', 'age'], gender: ['gender'] };

export const TREND_TABLES: readonly TrendTable[] = [
  {
    profile: 'plain_trends',
    columns: {
      date: ['date'],
      store: ['store'],
      country: ['country'],
      isrc: ['isrc'],
      upc: ['upc'],
      streams: ['streams'],
      listeners: ['listeners'],
      saves: ['saves'],
      followers: ['followers'],
      playlist: ['playlist'],
      playlist_adds: ['playlist_adds'],
      device: ['device'],
      ...AUDIENCE,
    },
    required: PLAIN_COLUMNS.trends,
    marks: [],
    store: '',
    date_order: 'unknown',
  },
  {
    profile: 'spotify_trends',
    columns: {
      date: ['date'],
      country: ['territory'],
      isrc: ['isrc'],
      upc: ['upc'],
      streams: ['quantity'],
      listeners: ['listeners'],
      saves: ['saves'],
      followers: ['followers'],
      playlist_adds: ['playlist_adds'],
      playlist: ['playlist_name'],
      playlist_id: ['playlist_id'],
      ...AUDIENCE,
    },
    required: ['date', 'country', 'isrc', 'streams', 'playlist_id'],
    marks: [],
    store: 'spotify',
    date_order: 'day_first',
  },
  {
    profile: 'apple_trends',
    columns: {
      date: ['datestamp', 'report date'],
      country: ['storefront name', 'country code'],
      isrc: ['isrc'],
      upc: ['upc'],
      streams: ['streams'],
      listeners: ['listeners'],
      saves: ['library adds'],
      playlist: ['container name'],
      container: ['container type'],
      device: ['device type'],
    },
    required: ['date', 'country', 'isrc', 'streams'],
    marks: ['apple identifier'],
    store: 'apple-music',
    date_order: 'month_first',
  },
];
