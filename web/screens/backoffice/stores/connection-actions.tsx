import type { StoreOverview } from '@tangent/contract/catalogue/backoffice-store.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePauseStore, useResumeStore } from '../../../api/catalogue/backoffice-store.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** Pauses a store's deliveries, or resumes them. */
export function ConnectionActions({ store }: { store: StoreOverview }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const resume = useResumeStore();
  if (store.connection.state === 'open') {
    return (
      <>
        <Button
          size="small"
          aria-label={t('backoffice.connection.pause_store', { store: store.name })}
          onClick={() => setOpen(true)}
        >
          {t('backoffice.connection.pause')}
        </Button>
        <PauseDialog store={store} open={open} onOpenChange={setOpen} />
      </>
    );
  }
  return (
    <Button
      size="small"
      busy={resume.isPending}
      aria-label={t('backoffice.connection.resume_store', { store: store.name })}
      onClick={() =>
        resume.mutate(store.id, {
          onSuccess: () => toast('good', t('backoffice.connection.resumed', { store: store.name })),
          onError: (error) => toast('bad', getErrorText(i18n, error)),
        })
      }
    >
      {t('backoffice.connection.resume')}
    </Button>
  );
}

type PauseDialogProps = { store: StoreOverview; open: boolean; onOpenChange: (open: boolean) => void };

function PauseDialog({ store, open, onOpenChange }: PauseDialogProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const pause = usePauseStore();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const done = () => {
    toast('good', t('backoffice.connection.paused_done', { store: store.name }));
    onOpenChange(false);
  };
  const confirm = () => {
    setTried(true);
    if (note.trim() === '') return;
    const input = { id: store.id, note: note.trim() };
    pause.mutate(input, { onSuccess: done, onError: (error) => toast('bad', getErrorText(i18n, error)) });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('backoffice.connection.pause_store', { store: store.name })}
      description={t('backoffice.connection.pause_detail')}
      confirm={t('backoffice.connection.pause')}
      busy={pause.isPending}
      onConfirm={confirm}
    >
      <TextField
        label={t('backoffice.connection.pause_note')}
        value={note}
        maxLength={500}
        error={tried && note.trim() === '' ? t('backoffice.connection.note_missing') : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmDialog>
  );
}
