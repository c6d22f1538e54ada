import type { RoyaltyFlow } from '@tangent/contract/money/royalty.ts';
import { countUnfolded } from '@tangent/domain/fold.ts';
import { addUpToCents } from '@tangent/domain/money/add-up.ts';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../../app/today.ts';
import { formatDate, formatList, formatNumber } from '../../../../parts/text/format.ts';
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

/** Months still due that the note at the gate names. */
const MONTHS_SHOWN = 3;

/** Says when the gate opens: late months together, then each month of sales, the last ones together where many wait. */
export function useGateNotes({ months }: RoyaltyFlow): GateNote[] {
  const { t, i18n } = useTranslation();
  const today = useToday();
  const all = addUpToCents(months.map(({ reported_micros }) => reported_micros));
  const waiting = months.map((month, index) => ({ ...month, cents: all[index] ?? 0 }));
  const late = waiting.filter(({ due_on }) => due_on < today);
  const due = waiting.filter(({ due_on }) => due_on >= today);
  const shown = countUnfolded(due.length, MONTHS_SHOWN);
  const [first] = late;
  const write = (rows: readonly (typeof waiting)[number][], day: string) => ({
    month: formatList(
      rows.map(({ period }) => formatMonth(period, i18n.language)),
      i18n.language,
    ),
    date: formatDate(day, i18n.language),
    amount: formatDollars(
      rows.reduce((sum, { cents }) => sum + cents, 0),
      i18n.language,
    ),
  });
  const notes: GateNote[] = [
    ...(first === undefined
      ? []
      : [{ key: 'late', is_late: true, text: t('royalty.gate.late', write(late, first.due_on)) }]),
    ...due.slice(0, shown).map((month) => {
      return { key: month.period, is_late: false, text: t('royalty.gate.due', write([month], month.due_on)) };
    }),
  ];
  const rest = due.slice(shown);
  if (rest.length === 0) return notes;
  const { amount } = write(rest, rest[0]?.due_on ?? today);
  return [
    ...notes,
    { key: 'rest', is_late: false, text: t('royalty.gate.more_months', { count: rest.length, amount }) },
  ];
}
