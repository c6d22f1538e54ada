import type { Store } from '@tangent/contract/catalogue/store.ts';
import { type Agreements, checkAgreements } from '@tangent/domain/catalogue/release/review/agreements.ts';
import { WIZARD_STEPS } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { ArrowLeft, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { LyricsForecast } from '../lyrics/lyrics-forecast.tsx';
import { PreviewLink } from '../sheet/preview-link.tsx';
import { ClaimForecast } from '../stores/claim-forecast.tsx';
import { PreOrderForecast } from '../stores/pre-order-forecast.tsx';
import { StoreVerdicts } from '../style/style-verdicts.tsx';
import { AiTreatments } from '../tracks/ai-treatments.tsx';
import { WizardAllowance } from '../wizard-allowance.tsx';
import { useForm, useWizardActions, useWizardFindings } from '../wizard-context.ts';
import { AgreementBoxes } from './agreement-boxes.tsx';
import { IssueLinks } from './issue-links.tsx';
import { OverPlanDialog } from './over-plan-dialog.tsx';
import { ProOffer } from './pro-offer.tsx';
import { ProofCard } from './proof-card.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { SubmitFailureNote } from './submit-failure-note.tsx';
import { useProofForm } from './use-proof-form.ts';
import { type Submission, useSubmit } from './use-submit.ts';

type IssueListProps = {
  proofIssues: readonly Issue[];
  missingAgreements: readonly Issue[];
  /** How often 'Submit' was refused; each time the list comes into view and is announced. */
  refusals: number;
};

/**
 * Lists what is missing, each line linked to its field; shown as soon as the review step opens. What only the
 * review step itself asks for joins the list when 'Submit' is refused.
 */
function IssueList({ proofIssues, missingAgreements, refusals }: IssueListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) list.current?.focus();
  }, [refusals]);
  const { issues: draftIssues } = useWizardFindings();
  const isRefused = refusals > 0;
  const issues = isRefused ? [...draftIssues, ...proofIssues] : draftIssues;
  const [agreement] = isRefused ? missingAgreements : [];
  if (issues.length === 0 && agreement === undefined) return null;
  return (
    <div ref={list} tabIndex={-1} className="scroll-mt-20 rounded-card">
      <Banner tone={isRefused ? 'bad' : 'warn'} title={t(isRefused ? 'error.fix_errors' : 'error.incomplete')}>
        <IssueLinks issues={issues} />
        {agreement && (
          <p className="mt-1.5">
            <Link className="text-link" to={{ hash: fieldId(agreement.path) }}>
              {t('wizard.agreements.missing', { title: t('wizard.agreements.title') })}
            </Link>
          </p>
        )}
      </Banner>
    </div>
  );
}

const NOTHING_AGREED: Agreements = { owns_rights: false, no_infringement: false, release_terms: false };

/** Shows a summary, its issues, the three agreements, and the button that submits the release (S5-012 to S5-014). */
export function ReviewStep({ stores, onValidate }: { stores: readonly Store[]; onValidate: () => void }) {
  const [agreements, setAgreements] = useState(NOTHING_AGREED);
  const [refusals, setRefusals] = useState(0);
  const tried = refusals > 0;
  const proof = useProofForm();
  const missingAgreements = checkAgreements(agreements);
  const submission = useSubmit({ agreements, proof }, () => {
    setRefusals(refusals + 1);
    onValidate();
  });
  return (
    <>
      <IssueList proofIssues={proof.issues} missingAgreements={missingAgreements} refusals={refusals} />
      <OverPlanNote submission={submission} />
      {proof.reasons.length > 0 && <ProofCard proof={proof} tried={tried} />}
      <AgreementBoxes agreements={agreements} missing={tried ? missingAgreements : []} onChange={setAgreements} />
      <ReviewSummary stores={stores} />
      <StoreVerdicts stores={stores} />
      <AiTreatments stores={stores} />
      <ClaimForecast stores={stores} />
      <LyricsForecast stores={stores} />
      <PreOrderForecast stores={stores} />
      <WizardAllowance />
      <ProOffer stores={stores} />
      {submission.failure && <SubmitFailureNote failure={submission.failure} />}
      <SubmitBar submission={submission} isAgreed={missingAgreements.length === 0} />
      <OverPlanDialog features={submission.overPlanFeatures} onClose={submission.closePlan} />
    </>
  );
}

function OverPlanNote({ submission: { locked, showPlan } }: { submission: Submission }) {
  const { t } = useTranslation();
  if (locked.length === 0) return null;
  return (
    <Banner
      tone="warn"
      title={t('plan.over_plan.title')}
      action={
        <Button size="small" onClick={showPlan}>
          {t('plan.over_plan.show')}
        </Button>
      }
    >
      {t('plan.over_plan.count', { count: locked.length })}
    </Banner>
  );
}

type SubmitBarProps = { submission: Submission; isAgreed: boolean };

function SubmitBar({ submission: { submit, stage }, isAgreed }: SubmitBarProps) {
  const { t } = useTranslation();
  const { stepPath } = useWizardActions();
  const title = useForm((form) => form.title.trim()) || t('release.untitled');
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-5">
      <Link to={stepPath(WIZARD_STEPS[4])} className={buttonClass('quiet', 'medium')}>
        <ArrowLeft size={16} aria-hidden /> {t('wizard.back')}
      </Link>
      <span className="flex flex-wrap items-center justify-end gap-3">
        <span role="status" className="text-13 text-ink-2">
          {stage === 'idle' ? t('wizard.submit_note') : t(`wizard.submit_stage.${stage}`)}
        </span>
        <PreviewLink />
        <Button tone={isAgreed ? 'volt' : 'plain'} size="large" busy={stage !== 'idle'} onClick={submit}>
          <Send size={16} aria-hidden /> {t('wizard.submit', { title })}
        </Button>
      </span>
    </div>
  );
}
