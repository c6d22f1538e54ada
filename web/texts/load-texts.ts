import { formatLocale, type Language } from '@tangent/domain/locale.ts';
import type { i18n } from 'i18next';
import { buildTexts } from './build-texts.ts';
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

const TEXTS = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  pt: async () => (await import('./pt.ts')).pt,
  tr: async () => (await import('./tr.ts')).tr,
} as const satisfies Record<Language, () => Promise<object>>;

const loaded = new Map<Language, Promise<i18n>>();

/** Loads all texts of one language: for pages rendered by the server and for emails. Loaded once, because nothing changes them. */
export function loadTexts(language: Language): Promise<i18n> {
  const texts = loaded.get(language) ?? TEXTS[language]().then((translation) => buildTexts(language, translation));
  loaded.set(language, texts);
  return texts;
}

/** Returns the locale that formats dates and numbers beside these texts. */
export function getFormatLocale(texts: i18n): string {
  return formatLocale(texts.language);
}
