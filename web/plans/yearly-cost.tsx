import { PLANS, type Plan } from '@tangent/domain/money/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { breakEvenCents, NEVER_CHARGED, ourSharePercent } from '@tangent/domain/money/plan/true-cost.ts';
import type { ReactNode } from 'react';
import { formatPrice } from './format-price.ts';
import type { PlanLocale } from './plan-locale.ts';

/** The cost of a year with all features, line by line: the price, and nothing else. */
export function YearlyCost({ t, language }: PlanLocale) {
  const formatPlanPrice = (plan: Plan) => formatPrice(YEARLY_PRICES_CENTS[plan], language);
  return (
    <>
      <table className="num w-full border-collapse text-right max-sm:text-13">
        <caption className="sr-only">{t('plans.cost.caption')}</caption>
        <CostHead t={t} />
        <tbody>
          <Line name={t('plans.cost.price')} formatAmount={formatPlanPrice} />
          {NEVER_CHARGED.map((item) => (
            <Line key={item} name={t(`plans.cost.${item}`)} formatAmount={() => formatPrice(0, language)} />
          ))}
        </tbody>
        <tfoot>
          <Line isTotal name={t('plans.cost.total')} formatAmount={formatPlanPrice} />
          <Line
            name={t('plans.cost.kept')}
            formatAmount={(plan) => t('plans.cost.kept_percent', { percent: ourSharePercent(plan) })}
          />
        </tfoot>
      </table>
      <p className="mt-4 text-15 font-strong">
        {t('plans.cost.break_even', {
          amount: formatPrice(breakEvenCents('pro'), language),
          pro: t('plan.name.pro'),
          free: t('plan.name.free'),
        })}
      </p>
    </>
  );
}

function CostHead({ t }: Pick<PlanLocale, 't'>) {
  return (
    <thead className="text-13 font-bold">
      <tr>
        <th scope="col" className="w-1/2 pr-3 pb-2 text-left">
          <span className="sr-only">{t('plans.cost.item')}</span>
        </th>
        {PLANS.map((plan) => (
          <th key={plan} scope="col" className="pb-2 pl-2">
            {t(`plan.name.${plan}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type LineProps = { name: ReactNode; formatAmount: (plan: Plan) => string; isTotal?: boolean };

function Line({ name, formatAmount, isTotal = false }: LineProps) {
  return (
    <tr className={isTotal ? 'border-y-2 border-ink text-15 font-bold' : 'border-t border-line'}>
      <th scope="row" className={`py-2.5 pr-3 text-left ${isTotal ? 'font-bold' : 'font-soft text-ink-2'}`}>
        {name}
      </th>
      {PLANS.map((plan) => (
        <td key={plan} className="py-2.5 pl-2">
          {formatAmount(plan)}
        </td>
      ))}
    </tr>
  );
}
