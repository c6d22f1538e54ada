import { checkDraft } from '@tangent/domain/catalogue/release/check-step.ts';
import { WIZARD_STEPS, type WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { fieldId, findStep } from '../../../parts/catalogue/release/step-issues.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { toRuleDraft } from './draft/draft-form.ts';
import { useWizardActions, useWizardFindings } from './wizard-context.ts';

type FooterButton = 'back' | 'save' | 'next';

/**
 * 'Back' saves without checking, 'Save draft' saves, 'Next' saves and continues only if the step is complete.
 */
export function WizardFooter({ step, onValidate }: { step: WizardStep; onValidate: () => void }) {
  const { t } = useTranslation();
  const { back, save, next } = useFooterActions(step, onValidate);
  const [pressed, setPressed] = useState<FooterButton | null>(null);
  const press = (button: FooterButton, action: () => Promise<void>) => () => {
    setPressed(button);
    void action().finally(() => setPressed(null));
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-5">
      {WIZARD_STEPS.indexOf(step) > 0 && (
        <Button tone="quiet" busy={pressed === 'back'} onClick={press('back', back)}>
          <ArrowLeft size={16} aria-hidden /> {t('wizard.back')}
        </Button>
      )}
      <span className="ml-auto flex flex-wrap justify-end gap-2">
        <Button busy={pressed === 'save'} onClick={press('save', save)}>
          {t('wizard.save_draft')}
        </Button>
        <Button tone="volt" busy={pressed === 'next'} onClick={press('next', next)}>
          {t('wizard.next')} <ArrowRight size={16} aria-hidden />
        </Button>
      </span>
    </div>
  );
}

function useFooterActions(step: WizardStep, onValidate: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { facts } = useWizardFindings();
  const { store, trySave, stepPath } = useWizardActions();
  const position = WIZARD_STEPS.indexOf(step);
  const go = async (target: WizardStep | undefined) => {
    if (target !== undefined) await navigate(stepPath(target));
  };
  /** Whether leaving the step loses nothing: the draft is saved, or will be. */
  const isSafe = () =>
    store.read().release !== null && ['saved', 'partly', 'offline', 'retrying'].includes(store.read().save);

  const back = async () => {
    if (store.read().form.artist_id !== null) await trySave();
    await go(WIZARD_STEPS[position - 1]);
  };
  const save = async () => {
    if ((await trySave()) === null) return;
    if (store.read().save === 'partly') toast('info', t('saving.state.partly'));
    else toast('good', t('wizard.saved'));
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
  return { back, save, next };
}
