import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import type { i18n } from 'i18next';
import { buildTexts } from './build-texts.ts';
import { fetchTexts } from './fetch-texts.ts';
import type { TextExtent } from './text-areas.ts';

/** The part of the texts that is loaded; another language is loaded to the same extent. */
const extents = new WeakMap<i18n, TextExtent>();

/** Creates the texts of the app in a browser, with the part loaded first. */
export async function createPartialTexts(language: Language, extent: TextExtent, translation: object): Promise<i18n> {
  const texts = await buildTexts(language, translation);
  extents.set(texts, extent);
  return texts;
}

/** Adds a language to loaded texts and switches to it. */
export async function switchTexts(texts: i18n, language: Language): Promise<void> {
  if (!texts.hasResourceBundle(language, 'translation')) {
    texts.addResourceBundle(language, 'translation', await fetchTexts(language, extents.get(texts) ?? 'all'));
  }
  await texts.changeLanguage(language);
}

/** Loads the texts that the sign-in pages or the first screen left out. */
export async function loadRemainingTexts(texts: i18n, extent: 'all' | 'start' = 'all'): Promise<void> {
  const known = extents.get(texts);
  if (known === 'all' || known === extent) return;
  const language = texts.language as Language;
  const translation = await fetchTexts(language, extent);
  // Another call may have loaded all texts meanwhile.
  if (extents.get(texts) === 'all') return;
  extents.set(texts, extent);
  // Other languages may be partial too: they are fetched completely when needed again.
  for (const other of LANGUAGES) if (other !== language) texts.removeResourceBundle(other, 'translation');
  texts.addResourceBundle(language, 'translation', translation, true, true);
}
