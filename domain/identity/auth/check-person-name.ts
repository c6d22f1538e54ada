import { checkCharacters } from '../../check-characters.ts';
import { checkRequiredText } from '../../check-text.ts';
import type { Issue } from '../../issue.ts';
import { PERSON_NAME_CHARS } from '../identity-limits.ts';

/** Checks the first or last name of an account holder: 1 to 50 visible characters. */
export function checkPersonName(path: string, name: string): Issue[] {
  const issues = checkRequiredText(path, name, PERSON_NAME_CHARS);
  if (issues.length > 0) return issues;
  return checkCharacters(path, name);
}
