import { PLANS, type Plan } from '@tangent/domain/plan/plan.ts';
import type { PlanLocale } from './plan-locale.ts';

/** Chooses the plan that a narrow screen shows; what is chosen is read by the style of the table, so no script is needed. */
export function PlanSwitch({ first, t }: Pick<PlanLocale, 't'> & { first: Plan }) {
  return (
    <fieldset className="sticky top-(--head-top,0px) z-[5] bg-(--table-ground,var(--paper)) py-2 sm:hidden">
      <legend className="sr-only">{t('plans.compare.choose')}</legend>
      <div className="grid grid-cols-3 rounded-control bg-sunken p-1">
        {PLANS.map((plan) => (
          <label
            key={plan}
            className="rounded-[6px] py-2 text-center font-[600] text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <input type="radio" name="compared_plan" value={plan} defaultChecked={plan === first} className="sr-only" />
            {t(`plan.name.${plan}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
