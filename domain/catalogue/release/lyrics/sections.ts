/** The parts of a song, in the order in which lists show them. */
export const SECTION_KINDS = [
  'intro',
  'verse',
  'pre_chorus',
  'chorus',
  'post_chorus',
  'bridge',
  'interlude',
  'instrumental',
  'outro',
  'other',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

export type Section = {
  readonly kind: SectionKind;
  /** As written, without its brackets: `Verse 1`, `Nakarat x2`, `Puente: Ada`. */
  readonly name: string;
};

// Names of sections in the languages of lyrics, without accents. Those of the second list are sung words too: they
// count in square brackets only.
const SECTIONS =
  /^(?:(?:pre|post?|on|ara|final|last|son|ultimo|ultima)[ -]?)?(?:verse|verso|estrofa|estrofe|strophe|strofa|couplet|kita|dortluk|chorus|choruses|refrain|refrao|estribillo|nakarat|ritornello|bridge|kopru|intro|introduction|introduccion|introducao|giris|outro|interlude|interludio|instrumental|enstrumantal|enstrumental)(?: oncesi| sonrasi)?$/;
const BRACKETED_SECTIONS =
  /^(?:(?:pre|post?|on)[ -]?)?(?:coro|koro|hook|puente|ponte|pont|coda|ending|final|solo|(?:guitar|guitarra|gitar|piano|bass|drum|saz|ney|keman) (?:solo|break|solosu)|solo (?:de )?(?:guitarra|guitar|piano|gitar)|break|breakdown|drop|build|build[ -]?up|skit|tag|spoken|spoken word|rap|part|parte|bolum|ara|ara nagme|ara muzik|kapanis|bitis|vamp|turnaround|music|musica|muzik|ad[ -]?libs?|applause|alkis|silence)$/;

/** The kinds by their names; the first that fits. */
const KINDS: readonly (readonly [RegExp, SectionKind])[] = [
  [/^(?:pre|on)[ -]?|oncesi$/, 'pre_chorus'],
  [/^post?[ -]|sonrasi$/, 'post_chorus'],
  [/interlud|^ara(?:$| (?:nagme|muzik))|skit/, 'interlude'],
  [/instrument|enstr[au]|solo|break|^(?:music|musica|muzik)$/, 'instrumental'],
  [/^intro|giris/, 'intro'],
  [/outro|^(?:coda|ending|final|kapanis|bitis)$/, 'outro'],
  [/bridge|kopru|^(?:puente|ponte|pont)$/, 'bridge'],
  [/chorus|refra|estribillo|nakarat|ritornello|^(?:coro|koro|hook)$/, 'chorus'],
  [/vers[eo]$|estrof|stro(?:phe|fa)|couplet|kita|dortluk/, 'verse'],
];

/** A line in square brackets, round ones, between signs of decoration, or that ends in a colon. */
const HEADING =
  /^(?:\[([^[\]]{1,60})\]:?|\(([^()]{1,60})\):?|([-–—*#=_~]{1,8}[^-–—*#=_~].{0,58}?)[-–—*#=_~:]*|([\p{L}\d .'’-]{3,40}):)$/u;

/**
 * Returns the section whose name a line is: `[Chorus]`, `[Verse 1: Ada]`, `(Nakarat)`, `Estribillo:`, `Verse 2`; null for
 * any other line.
 */
export function readSection(line: string): Section | null {
  const written = line.trim();
  const [, square, round, decorated, colon] = HEADING.exec(written) ?? [];
  if (square !== undefined) return toSection(square, true);
  if (decorated !== undefined) return toSection(decorated.replace(/^[-–—*#=_~\s]+/u, ''), true);
  return toSection(round ?? colon ?? (/^\p{L}+ \d{1,2}$/u.test(written) ? written : ''), false);
}

/** Returns the section that a name in square brackets stands for, or null. */
export function toSection(written: string, isBracketed = true): Section | null {
  const bare = foldName(written);
  if (!SECTIONS.test(bare) && !(isBracketed && BRACKETED_SECTIONS.test(bare))) return null;
  const kind = KINDS.find(([pattern]) => pattern.test(bare))?.[1] ?? 'other';
  return {
    kind,
    name: written
      .replace(/[[\]]/gu, '')
      .replace(/\s+/gu, ' ')
      .replace(/[\s:]+$/u, '')
      .trim(),
  };
}

/** Returns whether a section has no words, so that its time is that of a pause. */
export function isWordless({ kind, name }: Section): boolean {
  return ['instrumental', 'interlude', 'intro'].includes(kind) || /\bara\b|nağme/iu.test(name);
}

/** Splits off the name of a section in front of words: `[Chorus] Deniz mavi`. */
export function splitHeading(line: string): { section: Section | null; rest: string } {
  const [heading = ''] = /^\s*\[[^[\]]{1,60}\]\s*(?=\S)/u.exec(line) ?? [];
  const section = readSection(heading);
  return section === null ? { section, rest: line } : { section, rest: line.slice(heading.length) };
}

function foldName(written: string): string {
  return fold(written)
    .replace(/\s*[:|–—-]\s.*$|:.*$/u, '')
    .replace(/\s*(?:#?\d{1,2}|\b[ivx]{1,4})?(?:\s*\(?(?:x\s?\d{1,2}|\d{1,2}\s?x)\)?)?\s*$/u, '')
    .replace(/^(?:\d{1,2}\.?\s*)/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').trim();
}
