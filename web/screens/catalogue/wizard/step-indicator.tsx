import { WIZARD_STEPS, type WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { findStep } from '../../../parts/catalogue/release/step-issues.ts';
import { type Step, StepList, type StepState } from '../../../ui/list/step-list.tsx';
import { useDraftState, useWizardActions, useWizardFindings } from './wizard-context.ts';

/** 'Step {current} of {total}' (S2-058). */
export function StepCount({ step }: { step: WizardStep }) {
  const { t } = useTranslation();
  return <>{t('wizard.step', { current: WIZARD_STEPS.indexOf(step) + 1, total: WIZARD_STEPS.length })}</>;
}

/** Links the six steps; each is always available, and leaving one saves it without checking it. */
export function StepNavigation({ step, onLeave }: { step: WizardStep; onLeave: () => void }) {
  const { t } = useTranslation();
  const { issues, shown } = useWizardFindings();
  const { stepPath } = useWizardActions();
  const isCreated = useDraftState(({ release }) => release !== null);
  const toState = (other: WizardStep): StepState => {
    if (other === step) return 'now';
    if (shown.some((issue) => findStep(issue.path) === other)) return 'problem';
    const complete = !issues.some((issue) => findStep(issue.path) === other);
    return complete && other !== 'review' && isCreated ? 'done' : 'next';
  };
  const steps: Step[] = WIZARD_STEPS.map((key) => ({ key, label: t(`wizard.steps.${key}`), state: toState(key) }));
  return (
    <StepList
      label={t('wizard.steps_label')}
      steps={steps}
      link={({ key }, content, itemClass) => (
        <Link to={stepPath(key as WizardStep)} className={itemClass} onClick={onLeave}>
          {content}
        </Link>
      )}
    />
  );
}
