import type { WizardStep } from '@tangent/domain/release/wizard-steps.ts';
import { useTranslation } from 'react-i18next';
import { ReleaseStatusPill } from '../../parts/release-status.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StepCount } from './step-indicator.tsx';
import { useWizard } from './wizard-context.ts';

/** The fact of a draft is how much is missing before it can go out. */
export function WizardTitle({ step }: { step: WizardStep }) {
  const { t } = useTranslation();
  const { draft, issues, release } = useWizard();
  const title = draft.form.title.trim() || t('release.untitled');
  const untouched = draft.id === null && draft.form.title.trim() === '';
  const fact =
    issues.length === 0 ? t('wizard.fact.ready', { title }) : t('wizard.fact.missing', { title, count: issues.length });
  return (
    <PageTitle
      above={
        <>
          <StepCount step={step} />
          <ReleaseStatusPill status={release?.status ?? 'draft'} />
        </>
      }
    >
      {untouched ? t('wizard.fact.new') : fact}
    </PageTitle>
  );
}
