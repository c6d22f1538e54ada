/** Artist names in a title: the kind of credit, its words, and the title without it. */
export type Featuring = {
  readonly kind: 'feat' | 'with';
  readonly word: string;
  /** The names as written, in one text. */
  readonly written: string;
  readonly names: readonly string[];
  readonly bracketed: boolean;
  readonly rest: string;
  readonly at: readonly [number, number];
};

const BRACKETED =
  /\s*[([]\s*(feat\.?|ft\.?|featuring|with|w\/|con|part\.|participação(?: de)?|düet)\s+([^()[\]]+)[)\]]/iu;
const LOOSE = /\s+[-–—]?\s*(feat\.?|ft\.?|featuring)\s+([^()[\]]+?)(?=\s*(?:[([]|\s[-–—]\s|$))/iu;
// A version title may consist of a credit only.
const WHOLE_TITLE = /^(feat\.?|ft\.?|featuring|with)\s+(.+)$/iu;

/** Finds featured or joint artists in a title: '(ft. Ada)', 'Song feat. Ada', '(with Ada & Ece)'. */
export function findFeaturing(title: string): Featuring | null {
  const match = BRACKETED.exec(title) ?? LOOSE.exec(title) ?? WHOLE_TITLE.exec(title);
  const [whole, word, written] = match ?? [];
  if (match === null || whole === undefined || word === undefined || written === undefined) return null;
  const start = match.index + (whole.length - whole.trimStart().length);
  return {
    kind: /^(?:with|w\/|con|düet)$/i.test(word) ? 'with' : 'feat',
    word,
    written: written.trim(),
    names: splitNames(written),
    bracketed: /^\s*[([]/.test(whole),
    rest: `${title.slice(0, match.index)} ${title.slice(match.index + whole.length)}`.replace(/\s+/g, ' ').trim(),
    at: [start, match.index + whole.length],
  };
}

/** Splits a list of names: 'Ada, Ece & Can', 'Ada and Ece', 'Ada x Can'. */
export function splitNames(list: string): string[] {
  return list
    .split(/\s*[,;&+/]\s*|\s+(?:and|y|e|ve|x|vs\.?|feat\.?|ft\.?|featuring|with)\s+/iu)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Formats names as stores list them (rule A2 in docs/standards/store-rules.md): 'A, B & C'. */
export function listNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} & ${names.at(-1)}`;
}
