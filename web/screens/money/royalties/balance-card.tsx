import type { RoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../../parts/text/format.ts';
import { formatDollars, toWholeCents } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';
import { FreshnessNote } from './freshness-note.tsx';
import { useRoyaltyAddress } from './use-royalty-address.ts';

/**
 * Shows balance, pending and paid, and that together they are everything that was earned. Each is truncated to
 * cents, not rounded: pending and paid are whole cents, so the four still add up.
 */
export function BalanceCard({ overview }: { overview: RoyaltyOverview }) {
  const { t, i18n } = useTranslation();
  const dollars = (micros: number) => formatDollars(toWholeCents(micros), i18n.language);
  const { balance_micros, pending_micros, paid_micros, earned_micros } = overview;
  return (
    <Card>
      <dl className="grid gap-x-16 gap-y-4 sm:grid-cols-4">
        <Total
          name={t('royalty.balance')}
          value={dollars(balance_micros)}
          valueClass={balance_micros < 0 ? 'text-bad' : ''}
          note={
            balance_micros !== 0 && t(balance_micros < 0 ? 'royalty.balance_note.debt' : 'royalty.balance_note.ready')
          }
        />
        <Total
          sign="+"
          name={t('royalty.pending')}
          value={dollars(pending_micros)}
          note={<NextPayout overview={overview} />}
        />
        <Total sign="+" name={t('royalty.paid')} value={dollars(paid_micros)} note={t('royalty.paid_note')} />
        <Total
          sign="="
          name={t('royalty.earned')}
          value={dollars(earned_micros)}
          note={<FromShares overview={overview} />}
        />
      </dl>
      {overview.freshness.until !== null && (
        <div className="mt-4 border-t border-line pt-3">
          <FreshnessNote freshness={overview.freshness} />
        </div>
      )}
    </Card>
  );
}

type TotalProps = { name: string; value: string; note: ReactNode; valueClass?: string; sign?: '+' | '=' };

function Total({ name, value, note, valueClass, sign }: TotalProps) {
  return (
    <div
      data-sign={sign}
      className={clsx(
        'relative grid min-w-0 content-start gap-1',
        sign && 'sm:before:absolute sm:before:top-4 sm:before:-left-10 sm:before:text-2xl sm:before:text-ink-3',
        sign && 'sm:before:content-[attr(data-sign)]',
      )}
    >
      <dt className="label">{name}</dt>
      <dd className={clsx('text-2xl leading-none font-bold tracking-title', valueClass)}>{value}</dd>
      <dd className="text-13 text-ink-2">{note}</dd>
    </div>
  );
}

/** Shows the part that comes from shares in other accounts' tracks; the part on hold is not earned yet. */
function FromShares({ overview: { shares, earned_micros } }: { overview: RoyaltyOverview }) {
  const { t, i18n } = useTranslation();
  if (shares.tracks === 0 || shares.amount_micros > earned_micros) return null;
  const amount = formatDollars(toWholeCents(shares.amount_micros), i18n.language);
  return t('royalty.shares_note', { count: shares.tracks, amount });
}

/** Says when the pending money is expected. */
function NextPayout({ overview: { next_payout } }: { overview: RoyaltyOverview }) {
  const { t, i18n } = useTranslation();
  const { linkProps } = useRoyaltyAddress();
  if (next_payout === null) return t('royalty.pending_note.none');
  const { amount_cents, expected_on, state } = next_payout;
  const values = { amount: formatDollars(amount_cents, i18n.language), date: formatDate(expected_on, i18n.language) };
  return (
    <Link {...linkProps({ view: 'payouts' })} className="text-link">
      {t(`royalty.pending_note.${state}`, values)}
    </Link>
  );
}
