import type { Section, SectionKind } from './sections.ts';
import {
  findLineEnd,
  type LyricsLine,
  listVoices,
  type TimedLyrics,
  type TimedWord,
  type Translation,
  type Voice,
} from './timed-lyrics.ts';

/** Facts in a TTML file about its lyrics. */
export type TtmlFacts = {
  /** ISO 639-1 code of the sung language. */
  readonly language: string;
  /** Length of the recording, in milliseconds. */
  readonly duration_ms: number;
  readonly title?: string;
  /** For players only: deliveries name them in the message. */
  readonly songwriters?: readonly string[];
};

/** The two dialects of Apple: in deliveries to stores, and in what players are served (docs/standards/lyrics.md). */
export type TtmlDialect = 'delivery' | 'player';

const NAMESPACES: Readonly<Record<TtmlDialect, string>> = {
  delivery: 'http://itunes.apple.com/lyric-ttml-extensions',
  player: 'http://music.apple.com/lyric-ttml-internal',
};

/** The names of sections in both dialects; another one has no name in a delivery. */
const PARTS: Readonly<Record<SectionKind, string | null>> = {
  intro: 'Intro',
  verse: 'Verse',
  pre_chorus: 'PreChorus',
  chorus: 'Chorus',
  post_chorus: 'PostChorus',
  bridge: 'Bridge',
  interlude: 'Interlude',
  instrumental: 'Instrumental',
  outro: 'Outro',
  other: null,
};

/** A span of time in a file, in milliseconds; it never ends where it starts. */
type Span = { readonly from: number; readonly to: number };
type WrittenLine = Span & { readonly line: LyricsLine; readonly words: readonly (Span & { readonly text: string })[] };
type Part = { readonly section: Section | null; readonly lines: WrittenLine[] };

/**
 * Formats timed lyrics as TTML (W3C Timed Text Markup Language) with Apple's extensions. A part of the song is a `div`:
 * from one section to the next, or without sections from one pause to the next. Words with times are `span`s inside
 * their line. Lines without a time are left out.
 *
 * ```ts
 * formatTtml({ lines: [{ at_ms: 1500, text: 'Mar & sal' }], voices: [] }, { language: 'pt', duration_ms: 9000 }, 'delivery');
 * // … <p begin="00:01.500" end="00:09.000">Mar &amp; sal</p> …
 * ```
 */
