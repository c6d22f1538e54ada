import { describeReportStore, type ReportStore } from '../reports/report-store.ts';

/** The shapes in which stores tell trends. */
const TREND_FORMATS = ['plain_csv', 'spotify', 'apple', 'json'] as const;
export type TrendFormat = (typeof TREND_FORMATS)[number];

/** What a store tells day by day. */
export interface TrendStore {
  id: string;
  format: TrendFormat;
  /** How much is listened to there, and where. */
  demand: ReportStore;
  playlists: readonly string[];
  /** Whether it says how old listeners are and of which gender. */
  reports_audience: boolean;
  reports_saves: boolean;
  reports_followers: boolean;
  reports_adds: boolean;
}

const USUAL = {
  format: 'plain_csv',
  playlists: [],
  reports_audience: false,
  reports_saves: false,
  reports_followers: false,
  reports_adds: true,
} as const satisfies Omit<TrendStore, 'id' | 'demand'>;

/** What is known of single stores; whoever is not here tells streams and listeners, and only when asked. */
const STORES: Readonly<Record<string, Partial<Omit<TrendStore, 'id' | 'demand'>>>> = {
  spotify: {
    format: 'spotify',

    reports_audience: true,
    reports_saves: true,
    reports_followers: true,
    playlists: ['Fresh Fridays', 'Night Shift', 'Slow Mornings', 'Kitchen Radio', 'Deep Focus Beats', 'Under the Sun'],
  },
  'apple-music': {
    format: 'apple',
    reports_saves: true,
    reports_adds: false,
    playlists: ['New This Week', 'Headphone Hours', 'Sunday Loft', 'Run Faster'],
  },
  'youtube-music': {
    format: 'json',
    reports_audience: true,
    reports_saves: true,
    playlists: ['Long Drives', 'Songs for Later'],
  },
  'amazon-music': { playlists: ['Fresh Cuts', 'House Party'], reports_followers: true },
  deezer: { format: 'json', reports_audience: true, reports_saves: true, playlists: ['Les sorties', 'Café du matin'] },
  soundcloud: { reports_saves: true, reports_followers: true },
  fizy: {},
};

export function describeTrendStore(id: string): TrendStore {
  return { id, demand: describeReportStore(id), ...USUAL, ...STORES[id] };
}

/** Whether a store tells of its days by itself: most only report sales. */
export function reportsTrends(id: string): boolean {
  return Object.hasOwn(STORES, id);
}
