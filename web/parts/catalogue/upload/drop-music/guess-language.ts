import { TRACK_LANGUAGES, type TrackLanguage } from '@tangent/domain/catalogue/release/language.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';

/**
 * Guesses the language of a tag or a cell: a code of two or three letters, or a name in one of the product's languages.
 */
export function guessLanguage(text: string | null): TrackLanguage | null {
  const wanted = text?.trim().toLowerCase() ?? '';
  if (wanted === '') return null;
  const code = /^[a-z]{2,3}$/.test(wanted) ? canonicalCode(wanted) : null;
  return (
    TRACK_LANGUAGES.find((known) => known === code) ?? TRACK_LANGUAGES.find((known) => hasName(known, wanted)) ?? null
  );
}

function canonicalCode(code: string): string | null {
  try {
    return new Intl.Locale(code).language;
  } catch {
    return null;
  }
}

function hasName(code: string, name: string): boolean {
  return LANGUAGES.some(
    (locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(code)?.toLowerCase() === name,
  );
}
