import type { WithdrawalTerms } from '@tangent/contract/money/payout.ts';
import { PAYOUT_DAYS } from '@tangent/domain/money/plan-limits.ts';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { formatDate } from '../../text/format.ts';
import { useDaysUntil } from './use-days-until.ts';
import { useDestination } from './use-destination.ts';

/** The facts of a withdrawal amount: its costs, the amount that arrives, where and when. */
export function WithdrawFacts({ terms, cents }: { terms: WithdrawalTerms; cents: number | null }) {
  const { t, i18n } = useTranslation();
  const destinationText = useDestination();
  const daysUntil = useDaysUntil();
  const { fee_cents, expected_on, method, destination, plan } = terms;
  const dollars = (amount: number) => formatDollars(amount, i18n.language);
  const rule =
    plan === 'free'
      ? t('withdrawal.rule.free', { days: PAYOUT_DAYS.free, pro_days: PAYOUT_DAYS.pro })
      : t('withdrawal.rule.paid', { days: PAYOUT_DAYS[plan] });
  const facts = [
    { key: 'fee', name: t('withdrawal.fee'), value: fee_cents === 0 ? t('withdrawal.no_fee') : dollars(fee_cents) },
    { key: 'net', name: t('withdrawal.net'), value: cents === null ? '–' : dollars(cents - fee_cents), isMain: true },
    { key: 'to', name: t('withdrawal.goes_to'), value: method === null ? '–' : destinationText(method, destination) },
    {
      key: 'on',
      name: t('withdrawal.expected'),
      value: `${formatDate(expected_on, i18n.language)} · ${daysUntil(expected_on)}`,
      note: rule,
    },
  ];
  return (
    <dl className="divide-y divide-line rounded-control bg-sunken px-3.5">
      {facts.map(({ key, name, value, isMain, note }) => (
        <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
          <dt className="text-ink-2">{name}</dt>
          <dd className={isMain ? 'num text-15 font-bold' : 'num min-w-0 break-words'}>{value}</dd>
          {note && <dd className="basis-full text-xs text-ink-3">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
