/**
 * Fixes commas, semicolons, spaces and brackets, whose spacing is the same in every language (rule T5 in
 * docs/standards/store-rules.md).
 */
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
 * Fixes the spaces around dashes and colons between parts of a title (rule T4 in docs/standards/store-rules.md): 'Love
 * -The End' becomes 'Love - The End'.
 */
export function fixPartSpacing(title: string, language: string | null): string {
  const dashed = title.replace(/(?<=\S) +([-–—])(?=[\p{L}(])|(?<=[\p{L})])([-–—]) +(?=\S)/gu, ' $1$2 ');
  // French has a space before a colon.
  if (language === 'fr') return dashed;
  return dashed.replace(/(?<=\p{L}) +:/gu, ':').replace(/(?<=\p{L}{2}):(?=\p{L}{2})/gu, ': ');
}

/**
 * Adds spaces around the slash of a medley (rule T17 in docs/standards/store-rules.md); 'AC/DC' and '24/7' are single
 * words.
 */
export function fixMedley(title: string): string {
  const isMedley = /\s\/|\/\s/.test(title) || /\S\s\S[^/]*\/[^/]*\S\s\S/u.test(title);
  return isMedley ? title.replace(/ *\/ */g, ' / ').trim() : title;
}
