import { splitNames } from './featuring.ts';
import { foldName } from './letters.ts';

/** Returns whether a name is generic, made for search results (rule A9 in docs/standards/store-rules.md). */
export function isGenericName(name: string): boolean {
  return GENERIC.test(foldName(name));
}

const GENERIC =
  /^(?:(?:christmas|xmas|summer|party|workout|gym|top|best|greatest|karaoke|dance|love|rock|pop|jazz|rap|latin|80s|90s|viral) (?:hits?|songs?|music|playlist|charts?)|(?:sleep|sleeping|relaxing|relaxation|study|meditation|yoga|spa|background|chill|lo ?fi|nature|rain|white noise|baby|piano|jazz|instrumental|ambient) (?:music|beats?|sounds?|playlist|hop)|choir|orchestra|singer|band|various|unknown(?: artist)?|artist|musician|the singer|composer|traditional|rain sounds|white noise|top hits?|new music|uyku muzigi|rahatlatici muzik|musica (?:relajante|para dormir|relaxante)|n a|none|test)$/u;

/**
 * Finds a word in a name that describes the artist and is not part of the name (rule A10 in
 * docs/standards/store-rules.md): 'Ada Official', 'Ada Music'.
 */
export function findTag(name: string): string | null {
  const match =
    /\s[-–—([]?(official|oficial|resmi|music|müzik|música|records?|recordings|entertainment|label|tv|vevo|topic|hip[- ]?hop|rap|trap|edm|beats)[)\]]?$/iu.exec(
      name.trim().slice(-40),
    );
  return match?.[1] ?? null;
}

/**
 * Splits a field that should hold a single name; a name the account has used before counts as a single one, whatever it
 * contains (rule A8 in docs/standards/store-rules.md).
 */
export function splitCombinedNames(name: string, knownNames: readonly string[]): string[] {
  const trimmed = name.trim();
  if (trimmed.length > 200 || knownNames.includes(trimmed)) return [trimmed];
  const plain = trimmed.replace(/^(?:feat\.?|ft\.?|featuring|with)\s+/iu, '');
  // 'y', 'e' and 've' join words of a band's name as often as two artists.
  if (/\s(?:and|y|e|ve)\s/iu.test(plain) && !/[,;]|\s(?:&|x|vs\.?|feat\.?|ft\.?)\s/iu.test(plain)) return [plain];
  return splitNames(plain);
}

/**
 * Finds the earlier spelling of a name that differs only in case, accents or punctuation (rule A11 in
 * docs/standards/store-rules.md).
 */
export function findEarlierSpelling(name: string, knownNames: readonly string[]): string | null {
  const folded = foldName(name);
  if (folded === '' || knownNames.includes(name)) return null;
  return knownNames.find((known) => foldName(known) === folded) ?? null;
}
