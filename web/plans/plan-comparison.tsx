import { COMPARISON } from '@tangent/domain/plan/comparison.ts';
import { PLANS, type Plan } from '@tangent/domain/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/plan/prices.ts';
import { clsx } from 'clsx';
import { ComparisonCell } from './comparison-cell.tsx';
import { formatPrice } from './format-price.ts';
import type { PlanLocale } from './plan-locale.ts';
import { PlanSwitch } from './plan-switch.tsx';

type ComparisonProps = PlanLocale & {
  /** The plan of whoever reads it, if they have one. */
  own?: Plan | null;
};

/** On a narrow screen the column of the plan that the switch names; the others come back where there is room for them. */
const ONLY = {
  free: 'max-sm:hidden max-sm:group-has-[[value=free]:checked]/plans:table-cell',
  pro: 'max-sm:hidden max-sm:group-has-[[value=pro]:checked]/plans:table-cell',
  advanced: 'max-sm:hidden max-sm:group-has-[[value=advanced]:checked]/plans:table-cell',
} as const satisfies Record<Plan, string>;

/** It lies over what moves below it, so it has a ground and a line of its own: a border would stay behind. */
const HEAD =
  'sm:sticky top-(--head-top,0px) z-[5] bg-(--table-ground,var(--paper)) pr-4 shadow-[inset_0_-2px_0_var(--ink)]';

/**
 * The plans side by side. Its head stays in sight below `--head-top`, which a page sets that has a bar on top. Narrow
 * screens show one plan at a time, chosen without a script.
 */
export function PlanComparison({ own = null, t, language }: ComparisonProps) {
  return (
    <div className="group/plans">
      <PlanSwitch first={own ?? 'pro'} t={t} />
      <table className="w-full border-collapse text-left sm:table-fixed">
        <caption className="sr-only">{t('plans.compare.title')}</caption>
        <ComparisonHead own={own} t={t} language={language} />
        {COMPARISON.map(({ id, rows }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={4} className="pt-9 pb-2.5 text-15 font-[680] tracking-[-0.01em] sm:pt-11">
                {t(`plans.group.${id}`)}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.id} className="border-t border-line align-top">
                <th scope="row" className="py-3 pr-4 font-[450] text-ink-2">
                  {t(`plans.row.${row.id}`)}
                </th>
                {PLANS.map((plan) => (
                  <td key={plan} className={clsx('py-3 pr-4 font-[550] last:pr-0', ONLY[plan])}>
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

function ComparisonHead({ own = null, t, language }: ComparisonProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className={clsx(HEAD, 'w-[42%] sm:w-auto')}>
          <span className="sr-only">{t('plans.compare.plan')}</span>
        </th>
        {PLANS.map((plan) => (
          <th key={plan} scope="col" className={clsx(HEAD, 'py-3 align-bottom last:pr-0', ONLY[plan])}>
            <span className="flex flex-wrap items-center gap-x-2 text-lg font-[700] tracking-[-0.02em]">
              {t(`plan.name.${plan}`)}
              {plan === own && (
                <span className="rounded-full bg-volt px-2 py-0.5 text-2xs font-[600] tracking-normal text-on-volt">
                  {t('plans.compare.yours')}
                </span>
              )}
            </span>
            <span className="block text-13 font-[500] text-ink-2">
              {t('plans.year', { price: formatPrice(YEARLY_PRICES_CENTS[plan], language) })}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
