import { hasKnownPrefix } from '@tangent/ddex/codes/isrc.ts';
import { checkIsrc, checkUpc, normaliseIsrc, normaliseUpc } from '../check-codes.ts';
import { TRACK_ARTIST_RULES } from './artist-rules.ts';
import { CASING_RULES } from './casing-rules.ts';
import { CONTENT_RULES } from './content-rules.ts';
import { CREDIT_RULES } from './credit-rules.ts';
import { FEATURING_RULES } from './featuring-rules.ts';
import { findCasing } from './fix-casing.ts';
import { FORM_RULES } from './form-rules.ts';
import { LANGUAGE_RULES } from './language-rules.ts';
import { LYRICS_RULES } from './lyrics-rules.ts';
import { COVER_RULES, SOUND_RULES } from './media-rules.ts';
import { RELEASE_ARTIST_RULES } from './release-artist-rules.ts';
import { RELEASE_RULES } from './release-rules.ts';
import { STYLE_RULES } from './rule-table.ts';
import { SENTENCE_RULES } from './sentence-rules.ts';
import { getCasing } from './small-words.ts';
import type {
  Casing,
  ReleaseRule,
  StyleContext,
  StyleFinding,
  StyleMatch,
  StyleRelease,
  StyleTrack,
} from './style-rule.ts';
import { titleLanguage, toReleaseTitleFields, toTrackTitleFields } from './title-fields.ts';
import { VERSION_RULES } from './version-rules.ts';

/**
 * Codes supplied by the customer (rules C1 to C3 in docs/standards/store-rules.md): a UPC or EAN that a release can have;
 * one ISRC per recording, of an agency on the list.
 */
const CODE_RULES: ReleaseRule = {
  ids: ['C1', 'C2', 'C3'],
  check: (release) => [...checkBarcode(release), ...checkRecordings(release)],
};

function checkBarcode({ upc }: StyleRelease): StyleMatch[] {
  const digits = normaliseUpc(upc ?? '');
  return digits === '' || checkUpc('upc', digits).length === 0 ? [] : [{ rule: 'C1', path: 'upc' }];
}

function checkRecordings({ tracks }: StyleRelease): StyleMatch[] {
  const seen = new Set<string>();
  return tracks.flatMap(({ isrc }, index): StyleMatch[] => {
    const code = normaliseIsrc(isrc ?? '');
    if (code === '') return [];
    const path = `tracks.${index}.isrc`;
    const isFine = checkIsrc('isrc', code).length === 0 && !seen.has(code);
    seen.add(code);
    if (!isFine) return [{ rule: 'C2', path, params: { isrc: code } }];
    return hasKnownPrefix(code) ? [] : [{ rule: 'C3', path, params: { prefix: code.slice(0, 2) } }];
  });
}

/** Finds the casing this release uses for each language that allows several: the one of most of its titles. */
function findCasings(release: StyleRelease): Partial<Record<string, Casing>> {
  const votes = new Map<string, number>();
  const titles = [
    { title: release.title, language: release.language },
    ...release.tracks.map((track) => ({ title: track.title, language: titleLanguage(track, release.language) })),
  ];
  for (const { title, language } of titles) {
    if (language === null || getCasing(language).casings.length < 2) continue;
    const titleCasing = findCasing(title, language);
    if (titleCasing !== null)
      votes.set(language, (votes.get(language) ?? 0) + (titleCasing.casing === 'title' ? 1 : -1));
  }
  return Object.fromEntries([...votes].map(([language, sum]) => [language, sum >= 0 ? 'title' : 'sentence']));
}

export const TITLE_RULES = [
  CASING_RULES,
  SENTENCE_RULES,
  FORM_RULES,
  VERSION_RULES,
  FEATURING_RULES,
  CONTENT_RULES,
  LANGUAGE_RULES,
] as const;
export const TRACK_RULES = [TRACK_ARTIST_RULES, CREDIT_RULES, SOUND_RULES, LYRICS_RULES] as const;
export const RELEASE_LEVEL_RULES = [RELEASE_RULES, RELEASE_ARTIST_RULES, COVER_RULES, CODE_RULES] as const;

/**
 * Checks a release for everything that stores may object to (A-191, docs/standards/store-rules.md), in the order of the
 * release: its own fields, then track by track. Findings never block a submission. The findings of a track are cached
 * per track object: after a keystroke only the changed track is checked again.
 */
export function checkStyle(release: StyleRelease): StyleFinding[] {
  const context: StyleContext = {
    artist: release.artist,
    known_names: release.known_names,
    casings: findCasings(release),
    release_language: release.language,
  };
  const titled = toReleaseTitleFields(release);
  const found = [
    ...TITLE_RULES.flatMap(({ check }) => check(titled, context)),
    ...RELEASE_LEVEL_RULES.flatMap(({ check }) => check(release, context)),
  ];
  const tracks = release.tracks.flatMap((track, index) => placed(recallTrack(track, context), `tracks.${index}`));
  return [...found, ...tracks].map(weighed);
}

type Remembered = { readonly context: StyleContext; readonly found: readonly StyleMatch[] };
const remembered = new WeakMap<StyleTrack, Remembered>();

function recallTrack(track: StyleTrack, context: StyleContext): readonly StyleMatch[] {
  const known = remembered.get(track);
  if (known !== undefined && isSameContext(known.context, context)) return known.found;
  const titled = toTrackTitleFields(track, context.release_language);
  const found = [
    ...TITLE_RULES.flatMap(({ check }) => check(titled, context)),
    ...TRACK_RULES.flatMap(({ check }) => check(track, context)),
  ];
  remembered.set(track, { context, found });
  return found;
}

function isSameContext(a: StyleContext, b: StyleContext): boolean {
  const languages = new Set([...Object.keys(a.casings), ...Object.keys(b.casings)]);
  return (
    a.release_language === b.release_language &&
    a.known_names === b.known_names &&
    (a.artist === b.artist ||
      (a.artist?.name === b.artist?.name &&
        a.artist?.type === b.artist?.type &&
        a.artist?.members === b.artist?.members)) &&
    [...languages].every((language) => a.casings[language] === b.casings[language])
  );
}

function placed(found: readonly StyleMatch[], prefix: string): StyleMatch[] {
  const under = (path: string) => `${prefix}.${path}`;
  return found.map((one) => ({
    ...one,
    path: under(one.path),
    ...(one.fix ? { fix: one.fix.map(({ path, value }) => ({ path: under(path), value })) } : {}),
  }));
}

function weighed(found: StyleMatch): StyleFinding {
  return { ...found, ...STYLE_RULES[found.rule] };
}
