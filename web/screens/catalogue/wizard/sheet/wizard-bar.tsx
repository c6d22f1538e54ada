import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatList } from '../../../../parts/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { useOpenQuestions } from '../use-open-questions.ts';
import { useWizardActions } from '../wizard-context.ts';
import { PreviewLink } from './preview-link.tsx';

/** The open questions, and the way to the review over everything that is answered; always in view. */
export function WizardBar({ onLeave }: { onLeave: () => void }) {
  const { t, i18n } = useTranslation();
  const { stepPath } = useWizardActions();
  const open = useOpenQuestions().map((question) => t(`sheet.name.${question}`));
  return (
    <div className="sticky bottom-0 z-10 flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-paper py-2.5">
      <SaveButton />
      <span className="ml-auto text-13 text-ink-2 max-sm:hidden">
        {open.length > 0 && t('sheet.bar.open', { list: formatList(open, i18n.language) })}
      </span>
      <PreviewLink className="max-sm:hidden" />
      <Link to={stepPath('review')} onClick={onLeave} className={buttonClass('plain', 'large', 'max-sm:ml-auto')}>
        {t('wizard.steps.review')} <ArrowRight size={16} aria-hidden />
      </Link>
    </div>
  );
}

function SaveButton() {
  const { t } = useTranslation();
  const toast = useToast();
  const { store, trySave } = useWizardActions();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if ((await trySave()) === null) return;
    if (store.read().save === 'partly') toast('info', t('saving.state.partly'));
    else toast('good', t('wizard.saved'));
  };
  const press = () => {
    setBusy(true);
    void save().finally(() => setBusy(false));
  };
  return (
    <Button tone="quiet" busy={busy} onClick={press}>
      {t('wizard.save_draft')}
    </Button>
  );
}
