import type { Language } from '@tangent/domain/locale.ts';
import { createInstance, type i18n } from 'i18next';

/** Builds the texts of one language, ready for lookups. */
export async function buildTexts(language: Language, translation: object): Promise<i18n> {
  const texts = createInstance();
  await texts.init({
    lng: language,
    resources: { [language]: { translation: { ...translation } } },
    // A test proves that every key exists in every language, so no fallback may hide a missing one.
    fallbackLng: false,
    // Keys contain underscores; only plural forms may be separated by one.
    contextSeparator: '~',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  return texts;
}
