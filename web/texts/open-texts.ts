import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { createInstance, type i18n } from 'i18next';
import type { en } from './en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en };
    interpolationPrefix: '{';
    interpolationSuffix: '}';
    contextSeparator: '~';
    returnNull: false;
  }
}

/** Each language is a file of its own, so that a browser loads only the one it shows. */
const TEXTS = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  pt: async () => (await import('./pt.ts')).pt,
  tr: async () => (await import('./tr.ts')).tr,
} as const satisfies Record<Language, () => Promise<object>>;

/** The texts of one language, ready to be asked: for pages from the server, for the app and for mails. */
export async function openTexts(language: Language): Promise<i18n> {
  const texts = createInstance();
  await texts.init({
    lng: language,
    resources: { [language]: { translation: await TEXTS[language]() } },
    // A test proves that every key exists in every language, so nothing may cover for a missing one.
    fallbackLng: false,
    // Codes have underscores; only plural forms may be told apart by one.
    contextSeparator: '~',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  return texts;
}

/** Adds a language to texts that are open and switches to it. */
export async function switchTexts(texts: i18n, language: Language): Promise<void> {
  if (!texts.hasResourceBundle(language, 'translation')) {
    texts.addResourceBundle(language, 'translation', await TEXTS[language]());
  }
  await texts.changeLanguage(language);
}

/** The locale that formats dates and numbers beside these texts. */
export function getFormatLocale(texts: i18n): string {
  return FORMAT_LOCALES[texts.language as Language];
}
