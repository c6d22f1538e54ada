import type { RoyaltyOverview } from '@tangent/contract/money/royalty.ts';
import { toWholeCents } from '@tangent/domain/money/add-up.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRoyaltyCharges } from '../../../api/money/royalty.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { FreshnessNote } from './freshness-note.tsx';
import { listWaiting } from './list-waiting.ts';
import { useRoyaltyAddress } from './use-royalty-address.ts';

/**
 * Shows what can be withdrawn, is reported, on its way and paid, and that together they are everything that was earned
 * . Balance and available are rounded down to cents, and reported is what is between them; pending and paid are
 * whole cents, so all of them still add up.
 */
export function BalanceSum({ overview }: { overview: RoyaltyOverview }) {
  const { t, i18n } = useTranslation();
  const dollars = (micros: number) => formatDollars(toWholeCents(micros), i18n.language);
  const { available_micros, pending_micros, paid_micros, earned_micros } = overview;
  const { reported_cents } = listWaiting(overview);
  return (
    <div className="border-t border-line pt-4 pb-5">
      <dl className="grid gap-x-14 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">
        <Total
          mark="yours"
          name={t('royalty.available')}
          value={dollars(available_micros)}
          valueClass={available_micros < 0 ? 'text-bad' : ''}
          note={<AvailableNote overview={overview} />}
        />
        <Total
          sign="+"
          mark="reported"
          name={t('royalty.reported')}
          value={formatDollars(reported_cents, i18n.language)}
          note={<WhenPaid overview={overview} />}
        />
        <Total
          sign="+"
          mark="pending"
          name={t('royalty.pending')}
          value={dollars(pending_micros)}
          note={<NextPayout overview={overview} />}
        />
        <Total
          sign="+"
          mark="paid"
          name={t('royalty.paid')}
          value={dollars(paid_micros)}
          note={<PaidNote overview={overview} />}
        />
        <Total
          sign="="
          name={t('royalty.earned')}
          value={dollars(earned_micros)}
          note={<FromShares overview={overview} />}
        />
      </dl>
      {overview.freshness.until !== null && (
        <div className="mt-4">
          <FreshnessNote freshness={overview.freshness} />
        </div>
      )}
    </div>
  );
}

/** Says from which months the money is that can be withdrawn; the headline names what a debt comes from. */
function AvailableNote({ overview: { available_micros, flow } }: { overview: RoyaltyOverview }) {
  const { t, i18n } = useTranslation();
  if (available_micros < 0) return t('royalty.available_note.debt');
  if (available_micros === 0) return t('royalty.available_note.none');
  if (flow === null || flow.until === null) return t('royalty.available_note.ready');
  return t('royalty.available_note.through', { month: formatPeriod(flow.until, i18n.language) });
}

/** Says how many withdrawals have arrived, and since when. */
function PaidNote({ overview: { withdrawals } }: { overview: RoyaltyOverview }) {
  const { t, i18n } = useTranslation();
  if (withdrawals.paid === 0 || withdrawals.paid_since === null) return t('royalty.paid_note.none');
  const month = formatPeriod(withdrawals.paid_since, i18n.language);
  return t('royalty.paid_note.since', {
    count: withdrawals.paid,
    number: formatNumber(withdrawals.paid, i18n.language),
    month,
  });
}

/** Says what a debt comes from: the latest fine or fee of a store, or other money that one took back. */
export function DebtNote() {
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
  const { reported_micros, reported_due_on } = overview;
  if (reported_micros === 0) return t('royalty.reported_note.none');
  const { months } = listWaiting(overview);
  const sum = (rows: typeof months) =>
    formatDollars(
      rows.reduce((total, { cents }) => total + cents, 0),
      i18n.language,
    );
  const isLate = ({ due_on }: (typeof months)[number]) => reported_due_on === null || due_on < reported_due_on;
  const late = sum(months.filter(isLate));
  if (reported_due_on === null) return t('royalty.reported_note.late', { late });
  const amount = sum(months.filter(({ due_on }) => due_on === reported_due_on));
  const values = { amount, date: formatDate(reported_due_on, i18n.language) };
  return months.some(isLate)
    ? t('royalty.reported_note.late_and_due', { ...values, late })
    : t('royalty.reported_note.due', values);
}

type Mark = 'yours' | 'reported' | 'pending' | 'paid';
type TotalProps = { name: string; value: string; note: ReactNode; valueClass?: string; sign?: '+' | '='; mark?: Mark };

/** The way in which money of a kind is drawn on this page. */
const MARKS: Record<Mark, string> = {
  yours: 'h-2 bg-volt ring-1 ring-(--chart-line)',
  reported: 'h-2 ring-1 ring-ink-2 ring-inset',
  pending: 'border-t-3 border-dotted border-ink',
  paid: 'h-1 bg-ink',
};

function Total({ name, value, note, valueClass, sign, mark }: TotalProps) {
  return (
    <div
      data-sign={sign}
      className={clsx(
        'relative grid min-w-0 grid-cols-fill-end content-start gap-x-4 gap-y-1 sm:grid-cols-1',
        sign && 'lg:before:absolute lg:before:top-6 lg:before:-left-9 lg:before:text-19 lg:before:text-ink-3',
        sign && 'lg:before:content-[attr(data-sign)]',
      )}
    >
      <dt className="flex items-center gap-2 text-13 text-ink-2">
        {mark && <span aria-hidden className={clsx('block w-4 shrink-0', MARKS[mark])} />}
        {name}
      </dt>
      <dd className={clsx('display text-right text-22 leading-tight sm:text-left', valueClass)}>{value}</dd>
      <dd className="text-13 text-ink-2">{note}</dd>
    </div>
  );
}

/** Shows the part that comes from shares in other accounts' tracks; the part on hold is not earned yet. */
function FromShares({ overview: { shares, earned_micros } }: { overview: RoyaltyOverview }) {
  const { t, i18n } = useTranslation();
  if (shares.tracks === 0 || shares.amount_micros > earned_micros) return t('royalty.earned_note');
  const amount = formatDollars(toWholeCents(shares.amount_micros), i18n.language);
  return t('royalty.shares_note', { count: shares.tracks, amount });
}

/** Says when the pending money was requested, and when it is expected. */
function NextPayout({ overview: { next_payout, withdrawals } }: { overview: RoyaltyOverview }) {
  const { t, i18n } = useTranslation();
  const { linkProps } = useRoyaltyAddress();
  if (next_payout === null) return t('royalty.pending_note.none');
  const { expected_on, state } = next_payout;
  const values = {
    requested: formatDate(withdrawals.last?.requested_on ?? expected_on, i18n.language),
    date: formatDate(expected_on, i18n.language),
  };
  return (
    <Link {...linkProps({ view: 'payouts' })} className="text-link">
      {t(`royalty.pending_note.${state}`, values)}
    </Link>
  );
}
