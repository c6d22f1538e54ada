/** The day of the list below: the registration authority adds prefixes, so a newer one may be missing here. */
export const ISRC_PREFIXES_OF = '2025-11-04';

const ACTIVE =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BC BD BE BF BG BH BI BJ BK BM BN BO BP BR BS BT BW BX BY BZ CA ' +
  'CB CD CF CG CH CI CL CM CN CO CP CR CU CV CW CY CZ DE DG DK DM DO DZ EC EE EG ES ET FI FJ FO FR FX GA GB GD ' +
  'GE GG GH GI GL GM GN GQ GR GT GW GX GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JE JM JO JP KE KG KH KM KN KR ' +
  'KS KW KY KZ LA LB LC LI LK LR LS LT LU LV MA MC MD ME MF MG MK ML MM MN MO MP MR MS MT MU MV MW MX MY MZ NA ' +
  'NE NG NI NL NO NP NZ OM PA PE PF PG PH PK PL PS PT PY QA QM QN QT QZ RO RS RU RW SA SB SC SD SE SG SI SK SL ' +
  'SM SN SO SR SS SV SX SY SZ TC TD TG TH TL TN TO TR TT TW TZ UA UG UK US UY UZ VC VE VG VN VU VV XK YE ZA ZB ' +
  'ZM ZW ZZ';

// No longer given to new recordings; recordings that have one keep it: Serbia and Montenegro, Isle of Man, Puerto Rico,
// Yugoslavia.
const RETIRED = 'CS IM PR YU';

/**
 * The first two characters of every ISRC that an agency may have issued (IFPI, Valid Characters in the ISRC Prefix).
 * They name an agency, not a country: many countries have none, some have several (`QM`, `QT` and `QZ` besides `US`), and
 * `CP`, `DG`, `QN`, `TC`, `VV` and `ZZ` are issued worldwide.
 */
export const ISRC_PREFIXES: ReadonlySet<string> = new Set(`${ACTIVE} ${RETIRED}`.split(' '));

/** The prefixes among them that new recordings may get. */
export const ACTIVE_ISRC_PREFIXES: ReadonlySet<string> = new Set(ACTIVE.split(' '));
