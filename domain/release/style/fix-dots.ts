import { splitTitle } from './title-words.ts';

/**
 * Mends what a machine without Turkish rules makes of i, ı, I and İ (rule tr-1 in docs/standards/store-rules.md): an i
 * with a loose second dot, and an I in capitals among front vowels only, where Turkish can only mean İ.
 */
export function fixDots(title: string): string {
  const loose = title.replaceAll('i\u0307', 'i');
  let fixed = '';
  let done = 0;
  for (const { text, start, end } of splitTitle(loose)) {
    fixed += loose.slice(done, start) + (isMeantDotted(text) ? text.replaceAll('I', 'İ') : text);
    done = end;
  }
  return fixed + loose.slice(done);
}

function isMeantDotted(word: string): boolean {
  return /^[^\p{Ll}]+$/u.test(word) && /[EÖÜİ]/.test(word) && !/[AOUÂÛ]/.test(word) && word.includes('I');
}
