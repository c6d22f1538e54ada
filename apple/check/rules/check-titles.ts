import { findElement, findText, type XmlElement } from '@tangent/ddex/xml/element.ts';
import type { AppleIssue } from '../../issue.ts';
import { listArtists, listRoles, type PackageParts, toNameKey } from '../package-parts.ts';

const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\u20e3/u;

/** A note at the end of a title: in brackets, or after a dash. */
const NOTE = /[([]([^()[\]]+)[)\]]|\s[-–—]\s+([^-–—]+)$/gu;
const EXPLICIT = /^(?:explicit|clean)(?: version)?$/iu;
const WORDING =
  /^(?:album version|exclusive|original mix|original version|dolby atmos|spatial audio|hi-?res|bonus track)$/iu;

const TRACK_NUMBER = /^(?:track\s*#?\d{1,3}$|track\s*#?\d{1,3}\b\s*[-–.:]|\d{1,2}\s*[-–.:)]\s+\D)/iu;

const GUESTS = /[([]\s*(?:feat\.?|ft\.?|featuring|with)\s+([^()[\]]+)[)\]]|\s(?:feat\.?|ft\.?|featuring)\s+(.+)$/iu;
const GUESTS_FORM = /[([](?:feat\. |with )[^()[\]]+[)\]]/u;

/** How many tracks an album with one of these words at the end may have. */
const SUFFIXES: readonly { form: RegExp; suffix: string; max: number }[] = [
  { form: / - Single$/u, suffix: '- Single', max: 3 },
  { form: / - EP$/u, suffix: '- EP', max: 6 },
];
/** The suffixes in another form: `(Single)`, `- single`, `EP` without a dash stays, because titles have it. */
const OTHER_SUFFIX = /(?:[([](?:single|ep)[)\]]|\s[-–—]\s*(?:single|ep))$/iu;

/**
 * Checks titles as Apple's style guide asks for them: no emoji, no "(Explicit)", no sales notes, no numbers of tracks; guests in
 * the form `(feat. A & B)` and only where no role says it; the suffix of a single or an EP only on one. A clean version
 * without its explicit sibling is a warning, because the sibling may be in another album.
 */
export function checkTitles(parts: PackageParts): AppleIssue[] {
  const { album, tracks } = parts;
  return [
    ...[album, ...tracks].flatMap((part) => checkTitle(parts, part)),
    ...checkSuffix(parts),
    ...tracks.flatMap((track) => checkClean(parts, track)),
    ...tracks.flatMap((track) => checkLyrics(parts, track)),
  ];
}

function checkTitle({ report }: PackageParts, part: XmlElement): AppleIssue[] {
  const title = findElement(part, 'title');
  if (title === null) return [];
  const value = title.text;
  const issues: AppleIssue[] = [];
  const [emoji] = EMOJI.exec(value) ?? [];
  if (emoji !== undefined) issues.push(report('title_emoji', title, { value, found: emoji }));
  for (const [whole, inside, after] of value.matchAll(NOTE)) {
    const note = (inside ?? after ?? '').trim();
    if (EXPLICIT.test(note)) issues.push(report('title_explicit', title, { value, found: whole.trim() }));
    if (WORDING.test(note)) issues.push(report('title_wording', title, { value, found: whole.trim() }));
  }
  if (part.name === 'track' && TRACK_NUMBER.test(value)) issues.push(report('title_track_number', title, { value }));
  return [...issues, ...checkGuests(report, part, title)];
}

function checkGuests(report: PackageParts['report'], part: XmlElement, title: XmlElement): AppleIssue[] {
  const value = title.text;
  const [whole, bracketed, bare] = GUESTS.exec(value) ?? [];
  if (whole === undefined) return [];
  const named = toNameKey(bracketed ?? bare ?? '');
  const delivered = listArtists(part)
    .filter((artist) => listRoles(artist).some((role) => role === 'Featuring' || role === 'With'))
    .map((artist) => findText(artist, 'artist_name') ?? '');
  const twice = delivered.find((name) => named.includes(toNameKey(name)));
  if (twice !== undefined) return [report('title_feat_twice', title, { value, name: twice })];
  return GUESTS_FORM.test(value) ? [] : [report('title_feat_form', title, { value, found: whole.trim() })];
}

function checkSuffix({ album, tracks, report }: PackageParts): AppleIssue[] {
  const title = findElement(album, 'title');
  if (title === null || tracks.length === 0) return [];
  const value = title.text;
  const suffix = SUFFIXES.find(({ form }) => form.test(value));
  if (suffix === undefined) {
    return OTHER_SUFFIX.test(value) ? [report('title_suffix', title, { value, count: tracks.length })] : [];
  }
  return tracks.length > suffix.max ? [report('title_suffix', title, { value, count: tracks.length })] : [];
}

function checkClean({ tracks, report }: PackageParts, track: XmlElement): AppleIssue[] {
  const explicit = findElement(track, 'explicit_content');
  if (explicit === null || explicit.text !== 'clean') return [];
  const key = toNameKey(findText(track, 'title') ?? '');
  const hasSibling = tracks.some(
    (other) => findText(other, 'explicit_content') === 'explicit' && toNameKey(findText(other, 'title') ?? '') === key,
  );
  return hasSibling ? [] : [report('clean_without_explicit', explicit)];
}

function checkLyrics({ report }: PackageParts, track: XmlElement): AppleIssue[] {
  const lyrics = findElement(track, 'lyrics_file');
  const isSilent = findElement(track, 'audio_language') === null;
  return lyrics !== null && isSilent ? [report('lyrics_without_language', lyrics)] : [];
}
