import { checkDraft } from '@tangent/domain/catalogue/release/check-step.ts';
import { WIZARD_STEPS, type WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { fieldId, findStep } from '../../../../parts/catalogue/release/step-issues.ts';
import { Button } from '../../../../ui/button.tsx';
import { toRuleDraft } from '../draft/draft-form.ts';
import { useWizardActions, useWizardFindings } from '../wizard-context.ts';

type StepButtonsProps = { step: WizardStep; onValidate: () => void };

/** 'Back' saves without checking; 'Next' saves and continues only if the step is complete. */
export function StepButtons({ step, onValidate }: StepButtonsProps) {
  const { t } = useTranslation();
  const { back, next } = useStepActions(step, onValidate);
  const [pressed, setPressed] = useState<'back' | 'next' | null>(null);
  const press = (button: 'back' | 'next', action: () => Promise<void>) => () => {
    setPressed(button);
    void action().finally(() => setPressed(null));
  };
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {WIZARD_STEPS.indexOf(step) > 0 && (
        <Button tone="quiet" busy={pressed === 'back'} onClick={press('back', back)}>
          <ArrowLeft size={16} aria-hidden /> {t('wizard.back')}
        </Button>
      )}
      <Button busy={pressed === 'next'} onClick={press('next', next)}>
        {t('wizard.next')} <ArrowRight size={16} aria-hidden />
      </Button>
    </div>
  );
}

function useStepActions(step: WizardStep, onValidate: () => void) {
  const navigate = useNavigate();
  const { facts } = useWizardFindings();
  const { store, trySave, stepPath } = useWizardActions();
  const position = WIZARD_STEPS.indexOf(step);
  const go = async (target: WizardStep | undefined) => {
    if (target !== undefined) await navigate(stepPath(target), { preventScrollReset: target !== 'review' });
  };
  /** Whether leaving the step loses nothing: the draft is saved, or will be. */
  const isSafe = () =>
    store.read().release !== null && ['saved', 'partly', 'offline', 'retrying'].includes(store.read().save);

  const back = async () => {
    if (store.read().form.artist_id !== null) await trySave();
    await go(WIZARD_STEPS[position - 1]);
  };
  const next = async () => {
    // The shown issues follow the typing with a delay, which a quick click would pass. Uploads continue between steps, so
    // only the review step waits for them.
    const issues = checkDraft(toRuleDraft(store.read().form), facts);
    const open = issues.filter((issue) => findStep(issue.path) === step && issue.code !== 'upload_unfinished');
    if (open.length === 0) {
      const saved = await trySave();
      return saved !== null || isSafe() ? go(WIZARD_STEPS[position + 1]) : undefined;
    }
    store.flush();
    onValidate();
    requestAnimationFrame(() => document.getElementById(fieldId(open[0]?.path ?? ''))?.focus());
  };
  return { back, next };
}
