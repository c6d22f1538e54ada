import type { RoyaltyMonth } from '@tangent/contract/money/royalty.ts';
import { toWholeCents } from '@tangent/domain/money/add-up.ts';
import { clsx } from 'clsx';
import { FileText } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useToday } from '../../../app/today.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { formatDate, formatNumber, formatShare } from '../../../parts/text/format.ts';
import { Band } from '../../../ui/band.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { ChargeCase, ChargeState } from './charge-state.tsx';
import { formatSummand } from './gate/use-gate-texts.ts';
import { listMonthRows, type MonthRow } from './list-month-rows.ts';
import { useRoyaltyAddress } from './use-royalty-address.ts';
import { useStatementFile } from './use-statement-file.ts';

type MonthProps = { month: RoyaltyMonth };

/** Shows the newest month row by row, down to what the account gets of it; every amount leads to its lines. */
export function MonthBand({ month }: MonthProps) {
  const { t, i18n } = useTranslation();
  const { linkProps } = useRoyaltyAddress();
  const { period, lines, amount_micros, gross_micros } = month;
  const values = {
    amount: formatSummand(toWholeCents(amount_micros), amount_micros, i18n.language),
    gross: formatSummand(toWholeCents(gross_micros), gross_micros, i18n.language),
  };
  const statement = useStatementFile(period);
  return (
    <Band
      name={formatPeriod(period, i18n.language)}
      title={t(amount_micros === gross_micros ? 'royalty.month.all_yours' : 'royalty.month.fact', values)}
      text={t('royalty.month.text')}
      action={
        <>
          <Button size="small" busy={statement.running === 'pdf'} onClick={() => void statement.download('pdf')}>
            {statement.running !== 'pdf' && <FileText size={15} aria-hidden />} {t('royalty.month.statement')}
          </Button>
          <Link {...linkProps({ view: 'entries', from: period, to: period })} className={buttonClass('plain', 'small')}>
            {t('royalty.month.lines', { count: lines, number: formatNumber(lines, i18n.language) })}
          </Link>
        </>
      }
    >
      <MonthTable month={month} />
    </Band>
  );
}

const CELL = 'py-2.5 pr-4 align-top';

