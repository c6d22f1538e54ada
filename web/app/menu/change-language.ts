import type { Language } from '@tangent/domain/locale.ts';
import type { i18n } from 'i18next';
import { switchTexts } from '../../texts/partial-texts.ts';
import { showLanguage } from '../detect-language.ts';
import { writeStored } from '../storage.ts';

export async function changeLanguage(texts: i18n, language: Language): Promise<void> {
  await switchTexts(texts, language);
  writeStored('lang', language);
  showLanguage(language);
}
