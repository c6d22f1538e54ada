import type { Issue } from '../../issue.ts';
import { LANGUAGES } from '../../locale.ts';
import { ANNOUNCEMENT } from '../event-limits.ts';
import type { Announcement } from './announcement.ts';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** A page of the product starts with one slash: two would lead to another host. */
const PAGE = /^\/(?![/\\])\S*$/;

/** Checks an announcement. It is shown from `from_ms` until `until_ms`, in milliseconds since 1970. */
export function checkAnnouncement(
  { id, language, title, body, link }: Announcement,
  { from_ms, until_ms }: { from_ms: number; until_ms: number },
): Issue[] {
  const issues: Issue[] = [];
  const { id_max_chars, title_max_chars, body_max_chars } = ANNOUNCEMENT;
  if (!NAME.test(id) || id.length > id_max_chars) issues.push({ code: 'invalid_characters', path: 'id' });
  if (!(LANGUAGES as readonly string[]).includes(language)) issues.push({ code: 'invalid_choice', path: 'language' });
  issues.push(...checkText('title', title, title_max_chars), ...checkText('body', body, body_max_chars));
  if (link !== null && !isLink(link)) issues.push({ code: 'invalid_website', path: 'link' });
  if (!(from_ms < until_ms)) issues.push({ code: 'min_date', path: 'ends_at' });
  return issues;
}

function checkText(path: string, text: string, max: number): Issue[] {
  if (text.trim() === '') return [{ code: 'required', path }];
  return [...text].length > max ? [{ code: 'max_length', path, params: { max } }] : [];
}

function isLink(link: string): boolean {
  return PAGE.test(link) || /^https:\/\/[^\s/]+\S*$/.test(link);
}
