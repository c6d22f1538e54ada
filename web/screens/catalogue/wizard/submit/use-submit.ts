import { findPaidFeatures, type PaidFeature } from '@tangent/domain/catalogue/release/paid-features.ts';
import { type Agreements, checkAgreements } from '@tangent/domain/catalogue/release/review/agreements.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSubmitRelease } from '../../../../api/catalogue/release.ts';
import { useUser } from '../../../../app/session/session.ts';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { toRuleDraft } from '../draft/draft-form.ts';
import { useForm, useWizardActions, useWizardFindings } from '../wizard-context.ts';
import { listPaidFeatures, type SubmitFailure, toSubmitFailure } from './submit-failure.ts';
import type { ProofForm } from './use-proof-form.ts';

export type Submission = {
  readonly submit: () => void;
  readonly stage: 'idle' | 'saving' | 'sending';
  /** Why the last attempt failed. */
  readonly failure: SubmitFailure | null;
  /** The features to remove or pay for before the release can be sent. */
  readonly overPlanFeatures: readonly PaidFeature[];
  readonly showPlan: () => void;
  readonly closePlan: () => void;
  /** The same features, as far as they are known before submitting. */
  readonly locked: readonly PaidFeature[];
};

type SubmitInput = { agreements: Agreements; proof: ProofForm };

/** Submits the release for review. An incomplete one is not sent. */
export function useSubmit({ agreements, proof }: SubmitInput, onIncomplete: () => void): Submission {
  const locked = useLockedFeatures();
  const { issues } = useWizardFindings();
  const { stage, send } = useSending({ agreements, proof });
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const [overPlanFeatures, setOverPlanFeatures] = useState<readonly PaidFeature[]>([]);

  const explain = (error: unknown) => {
    const found = toSubmitFailure(error);
    if (found.kind === 'plan') setOverPlanFeatures(listPaidFeatures(error));
    else setFailure(found);
    if (found.kind === 'refused') onIncomplete();
  };
  const submit = () => {
    setFailure(null);
    if (locked.length > 0) return setOverPlanFeatures(locked);
    if (issues.length + proof.issues.length + checkAgreements(agreements).length > 0) return onIncomplete();
    void send().catch(explain);
  };
  const showPlan = () => setOverPlanFeatures(locked);
  const closePlan = () => setOverPlanFeatures([]);
  return { submit, stage, failure, overPlanFeatures, locked, showPlan, closePlan };
}

/** Saves unsaved changes, submits the release and opens its page. Saving shows its own errors. */
function useSending({ agreements, proof }: SubmitInput) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { trySave } = useWizardActions();
  const { mutateAsync } = useSubmitRelease();
  const [stage, setStage] = useState<Submission['stage']>('idle');
  const send = async () => {
    setStage('saving');
    try {
      const saved = await trySave();
      if (saved === null) return;
      await proof.store();
      setStage('sending');
      const release = await mutateAsync({ id: saved.id, version: saved.version, agreements });
      toast('good', t('wizard.submitted'));
      await navigate(`/distributions/${release.id}`);
    } finally {
      setStage('idle');
    }
  };
  return { stage, send };
}

/**
 * Returns the features outside the plan. For a corrected release only the server knows which plan it started under
 * (A-104).
 */
function useLockedFeatures(): PaidFeature[] {
  const { capabilities } = useUser();
  const form = useForm((now) => now);
  const { resubmission } = useWizardFindings().facts;
  if (resubmission) return [];
  return findPaidFeatures(toRuleDraft(form)).filter(({ capability }) => !capabilities.includes(capability));
}
