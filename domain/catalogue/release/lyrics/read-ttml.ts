import { cleanTag } from './format-lyrics.ts';
import { formatClock } from './lrc-spellings.ts';
import { findAll, getText, type MarkupNode, parseMarkup } from './markup.ts';
import { toSection } from './sections.ts';
import { VOICE_TYPES, type VoiceType } from './timed-lyrics.ts';

/** Returns whether a text is TTML with lines of lyrics. */
export function isTtml(text: string): boolean {
  return (
    /<(?:\w+:)?p\b[^<>]*\sbegin\s*=/iu.test(text) ||
    (/<(?:\w+:)?tt[\s>]/iu.test(text) && /<(?:\w+:)?p[\s>]/iu.test(text))
  );
}

/** Times are milliseconds; null where the file states none. */
type Paragraph = {
  readonly from: number | null;
  readonly to: number | null;
  /** The words with their times in LRC's brackets, and the end of the last one. */
  readonly words: string;
  readonly wordsEnd: number | null;
  readonly voice: string | null;
  /** The name of the section that begins with the line. */
  readonly section: string | null;
  readonly translations: readonly string[];
};

/**
 * Rewrites TTML as LRC as it is stored (format-lyrics.ts): both dialects of Apple, with their singers, sections, times of
 * words and translations, and any other TTML, of which a `p` is a line and a `span` with a time a word. A gap between two
 * lines becomes a pause.
 */
export function rewriteTtml(text: string): string {
  const root = parseMarkup(text);
  const { rename, declared } = readVoices(root);
  const translations = readTranslations(root);
  const paragraphs = listParagraphs(root).map(({ node, section }) =>
    readParagraph(node, { section, rename, translations }),
  );
  const length = readTime(findAll(root, 'body')[0]?.attributes.get('dur'));
  const sorted = paragraphs
    .filter(({ words, from }) => words !== '' || from !== null)
    .toSorted((one, other) => (one.from ?? Number.POSITIVE_INFINITY) - (other.from ?? Number.POSITIVE_INFINITY));
  const isTimed = sorted.some(({ from }) => from !== null);
  const lines = (isTimed ? sorted : paragraphs).flatMap((line, index, all) =>
    writeParagraph(line, all[index + 1]?.from ?? null, length),
  );
  return [...declared, ...lines].join('\n');
}

type Context = {
  readonly section: string | null;
  readonly rename: (id: string) => string;
  readonly translations: ReadonlyMap<string, readonly string[]>;
};

/** Lists the lines with the section that each of them begins: that of the part around it, if it is the first there. */
function listParagraphs(root: MarkupNode): { node: MarkupNode; section: string | null }[] {
  const found: { node: MarkupNode; section: string | null }[] = [];
  let section: string | null = null;
  const visit = (node: MarkupNode): void => {
    const name = node.attributes.get('songpart') ?? node.attributes.get('song-part');
    if (node.name === 'div' && name !== undefined) section = nameSection(name);
    if (node.name === 'p') {
      found.push({ node, section });
      section = null;
      return;
    }
    for (const child of node.children) if (typeof child !== 'string') visit(child);
    if (node.name === 'div') section = null;
  };
  visit(root);
  return found;
}

function nameSection(name: string): string {
  const spaced = cleanTag(name)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .slice(0, 40);
  return toSection(spaced) === null ? `Part: ${spaced}` : spaced;
}

function readParagraph(node: MarkupNode, { section, rename, translations }: Context): Paragraph {
  const { words, end, inline, first } = readWords(node);
  const key = node.attributes.get('key') ?? node.attributes.get('id') ?? '';
  const agent = node.attributes.get('agent') ?? null;
  const from = readTime(node.attributes.get('begin')) ?? first;
  const length = readTime(node.attributes.get('dur'));
  return {
    from,
    to: readTime(node.attributes.get('end')) ?? (from === null || length === null ? null : from + length),
    words,
    wordsEnd: end,
    voice: agent === null ? null : rename(agent),
    section,
    translations: [...(translations.get(key) ?? []), ...inline],
  };
}

function writeParagraph(line: Paragraph, next: number | null, length: number | null): string[] {
  const { from, to, words, wordsEnd, voice, section, translations } = line;
  const heading = section === null ? [] : [`[${section}]`];
  if (from === null) return [...heading, words, ...translations];
  const round = (ms: number) => Math.round(ms / 10);
  // The end of a line is where the next one begins, that of its words, a pause, or stated behind the words.
  const limit = next ?? length;
  const isStated =
    to !== null && limit !== null && (next === null ? round(to) < round(limit) : round(to) > round(next));
  const isSaid = to !== null && wordsEnd !== null && round(to) === round(wordsEnd);
  const end = isStated && !isSaid ? `<${formatClock(to)}>` : '';
  const isPause = to !== null && next !== null && round(to) < round(next) && !isSaid;
  const sung = `[${formatClock(from)}]${voice === null ? '' : `${voice}: `}${words}${end}`;
  return [...heading, sung, ...translations, ...(isPause ? [`[${formatClock(to)}]`] : [])];
}

type Words = {
  readonly words: string;
  readonly end: number | null;
  readonly first: number | null;
  readonly inline: readonly string[];
};

