import { type Capability, findCheapestPlan } from '@tangent/domain/money/plan/capability.ts';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../app/session/session.ts';

/** Whether the user's plan includes a capability. */
export function useCapability(capability: Capability): boolean {
  return useUser().capabilities.includes(capability);
}

/** Names the plan that unlocks a capability: 'Included in PRO', for locked fields and choices. */
export function useUnlockText(): (capability: Capability) => string {
  const { t } = useTranslation();
  return (capability) => t('plan.included_in', { plan: t(`plan.name.${findCheapestPlan(capability)}`) });
}
