/** The report formats of stores. */
const REPORT_FORMATS = [
  'spotify',
  'apple_music',
  'apple_sales',
  'youtube',
  'youtube_subscription',
  'deezer',
  'tiktok',
  'meta',
  'dsr_basic_audio',
  'dsr_ugc',
  'dsr_financial',
  'plain_csv',
] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The report format and the prices of a store. */
export interface ReportStore {
  id: string;
  format: ReportFormat;
  /** The currency of its payments. */
  currency: string;
  /** Dollars per unit of its currency, if the store states a rate. */
  rate: string | null;
  /** Usual price of a play, a download or a creation, in hundred-millionths of its currency. */
  price_e8: number;
  /** Its audience, in thousandths of the largest store's. */
  reach: number;
  sells: 'streams' | 'downloads';
  /** Codes of the countries it operates in; null for all. */
  countries: readonly string[] | null;
  /** Its DDEX party id and name, if its report needs one. */
  party: { dpid: string; name: string } | null;
}

const USUAL = {
  format: 'plain_csv',
  currency: 'USD',
  rate: null,
  price_e8: 310_000,
  reach: 25,
  sells: 'streams',
  countries: null,
  party: null,
} as const satisfies Omit<ReportStore, 'id'>;

const DOWNLOADS = { price_e8: 70_000_000, reach: 4, sells: 'downloads' } as const;
const party = (dpid: string, name: string) => ({ party: { dpid, name } });

/** Settings of single stores; a store that is not listed sends the plain table in dollars. */
const STORES: Readonly<Record<string, Partial<Omit<ReportStore, 'id'>>>> = {
  spotify: { format: 'spotify', price_e8: 390_000, reach: 1000 },
  'apple-music': { format: 'apple_music', price_e8: 720_000, reach: 420 },
  'itunes-store': { format: 'apple_sales', ...DOWNLOADS, reach: 12 },
  'youtube-music': { format: 'youtube_subscription', price_e8: 480_000, reach: 310 },
  'youtube-content-id': { format: 'youtube', price_e8: 110_000, reach: 520 },
  'amazon-music': {
    format: 'dsr_basic_audio',
    price_e8: 450_000,
    reach: 190,
    ...party('PADPIDA2026010103J', 'Amazon Music'),
  },
  tidal: { format: 'dsr_basic_audio', price_e8: 980_000, reach: 30, ...party('PADPIDA2026010105F', 'TIDAL') },
  deezer: { format: 'deezer', currency: 'EUR', price_e8: 520_000, reach: 95 },
  tiktok: { format: 'tiktok', price_e8: 30_000, reach: 760 },
  'facebook-instagram': { format: 'meta', price_e8: 42_000, reach: 540 },
  soundcloud: { format: 'dsr_ugc', price_e8: 240_000, reach: 80, ...party('PADPIDA2026010106D', 'SoundCloud') },
  pandora: { reach: 70, countries: ['US'] },
  qobuz: {
    format: 'dsr_financial',
    currency: 'EUR',
    rate: '1.0846',
    price_e8: 1_450_000,
    reach: 14,
    ...party('PADPIDA2026010210D', 'Qobuz'),
  },
  'claro-musica': {
    format: 'dsr_financial',
    currency: 'BRL',
    rate: '0.1845',
    price_e8: 1_100_000,
    reach: 22,
    countries: ['BR', 'MX', 'CO', 'AR', 'CL'],
    ...party('PADPIDA20260102073', 'Claro Música'),
  },
  fizy: { currency: 'TRY', rate: '0.02437', price_e8: 4_800_000, reach: 40, countries: ['TR'] },
  muud: { currency: 'TRY', rate: '0.02437', price_e8: 4_100_000, reach: 15, countries: ['TR'] },
  'juno-download': { ...DOWNLOADS, currency: 'GBP', rate: '1.2711', price_e8: 84_000_000 },
  'amazon-mp3': DOWNLOADS,
  bleep: { ...DOWNLOADS, currency: 'GBP', rate: '1.2711' },
  emusic: DOWNLOADS,
  hdtracks: DOWNLOADS,
  highresaudio: { ...DOWNLOADS, currency: 'EUR', rate: '1.0846' },
  mixupload: DOWNLOADS,
  mora: { ...DOWNLOADS, countries: ['JP'] },
  recochoku: { ...DOWNLOADS, countries: ['JP'] },
  beatport: DOWNLOADS,
  beatsource: DOWNLOADS,
  traxsource: DOWNLOADS,
  volumo: DOWNLOADS,
};

export function describeReportStore(id: string): ReportStore {
  return { id, ...USUAL, ...STORES[id] };
}
