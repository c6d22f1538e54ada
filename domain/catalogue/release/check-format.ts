import { checkOptionalText, countCharacters } from '../../check-text.ts';
import { type Issue, prefixPaths } from '../../issue.ts';
import {
  CREDIT_NAME_CHARS,
  RECORD_LABEL_CHARS,
  RIGHTS_YEAR_MAX,
  TITLE_MAX_CHARS,
  VERSION_TITLE_MAX_CHARS,
} from '../release-limits.ts';
import { checkIsrc, checkUpc } from './check-codes.ts';
import { type ClaimException, checkClaimCodes } from './claim-policy.ts';
import { checkComposerUri } from './credit/check-artists.ts';
import { type CreditedPages, checkPageFormats } from './credit/credited-pages.ts';
import { RELEASE_LANGUAGES, TRACK_LANGUAGES } from './language.ts';
import { checkLyricsText } from './lyrics/check-lyrics.ts';
import { checkRightsLine } from './rights-lines.ts';
import { checkTerritoryCodes } from './territories.ts';

type Text = string | null | undefined;
type Year = number | null | undefined;

type SentTrack = {
  readonly [Field in
    | 'title'
    | 'version_title'
    | 'language'
    | 'isrc'
    | 'lyrics'
    | 'composer_name'
    | 'composer_spotify_uri'
    | 'p_line_owner']?: Text;
} & { readonly p_line_year?: Year };

/** The fields of a release with a format of their own, as far as a save sends them. */
type SentRelease = {
  readonly [Field in
    | 'title'
    | 'version_title'
    | 'language'
    | 'record_label'
    | 'upc'
    | 'p_line_owner'
    | 'c_line_owner']?: Text;
} & { readonly [Field in 'p_line_year' | 'c_line_year']?: Year } & {
  readonly territories?: readonly string[] | undefined;
  readonly claim_exceptions?: readonly ClaimException[] | undefined;
  readonly credited_pages?: readonly CreditedPages[] | undefined;
  readonly tracks?: readonly SentTrack[] | undefined;
};

/**
 * Checks the format of every field that a save sends: lengths, codes with their check digits, languages and
 * addresses. An empty field has no format, so that a draft may be incomplete.
 */
export function checkFormat({ tracks = [], ...release }: SentRelease): Issue[] {
  return [
    ...checkLength('title', release.title, TITLE_MAX_CHARS),
    ...checkLength('version_title', release.version_title, VERSION_TITLE_MAX_CHARS),
    ...checkChoice('language', release.language, RELEASE_LANGUAGES),
    ...checkOptionalText('record_label', release.record_label, RECORD_LABEL_CHARS),
    ...(isEmpty(release.upc) ? [] : checkUpc('upc', release.upc)),
    ...checkLine('p', release.p_line_year, release.p_line_owner),
    ...checkLine('c', release.c_line_year, release.c_line_owner),
    ...checkTerritoryCodes(release.territories ?? []),
    ...checkClaimCodes(release.claim_exceptions ?? []),
    ...checkPageFormats(release.credited_pages ?? []),
    ...tracks.flatMap((track, index) => prefixPaths(`tracks.${index}`, checkTrackFormat(track))),
  ];
}

function checkTrackFormat(track: SentTrack): Issue[] {
  return [
    ...checkLength('title', track.title, TITLE_MAX_CHARS),
    ...checkLength('version_title', track.version_title, VERSION_TITLE_MAX_CHARS),
    ...checkChoice('language', track.language, TRACK_LANGUAGES),
    ...(isEmpty(track.isrc) ? [] : checkIsrc('isrc', track.isrc)),
    ...checkLyricsLength(track.lyrics),
    ...checkOptionalText('composer_name', track.composer_name, { max: CREDIT_NAME_CHARS.max }),
    ...(isEmpty(track.composer_spotify_uri) ? [] : checkComposerUri(track.composer_spotify_uri)),
    ...checkLine('p', track.p_line_year, track.p_line_owner),
  ];
}

const checkLyricsLength = (lyrics: Text): Issue[] => checkLyricsText(lyrics ?? '', 'lyrics').filter(isTooLong);

const isTooLong = ({ code }: Issue): boolean => code === 'max_length';

function checkLength(path: string, text: Text, max: number): Issue[] {
  return countCharacters(text ?? '') > max ? [{ code: 'max_length', path, params: { max } }] : [];
}

function checkChoice(path: string, value: Text, list: readonly string[]): Issue[] {
  return isEmpty(value) || list.includes(value) ? [] : [{ code: 'invalid_choice', path }];
}

function isEmpty(text: Text): text is '' | null | undefined {
  return (text ?? '').trim() === '';
}

// The year is compared with the release date when the step is complete; here it only has to be one.
function checkLine(kind: 'p' | 'c', year: Year, owner: Text): Issue[] {
  return kind === 'p'
    ? checkRightsLine('p', { p_line_year: year ?? null, p_line_owner: owner ?? null }, RIGHTS_YEAR_MAX)
    : checkRightsLine('c', { c_line_year: year ?? null, c_line_owner: owner ?? null }, RIGHTS_YEAR_MAX);
}
