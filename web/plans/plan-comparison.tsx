import { FORMAT_LOCALES } from '@tangent/domain/locale.ts';
import { type ComparisonCell as Cell, COMPARISON } from '@tangent/domain/money/plan/comparison.ts';
import { PLANS, type Plan } from '@tangent/domain/money/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { formatPrice } from './format-price.ts';
import type { PlanLocale } from './plan-locale.ts';

/** Chooses the plan that a narrow screen shows; the style of the table reads the choice, so no script is needed. */
function PlanSwitch({ first, t }: Pick<PlanLocale, 't'> & { first: Plan }) {
  return (
    <fieldset className="sticky top-(--head-top,0px) z-5 bg-(--table-ground,var(--paper)) py-2 sm:hidden">
      <legend className="sr-only">{t('plans.compare.choose')}</legend>
      <div className="grid grid-cols-3 rounded-control bg-sunken p-1">
        {PLANS.map((plan) => (
          <label
            key={plan}
            className="rounded-md py-2 text-center font-strong text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <input type="radio" name="compared_plan" value={plan} defaultChecked={plan === first} className="sr-only" />
            {t(`plan.name.${plan}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The value of a plan in a row: an icon with a text alternative, a number, or text. */
function ComparisonCell({ cell, t, language }: PlanLocale & { cell: Cell }) {
  if (typeof cell === 'number') {
    return <span className="font-bold">{new Intl.NumberFormat(FORMAT_LOCALES[language]).format(cell)}</span>;
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

type ComparisonProps = PlanLocale & {
  /** The plan of the reader, if any. */
  own?: Plan | null;
  /** The rows of what is sold but does not exist yet: they are marked. */
  coming: readonly string[];
};

/** On a narrow screen only the column of the chosen plan is shown; wider screens show all. */
const ONLY = {
  free: 'max-sm:hidden max-sm:group-has-[[value=free]:checked]/plans:table-cell',
  pro: 'max-sm:hidden max-sm:group-has-[[value=pro]:checked]/plans:table-cell',
  advanced: 'max-sm:hidden max-sm:group-has-[[value=advanced]:checked]/plans:table-cell',
} as const satisfies Record<Plan, string>;

/**
 * The header covers the rows that scroll below it, so it has its own background, and a shadow as its line: a border
 * would scroll away.
 */
const HEAD =
  'sm:sticky top-(--head-top,0px) z-5 bg-(--table-ground,var(--paper)) pr-4 shadow-[inset_0_-2px_0_var(--ink)]';

/**
 * The plans side by side. The header stays visible below `--head-top`, which pages with a bar on top set.
 * Narrow screens show one plan at a time, chosen without a script.
 */
export function PlanComparison({ own = null, coming, t, language }: ComparisonProps) {
  return (
    <div className="group/plans">
      <PlanSwitch first={own ?? 'pro'} t={t} />
      <table className="w-full border-collapse text-left sm:table-fixed">
        <caption className="sr-only">{t('plans.compare.title')}</caption>
        <ComparisonHead own={own} t={t} language={language} />
        {COMPARISON.map(({ id, rows }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={4} className="pt-9 pb-2.5 text-15 font-bold tracking-text sm:pt-11">
                {t(`plans.group.${id}`)}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.id} className="border-t border-line align-top">
                <th scope="row" className="py-3 pr-4 font-soft text-ink-2">
                  {t(`plans.row.${row.id}`)}
                  {coming.includes(row.id) && (
                    <span className="ml-2 rounded-full px-2 py-0.5 text-2xs font-strong whitespace-nowrap text-ink ring-1 ring-line-strong ring-inset">
                      {t('plans.compare.coming')}
                    </span>
                  )}
                </th>
                {PLANS.map((plan) => (
                  <td key={plan} className={clsx('py-3 pr-4 font-medium last:pr-0', ONLY[plan])}>
                    <ComparisonCell cell={row.getCell(plan)} t={t} language={language} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function ComparisonHead({ own = null, t, language }: Omit<ComparisonProps, 'coming'>) {
  return (
    <thead>
      <tr>
        <th scope="col" className={clsx(HEAD, 'w-[42%] sm:w-auto')}>
          <span className="sr-only">{t('plans.compare.plan')}</span>
        </th>
        {PLANS.map((plan) => (
          <th key={plan} scope="col" className={clsx(HEAD, 'py-3 align-bottom last:pr-0', ONLY[plan])}>
            <span className="flex flex-wrap items-center gap-x-2 text-lg font-bold tracking-title">
              {t(`plan.name.${plan}`)}
              {plan === own && (
                <span className="rounded-full bg-volt px-2 py-0.5 text-2xs font-strong tracking-normal text-on-volt">
                  {t('plans.compare.yours')}
                </span>
              )}
            </span>
            <span className="block text-13 font-soft text-ink-2">
              {t('plans.year', { price: formatPrice(YEARLY_PRICES_CENTS[plan], language) })}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
