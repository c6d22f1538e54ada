import type { RoyaltyFlow } from '@tangent/contract/money/royalty.ts';
import { countUnfolded } from '@tangent/domain/fold.ts';
import { addUpToCents } from '@tangent/domain/money/add-up.ts';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../../app/today.ts';
import { formatDate, formatNumber } from '../../../../parts/text/format.ts';
import { formatDollars, formatMicroDollars } from '../../../../texts/format-dollars.ts';
import { getDateFormat } from '../../../../texts/formats.ts';
import type { GateOut, GateStore } from './list-gate-rows.ts';

/** Formats cents of a sum; an amount that they show nothing of is shown exactly. */
export function formatSummand(cents: number, micros: number, language: string): string {
  return cents === 0 && micros !== 0 ? formatMicroDollars(micros, language, 6) : formatDollars(cents, language);
}

/** Names a month of sales without its year: October. */
export function formatMonth(period: string, language: string): string {
  return getDateFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(`${period}-01`));
}

/** Returns functions that name the rows of the gate in the language of the page. */
export function useGateNames() {
  const { t, i18n } = useTranslation();
  const number = (count: number) => formatNumber(count, i18n.language);
  return {
    nameStore: ({ name, count }: GateStore) => {
      if (count === 0) return t('royalty.gate.other');
      return count === 1 ? name : t('royalty.gate.more_stores', { count, number: number(count) });
    },
    nameOut: ({ kind, name, count }: GateOut) => {
      if (kind === 'person')
        return count === 0 ? name : t('royalty.gate.person', { count, name, number: number(count) });
      if (kind === 'people') return t('royalty.gate.more_people', { count, number: number(count) });
      return t(`royalty.gate.${kind}`);
    },
  };
}

/** A month at the gate, in words: when stores have to pay it, and how much. */
export type GateNote = { readonly key: string; readonly text: string; readonly is_late: boolean };

/** Months that the note at the gate names. */
const MONTHS_SHOWN = 3;

/** Says when the gate opens: by month of sales, late ones first, the last months together where there are many. */
export function useGateNotes({ months }: RoyaltyFlow): GateNote[] {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const cents = addUpToCents(months.map(({ reported_micros }) => reported_micros));
  const dollars = (amount: number) => formatDollars(amount, i18n.language);
  const shown = countUnfolded(months.length, MONTHS_SHOWN);
  const notes = months.slice(0, shown).map(({ period, due_on }, index): GateNote => {
    const is_late = due_on < today;
    const values = {
      month: formatMonth(period, i18n.language),
      date: formatDate(due_on, i18n.language),
      amount: dollars(cents[index] ?? 0),
    };
    return { key: period, is_late, text: t(is_late ? 'royalty.gate.late' : 'royalty.gate.due', values) };
  });
  if (shown === months.length) return notes;
  const rest = cents.slice(shown).reduce((sum, amount) => sum + amount, 0);
  const values = { count: months.length - shown, amount: dollars(rest) };
  return [...notes, { key: 'rest', is_late: false, text: t('royalty.gate.more_months', values) }];
}
