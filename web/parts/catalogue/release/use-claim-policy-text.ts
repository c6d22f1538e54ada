import type { ClaimPolicyChoice } from '@tangent/domain/catalogue/release/claim-policy.ts';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../text/format.ts';
import { useCountryName } from '../../text/use-country-name.ts';

/** More names than this are shown as a number. */
const NAMES_MAX = 12;

/** Returns a function that names some countries, or says how many they are. */
export function useCountryNames(): (codes: readonly string[]) => string {
  const { t, i18n } = useTranslation();
  const nameOf = useCountryName();
  return (codes) =>
    codes.length > NAMES_MAX
      ? t('territory.countries', { count: codes.length })
      : formatList(codes.map(nameOf), i18n.language);
}

/** Returns a function that says what happens to claimed uploads: 'Earn from it · Block it: Brazil and Chile'. */
export function useClaimPolicyText(): (choice: ClaimPolicyChoice) => string {
  const { t } = useTranslation();
  const namesOf = useCountryNames();
  return ({ claim_policy, claim_exceptions }) =>
    [
      t(`claim_policy.policy.${claim_policy}`),
      ...claim_exceptions.map(
        ({ policy, territories }) => `${t(`claim_policy.policy.${policy}`)}: ${namesOf(territories)}`,
      ),
    ].join(' · ');
}
