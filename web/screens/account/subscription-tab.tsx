import { useTranslation } from 'react-i18next';
import { useUser } from '../../app/session.ts';
import { type Fact, FactList } from '../../parts/fact-list.tsx';
import { formatDate } from '../../parts/format.ts';
import { UpgradeLink } from '../../parts/upgrade-link.tsx';
import { Card } from '../../ui/card.tsx';
import { AllowanceCard } from './allowance-card.tsx';
import { IncludedCard } from './included-card.tsx';
import { findPlanState } from './plan-state.ts';

/** Which plan holds, until when, and what it brings (SPEC 3, A-003, A-109). */
export function SubscriptionTab() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid min-w-0 gap-5">
        <PlanCard />
        <AllowanceCard />
      </div>
      <IncludedCard />
    </div>
  );
}

function PlanCard() {
  const { t, i18n } = useTranslation();
  const user = useUser();
  const { provider } = user.subscription;
  const state = findPlanState(user);
  const date = state.kind === 'free' ? null : formatDate(state.on, i18n.language);
  const paid = user.plan !== 'free' && provider !== null;
  const facts: Fact[] = [
    { key: 'expires', name: t('account.plan.expires'), value: paid && date ? date : t('account.plan.never') },
    ...(paid
      ? [{ key: 'provider', name: t('account.plan.billed_by'), value: t(`account.plan.provider.${provider}`) }]
      : []),
  ];
  return (
    <Card title={t('account.plan.title')} action={user.plan !== 'advanced' && <UpgradeLink />}>
      <div className="grid gap-5">
        <p className="display text-[2rem]">{t(`plan.name.${user.plan}`)}</p>
        <p className="-mt-2 leading-relaxed text-ink-2">
          {t(`account.plan.state.${state.kind}`, { date: date ?? '' })}
        </p>
        <FactList facts={facts} />
        {paid && provider === 'apple' && <p className="leading-relaxed text-ink-2">{t('account.plan.apple')}</p>}
      </div>
    </Card>
  );
}
