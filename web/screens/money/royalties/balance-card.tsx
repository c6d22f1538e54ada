import type { RoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRoyaltyCharges } from '../../../api/money/royalty.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { formatDollars, toWholeCents } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';
import { FreshnessNote } from './freshness-note.tsx';
import { useRoyaltyAddress } from './use-royalty-address.ts';

/**
 * Shows what is available, reported, pending and paid, and that together they are everything that was earned.
 * Balance and available are truncated to cents, not rounded, and reported is what is between them; pending and paid are
 * whole cents, so all of them still add up.
 */
export function BalanceCard({ overview }: { overview: RoyaltyOverview }) {
  const { t, i18n } = useTranslation();
  const dollars = (micros: number) => formatDollars(toWholeCents(micros), i18n.language);
  const { available_micros, balance_micros, pending_micros, paid_micros, earned_micros } = overview;
  const reported_cents = toWholeCents(balance_micros) - toWholeCents(available_micros);
  return (
    <Card>
      <dl className="grid gap-x-14 gap-y-5 sm:grid-cols-2 lg:grid-cols-5">
        <Total
          name={t('royalty.available')}
          value={dollars(available_micros)}
          valueClass={available_micros < 0 ? 'text-bad' : ''}
          note={
            available_micros < 0 ? <DebtNote /> : t(`royalty.available_note.${available_micros > 0 ? 'ready' : 'none'}`)
          }
        />
        <Total
          sign="+"
          name={t('royalty.reported')}
          value={formatDollars(reported_cents, i18n.language)}
          note={<WhenPaid overview={overview} />}
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

/** Says what a debt comes from: the latest fine or fee of a store, or other money that one took back. */
function DebtNote() {
  const { t, i18n } = useTranslation();
  const { linkProps } = useRoyaltyAddress();
  const charges = useRoyaltyCharges({});
  const cause = charges.data?.items.find(({ amount_micros }) => amount_micros < 0);
  if (cause === undefined) return t('royalty.available_note.debt');
  const { kind, amount_micros, platform, track, period, transaction_id } = cause;
  const values = {
    amount: formatDollars(toWholeCents(amount_micros), i18n.language),
    store: platform.name,
    track: track.title || t('royalty.unknown_track'),
    month: formatPeriod(period, i18n.language),
  };
  return (
    <Link {...linkProps({ view: 'entries', entry: transaction_id })} className="text-link">
      {t(`royalty.available_note.debt_of_${kind}`, values)}
    </Link>
  );
}

/** Says how much of the reported money is due next and by when, and how much stores should have paid already. */
function WhenPaid({ overview }: { overview: RoyaltyOverview }) {
  const { t, i18n } = useTranslation();
  const { reported_months, reported_micros, reported_due_on, late_micros } = overview;
  if (reported_micros === 0) return t('royalty.reported_note.none');
  const dollars = (micros: number) => formatDollars(toWholeCents(micros), i18n.language);
  const late = dollars(late_micros);
  if (reported_due_on === null) return t('royalty.reported_note.late', { late });
  const next = reported_months.find(({ due_on }) => due_on === reported_due_on);
  const values = { amount: dollars(next?.amount_micros ?? 0), date: formatDate(reported_due_on, i18n.language) };
  return late_micros > 0
    ? t('royalty.reported_note.late_and_due', { ...values, late })
    : t('royalty.reported_note.due', values);
}

type TotalProps = { name: string; value: string; note: ReactNode; valueClass?: string; sign?: '+' | '=' };

function Total({ name, value, note, valueClass, sign }: TotalProps) {
  return (
    <div
      data-sign={sign}
      className={clsx(
        'relative grid min-w-0 content-start gap-1',
        sign && 'lg:before:absolute lg:before:top-4 lg:before:-left-9 lg:before:text-2xl lg:before:text-ink-3',
        sign && 'lg:before:content-[attr(data-sign)]',
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
