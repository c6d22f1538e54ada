import type { CreditWord } from '@tangent/domain/catalogue/release/credit/credit-groups.ts';
import { useTranslation } from 'react-i18next';

/** Returns a function that says in the language of the page what a person did: 'Producer · Mixing engineer'. */
export function useCreditWords(): (words: readonly CreditWord[]) => string {
  const { t } = useTranslation();
  return (words) => {
    const texts = words.map((one) =>
      one.kind === 'role' ? t(`release.role.${one.word}`) : t(`release.instrument.${one.word}`),
    );
    return texts.join(' · ');
  };
}
