import type { FraudCaseDetail } from '@tangent/contract/insight/monitoring.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadEvidence } from '../../../api/insight/monitoring.ts';
import { DownloadButton } from '../../../parts/catalogue/upload/download-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';

/** The actions on a case: its artist responds, staff close it, both download the evidence. */
export function CaseActions({ found }: { found: FraudCaseDetail }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'answer' | 'close' | null>(null);
  const { id, state, is_own, owner, answer } = found;
  const onOpenChange = (isOpen: boolean) => setOpen(isOpen ? open : null);
  return (
    <>
      <DownloadButton label={t('watch.evidence')} download={(signal) => downloadEvidence(found, signal)} />
      {is_own && state !== 'closed' && (
        <Button tone="volt" onClick={() => setOpen('answer')}>
          {t(answer === null ? 'watch.answer.action' : 'watch.answer.again')}
        </Button>
      )}
      {owner !== null && !is_own && state !== 'closed' && (
        <Button tone="volt" onClick={() => setOpen('close')}>
          {t('watch.close.action')}
        </Button>
      )}
      <AnswerDialog id={id} open={open === 'answer'} onOpenChange={onOpenChange} />
      <CloseDialog id={id} open={open === 'close'} onOpenChange={onOpenChange} />
    </>
  );
}
