import type { SalesFileDetail } from '@tangent/contract/money/backoffice-sales.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackofficeStores } from '../../../api/catalogue/backoffice-store.ts';
import { type FileActionInput, useFileAction } from '../../../api/money/backoffice-sales.ts';
import { NoteField } from '../../../parts/form/note-field.tsx';
import { useStepUpGuard } from '../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { findStoreChoice } from './find-store-choice.ts';

type Action = SalesFileDetail['actions'][number];
type FileActionDialogProps = { action: Action; detail: SalesFileDetail; onClose: () => void };

/** Explains what an action does to the money, and asks for the reason that the log requires. */
export function FileActionDialog({ action, detail, onClose }: FileActionDialogProps) {
  const { t, i18n } = useTranslation();
  const { file } = detail;
  const form = useFileForm(action, detail, onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`sales.action.${action}.title`, { name: file.name })}
      description={
        file.kind === 'trends'
          ? t(`sales.trends_action.${action}`)
          : t(`sales.action.${action}.detail`, { amount: formatMicroDollars(file.gross_micros, i18n.language) })
      }
      confirm={t(`sales.action.${action}.verb`)}
      tone={action === 'reverse' ? 'bad' : 'volt'}
      busy={form.busy}
      onConfirm={form.confirm}
    >
      {form.needsStore && (
        <StoreField
          value={form.storeId}
          hint={t(form.isDoubtful ? 'sales.store_doubt' : 'sales.store_hint')}
          missing={form.storeMissing}
          onChange={form.setStoreId}
        />
      )}
      <NoteField note={form.note} missing={form.noteMissing} onChange={form.setNote} />
      {form.confirmationDialog}
    </ConfirmDialog>
  );
}

function StoreField(props: { value: string; hint: string; missing: boolean; onChange: (id: string) => void }) {
  const { t } = useTranslation();
  const stores = useBackofficeStores();
  return (
    <SelectField
      label={t('store.store')}
      hint={props.hint}
      error={props.missing ? t('sales.store_missing') : undefined}
      placeholder={t('sales.choose_store')}
      options={(stores.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

function useFileForm(action: Action, detail: SalesFileDetail, onClose: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const doing = useFileAction(detail.file.id);
  const [note, setNote] = useState('');
  const choice = findStoreChoice(action, detail);
  const [storeId, setStoreId] = useState(choice?.store_id ?? '');
  const [tried, setTried] = useState(false);
  const needsStore = choice !== null;
  const trimmed = note.trim();
  const confirm = () => {
    setTried(true);
    if (trimmed === '' || (needsStore && storeId === '')) return;
    const input = buildInput(action, trimmed, needsStore ? storeId : null);
    runConfirmed(() => doing.mutateAsync(input)).then(() => {
      toast('good', t(`sales.action.${action}.done`));
      onClose();
    }, showError);
  };
  const misses = { noteMissing: tried && trimmed === '', storeMissing: tried && storeId === '' };
  return {
    note,
    setNote,
    storeId,
    setStoreId,
    needsStore,
    isDoubtful: choice?.is_doubtful ?? false,
    ...misses,
    busy: doing.isPending,
    confirm,
    confirmationDialog,
  };
}

function buildInput(action: Action, note: string, store_id: string | null): FileActionInput {
  if (action === 'reverse') return { kind: 'reverse', note: note };
  return { kind: action, note, ...(store_id === null ? {} : { store_id }) };
}
