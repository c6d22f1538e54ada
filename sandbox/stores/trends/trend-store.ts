import { describeReportStore, type ReportStore } from '../reports/report-store.ts';

/** The shapes in which stores tell trends. */
export const TREND_FORMATS = ['plain_csv'] as const;
export type TrendFormat = (typeof TREND_FORMATS)[number];

/** What a store tells day by day. */
export interface TrendStore {
  id: string;
  format: TrendFormat;
  /** How much is listened to there, and where. */
  demand: ReportStore;
  playlists: readonly string[];
  /** Whether it says how old listeners are and of which gender. */
  tells_audience: boolean;
  tells_saves: boolean;
  tells_followers: boolean;
}

const USUAL = {
  format: 'plain_csv',
  playlists: [],
  tells_audience: false,
  tells_saves: false,
  tells_followers: false,
} as const satisfies Omit<TrendStore, 'id' | 'demand'>;

const EVERYTHING = { tells_audience: true, tells_saves: true, tells_followers: true } as const;

/** What is known of single stores; whoever is not here tells streams and listeners. */
const STORES: Readonly<Record<string, Partial<Omit<TrendStore, 'id' | 'demand'>>>> = {
  spotify: {
    ...EVERYTHING,
    playlists: ['Fresh Fridays', 'Night Shift', 'Slow Mornings', 'Kitchen Radio', 'Deep Focus Beats', 'Under the Sun'],
  },
  'apple-music': { ...EVERYTHING, playlists: ['New This Week', 'Headphone Hours', 'Sunday Loft', 'Run Faster'] },
  'youtube-music': { tells_audience: true, tells_saves: true, playlists: ['Long Drives', 'Songs for Later'] },
  'amazon-music': { playlists: ['Fresh Cuts', 'House Party'], tells_followers: true },
  deezer: { tells_audience: true, tells_saves: true, playlists: ['Les sorties', 'Café du matin'] },
  soundcloud: { tells_saves: true, tells_followers: true },
};

export function describeTrendStore(id: string): TrendStore {
  return { id, demand: describeReportStore(id), ...USUAL, ...STORES[id] };
}

/** Whoever sells downloads has no listeners to count. */
export function tellsTrends(id: string): boolean {
  return describeReportStore(id).sells === 'streams';
}
