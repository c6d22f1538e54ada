import { describeReportStore, type ReportStore } from '../reports/report-store.ts';

/** The trends formats of stores. */
const TREND_FORMATS = ['plain_csv', 'spotify', 'apple', 'json'] as const;
export type TrendFormat = (typeof TREND_FORMATS)[number];

/** The trends format and the reported fields of a store. */
export interface TrendStore {
  id: string;
  format: TrendFormat;
  /** The size and the countries of its audience. */
  demand: ReportStore;
  playlists: readonly string[];
  /** Whether it reports the age and gender of listeners. */
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

/** Settings of single stores; a store that is not listed reports streams and listeners, and only on request. */
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

/** Whether a store sends trends automatically: most only report sales. */
export function reportsTrends(id: string): boolean {
  return Object.hasOwn(STORES, id);
}
