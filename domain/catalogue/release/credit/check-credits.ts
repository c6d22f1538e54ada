import { checkCharacters } from '../../../check-characters.ts';
import { checkOptionalText, checkRequiredText } from '../../../check-text.ts';
import type { Issue } from '../../../issue.ts';
import { CREDIT_NAME_CHARS } from '../../release-limits.ts';
import type { DraftTrack } from '../draft.ts';
import { checkSplits } from './check-splits.ts';
import { checkIpi } from './work-codes.ts';

/** Checks the contributors, who share in a track, and all others, who are optional. */
export function checkCredits({ contributors, performers, production_credits }: DraftTrack): Issue[] {
  return [
    ...contributors.flatMap(({ name }, index) => checkContributorName(`contributors.${index}.name`, name)),
    ...contributors.flatMap(({ ipi }, index) =>
      (ipi ?? '').trim() === '' ? [] : checkIpi(`contributors.${index}.ipi`, ipi ?? ''),
    ),
    ...checkSplits(contributors),
    ...performers.flatMap(({ name }, index) => checkPerformerName(`performers.${index}.name`, name)),
    ...production_credits.flatMap(({ name }, index) => checkPerformerName(`production_credits.${index}.name`, name)),
  ];
}

// Vowel signs and joiners are part of a letter in many scripts.
export const NOT_IN_NAMES = /(?:[^\p{L}\p{M}.'’ʼ‐‑\- \u200C\u200D]|\uFE0F)/u;

/**
 * Checks a person's first and last name (S5-048, S5-049, A-129): more than two characters, at least two words, letters
 * of any script with dots, apostrophes and hyphens.
 */
export function checkContributorName(path: string, name: string): Issue[] {
  const collapsed = name.trim().replace(/\s+/gu, ' ');
  const issues = checkRequiredText(path, collapsed, CREDIT_NAME_CHARS);
  if (issues.length > 0) return issues;
  const others = checkCharacters(path, collapsed, NOT_IN_NAMES);
  if (others.length > 0) return others;
  const words = collapsed.split(' ').filter((word) => /\p{L}/u.test(word));
  return words.length < 2 ? [{ code: 'two_words', path }] : [];
}

/** Checks a performer, producer or engineer, who may use a single name or an artist name with digits. */
export function checkPerformerName(path: string, name: string): Issue[] {
  const issues = checkRequiredText(path, name, CREDIT_NAME_CHARS);
  return issues.length > 0 ? issues : checkOptionalText(path, name);
}
