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

/** What the sign-in pages say: a small part of the whole, so that they are there soon. */
const DOOR_TEXTS = {
  en: async () => (await import('./en-doors.ts')).enDoors,
  es: async () => (await import('./es-doors.ts')).esDoors,
  pt: async () => (await import('./pt-doors.ts')).ptDoors,
  tr: async () => (await import('./tr-doors.ts')).trDoors,
} as const satisfies Record<Language, () => Promise<object>>;

/** What the first screen of signed-in people and the frame around it say. */
const START_TEXTS = {
  en: async () => (await import('./en-start.ts')).enStart,
  es: async () => (await import('./es-start.ts')).esStart,
  pt: async () => (await import('./pt-start.ts')).ptStart,
  tr: async () => (await import('./tr-start.ts')).trStart,
} as const satisfies Record<Language, () => Promise<object>>;

type Extent = 'all' | 'doors' | 'start';
const BUNDLES = { all: TEXTS, doors: DOOR_TEXTS, start: START_TEXTS } as const;
/** How much of the texts somebody has open; of another language as much will be needed. */
const extents = new WeakMap<i18n, Extent>();

/** The texts of one language, ready to be asked: for pages from the server, for the app and for mails. */
export async function openTexts(language: Language, extent: Extent = 'all'): Promise<i18n> {
  const texts = createInstance();
  extents.set(texts, extent);
  await texts.init({
    lng: language,
    resources: { [language]: { translation: await BUNDLES[extent][language]() } },
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
    const bundles = BUNDLES[extents.get(texts) ?? 'all'];
    texts.addResourceBundle(language, 'translation', await bundles[language]());
  }
  await texts.changeLanguage(language);
}

/** Adds what the sign-in pages or the first screen left out. */
export async function completeTexts(texts: i18n, extent: 'all' | 'start' = 'all'): Promise<void> {
  const known = extents.get(texts);
  if (known === 'all' || known === extent) return;
  const language = texts.language as Language;
  const translation = await BUNDLES[extent][language]();
  // Meanwhile more may have come than was asked for here.
  if (extents.get(texts) === 'all') return;
  extents.set(texts, extent);
  // Another language may have come in parts too: it is fetched whole when it is asked for again.
  for (const other of Object.keys(TEXTS)) if (other !== language) texts.removeResourceBundle(other, 'translation');
  texts.addResourceBundle(language, 'translation', translation, true, true);
}

/** The locale that formats dates and numbers beside these texts. */
export function getFormatLocale(texts: i18n): string {
  return FORMAT_LOCALES[texts.language as Language];
}
