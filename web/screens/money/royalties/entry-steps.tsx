import type { RoyaltyEntryDetail } from '@tangent/contract/money/royalty-entry.ts';
import { SHARES_TOTAL_BASIS_POINTS } from '@tangent/domain/catalogue/release-limits.ts';
import { isCharge } from '@tangent/domain/money/royalty/line-kind.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatShare } from '../../../parts/text/format.ts';
import { formatCurrency, formatMicroDollars } from '../../../texts/format-dollars.ts';

import { SplitList } from './split-list.tsx';

/** Formats an amount as the store wrote it, with all its decimals, in its own currency: €0.00412. */
export function formatExactAmount(amount: string, currency: string, language: string): string {
  const digits = Math.max(2, amount.split('.')[1]?.length ?? 0);
  return formatCurrency(amount, currency, language, { least: digits, most: digits });
}

type EntryProps = { entry: RoyaltyEntryDetail };

/** Shows step by step how the money gets from the store to the reader; a bar shows how much is left. */
export function EntrySteps({ entry }: EntryProps) {
  const { t, i18n } = useTranslation();
  const { gross_micros, net_micros, recouped_micros, amount_micros, split } = entry;
  const { share_basis_points, is_share } = entry;
  const dollars = (micros: number) => formatMicroDollars(micros, i18n.language, 6);
  const toPart = (micros: number) => (gross_micros === 0 ? 0 : Math.min(1, Math.max(0, micros / gross_micros)));
  return (
    <ol className="relative grid gap-5 border-l-2 border-line pl-5">
      <GrossStep entry={entry} />
      {entry.exchange !== null && <ExchangeStep entry={entry} />}
      <Step
        title={
          isCharge(entry.kind)
            ? t('royalty.step.own')
            : t(is_share ? 'royalty.step.plan_of_owner' : 'royalty.step.plan', {
                share: formatShare(share_basis_points, i18n.language),
              })
        }
        value={dollars(net_micros)}
        part={toPart(net_micros)}
      >
        {share_basis_points < SHARES_TOTAL_BASIS_POINTS &&
          t('royalty.step.our_part', { amount: dollars(gross_micros - net_micros) })}
      </Step>
      {recouped_micros !== 0 && (
        <Step
          title={t('royalty.step.recouped')}
          value={dollars(net_micros - recouped_micros)}
          part={toPart(net_micros - recouped_micros)}
        >
          {t('royalty.step.recouped_note', { amount: dollars(recouped_micros) })}
        </Step>
      )}
      {split.length > 0 && (
        <Step title={t(is_share ? 'royalty.step.your_share' : 'royalty.step.split')} value={null} part={null}>
          <SplitList split={split} />
        </Step>
      )}
      <Step title={t('royalty.yours')} value={dollars(amount_micros)} part={toPart(amount_micros)} isLast>
        {recouped_micros !== 0 && !is_share && t('royalty.step.with_recouped')}
      </Step>
    </ol>
  );
}

function GrossStep({ entry }: EntryProps) {
  const { t, i18n } = useTranslation();
  const { gross, platform, units } = entry;
  return (
    <Step
      title={t(`royalty.step.${nameGross(entry)}`, { platform: platform.name })}
      value={formatExactAmount(gross.amount, gross.currency, i18n.language)}
      part={1}
    >
      {!isCharge(entry.kind) && t('royalty.units_of', { count: units, number: formatNumber(units, i18n.language) })}
    </Step>
  );
}

function nameGross({ kind, gross }: RoyaltyEntryDetail): 'gross' | 'taken_back' | 'penalty' | 'fee' | 'back' {
  const isTaken = gross.amount.startsWith('-');
  if (isCharge(kind)) return isTaken ? kind : 'back';
  return isTaken ? 'taken_back' : 'gross';
}

function ExchangeStep({ entry: { exchange, gross, gross_micros } }: EntryProps) {
  const { t, i18n } = useTranslation();
  if (exchange === null) return null;
  const decimals = exchange.rate.split('.')[1]?.length ?? 0;
  const rate = { currency: gross.currency, rate: formatNumber(Number(exchange.rate), i18n.language, decimals) };
  const day = exchange.day === null ? '' : formatDate(exchange.day, i18n.language);
  return (
    <Step title={t('royalty.step.exchange')} value={formatMicroDollars(gross_micros, i18n.language, 6)} part={1}>
      {t('royalty.step.rate', rate)} · {t(`royalty.step.rate_source.${exchange.source}`, { day })}
    </Step>
  );
}

type StepProps = {
  title: ReactNode;
  value: string | null;
  /** The share of the gross that is left, 0 to 1. */
  part: number | null;
  isLast?: boolean;
  children?: ReactNode;
};

function Step({ title, value, part, isLast = false, children }: StepProps) {
  return (
    <li className="relative grid min-w-0 gap-1.5">
      <span
        aria-hidden
        className={clsx(
          'absolute top-1 -left-6.75 size-3 rounded-full ring-4 ring-overlay',
          isLast ? 'bg-volt outline-2 -outline-offset-2 outline-ink' : 'bg-ink-3',
        )}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={isLast ? 'font-bold' : 'font-medium'}>{title}</span>
        {value !== null && <span className={clsx('num', isLast ? 'text-15 font-bold' : 'font-strong')}>{value}</span>}
      </div>
      {part !== null && (
        <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-sunken">
          <span
            className={clsx('block h-full rounded-full', isLast ? 'bg-volt ring-1 ring-inset ring-ink/40' : 'bg-ink-3')}
            style={{ width: `${part * 100}%` }}
          />
        </span>
      )}
      {children && <div className="text-13 text-ink-2">{children}</div>}
    </li>
  );
}
