import { COUNTRIES } from './country.ts';

/** Regions in which users choose many countries at once; `eu` is a part of Europe. */
export const REGIONS = ['americas', 'europe', 'mea', 'apac'] as const;
export type Region = (typeof REGIONS)[number];

/** Codes of ISO 3166-1 by region; those with the most listeners first. */
const CODES: Record<Region, string> = {
  americas: `
    US CA MX BR AR CL CO PE UY EC BO CR DO GT PA PY VE SV HN NI CU PR JM TT AG AI AW BB BL BM BQ BS BV BZ CW DM FK GD GF GL
    GP GS GY HT KN KY LC MF MQ MS PM SR SX TC VC VG VI`,
  europe: `
    GB DE FR ES PT IT NL BE SE NO DK FI IE AT CH PL CZ GR RO HU UA RU BY BG HR RS SK SI EE LV LT LU IS CY MT AL BA ME MK MD
    AD AX FO GG GI IM JE LI MC SJ SM VA`,
  mea: `
    TR AE SA EG IL MA ZA NG KE GH DZ TN QA KW LB JO IQ IR BH OM ET TZ UG SN CI CM AO AM AZ GE BF BI BJ BW CD CF CG CV DJ EH
    ER GA GM GN GQ GW IO KM LR LS LY MG ML MR MU MW MZ NA NE PS RE RW SC SD SH SL SO SS ST SY SZ TD TF TG YE YT ZM ZW`,
  apac: `
    CN JP KR IN ID PH TH VN MY SG TW HK AU NZ PK BD LK KZ UZ KG TJ TM MN NP MM KH LA MO BN MV BT AF TL KP AQ AS CC CK CX FJ
    FM GU HM KI MH MP NC NF NR NU PF PG PN PW SB TK TO TV UM VU WF WS`,
};

const COUNTRIES_OF: Record<Region, readonly string[]> = {
  americas: split(CODES.americas),
  europe: split(CODES.europe),
  mea: split(CODES.mea),
  apac: split(CODES.apac),
};

/** The 27 members of the European Union. */
export const EU_COUNTRIES: readonly string[] = split(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
);

/** Lists the countries of a region, those with the most listeners first. */
export function listRegion(region: Region): readonly string[] {
  return COUNTRIES_OF[region];
}

function split(codes: string): string[] {
  const known = new Set(COUNTRIES);
  return codes
    .trim()
    .split(/\s+/)
    .filter((code) => known.has(code));
}
