import type { Language } from '@tangent/domain/locale.ts';
import { createInstance, type i18n } from 'i18next';

/** Texts of one language, ready to be asked. */
export async function buildTexts(language: Language, translation: object): Promise<i18n> {
  const texts = createInstance();
  await texts.init({
    lng: language,
    resources: { [language]: { translation: { ...translation } } },
    // A test proves that every key exists in every language, so nothing may cover for a missing one.
    fallbackLng: false,
    // Codes have underscores; only plural forms may be told apart by one.
    contextSeparator: '~',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  return texts;
}
