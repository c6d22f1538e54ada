import type { ErnIssue } from '../../issue.ts';
import { listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** The whole world, as ERN and as the numbers of TIS write it. */
export const WORLD: readonly string[] = ['Worldwide', '2136'];

/**
 * Checks that the territories of one place do not overlap: the world beside a country, a country beside its region (US-NY),
 * one that is included and excluded, and an exclusion from nothing. The same territory twice is found by `checkRepeated`.
 */
export function checkTerritories({ all }: MessageParts): ErnIssue[] {
  return all
    .filter(({ children }) => children.some(({ name }) => /^(?:Excluded)?TerritoryCode$/.test(name)))
    .flatMap(checkPlace);
}

function checkPlace(place: XmlElement): ErnIssue[] {
  const included = listElements(place, 'TerritoryCode');
  const excluded = listElements(place, 'ExcludedTerritoryCode');
  const codes = included.map(({ text }) => text);
  const isWide = codes.some((code) => WORLD.includes(code));
  const overlapping = [
    ...included.filter(({ text }) => (isWide ? !WORLD.includes(text) : codes.includes(findCountry(text)))),
    ...(isWide && new Set(codes).size > 1 ? included.filter(({ text }) => WORLD.includes(text)).slice(1) : []),
    ...excluded.filter(({ text }) => codes.includes(text) || !isExcludable(text, codes, isWide)),
  ];
  return overlapping.map((element) => buildIssue('territory_overlap', 'error', element, { territory: element.text }));
}

// A place with exclusions only holds everywhere else; a region may be taken out of its country.
function isExcludable(code: string, included: readonly string[], isWide: boolean): boolean {
  return (
    included.length === 0 || isWide || included.includes(findCountry(code)) || included.some((one) => /^\d/.test(one))
  );
}

/** Returns the country of a region such as US-NY; an empty text for anything else. */
function findCountry(code: string): string {
  return /^([A-Z]{2})-[A-Z0-9]{1,3}$/.exec(code)?.[1] ?? '';
}
