/** The parts of an ISRC (ISO 3901). The prefix identifies an issuer; do not read a country from it. */
export interface Isrc {
  prefix: string;
  year: string;
  designation: string;
}

// Officially assigned ISO 3166-1 alpha-2 codes.
const COUNTRIES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG ' +
  'CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL ' +
  'GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA ' +
  'LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP ' +
  'NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV ' +
  'SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';
// Issued codes that are not countries: the second ranges of France and the United States, direct issue, dissolved
// states.
const OTHER_PREFIXES = 'BC BK BP BX CP CS DG FX KS QM QN QT QZ UK XK YU ZB ZZ';
const PREFIXES = new Set(`${COUNTRIES} ${OTHER_PREFIXES}`.split(' '));

const COMPACT = /^([A-Z]{2}[A-Z0-9]{3})([0-9]{2})([0-9]{5})$/;

/**
 * Whether the text is a compact ISRC (ISO 3901: 12 characters, upper case) whose first two letters are assigned to an
 * agency. An ISRC has no check digit.
 */
export function isIsrc(text: string): boolean {
  return COMPACT.test(text) && PREFIXES.has(text.slice(0, 2));
}

/** Returns the parts of an ISRC, also in lower case or with hyphens or spaces; null if the text is not one. */
export function parseIsrc(text: string): Isrc | null {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  const match = COMPACT.exec(compact);
  if (match === null || !isIsrc(compact)) return null;
  const [, prefix = '', year = '', designation = ''] = match;
  return { prefix, year, designation };
}

/**
 * Builds the compact ISRC of a prefix (5 characters), the year of assignment and a serial number from 0 to 99,999:
 * `QZABC2600001`. Throws RangeError if the parts do not form an ISRC.
 */
export function buildIsrc(prefix: string, year: number, number: number): string {
  const isrc = `${prefix}${String(year % 100).padStart(2, '0')}${String(number).padStart(5, '0')}`;
  if (!isIsrc(isrc)) throw new RangeError(`not an ISRC: ${isrc}`);
  return isrc;
}

/** Formats an ISRC for readers: `QZ-ABC-26-00001`. */
export function formatIsrc(isrc: Isrc): string {
  return `${isrc.prefix.slice(0, 2)}-${isrc.prefix.slice(2)}-${isrc.year}-${isrc.designation}`;
}
