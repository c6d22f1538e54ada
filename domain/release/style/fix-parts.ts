const NUMBER = '(\\d{1,3}|[IVX]{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)';
const PART = new RegExp(
  `(?:(?<=\\S)\\s*[-–—:,]?\\s+|(?<=\\S)\\s*([(\\[])|^)(parts?|pts?|volumes?|vols?)\\b\\.?\\s*${NUMBER}(?=\\s*(?:$|[()\\[\\]:,–—-]))([)\\]])?`,
  'giu',
);

/**
 * Parts and volumes as stores write them: 'Title, Pt. 2', 'Title, Vol. 3' (rule T6 in docs/standards/store-rules.md). A
 * word that only happens to be 'part' is left alone: a number has to follow, and after it the title or its part has to
 * end.
 */
export function fixParts(title: string): string {
  return title.replace(
    PART,
    (match, open: string | undefined, word: string, number: string, close: string | undefined, at: number) => {
      // A bracket that holds more than the part stays as it is.
      if ((open === undefined) !== (close === undefined)) return match;
      const short = word.toLowerCase().startsWith('p') ? 'Pt.' : 'Vol.';
      return `${at === 0 ? '' : ', '}${short} ${asNumber(number)}`;
    },
  );
}

function asNumber(number: string): string {
  return /^[ivx]+$/i.test(number) ? number.toUpperCase() : capital(number);
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
