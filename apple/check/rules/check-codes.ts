import { findRestrictedPrefix, isIcpn } from '@tangent/ddex/codes/icpn.ts';
import { isIsni } from '@tangent/ddex/codes/isni.ts';
import { hasKnownPrefix, isIsrc } from '@tangent/ddex/codes/isrc.ts';
import { findElement, listElements, type XmlElement } from '@tangent/ddex/xml/element.ts';
import { GENRE_CODES } from '../../codes/genres.ts';
import type { AppleIssue } from '../../issue.ts';
import { ATMOS_ISRC, ATMOS_ROLE } from '../../package/write-metadata.ts';
import type { PackageParts } from '../package-parts.ts';

/** Checks what the form of a code does not show: check digits, known prefixes, repetitions, and genres that Apple has. */
export function checkCodes(parts: PackageParts): AppleIssue[] {
  return [...checkUpc(parts), ...checkIsrcs(parts), ...checkIsnis(parts), ...checkGenres(parts)];
}

function checkUpc({ album, report }: PackageParts): AppleIssue[] {
  const upc = findElement(album, 'upc');
  if (upc === null || !/^[0-9]{12,13}$/.test(upc.text)) return [];
  const value = upc.text;
  if (!isIcpn(value)) return [report('upc_check_digit', upc, { value })];
  const prefix = findRestrictedPrefix(value);
  return prefix === null ? [] : [report('upc_restricted', upc, { value, prefix })];
}

function checkIsrcs({ tracks, report }: PackageParts): AppleIssue[] {
  const issues: AppleIssue[] = [];
  const seen = new Set<string>();
  const add = (value: string, element: XmlElement) => {
    if (seen.has(value)) issues.push(report('isrc_twice', element, { value }));
    seen.add(value);
    if (isIsrc(value) && !hasKnownPrefix(value)) issues.push(report('isrc_prefix_unknown', element, { value }));
  };
  for (const track of tracks) {
    const isrc = findElement(track, 'isrc');
    if (isrc !== null) add(isrc.text, isrc);
    for (const file of listElements(track, 'assets', 'asset', 'data_file')) {
      const value = file.attributes[ATMOS_ISRC];
      if (file.attributes.role !== ATMOS_ROLE) continue;
      if (value === undefined) issues.push(report('atmos_isrc_missing', file));
      else if (value === isrc?.text) issues.push(report('atmos_isrc_same', file, { value }));
      else add(value, file);
    }
  }
  return issues;
}

// The name of the element is not public, so our schema does not have it; the code in it can be judged nevertheless.
function checkIsnis({ all, report }: PackageParts): AppleIssue[] {
  return all
    .filter(({ name, text }) => name.toLowerCase() === 'isni' && !isIsni(text))
    .map((isni) => report('isni_invalid', isni, { value: isni.text }));
}

function checkGenres({ album, tracks, report }: PackageParts): AppleIssue[] {
  return [album, ...tracks].flatMap((part) => {
    const seen = new Set<string>();
    return listElements(part, 'genres', 'genre').flatMap((genre) => {
      const value = genre.attributes.code ?? '';
      const isTwice = seen.has(value);
      seen.add(value);
      if (isTwice) return [report('genre_twice', genre, { value })];
      return GENRE_CODES.has(value) || value === '' ? [] : [report('genre_unknown', genre, { value })];
    });
  });
}
