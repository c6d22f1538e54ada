/** The edge at which a word is: of the title, of a bracket or of a part between dashes, colons and sentence ends. */
type Edge = 'title' | 'bracket' | 'part' | null;

export type TitleWord = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly opens: Edge;
  readonly closes: Edge;
  /** Joined to the previous word by a hyphen: 'Check-in'. */
  readonly joined: boolean;
};

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

/** Splits a title into words with their positions and edges: the one parser that all casing rules share. */
export function splitTitle(title: string): TitleWord[] {
  const found = [...title.matchAll(WORD)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  return found.map((word, index) => {
    const before = found[index - 1];
    const after = found[index + 1];
    const gapBefore = title.slice(before?.end ?? 0, word.start);
    const gapAfter = title.slice(word.end, after?.start);
    return {
      ...word,
      opens: before === undefined ? 'title' : edgeIn(gapBefore, before.text),
      closes: after === undefined ? 'title' : edgeIn(gapAfter, word.text),
      joined: before !== undefined && /^[-‐‑]$/.test(gapBefore),
    };
  });
}

function edgeIn(gap: string, wordBefore: string): Edge {
  if (/[()[\]{}]/.test(gap)) return 'bracket';
  if (/[/:|•·—–]|\s[-‐‑]|[-‐‑]\s/.test(gap)) return 'part';
  // 'Pt. 2' and 'Mr. Moon' continue a sentence; 'Wait. Come Back' starts a new one.
  const endsSentence = /[!?…]\p{Po}*\s/u.test(gap) || (/\.\s/.test(gap) && [...wordBefore].length > 3);
  return endsSentence ? 'part' : null;
}
