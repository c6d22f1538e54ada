/** Comma, semicolon, blanks and brackets as every language sets them (rule T5 in docs/standards/store-rules.md). */
export function fixSpacing(title: string): string {
  return title
    .replace(/\s+/gu, ' ')
    .replace(/ +([,;])/g, '$1')
    .replace(/([,;])(?=[\p{L}([])/gu, '$1 ')
    .replace(/([([]) +/g, '$1')
    .replace(/ +([)\]])/g, '$1')
    .replace(/(?<=[\p{L}\p{N}.!?])(?=[([]\p{L}{2})/gu, ' ')
    .trim();
}

/**
 * Dashes and colons between parts of a title with the blanks they have (rule T4 in docs/standards/store-rules.md):
 * 'Love -The End' as 'Love - The End'.
 */
export function fixPartSpacing(title: string, language: string | null): string {
  const dashed = title.replace(/(?<=\S) +([-–—])(?=[\p{L}(])|(?<=[\p{L})])([-–—]) +(?=\S)/gu, ' $1$2 ');
  // French sets a blank before a colon.
  if (language === 'fr') return dashed;
  return dashed.replace(/(?<=\p{L}) +:/gu, ':').replace(/(?<=\p{L}{2}):(?=\p{L}{2})/gu, ': ');
}

/**
 * Titles joined to a medley have blanks around their slash (rule T17 in docs/standards/store-rules.md); 'AC/DC' and
 * '24/7' are one word.
 */
export function fixMedley(title: string): string {
  const isMedley = /\s\/|\/\s/.test(title) || /\S\s\S[^/]*\/[^/]*\S\s\S/u.test(title);
  return isMedley ? title.replace(/ *\/ */g, ' / ').trim() : title;
}
