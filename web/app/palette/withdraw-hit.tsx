import { WITHDRAWAL_MIN_CENTS } from '@tangent/domain/money/money-limits.ts';
import { withdrawalLimit } from '@tangent/domain/money/payout/check-withdrawal.ts';
import { useTranslation } from 'react-i18next';
import { useWithdrawals } from '../../api/money/payout.ts';
import { useDestination } from '../../parts/money/withdrawal/use-destination.ts';
import { formatDay } from '../../parts/text/format.ts';
import { formatDollars } from '../../texts/format-dollars.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The first row of a search for a withdrawal: the amount that can be withdrawn now, and when it arrives. */
export function WithdrawHit() {
  const { t, i18n } = useTranslation();
  const describeDestination = useDestination();
  const terms = useWithdrawals().data?.pages[0]?.terms;
  const dollars = (cents: number) => formatDollars(cents, i18n.language);
  const limit = terms === undefined ? null : withdrawalLimit(terms);
  const isEnough = limit !== null && limit >= WITHDRAWAL_MIN_CENTS;
  const rest = terms === undefined || limit === null ? 0 : terms.balance_cents - limit;
  const sentences = [
    isEnough && terms?.method
      ? t('palette.withdraw.sent', {
          destination: describeDestination(terms.method, terms.destination),
          date: formatDay(terms.expected_on, i18n.language),
        })
      : null,
    limit !== null && !isEnough ? t('palette.withdraw.minimum', { min: dollars(WITHDRAWAL_MIN_CENTS) }) : null,
    rest > 0 ? t('palette.withdraw.rest', { amount: dollars(rest) }) : null,
  ].filter((sentence) => sentence !== null);
  return (
    <span className="grid items-center gap-x-4 gap-y-3 sm:grid-cols-fill-end">
      <span className="min-w-0">
        <span className="block text-13 text-ink-2">
          {limit === null || isEnough ? t('palette.withdraw.now') : t('palette.withdraw.short')}
        </span>
        <span className="display num mt-1.5 block text-28">
          {limit === null ? <Skeleton className="h-[1em] w-36" /> : dollars(limit)}
        </span>
        <span className="mt-1.5 block text-13 text-ink-2">{sentences.join(' ')}</span>
      </span>
      <span className={buttonClass('volt', 'large', 'max-sm:min-h-12')}>
        {limit === null || isEnough ? t('palette.withdraw.action') : t('palette.withdraw.see')}
      </span>
    </span>
  );
}