/** Writes the words of a line with times in angle brackets; backing vocals stand in round brackets. */
function readWords(node: MarkupNode): Words {
  const inline: string[] = [];
  const spans: { text: string; from: number | null; to: number | null }[] = [];
  const visit = (part: MarkupNode | string, isBacking: boolean): void => {
    if (typeof part === 'string') return void spans.push({ text: part.replace(/\s+/gu, ' '), from: null, to: null });
    const role = part.attributes.get('role') ?? '';
    if (part.name === 'br') return void spans.push({ text: ' ', from: null, to: null });
    if (role === 'x-translation')
      return void inline.push(writeTranslation(part.attributes.get('lang') ?? '', getText(part)));
    if (role.startsWith('x-roman')) return;
    const isBracketed = role === 'x-bg' && !isBacking && !/^\s*\(/u.test(getText(part));
    const from = readTime(part.attributes.get('begin'));
    const isWord = from !== null && part.children.every((child) => typeof child === 'string');
    const start = spans.length;
    if (isWord)
      spans.push({ text: getText(part).replace(/\s+/gu, ' '), from, to: readTime(part.attributes.get('end')) });
    else for (const child of part.children) visit(child, isBacking || role === 'x-bg');
    if (isBracketed) addBrackets(spans.slice(start));
  };
  for (const child of node.children) visit(child, false);
  return { ...joinSpans(spans), inline: inline.filter((line) => line !== '') };
}

function addBrackets(spans: readonly { text: string }[]): void {
  const sung = spans.filter(({ text }) => text.trim() !== '');
  const [first, last] = [sung[0], sung.at(-1)];
  if (first === undefined || last === undefined) return;
  first.text = first.text.replace(/\S/u, '($&');
  last.text = last.text.replace(/\s*$/u, ')$&');
}

function joinSpans(spans: readonly { text: string; from: number | null; to: number | null }[]): Omit<Words, 'inline'> {
  let words = '';
  let open: number | null = null;
  for (const { text, from, to } of spans) {
    if (from === null) {
      words += text;
      continue;
    }
    // The end of a word is written where the next one does not begin there.
    if (open !== null && open !== from) words = closeWord(words, open);
    const sung = text.trimStart();
    words += `${text.slice(0, text.length - sung.length)}<${formatClock(from)}>${sung}`;
    open = to;
  }
  const closed = open === null ? words.trim() : closeWord(words.trim(), open);
  return { words: closed, end: open, first: spans.find(({ from }) => from !== null)?.from ?? null };
}

function closeWord(words: string, end: number): string {
  const sung = words.trimEnd();
  return `${sung}<${formatClock(end)}>${words.slice(sung.length)}`;
}

/** The ids of singers in LRC are `v1`, `v2` … One singer of all lines without a name says nothing. */
function readVoices(root: MarkupNode): { rename: (id: string) => string; declared: readonly string[] } {
  const agents = findAll(root, 'agent').map((node) => ({
    id: node.attributes.get('id') ?? '',
    type: toVoiceType(node.attributes.get('type')),
    name: cleanTag(findAll(node, 'name').map(getText)[0] ?? ''),
  }));
  const lines = findAll(root, 'p');
  const used = new Set(lines.flatMap((node) => node.attributes.get('agent') ?? []));
  const ids = new Map<string, string>();
  const taken = new Set([...agents.map(({ id }) => id), ...used].filter((id) => VOICE_ID.test(id)));
  const rename = (id: string): string => {
    if (VOICE_ID.test(id)) return id;
    const known = ids.get(id);
    if (known !== undefined) return known;
    let number = 1;
    while (taken.has(`v${number}`)) number += 1;
    taken.add(`v${number}`);
    ids.set(id, `v${number}`);
    return `v${number}`;
  };
  const declared = agents
    .filter(({ id }) => id !== '')
    .map(({ id, type, name }) => `[agent:${rename(id)}:${type}:${name}]`);
  const isSole = agents.length === 1 && agents[0]?.name === '' && agents[0].type === 'person' && used.size <= 1;
  const isUnsaid = isSole && lines.every(({ attributes }) => attributes.get('agent') === agents[0]?.id);
  if (!isUnsaid) return { rename, declared };
  for (const node of lines) node.attributes.delete('agent');
  return { rename, declared: [] };
}

const VOICE_ID = /^(?:F|M|D|v\d{1,4}|ch)$/u;

function toVoiceType(written = 'person'): VoiceType {
  return VOICE_TYPES.find((type) => type === written) ?? 'other';
}

/** Reads the translations in the head by the keys of their lines. */
function readTranslations(root: MarkupNode): Map<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const translation of findAll(root, 'translation')) {
    const language = translation.attributes.get('lang') ?? '';
    for (const text of findAll(translation, 'text')) {
      const written = writeTranslation(language, getText(text));
      const key = text.attributes.get('for') ?? '';
      if (written !== '') byKey.set(key, [...(byKey.get(key) ?? []), written]);
    }
  }
  return byKey;
}

function writeTranslation(language: string, text: string): string {
  const words = cleanTag(text);
  return /^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/u.test(language) && words !== ''
    ? `[translation:${language}:${words}]`
    : '';
}

/** Reads a time of TTML in milliseconds: `1:02.5`, `00:01:02.500`, `62.5s`, `1500ms`; null for frames and ticks. */
function readTime(value = ''): number | null {
  const [, number, unit = 's'] = /^\s*(\d+(?:\.\d+)?)(h|ms|m|s)?\s*$/iu.exec(value) ?? [];
  const factor = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 }[unit.toLowerCase()] ?? 1000;
  if (number !== undefined) return Math.round(Number(number) * factor);
  const [, hours = '0', minutes, seconds] = /^\s*(?:(\d+):)?(\d{1,3}):(\d{2}(?:\.\d+)?)\s*$/u.exec(value) ?? [];
  if (minutes === undefined || seconds === undefined) return null;
  return Math.round(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000);
}
