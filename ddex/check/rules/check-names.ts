import type { ErnIssue } from '../../issue.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

const NAMES = ['DisplayArtistName', 'FullName', 'DisplayTitleText', 'TitleText'];

/**
 * Whoever and whatever is named has a name; the schema lets an empty one pass.
 */
export function checkNames({ list }: MessageParts): ErnIssue[] {
  return NAMES.flatMap(list)
    .filter(({ text }) => text.trim() === '')
    .map((element) => buildIssue('name_missing', 'fatal', element));
}
