import { checkCharacters, PICTURE } from '../../check-characters.ts';
import { checkRequiredText, countCharacters } from '../../check-text.ts';
import { COUNTRIES } from '../../country.ts';
import { GENRES } from '../../genre.ts';
import type { Issue } from '../../issue.ts';
import { ARTIST_NAME_CHARS, BIOGRAPHY_MAX_CHARS, LEGAL_NAME_CHARS } from '../catalogue-limits.ts';
import { ARTIST_TYPES } from './artist-type.ts';
import { type ArtistIdentities, checkIdentities } from './identities.ts';
import { checkWebsite } from './website.ts';

export type ArtistFields = ArtistIdentities & {
  readonly name: string;
  readonly type: string | null;
  readonly main_genre: string | null;
  readonly legal_first_name: string;
  readonly legal_last_name: string;
  readonly subgenre?: string | null;
  readonly biography?: string | null;
  readonly website?: string | null;
  readonly country?: string | null;
};

/**
 * Checks an artist profile: the required fields, and the optional ones that are filled in (S3-024 to S3-032, S3-035,
 *
 */
export function checkArtist(artist: ArtistFields): Issue[] {
  return [
    ...checkArtistName(artist.name),
    ...checkChoice('type', artist.type, ARTIST_TYPES),
    ...checkChoice('main_genre', artist.main_genre, GENRES),
    ...checkSubgenre(artist),
    ...checkName('legal_first_name', artist.legal_first_name, LEGAL_NAME_CHARS),
    ...checkName('legal_last_name', artist.legal_last_name, LEGAL_NAME_CHARS),
    ...checkBiography(artist.biography ?? ''),
    ...checkWebsite('website', artist.website),
    ...(artist.country ? checkChoice('country', artist.country, COUNTRIES) : []),
    ...checkIdentities(artist),
  ];
}

// Stores refuse a name with an emoji as they refuse such a title.
function checkArtistName(name: string): Issue[] {
  const issues = checkName('name', name, ARTIST_NAME_CHARS);
  if (issues.length > 0) return issues;
  const path = 'name';
  const pictures = checkCharacters(path, name, PICTURE);
  if (pictures.length > 0) return pictures;
  return /[\p{L}\p{N}]/u.test(name) ? [] : [{ code: 'invalid_characters', path, params: { context: 'letterless' } }];
}

function checkName(path: string, name: string, span: { min: number; max: number }): Issue[] {
  const issues = checkRequiredText(path, name, span);
  if (issues.length > 0) return issues;
  return checkCharacters(path, name);
}

function checkChoice(path: string, value: string | null, choices: readonly string[]): Issue[] {
  if (value === null || value === '') return [{ code: 'required', path }];
  return choices.includes(value) ? [] : [{ code: 'invalid_choice', path }];
}

function checkSubgenre({ main_genre, subgenre }: ArtistFields): Issue[] {
  if (!subgenre) return [];
  if (subgenre === main_genre) return [{ code: 'subgenre_equal', path: 'subgenre' }];
  return checkChoice('subgenre', subgenre, GENRES);
}

// A biography may have lines and paragraphs; other control characters are refused.
function checkBiography(biography: string): Issue[] {
  const path = 'biography';
  if (countCharacters(biography) > BIOGRAPHY_MAX_CHARS)
    return [{ code: 'max_length', path, params: { max: BIOGRAPHY_MAX_CHARS } }];
  return checkCharacters(path, biography.replace(/[\n\r\t]/g, ' '));
}
