import { type Capability, findCheapestPlan } from '@tangent/domain/money/plan/capability.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { PlanLink, UpgradeLink } from './upgrade-link.tsx';
import { useCapability, useUnlockText } from './use-capability.ts';

type UpsellProps = {
  capability: Capability;
  /** The locked content, such as songs that were left out. */
  children?: ReactNode;
};

/** Describes a locked feature, the plan that unlocks it and its price. Empty for users who have it. */
export function Upsell({ capability, children }: UpsellProps) {
  const { t, i18n } = useTranslation();
  const isIncluded = useCapability(capability);
  const unlock = useUnlockText();
  if (isIncluded) return null;
  const price = formatDollars(YEARLY_PRICES_CENTS[findCheapestPlan(capability)], i18n.language);
  return (
    <section
      aria-label={t(`plan.feature.${capability}.name`)}
      className="flex flex-wrap items-start gap-x-3 gap-y-2.5 rounded-card bg-sunken p-4"
    >
      <Lock size={17} className="mt-0.5 shrink-0 text-ink-2" aria-hidden />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-bold">{t(`plan.feature.${capability}.name`)}</p>
        <p className="mt-0.5 max-w-lead text-ink-2">{t(`plan.feature.${capability}.text`)}</p>
        {children && <div className="mt-1.5">{children}</div>}
        <p className="mt-1.5 text-13 font-strong">
          {unlock(capability)} · {t('plan.per_year', { price })}
        </p>
      </div>
      <UpgradeLink />
    </section>
  );
}

/** One line beside a locked control: a lock, and a link to the plan that unlocks it. Empty for users who have it. */
export function LockHint({ capability, id }: { capability: Capability; id?: string }) {
  const isIncluded = useCapability(capability);
  const unlock = useUnlockText();
  if (isIncluded) return null;
  return (
    <span id={id} className="inline-flex items-baseline gap-1 text-xs text-trace-3">
      <Lock size={12} className="shrink-0 self-center" aria-hidden />
      <PlanLink className="underline decoration-line-strong underline-offset-2 hover:text-ink">
        {unlock(capability)}
      </PlanLink>
    </span>
  );
}
