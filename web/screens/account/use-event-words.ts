import type { AccountSecurityEvent } from '@tangent/contract/account.ts';
import { BLOCK_REASONS } from '@tangent/domain/access/blocked.ts';
import { SIGN_IN_METHODS } from '@tangent/domain/auth/sign-in-method.ts';
import { useTranslation } from 'react-i18next';

type Told = Pick<AccountSecurityEvent, 'type' | 'details'>;

/** What happened, in words, with the one detail that tells it from the others of its kind. */
export function useEventWords(): (event: Told) => string {
  const { t } = useTranslation();
  const detailOf = ({ method, provider, name, reason }: Told['details']): string | null => {
    const way = SIGN_IN_METHODS.find((known) => known === (method ?? provider));
    if (way !== undefined) return t(`account.method.${way}`);
    const why = BLOCK_REASONS.find((known) => known === reason);
    if (why !== undefined) return t(`auth.blocked.reasons.${why}`);
    return typeof name === 'string' ? name : null;
  };
  return ({ type, details }) => {
    const words = t(`account.event.${type}`);
    const detail = detailOf(details);
    return detail === null ? words : `${words}: ${detail}`;
  };
}
