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

async function load(language: Language): Promise<i18n> {
  const texts = await buildTexts(language, await TEXTS[language]());
  return rememberPlain(texts);
}

/** Remembers texts without values: looking them up takes a third of the time of a rendered page. */
function rememberPlain(texts: i18n): i18n {
  const lookUp = texts.t as (key: string, values?: object) => string;
  const known = new Map<string, string>();
  const t = (key: string, values?: object) => {
    if (values !== undefined) return lookUp(key, values);
    const text = known.get(key) ?? lookUp(key);
    known.set(key, text);
    return text;
  };
  texts.t = t as i18n['t'];
  return texts;
}

/** Loads all texts of one language: for pages rendered by the server and for emails. Loaded once, because nothing changes them. */
export function loadTexts(language: Language): Promise<i18n> {
  const texts = loaded.get(language) ?? load(language);
  loaded.set(language, texts);
  return texts;
}

/** Returns the locale that formats dates and numbers beside these texts. */
export function getFormatLocale(texts: i18n): string {
  return formatLocale(texts.language);
}
