import type { WizardStep } from '@tangent/domain/release/wizard-steps.ts';
import { useTranslation } from 'react-i18next';
import { ReleaseStatusPill } from '../../../parts/release/release-status.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SaveLine } from './save-line.tsx';
import { StepCount } from './step-indicator.tsx';
import { useDraftState, useForm, useWizardFindings } from './wizard-context.ts';

/** The headline of a draft: how much is missing before it can be submitted. */
export function WizardTitle({ step, onDecide }: { step: WizardStep; onDecide: () => void }) {
  const { t } = useTranslation();
  const { issues } = useWizardFindings();
  const typed = useForm((form) => form.title.trim());
  const status = useDraftState(({ release }) => release?.status ?? 'draft');
  const isCreated = useDraftState(({ release }) => release !== null);
  const title = typed || t('release.untitled');
  const fact =
    issues.length === 0 ? t('wizard.fact.ready', { title }) : t('wizard.fact.missing', { title, count: issues.length });
  return (
    <PageTitle
      above={
        <>
          <StepCount step={step} />
          <ReleaseStatusPill status={status} />
          <SaveLine onDecide={onDecide} />
        </>
      }
    >
      {!isCreated && typed === '' ? t('wizard.fact.new') : fact}
    </PageTitle>
  );
}
