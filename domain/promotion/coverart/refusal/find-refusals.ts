import type { Issue } from '../../../issue.ts';
import { foldWord } from '../motifs.ts';
import { isKnownWord, isTypo } from '../read-prompt.ts';
import { PROTECTED_NAMES } from './protected-names.ts';
import { UNSUITABLE_WORDS } from './unsuitable-words.ts';

/** A word as long as this may have one letter wrong and is still the name: *Beyonse*. */
const TYPO_CHARS = 6;
/** A part of a longer name may be as short as this: *Tailor Swift*. */
const PART_TYPO_CHARS = 5;

/** Words for a picture of one person, in four languages. */
const PORTRAIT =
  'portrait face photo photograph picture likeness retrato rostro cara foto fotografia imagen rosto imagem portre portresi yuzu fotografi resmi';
const PORTRAIT_WORDS = new Set(PORTRAIT.split(' '));
const NAME_LINKS = new Set(['of', 'de', 'da', 'do', 'del']);

const NAMES = PROTECTED_NAMES.map((name) => ({ name, parts: splitWords(name) }));

/**
 * Finds why a prompt is refused: a name of an artist, a brand or another known person, written nearly right;
 * what stores refuse on a cover; the face of a named person. `own` are names of the person who asks.
 */
export function findRefusals(prompt: string, own: readonly string[]): Issue[] {
  const words = splitWords(prompt);
  const mine = new Set(own.map((name) => splitWords(name).join(' ')));
  const names = NAMES.filter(({ parts }) => !mine.has(parts.join(' ')) && hasName(words, parts)).map(
    ({ name }) => name,
  );
  const unsuitable = words.flatMap((word, at) => {
    const pair = `${word}-${words[at + 1] ?? ''}`;
    return UNSUITABLE_WORDS.has(word) ? [word] : UNSUITABLE_WORDS.has(pair) ? [pair.replace('-', ' ')] : [];
  });
  const faces = findFaces(prompt).filter((name) => !mine.has(splitWords(name).join(' ')));
  return [
    ...refuse('cover_names', names),
    ...refuse('cover_unsuitable', unsuitable),
    ...refuse('cover_faces', names.length > 0 ? [] : faces),
  ];
}

function refuse(code: string, words: readonly string[]): Issue[] {
  return words.length === 0 ? [] : [{ code, path: 'prompt', params: { words: [...new Set(words)].join(', ') } }];
}

/** Splits a text into folded words, digits included: *blink-182* has two. */
function splitWords(text: string): string[] {
  return foldWord(text.normalize('NFKD').replace(/\p{Cf}/gu, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function hasName(words: readonly string[], parts: readonly string[]): boolean {
  const least = parts.length === 1 ? TYPO_CHARS : PART_TYPO_CHARS;
  const isSame = (word: string, part: string) =>
    word === part || word === `${part}s` || (part.length >= least && isSimilar(word, part));
  return words.some(
    (_, start) =>
      parts.every((part, offset) => isSame(words[start + offset] ?? '', part)) ||
      // Written in one word.
      (parts.length > 1 && parts.join('').length >= TYPO_CHARS && words[start] === parts.join('')),
  );
}

/** The first letter is right, one of the others is not, and it is no word of its own: *chapel*, *Chanel*. */
function isSimilar(word: string, part: string): boolean {
  return word[0] === part[0] && isTypo(word, part) && !isKnownWord(word);
}

/** Finds names of two or more capitalised words beside a word for a portrait: *a photo of Anna Kovač*. */
function findFaces(prompt: string): string[] {
  const words = prompt.normalize('NFC').match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const isName = (word: string | undefined) => word !== undefined && /^\p{Lu}\p{Ll}/u.test(word);
  return words.flatMap((word, at) => {
    if (!PORTRAIT_WORDS.has(splitWords(word).join(''))) return [];
    const next = NAME_LINKS.has((words[at + 1] ?? '').toLowerCase()) ? at + 2 : at + 1;
    if (isName(words[next]) && isName(words[next + 1])) return [`${words[next]} ${words[next + 1]}`];
    const owner = (words[at - 1] ?? '').replace(/['’].*$/u, '');
    if (isName(words[at - 2]) && isName(owner)) return [`${words[at - 2]} ${owner}`];
    return [];
  });
}
