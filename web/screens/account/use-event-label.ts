import type { AccountSecurityEvent } from '@tangent/contract/account.ts';
import { BLOCK_REASONS } from '@tangent/domain/access/blocked.ts';
import { SIGN_IN_METHODS } from '@tangent/domain/auth/sign-in-method.ts';
import { useTranslation } from 'react-i18next';

type Notice = Pick<AccountSecurityEvent, 'type' | 'details'>;

/** What happened, in words, with the one detail that tells it from the others of its kind. */
export function useEventLabel(): (event: Notice) => string {
  const { t } = useTranslation();
  const toDetail = ({ method, provider, name, reason }: Notice['details']): string | null => {
    const way = SIGN_IN_METHODS.find((known) => known === (method ?? provider));
    if (way !== undefined) return t(`account.method.${way}`);
    const blockReason = BLOCK_REASONS.find((known) => known === reason);
    if (blockReason !== undefined) return t(`auth.blocked.reasons.${blockReason}`);
    return typeof name === 'string' ? name : null;
  };
  return ({ type, details }) => {
    const label = t(`account.event.${type}`);
    const detail = toDetail(details);
    return detail === null ? label : `${label}: ${detail}`;
  };
}
