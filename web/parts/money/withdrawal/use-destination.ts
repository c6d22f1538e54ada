import type { PayoutMethod } from '@tangent/domain/money/payout/payout-method.ts';
import { useTranslation } from 'react-i18next';

/** Describes where money goes: 'your account at Stripe', 'ada@music.example at Payoneer'. */
export function useDestination(): (method: PayoutMethod, destination: string | null) => string {
  const { t } = useTranslation();
  return (method, destination) => t(`withdrawal.destination.${method}`, { email: destination ?? '' });
}
