import type { Language } from '../../locale.ts';
import { ENGLISH } from './en/english-pack.ts';
import type { LanguagePack } from './engine/pack.ts';
import { SPANISH } from './es/spanish-pack.ts';
import { PORTUGUESE } from './pt/portuguese-pack.ts';
import { TURKISH } from './tr/turkish-pack.ts';

/** The languages whose songs are written from scenes. Those that are not here still take their couplets from the list. */
export const LANGUAGE_PACKS: Readonly<Partial<Record<Language, LanguagePack>>> = {
  en: ENGLISH,
  es: SPANISH,
  pt: PORTUGUESE,
  tr: TURKISH,
};

/** Packs that are checked already, before their language is switched on. */
export const PACKS_IN_WRITING: readonly LanguagePack[] = [];
