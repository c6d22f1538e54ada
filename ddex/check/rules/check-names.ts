import type { ErnIssue } from '../../issue.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

const NAMES = ['DisplayArtistName', 'FullName', 'DisplayTitleText', 'TitleText'];

/** Checks that every name is filled in; the schema accepts empty ones. */
export function checkNames({ list }: MessageParts): ErnIssue[] {
  return NAMES.flatMap(list)
    .filter(({ text }) => text.trim() === '')
    .map((element) => buildIssue('name_missing', 'fatal', element));
}
