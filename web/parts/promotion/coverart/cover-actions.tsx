import type { CoverRun } from '@tangent/contract/promotion/coverart.ts';
import { Download, Info, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { coverUrl } from '../../../api/promotion/coverart.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useErrorToast } from '../../page/use-error-toast.ts';

type CoverActionsProps = {
  run: CoverRun;
  /** The chosen candidate; null while none is ready. */
  number: number | null;
  onVary: (number: number) => void;
  onUse: ((runId: string, number: number) => Promise<void>) | null;
  onClose: () => void;
};

/** Vary, save and use the chosen candidate; before one is ready the dialog can be left, and the run goes on. */
export function CoverActions({ run, number, onVary, onUse, onClose }: CoverActionsProps) {
  const { t } = useTranslation();
  if (number === null) return run.status === 'pending' && <Button onClick={onClose}>{t('coverart.background')}</Button>;
  return (
    <div className="flex flex-1 flex-wrap items-center gap-2">
      <p className="mr-auto flex min-w-0 gap-2 text-13 text-ink-2">
        <Info size={15} className="mt-0.5 shrink-0" aria-hidden /> {t('coverart.ai_answer')}
      </p>
      <Button disabled={run.status === 'pending'} onClick={() => onVary(number)}>
        <Shuffle size={15} aria-hidden /> {t('coverart.vary')}
      </Button>
      <LinkButton href={coverUrl(run.id, number, 'jpeg')} download>
        <Download size={15} aria-hidden /> JPEG
      </LinkButton>
      <LinkButton href={coverUrl(run.id, number, 'png')} download>
        <Download size={15} aria-hidden /> PNG
      </LinkButton>
      {onUse && <UseButton onUse={() => onUse(run.id, number)} onClose={onClose} />}
    </div>
  );
}

function UseButton({ onUse, onClose }: { onUse: () => Promise<void>; onClose: () => void }) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const use = async () => {
    setBusy(true);
    try {
      await onUse();
      onClose();
    } catch (error) {
      showError(error);
      setBusy(false);
    }
  };
  return (
    <Button tone="volt" busy={busy} onClick={() => void use()}>
      {t('coverart.use')}
    </Button>
  );
}
