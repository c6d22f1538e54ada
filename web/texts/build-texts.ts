import type { Language } from '@tangent/domain/locale.ts';
import { createInstance, type i18n, type PostProcessorModule } from 'i18next';

/**
 * Ends a sentence with one period also where its last value has one: 'hasta las 6:37 a.m.', 'Harbor Rights Ltd.'. Values
 * stay as they are: a title may be 'Wait..'.
 */
const onePeriod: PostProcessorModule = {
  type: 'postProcessor',
  name: 'one-period',
  process: (text: string, _key, values: object) =>
    Object.values(values)
      .filter((value): value is string => typeof value === 'string' && value.endsWith('.'))
      .reduce((changed, value) => changed.replaceAll(`${value}.`, () => value), text),
};

/** Brazil writes '0 faixas', but its rules in Intl make zero singular; those of Portugal do not. */
const PLURALS_OF: Partial<Record<Language, string>> = { pt: 'pt-PT' };

/** Builds the texts of one language, ready for lookups. */
export async function buildTexts(language: Language, translation: object): Promise<i18n> {
  const texts = createInstance().use(onePeriod);
  await texts.init({
    lng: language,
    resources: { [language]: { translation: { ...translation } } },
    // A test proves that every key exists in every language, so no fallback may hide a missing one.
    fallbackLng: false,
    // Keys contain underscores; only plural forms may be separated by one.
    contextSeparator: '~',
    postProcess: [onePeriod.name],
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  const plurals = new Intl.PluralRules(PLURALS_OF[language] ?? language);
  texts.services.pluralResolver.getRule = () => plurals;
  return texts;
}
