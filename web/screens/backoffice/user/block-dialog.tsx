import type { UserDetail } from '@tangent/contract/people/backoffice-users.ts';
import { BLOCK_REASONS, type BlockReason } from '@tangent/domain/identity/access/blocked.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useUserActionToast } from './use-user-action-toast.ts';

type BlockDialogProps = { user: UserDetail; action: 'freeze' | 'ban'; onClose: () => void };

/** Blocks an account: asks for a reason from the list and a note to the owner. */
export function BlockDialog({ user, action, onClose }: BlockDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<BlockReason | ''>('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const doing = useUserActionToast(user, onClose);
  const confirm = () => {
    setTried(true);
    if (reason !== '') doing.action({ action, reason, note: note.trim() || null });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`backoffice.user.action.${action}.title`, { name: user.name })}
      description={
        action === 'freeze'
          ? t('backoffice.user.action.freeze.detail')
          : t('backoffice.user.action.ban.detail', { count: user.live_release_count })
      }
      confirm={t(`backoffice.user.action.${action}.verb`)}
      tone="bad"
      busy={doing.busy}
      onConfirm={confirm}
    >
      <ReasonField reason={reason} missing={tried && reason === ''} onChange={setReason} />
      <TextareaField
        label={t('backoffice.user.note')}
        hint={t('backoffice.user.note_hint')}
        optional
        rows={3}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmDialog>
  );
}

type ReasonFieldProps = { reason: BlockReason | ''; missing: boolean; onChange: (reason: BlockReason | '') => void };

function ReasonField({ reason, missing, onChange }: ReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('backoffice.user.reason')}
      placeholder={t('backoffice.user.choose')}
      options={BLOCK_REASONS.map((value) => ({ value, label: t(`auth.blocked.reasons.${value}`) }))}
      error={missing ? t('backoffice.user.reason_missing') : undefined}
      value={reason}
      onChange={(event) => onChange(event.target.value as BlockReason | '')}
    />
  );
}
