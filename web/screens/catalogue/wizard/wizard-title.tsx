import type { WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { useTranslation } from 'react-i18next';
import { ReleaseStatusPill } from '../../../parts/catalogue/release/release-status.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SaveLine } from './draft/save-line.tsx';
import { StepCount } from './step-indicator.tsx';
import { useDraftState, useForm, useWizardFindings } from './wizard-context.ts';

type Counts = { readonly missing: number; readonly flagged: number; readonly isRequestOpen: boolean };

/** Finds what the headline says first: what is missing, then what the review wants corrected. */
export function findFact({ missing, flagged, isRequestOpen }: Counts) {
  if (missing > 0) return { fact: 'missing', count: missing } as const;
  if (flagged > 0) return { fact: 'correct', count: flagged } as const;
  return { fact: isRequestOpen ? 'resubmit' : 'ready', count: 0 } as const;
}

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
  const { fact, count } = findFact({ missing: issues.length, flagged: flaggedIssues.length, isRequestOpen });
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
      {!isCreated && typed === '' ? t('wizard.fact.new') : t(`wizard.fact.${fact}`, { title, count })}
    </PageTitle>
  );
}