function MonthTable({ month }: MonthProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const total = toWholeCents(month.amount_micros);
  return (
    <table aria-labelledby={id} className="w-full border-collapse text-left">
      <caption id={id} className="sr-only">
        {t('royalty.month.caption', { month: formatPeriod(month.period, i18n.language) })}
      </caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-2">
          <th scope="col" className="py-2 pr-4 font-medium">
            {t('royalty.month.line')}
          </th>
          <th scope="col" className="hidden py-2 pr-4 font-medium md:table-cell">
            {t('royalty.month.what')}
          </th>
          <th scope="col" className="hidden py-2 pr-4 font-medium sm:table-cell">
            {t('royalty.month.state_title')}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {t('royalty.month.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {listMonthRows(month).map((row) => (
          <Row key={row.key} row={row} month={month} />
        ))}
        <tr className="border-t-2 border-ink font-bold">
          <th scope="row" className="py-3 pr-4 font-bold">
            {t('royalty.month.yours')}
          </th>
          <td className="hidden md:table-cell" />
          <td className="hidden sm:table-cell" />
          <td className={clsx('num py-3 text-right', total < 0 && 'text-bad')}>
            {formatSummand(total, month.amount_micros, i18n.language)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Row({ row, month }: { row: MonthRow; month: RoyaltyMonth }) {
  const { i18n } = useTranslation();
  const isCharge = row.kind === 'charge' || row.kind === 'charges';
  const what = useWhat(row, month);
  const amount = formatSummand(row.cents, row.micros, i18n.language);
  return (
    <tr className={clsx('border-b border-line', isCharge && 'bg-bad-soft')}>
      <th scope="row" className={clsx(CELL, 'font-strong', isCharge && 'pl-2')}>
        <span className="block wrap-anywhere" dir="auto">
          <RowName row={row} />
        </span>
        <span className="mt-0.5 block text-13 font-soft text-ink-2 md:hidden">{what}</span>
        {row.kind === 'charge' && (
          <span className="mt-0.5 block text-13 font-soft">
            <ChargeCase charge={row.charge} period={month.period} />
          </span>
        )}
      </th>
      <td className={clsx(CELL, 'hidden text-13 text-ink-2 md:table-cell')}>{what}</td>
      <td className={clsx(CELL, 'hidden sm:table-cell')}>
        <RowState row={row} month={month} />
      </td>
      <td
        className={clsx('num py-2.5 text-right align-top', isCharge && 'pr-2', row.cents < 0 && isCharge && 'text-bad')}
      >
        <Lines row={row} period={month.period}>
          {amount}
        </Lines>
      </td>
    </tr>
  );
}

/** Leads to the lines behind an amount: of the store, of the person, or the line of a fine. */
function Lines({ row, period, children }: { row: MonthRow; period: string; children: ReactNode }) {
  const { linkProps } = useRoyaltyAddress();
  const ofMonth = { view: 'entries', from: period, to: period } as const;
  const to = {
    stores: () =>
      row.kind === 'stores' && row.stores.length === 1 ? { platform: row.stores[0]?.platform.id ?? null } : {},
    charge: () => (row.kind === 'charge' ? { kind: row.charge.kind, entry: row.charge.transaction_id } : {}),
    charges: () => ({ kind: 'penalty' }),
    people: () => (row.kind === 'people' && row.people.length === 1 ? { payee: row.people[0]?.payee_id ?? null } : {}),
    plan: () => ({}),
  }[row.kind]();
  return (
    <Link
      {...linkProps({ ...ofMonth, ...to })}
      className="tap underline decoration-line-strong underline-offset-3 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}

function RowName({ row }: { row: MonthRow }) {
  const { t, i18n } = useTranslation();
  const count = (key: 'royalty.gate.more_stores' | 'royalty.gate.more_people', length: number) =>
    t(key, { count: length, number: formatNumber(length, i18n.language) });
  switch (row.kind) {
    case 'stores':
      return row.stores.length === 1
        ? row.stores[0]?.platform.name
        : count('royalty.gate.more_stores', row.stores.length);
    case 'people':
      return row.people.length === 1 ? row.people[0]?.name : count('royalty.gate.more_people', row.people.length);
    case 'charge': {
      const { kind, amount_micros, platform, track } = row.charge;
      const values = { store: platform.name, track: track.title || t('royalty.unknown_track') };
      return t(`royalty.month.${amount_micros > 0 ? 'back' : kind}`, values);
    }
    case 'charges':
      return t('royalty.month.more_charges');
    case 'plan':
      return t('royalty.gate.plan');
  }
}

/** Says what an amount is for: how many streams of how many releases, or how many tracks of a person. */
function useWhat(row: MonthRow, month: RoyaltyMonth): string {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  switch (row.kind) {
    case 'stores': {
      const units = (['streams', 'sales', 'uses'] as const).flatMap((kind) => {
        const count = row.stores.reduce((sum, store) => sum + (store.unit_kind === kind ? store.units : 0), 0);
        return count === 0 ? [] : [t(`royalty.month.${kind}`, { count, number: number(count) })];
      });
      const count = Math.max(...row.stores.map(({ releases }) => releases));
      const releases =
        row.stores.length === 1 && count > 0 ? [t('royalty.month.releases', { count, number: number(count) })] : [];
      return [...units, ...releases].join(', ');
    }
    case 'people': {
      const count = row.people.reduce((sum, { tracks }) => sum + tracks, 0);
      return row.people.length === 1 && count > 0 ? t('royalty.month.tracks', { count, number: number(count) }) : '';
    }
    case 'charge':
    case 'charges':
      return t('royalty.month.yours_alone');
    case 'plan':
      return month.plan_micros === 0
        ? t('royalty.month.plan_none')
        : t('royalty.month.plan_share', { share: formatShare(row.share * 10_000, i18n.language) });
  }
}

function RowState({ row, month: { due_on } }: { row: MonthRow; month: RoyaltyMonth }) {
  const { t, i18n } = useTranslation();
  const isLate = due_on < useToday();
  const date = formatDate(due_on, i18n.language);
  if (row.kind === 'charge') return <ChargeState charge={row.charge} />;
  if (row.kind === 'people' && row.people[0] !== undefined && row.people.length === 1) {
    const { state } = row.people[0];
    return <StatusPill tone={state === 'claimed' ? 'good' : 'quiet'}>{t(`split.state.${state}`)}</StatusPill>;
  }
  if (row.kind !== 'stores') return null;
  if (row.received === 'all') return <StatusPill tone="good">{t('royalty.month.state.all')}</StatusPill>;
  if (row.received === 'part') return <StatusPill tone="info">{t('royalty.month.state.part')}</StatusPill>;
  if (isLate) return <StatusPill tone="warn">{t('royalty.month.state.late', { date })}</StatusPill>;
  return <StatusPill tone="quiet">{t('royalty.month.state.due', { date })}</StatusPill>;
}
