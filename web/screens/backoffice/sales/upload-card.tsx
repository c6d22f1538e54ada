import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { getErrorText } from '../../../api/error-text.ts';
import { salesKeys } from '../../../api/money/backoffice-sales.ts';
import { uploadSalesFile } from '../../../api/money/upload-sales-file.ts';
import { isAbandoned } from '../../../parts/identity/account/step-up/is-abandoned.ts';
import { useStepUpGuard } from '../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { Card } from '../../../ui/card.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { Progress } from '../../../ui/progress.tsx';

/** Uploads a report from the user's computer. */
export function UploadCard() {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const sendUpload = async (file: File) => {
    setFailure(null);
    setShare(0);
    try {
      const { id } = await runConfirmed(() => uploadSalesFile(file, setShare));
      await client.invalidateQueries({ queryKey: salesKeys.all });
      await navigate(`/backoffice/sales/${id}`);
    } catch (error) {
      if (!isAbandoned(error)) setFailure(error);
    } finally {
      setShare(null);
    }
  };
  return (
    <Card title={t('sales.upload.title')}>
      {share === null ? (
        <FileDrop
          label={t('sales.upload.label')}
          hint={t('sales.upload.hint')}
          error={failure === null ? undefined : getErrorText(i18n, failure)}
          prompt={t('sales.upload.prompt')}
          accept=".csv,.tsv,.txt,.gz"
          onFiles={([file]) => file && void sendUpload(file)}
        />
      ) : (
        <Progress label={t('sales.upload.busy')} value={share} />
      )}
      {confirmationDialog}
    </Card>
  );
}
