import { FORMAT_LOCALES } from '@tangent/domain/locale.ts';
import type { ComparisonCell as Cell } from '@tangent/domain/plan/comparison.ts';
import { Check, Minus } from 'lucide-react';
import type { PlanLocale } from './plan-locale.ts';

/** What a plan has of a row: a sign with a word for those who do not see it, a number, or words. */
export function ComparisonCell({ cell, t, language }: PlanLocale & { cell: Cell }) {
  if (typeof cell === 'number') {
    return <span className="font-[650]">{new Intl.NumberFormat(FORMAT_LOCALES[language]).format(cell)}</span>;
  }
  if (typeof cell === 'object') return t(`plans.cell.${cell.label}`, cell.numbers);
  const Sign = cell ? Check : Minus;
  return (
    <>
      <Sign size={18} strokeWidth={cell ? 2.5 : 2} className={cell ? 'text-ink' : 'text-ink-3'} aria-hidden />
      <span className="sr-only">{t(cell ? 'plans.compare.included' : 'plans.compare.missing')}</span>
    </>
  );
}
