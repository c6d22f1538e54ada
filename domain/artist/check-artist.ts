import { checkRequiredText, hasUnprintableCharacters } from '../check-text.ts';
import { GENRES } from '../genre.ts';
import type { Issue } from '../issue.ts';
import { ARTIST_NAME_CHARS, LEGAL_NAME_CHARS } from '../limits.ts';
import { ARTIST_TYPES } from './artist-type.ts';

export type ArtistFields = {
  readonly name: string;
  readonly type: string | null;
  readonly main_genre: string | null;
  readonly legal_first_name: string;
  readonly legal_last_name: string;
};

/** What an artist profile must have: name, type, main genre and the legal name used for verification. */
export function checkArtist(artist: ArtistFields): Issue[] {
  return [
    ...checkArtistName(artist.name),
    ...checkChoice('type', artist.type, ARTIST_TYPES),
    ...checkChoice('main_genre', artist.main_genre, GENRES),
    ...checkName('legal_first_name', artist.legal_first_name, LEGAL_NAME_CHARS),
    ...checkName('legal_last_name', artist.legal_last_name, LEGAL_NAME_CHARS),
  ];
}

function checkArtistName(name: string): Issue[] {
  const issues = checkName('name', name, ARTIST_NAME_CHARS);
  if (issues.length > 0) return issues;
  return /[\p{L}\p{N}]/u.test(name) ? [] : [{ code: 'invalid_characters', path: 'name' }];
}

function checkName(path: string, name: string, span: { min: number; max: number }): Issue[] {
  const issues = checkRequiredText(path, name, span);
  if (issues.length > 0) return issues;
  return hasUnprintableCharacters(name) ? [{ code: 'invalid_characters', path }] : [];
}

function checkChoice(path: string, value: string | null, choices: readonly string[]): Issue[] {
  if (value === null || value === '') return [{ code: 'required', path }];
  return choices.includes(value) ? [] : [{ code: 'invalid_choice', path }];
}
