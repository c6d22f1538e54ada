import { removeCharacters } from '../../../check-characters.ts';
import type { Issue } from '../../../issue.ts';
import { NOT_IN_NAMES } from '../credit/check-credits.ts';
import type { FieldChange } from '../style/style-rule.ts';
import { repairTitle } from './repair-title.ts';

const REPAIRED = ['invalid_characters', 'invalid_song_title', 'banned_words'];

/** Whether an issue is of a kind that `repairField` mends. */
export function mayRepair({ code }: Issue): boolean {
  return REPAIRED.includes(code);
}

/**
 * Returns the change that takes out of a field the characters and words that its issue names; null if the issue is
 * another one, or if nothing would be left.
 */
export function repairField(draft: object, issue: Issue): FieldChange | null {
  const { path } = issue;
  if (!mayRepair(issue)) return null;
  const value = readAt(draft, path);
  if (Array.isArray(value)) {
    const names = value.map((name) => removeCharacters(String(name))).filter((name) => name !== '');
    return names.length === 0 ? null : { path, value: names };
  }
  if (typeof value !== 'string') return null;
  const repaired = repairText(path, value);
  return repaired === null || repaired === '' || repaired === value ? null : { path, value: repaired };
}

function repairText(path: string, value: string): string | null {
  if (/(?:^|\.)(?:version_)?title$/.test(path)) return repairTitle(value);
  if (/\.contributors\.\d+\.name$/.test(path)) return removeCharacters(value, NOT_IN_NAMES);
  return removeCharacters(value);
}

function readAt(draft: object, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], draft);
}
