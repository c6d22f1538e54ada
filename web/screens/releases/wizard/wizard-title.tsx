import type { WizardStep } from '@tangent/domain/release/wizard-steps.ts';
import { useTranslation } from 'react-i18next';
import { ReleaseStatusPill } from '../../../parts/release/release-status.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SaveLine } from './save-line.tsx';
import { StepCount } from './step-indicator.tsx';
import { useDraftState, useForm, useWizardFindings } from './wizard-context.ts';

/** The headline of a draft: how much is missing, or must be corrected, before it can be submitted. */
export function WizardTitle({ step, onDecide }: { step: WizardStep; onDecide: () => void }) {
  const { t } = useTranslation();
  const { issues, flaggedIssues } = useWizardFindings();
  const typed = useForm((form) => form.title.trim());
  const status = useDraftState(({ release }) => release?.status ?? 'draft');
  // Without flagged fields nothing tells whether the request of the review was met.
  const isRequestOpen = useDraftState(
    ({ release }) => release?.status === 'reopened' && release.reopening?.flagged_fields.length === 0,
  );
  const isCreated = useDraftState(({ release }) => release !== null);
  const title = typed || t('release.untitled');
  const getFact = () => {
    if (issues.length > 0) return t('wizard.fact.missing', { title, count: issues.length });
    if (flaggedIssues.length > 0) return t('wizard.fact.correct', { title, count: flaggedIssues.length });
    return t(isRequestOpen ? 'wizard.fact.resubmit' : 'wizard.fact.ready', { title });
  };
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
      {!isCreated && typed === '' ? t('wizard.fact.new') : getFact()}
    </PageTitle>
  );
}
