import type { WithdrawalTerms } from '@tangent/contract/payout.ts';
import { WITHDRAWAL_MIN_CENTS } from '@tangent/domain/money-limits.ts';
import type { WithdrawalBlock } from '@tangent/domain/payout/check-withdrawal.ts';
import { PAYOUT_SERVICES } from '@tangent/domain/payout/payout-method.ts';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { formatDateTime } from '../../text/format.ts';

/** Why nothing can be withdrawn now, and what to do about it. */
export function useBlockText(terms: WithdrawalTerms): (block: WithdrawalBlock) => string {
  const { t, i18n } = useTranslation();
  const { balance_cents, held_until, method } = terms;
  const dollars = (cents: number) => formatDollars(cents, i18n.language);
  return (block) =>
    t(`withdrawal.block.${block}`, {
      min: dollars(WITHDRAWAL_MIN_CENTS),
      missing: dollars(WITHDRAWAL_MIN_CENTS - balance_cents),
      amount: dollars(-balance_cents),
      service: method === null ? '' : PAYOUT_SERVICES[method],
      date: held_until === null ? '' : formatDateTime(held_until, i18n.language),
    });
}
