import { isSoldIn, type TerritoryChoice } from '../release/territories.ts';

const CHINA = ['CN'];
const JAPAN = ['JP'];
const KOREA = ['KR'];
const LATIN_AMERICA = 'AR BR CL CO CR DO EC GT HN MX NI PA PE PR PY SV UY'.split(' ');

/** The countries of stores that are open in a few only (docs/standards/store-rules.md). */
const SERVED: Readonly<Record<string, readonly string[]>> = {
  'alibaba-music': CHINA,
  douyin: CHINA,
  kuaishou: CHINA,
  kugou: CHINA,
  kuwo: CHINA,
  'migu-music': CHINA,
  'netease-cloud-music': CHINA,
  'qq-music': CHINA,
  'soda-music': CHINA,
  awa: JAPAN,
  'line-music': JAPAN,
  mora: JAPAN,
  'rakuten-music': JAPAN,
  recochoku: JAPAN,
  'uta-pass': JAPAN,
  bugs: KOREA,
  flo: KOREA,
  'genie-music': KOREA,
  melon: KOREA,
  'naver-vibe': KOREA,
  'claro-musica': LATIN_AMERICA,
  joox: 'HK ID MM MO MY TH ZA'.split(' '),
  kkbox: 'HK JP MO MY SG TW'.split(' '),
  moov: ['HK'],
  muud: ['TR'],
  nhaccuatui: ['VN'],
  pandora: ['US'],
  'telmore-musik': ['DK'],
  'vk-music': 'AM AZ BY KG KZ MD RU TJ TM UZ'.split(' '),
  'yandex-music': 'AM AZ BY GE IL KG KZ MD RS RU TJ TM UZ'.split(' '),
  'yousee-musik': ['DK'],
  'zing-mp3': ['VN'],
  zvuk: ['RU'],
};

/** Stores that take releases for the whole world only: they cannot close one in a country (A-235; docs.audius.org). */
const WORLDWIDE_ONLY: readonly string[] = ['audius'];

/**
 * The countries in which a store would open a release, and how many it serves. Null for a store that serves the whole
 * world as far as we know.
 */
export type ServedPart = { readonly open: readonly string[]; readonly served: number };

/**
 * Finds the part of its countries in which a store may open a release.
 *
 * @example findServedPart('pandora', { territory_mode: 'except', territories: ['US'] }) // { open: [], served: 1 }
 */
export function findServedPart(storeId: string, choice: TerritoryChoice): ServedPart | null {
  const served = SERVED[storeId];
  return served === undefined
    ? null
    : { open: served.filter((country) => isSoldIn(choice, country)), served: served.length };
}

/** The effect of a choice of countries at the chosen stores; partly served ones with their numbers. */
export type TerritoryForecast = {
  readonly skipped: readonly string[];
  /** Skipped too, because they take releases for the whole world only. */
  readonly worldwide_only: readonly string[];
  readonly partly: readonly { readonly store_id: string; readonly open: number; readonly served: number }[];
  readonly whole: readonly string[];
};

/** Groups stores by how many of their countries the release reaches. */
export function forecastTerritories(storeIds: readonly string[], choice: TerritoryChoice): TerritoryForecast {
  const worldwide_only = storeIds.filter((id) => isTooNarrow(id, choice));
  const others = storeIds.filter((id) => !worldwide_only.includes(id));
  const parts = others.map((store_id) => {
    const part = findServedPart(store_id, choice);
    return { store_id, open: part?.open.length ?? null, served: part?.served ?? null };
  });
  return {
    worldwide_only,
    skipped: parts.filter(({ open }) => open === 0).map(({ store_id }) => store_id),
    partly: parts.flatMap(({ store_id, open, served }) =>
      open !== null && served !== null && open > 0 && open < served ? [{ store_id, open, served }] : [],
    ),
    whole: parts.filter(({ open, served }) => open === null || open === served).map(({ store_id }) => store_id),
  };
}

function isTooNarrow(storeId: string, { territory_mode }: TerritoryChoice): boolean {
  return WORLDWIDE_ONLY.includes(storeId) && territory_mode !== 'worldwide';
}

/**
 * Returns whether a store serves at least one country in which the release is sold, and can take it for those
 * countries alone.
 */
export function servesRelease(storeId: string, choice: TerritoryChoice): boolean {
  return !isTooNarrow(storeId, choice) && findServedPart(storeId, choice)?.open.length !== 0;
}
