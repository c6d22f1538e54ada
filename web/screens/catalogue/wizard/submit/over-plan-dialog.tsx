import type { PaidFeature } from '@tangent/domain/catalogue/release/paid-features.ts';
import { findCheapestPlan } from '@tangent/domain/money/plan/capability.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../../app/session/session.ts';
import { fieldId, findStep, findTrackNumber } from '../../../../parts/catalogue/release/step-issues.ts';
import { UpgradeLink } from '../../../../parts/money/plan/upgrade-link.tsx';
import { useUnlockText } from '../../../../parts/money/plan/use-capability.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import { Button } from '../../../../ui/button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useUiLabels } from '../../../../ui/ui-labels.tsx';
import { useWizardActions } from '../wizard-context.ts';
import { removeFeature } from './remove-feature.ts';

/** Lists the over-plan features: the user can go to one, remove it in one tap, or upgrade. */
export function OverPlanDialog({ features, onClose }: { features: readonly PaidFeature[]; onClose: () => void }) {
  const { t } = useTranslation();
  const labels = useUiLabels();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const left = useMissing(features).filter(({ path }) => !gone.has(path));
  const isDone = left.length === 0;
  const upgradeOffer = useUpgradeOffer(left);
  const close = () => {
    setGone(new Set());
    onClose();
  };
  return (
    <Dialog
      open={features.length > 0}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t(isDone ? 'plan.over_plan.done' : 'plan.over_plan.title')}
      description={isDone ? t('plan.over_plan.done_text') : upgradeOffer}
      actions={
        <>
          {!isDone && <UpgradeLink />}
          <Button tone={isDone ? 'volt' : 'plain'} onClick={close}>
            {labels.close}
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {left.map((feature) => (
          <OverPlanRow
            key={feature.path}
            feature={feature}
            onEdit={close}
            onRemoved={() => setGone((before) => new Set([...before, feature.path]))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** Returns the features that the plan still lacks: the user may have upgraded in another window. */
function useMissing(features: readonly PaidFeature[]): readonly PaidFeature[] {
  const { capabilities } = useUser();
  return features.filter(({ capability }) => !capabilities.includes(capability));
}

/** Describes the cheapest plan that includes all of them, with its price. */
function useUpgradeOffer(features: readonly PaidFeature[]): string {
  const { t, i18n } = useTranslation();
  const plan = features.some(({ capability }) => findCheapestPlan(capability) === 'advanced') ? 'advanced' : 'pro';
  const price = t('plan.per_year', { price: formatDollars(YEARLY_PRICES_CENTS[plan], i18n.language) });
  return t('plan.over_plan.text', { plan: t(`plan.name.${plan}`), price });
}

type OverPlanRowProps = { feature: PaidFeature; onEdit: () => void; onRemoved: () => void };

function OverPlanRow({ feature, onEdit, onRemoved }: OverPlanRowProps) {
  const { t } = useTranslation();
  const unlock = useUnlockText();
  const { store, change, stepPath } = useWizardActions();
  const name = t(`plan.feature.${feature.capability}.name`);
  const number = findTrackNumber(feature.path);
  const without = removeFeature(store.read().form, feature);
  const remove = () => {
    change((form) => removeFeature(form, feature) ?? {});
    onRemoved();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-strong">
          {number === null ? name : t('wizard.track_issue', { number, text: name })}
        </span>
        <span className="block text-xs text-ink-3">{unlock(feature.capability)}</span>
      </span>
      <span className="flex gap-2">
        <Link
          to={{ pathname: stepPath(findStep(feature.path)), hash: fieldId(feature.path) }}
          onClick={onEdit}
          className={buttonClass('plain', 'small')}
          aria-label={t('wizard.edit_step', { step: name })}
        >
          {t('wizard.edit')}
        </Link>
        {without !== null && (
          <Button size="small" onClick={remove} aria-label={t('plan.over_plan.remove_named', { name })}>
            {t('plan.over_plan.remove')}
          </Button>
        )}
      </span>
    </li>
  );
}
