import { checkIsrc, findCheckDigit, normaliseIsrc, normaliseUpc } from '../codes.ts';
import type { ReleaseRule, StyleMatch, StyleRelease } from './style-rule.ts';

/**
 * Codes of one's own (rules C1, C2 in docs/standards/store-rules.md): twelve to fourteen digits that add up; one ISRC
 * for one recording.
 */
export const CODE_RULES: ReleaseRule = {
  ids: ['C1', 'C2'],
  check: (release) => [...checkBarcode(release), ...checkRecordings(release)],
};

function checkBarcode({ upc }: StyleRelease): StyleMatch[] {
  const digits = normaliseUpc(upc ?? '');
  if (digits === '') return [];
  const isCode = /^\d{12,14}$/.test(digits) && digits.endsWith(String(findCheckDigit(digits.slice(0, -1))));
  return isCode ? [] : [{ rule: 'C1', path: 'upc' }];
}

function checkRecordings({ tracks }: StyleRelease): StyleMatch[] {
  const seen = new Set<string>();
  return tracks.flatMap(({ isrc }, index): StyleMatch[] => {
    const code = normaliseIsrc(isrc ?? '');
    if (code === '') return [];
    const isFine = checkIsrc('isrc', code).length === 0 && !seen.has(code);
    seen.add(code);
    return isFine ? [] : [{ rule: 'C2', path: `tracks.${index}.isrc`, params: { isrc: code } }];
  });
}
