import { WIZARD_STEPS, type WizardStep } from '@tangent/domain/release/wizard-steps.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { fieldId, stepOfPath } from './step-issues.ts';
import { useWizard } from './wizard-context.ts';

/** Back saves without judging, Save draft saves, Next saves and lets on only what is complete. */
export function WizardFooter({ step, onAsk }: { step: WizardStep; onAsk: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { draft, issues, trySave } = useWizard();
  const [pressed, setPressed] = useState<'back' | 'save' | 'next' | null>(null);
  const position = WIZARD_STEPS.indexOf(step);

  const go = async (target: WizardStep | undefined, id: string | null) => {
    if (target === undefined) return;
    await navigate(id === null ? `/distributions/new/${target}` : `/distributions/${id}/edit/${target}`);
  };
  const press = (button: 'back' | 'save' | 'next', act: () => Promise<void>) => () => {
    setPressed(button);
    void act().finally(() => setPressed(null));
  };
  const back = async () => {
    const saved = draft.form.artist_id === null ? null : await trySave();
    await go(WIZARD_STEPS[position - 1], saved?.id ?? draft.id);
  };
  const save = async () => {
    if ((await trySave()) !== null) toast('good', t('wizard.saved'));
  };
  const next = async () => {
    // A file on its way goes on between the steps, so nobody has to wait for it here; the review step does.
    const open = issues.filter((issue) => stepOfPath(issue.path) === step && issue.code !== 'upload_unfinished');
    const saved = draft.form.artist_id === null ? null : await trySave();
    if (open.length > 0) {
      onAsk();
      requestAnimationFrame(() => document.getElementById(fieldId(open[0]?.path ?? ''))?.focus());
      return;
    }
    if (saved !== null) await go(WIZARD_STEPS[position + 1], saved.id);
  };

  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line pt-5">
      {position > 0 && (
        <Button tone="quiet" busy={pressed === 'back'} onClick={press('back', back)}>
          <ArrowLeft size={16} aria-hidden /> {t('wizard.back')}
        </Button>
      )}
      <span className="ml-auto" />
      <Button busy={pressed === 'save'} onClick={press('save', save)}>
        {t('wizard.save_draft')}
      </Button>
      <Button tone="volt" busy={pressed === 'next'} onClick={press('next', next)}>
        {t('wizard.next')} <ArrowRight size={16} aria-hidden />
      </Button>
    </div>
  );
}
