const GUEST_MARK = /\s*[([]?\s*(?<![\p{L}\p{N}])(?:feat(?:uring)?|ft)(?:\.|(?![\p{L}\p{N}]))\s*/iu;

/**
 * Splits a pasted line into names: 'A feat. B, C & D' is A, B, C and D. Known names are never split, and neither is
 * 'Tyler, The Creator'. Whitespace is normalised and duplicates are removed.
 */
export function splitArtists(text: string, knownNames: readonly string[] = []): string[] {
  const names = text
    .split(/[\r\n;]+/)
    .flatMap((line) => line.split(GUEST_MARK))
    .flatMap((part) => splitList(part.replace(/[)\]]\s*$/, ''), knownNames));
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = name.toLowerCase();
    return name !== '' && !seen.has(key) && seen.add(key);
  });
}

function splitList(text: string, knownNames: readonly string[]): string[] {
  const known = knownNames
    .filter((name) => /[,&]/.test(name))
    .sort((a, b) => b.length - a.length)
    .find((name) => isWithin(text, name));
  if (known !== undefined) {
    const at = text.toLowerCase().indexOf(known.toLowerCase());
    const [before, after] = [text.slice(0, at), text.slice(at + known.length)];
    return [...splitList(before, knownNames), known, ...splitList(after, knownNames)];
  }
  return text.split(/\s*,(?!\s*the\s)\s*(?:&\s+)?|\s+&\s+|^\s*&\s+/iu).map((name) => name.replace(/\s+/g, ' ').trim());
}

/** Whether the text contains the whole name, not as a piece of a longer one. */
function isWithin(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return false;
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  return !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
}
