import { COUNTRIES } from '@tangent/domain/country.ts';

/** The world as a whole, or an unknown country. */
const WORLD = 'ZZ';

// Codes in use that are not countries of ISO 3166: Kosovo uses a self-assigned one, Britain a second one.
const OTHER_CODES = { XK: 'XK', UK: 'GB', EL: 'GR', ZZ: WORLD, WW: WORLD, XX: WORLD } as const;

// Names that stores use besides those of the Unicode tables, in lower case.
const OTHER_NAMES: Readonly<Record<string, string>> = {
  worldwide: WORLD,
  world: WORLD,
  global: WORLD,
  'rest of world': WORLD,
  unknown: WORLD,
  usa: 'US',
  'united states of america': 'US',
  'great britain': 'GB',
  turkey: 'TR',
  türkiye: 'TR',
  turkiye: 'TR',
  'russian federation': 'RU',
  korea: 'KR',
  'south korea': 'KR',
  'korea, republic of': 'KR',
  'republic of korea': 'KR',
  'czech republic': 'CZ',
  macedonia: 'MK',
  'macedonia, the former yugoslav republic of': 'MK',
  swaziland: 'SZ',
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
  taiwan: 'TW',
  'taiwan, province of china': 'TW',
  'viet nam': 'VN',
  'lao people’s democratic republic': 'LA',
  "lao people's democratic republic": 'LA',
  'moldova, republic of': 'MD',
  'republic of moldova': 'MD',
  'tanzania, united republic of': 'TZ',
  'venezuela, bolivarian republic of': 'VE',
  'bolivia, plurinational state of': 'BO',
  'brunei darussalam': 'BN',
  'cape verde': 'CV',
  'ivory coast': 'CI',
  "cote d'ivoire": 'CI',
  'congo, the democratic republic of the': 'CD',
  'congo, democratic republic of': 'CD',
  'congo, republic of': 'CG',
  'micronesia, federated states of': 'FM',
  'iran, islamic republic of': 'IR',
  'syrian arab republic': 'SY',
  burma: 'MM',
  myanmar: 'MM',
  'palestinian territories': 'PS',
  palestine: 'PS',
  'vatican city': 'VA',
  'holy see': 'VA',
};

const CODES = new Map<string, string>([
  ...COUNTRIES.map((code) => [code, code] as const),
  ...Object.entries(OTHER_CODES),
]);
const NAMES = listNames();

/**
 * Returns the country of a cell, by its code or its English name; null for an unknown one. An empty cell is the world.
 */
export function readCountry(cell: string): string | null {
  if (cell === '') return WORLD;
  return CODES.get(cell.toUpperCase()) ?? NAMES.get(simplify(cell)) ?? null;
}

function listNames(): Map<string, string> {
  const tables = new Intl.DisplayNames('en', { type: 'region' });
  const names = [...COUNTRIES, 'XK'].map((code) => [simplify(tables.of(code) ?? ''), code] as const);
  return new Map([...names, ...Object.entries(OTHER_NAMES).map(([name, code]) => [simplify(name), code] as const)]);
}

// Reduces `Antigua & Barbuda`, `Antigua and Barbuda` and `Curaçao` to plain letters.
function simplify(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll('&', 'and').replaceAll('st.', 'saint').replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}