export function formatTtml(lyrics: TimedLyrics, facts: TtmlFacts, dialect: TtmlDialect): string {
  const parts = toParts(lyrics.lines, facts.duration_ms);
  const written = parts.flatMap(({ lines }) => lines);
  const length = Math.max(facts.duration_ms, ...written.map(({ to }) => to));
  const isByWord = written.some(({ words }) => words.length > 0);
  const mode = dialect === 'player' ? ` itunes:timing="${isByWord ? 'Word' : 'Line'}"` : '';
  const sole = dialect === 'player' && listVoices(lyrics).length === 0 ? SOLE_VOICE : null;
  const keys = new Map(written.map((line, index) => [line, `L${index + 1}`]));
  const head = [
    ...formatHead(lyrics, facts, dialect),
    ...(dialect === 'player' ? formatMetadata(written, keys, facts) : []),
  ];
  const divs = parts.filter(({ lines }) => lines.length > 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xmlns:itunes="${NAMESPACES[dialect]}"${mode} xml:lang="${escapeMarkup(facts.language)}">
  <head>
    <metadata>
${head.map((line) => `      ${line}\n`).join('')}    </metadata>
  </head>
  <body dur="${formatTime(length)}">
${divs.map((part) => formatPart(part, { dialect, keys, sole })).join('')}  </body>
</tt>
`;
}

function toParts(lines: readonly LyricsLine[], duration_ms: number): Part[] {
  const hasSections = lines.some(({ section }) => section !== undefined);
  const parts: Part[] = [{ section: null, lines: [] }];
  for (const [index, line] of lines.entries()) {
    const isPause = line.text === '' && line.at_ms !== null;
    if (line.section !== undefined) parts.push({ section: line.section, lines: [] });
    else if (isPause && !hasSections) parts.push({ section: null, lines: [] });
    if (line.at_ms === null || line.text === '') continue;
    const end = Math.max(findLineEnd(lines, index, duration_ms), line.at_ms + SHORTEST_MS);
    const words = toSpans(line.words ?? [], end);
    const to = Math.max(end, words.at(-1)?.to ?? 0);
    parts.at(-1)?.lines.push({ line, from: line.at_ms, to, words });
  }
  return parts;
}

/** A line that starts where it ends, such as at the end of the track, is heard for this long. */
const SHORTEST_MS = 10;

/** Ends every word; one that would end where it starts is sung with the next one. */
function toSpans(words: readonly TimedWord[], lineEnd: number): (Span & { text: string })[] {
  const spans: (Span & { text: string })[] = [];
  let before = '';
  let from: number | null = null;
  for (const [index, word] of words.entries()) {
    const to = word.end_ms ?? words[index + 1]?.at_ms ?? Math.max(lineEnd, word.at_ms + SHORTEST_MS);
    from ??= word.at_ms;
    before += word.text;
    if (to <= from) continue;
    spans.push({ from, to, text: before });
    before = '';
    from = null;
  }
  if (from !== null) spans.push({ from, to: from + SHORTEST_MS, text: before });
  return spans;
}

function formatHead(lyrics: TimedLyrics, { title = '' }: TtmlFacts, dialect: TtmlDialect): string[] {
  const named = listVoices(lyrics);
  // Players show nothing without a voice.
  const voices =
    named.length > 0 || dialect === 'delivery' ? named : [{ id: SOLE_VOICE, type: 'person' as const, name: null }];
  return [
    ...(title.trim() === '' ? [] : [`<ttm:title>${escapeMarkup(title.trim())}</ttm:title>`]),
    ...voices.map(formatVoice),
  ];
}

const SOLE_VOICE = 'v1';

function formatVoice({ id, type, name }: Voice): string {
  const start = `<ttm:agent type="${type}" xml:id="${escapeMarkup(id)}"`;
  return name === null ? `${start}/>` : `${start}><ttm:name type="full">${escapeMarkup(name)}</ttm:name></ttm:agent>`;
}

function formatMetadata(
  written: readonly WrittenLine[],
  keys: ReadonlyMap<WrittenLine, string>,
  { songwriters = [] }: TtmlFacts,
): string[] {
  const languages = new Set(written.flatMap(({ line }) => (line.translations ?? []).map(({ language }) => language)));
  const texts = (language: string) =>
    written.flatMap((line) => {
      const found = line.line.translations?.find((translation: Translation) => translation.language === language);
      return found === undefined ? [] : [`<text for="${keys.get(line)}">${escapeMarkup(found.text)}</text>`];
    });
  const translations = [...languages].map(
    (language) =>
      `<translation type="subtitle" xml:lang="${escapeMarkup(language)}">${texts(language).join('')}</translation>`,
  );
  const writers = songwriters.map((name) => `<songwriter>${escapeMarkup(name)}</songwriter>`);
  if (translations.length === 0 && writers.length === 0) return [];
  return [
    `<iTunesMetadata xmlns="${NAMESPACES.player}">`,
    ...(translations.length === 0 ? [] : [`<translations>${translations.join('')}</translations>`]),
    ...(writers.length === 0 ? [] : [`<songwriters>${writers.join('')}</songwriters>`]),
    '</iTunesMetadata>',
  ];
}

type Manner = {
  readonly dialect: TtmlDialect;
  readonly keys: ReadonlyMap<WrittenLine, string>;
  /** The voice of lines in lyrics without any. */
  readonly sole: string | null;
};

function formatPart({ section, lines }: Part, { dialect, keys, sole }: Manner): string {
  const span = formatSpan({ from: lines[0]?.from ?? 0, to: Math.max(...lines.map(({ to }) => to)) });
  const name = section === null ? null : (PARTS[section.kind] ?? (dialect === 'player' ? section.name : null));
  const attribute = dialect === 'player' ? 'itunes:songPart' : 'itunes:song-part';
  const part = name === null ? '' : ` ${attribute}="${escapeMarkup(name)}"`;
  const written = lines.map((line) => {
    const voice = line.line.voice ?? sole;
    const key = dialect === 'player' ? ` itunes:key="${keys.get(line)}"` : '';
    const agent = voice === null ? '' : ` ttm:agent="${escapeMarkup(voice)}"`;
    return `      <p ${formatSpan(line)}${key}${agent}>${formatWords(line)}</p>\n`;
  });
  return `    <div ${span}${part}>\n${written.join('')}    </div>\n`;
}

/** The blanks between words stand between their spans. */
function formatWords({ line, words }: WrittenLine): string {
  if (words.length === 0) return escapeMarkup(line.text);
  return words
    .map((word) => {
      const sung = word.text.trimEnd();
      return `<span ${formatSpan(word)}>${escapeMarkup(sung)}</span>${word.text.slice(sung.length)}`;
    })
    .join('');
}

function formatSpan({ from, to }: Span): string {
  return `begin="${formatTime(from)}" end="${formatTime(to)}"`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// XML has no place for most control characters and for lone surrogates, not even escaped.
function escapeMarkup(text: string): string {
  return text.replace(/\p{Cs}|[^\P{Cc}\t]|[\uFFFE\uFFFF]/gu, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}

/** Minutes, seconds and thousandths, also of a track of hours: `62:03.456`. */
function formatTime(ms: number): string {
  const whole = Math.round(ms);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(whole / 60_000)}:${two((whole / 1000) % 60)}.${String(whole % 1000).padStart(3, '0')}`;
}
