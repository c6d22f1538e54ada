import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../api/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';

type ConflictDialogProps = { open: boolean; onClose: () => void; reload: (keepMine: boolean) => Promise<void> };

/** Another tab saved this release first: reload it, with or without what was typed here. */
export function ConflictDialog({ open, onClose, reload }: ConflictDialogProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const choose = async (keepMine: boolean) => {
    setBusy(true);
    await reload(keepMine).then(onClose, (error: unknown) => toast('bad', getErrorText(i18n, error)));
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('wizard.conflict.title')}
      description={t('wizard.conflict.text')}
      actions={
        <>
          <Button busy={busy} onClick={() => void choose(false)}>
            {t('wizard.conflict.theirs')}
          </Button>
          <Button tone="volt" busy={busy} onClick={() => void choose(true)}>
            {t('wizard.conflict.mine')}
          </Button>
        </>
      }
    />
  );
}
