import type { UserDetail } from '@tangent/contract/people/backoffice-users.ts';
import type { UserAction } from '@tangent/domain/identity/access/account-status.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteField } from '../../../parts/form/note-field.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useUserActionToast } from './use-user-action-toast.ts';

type Undo = Exclude<UserAction, 'freeze' | 'ban'>;
type NoteDialogProps = { user: UserDetail; action: Undo; onClose: () => void };

/** Lifts a block or closes an account; the log requires a reason. */
export function NoteDialog({ user, action, onClose }: NoteDialogProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [forced, setForced] = useState(false);
  const [tried, setTried] = useState(false);
  const doing = useUserActionToast(user, onClose);
  const inStores = action === 'deactivate' ? user.live_release_count : 0;
  const isMeant = inStores === 0 || forced;
  const confirm = () => {
    setTried(true);
    const trimmed = note.trim();
    if (trimmed === '' || !isMeant) return;
    doing.action(action === 'deactivate' ? { action, note: trimmed, forced } : { action, note: trimmed });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`backoffice.user.action.${action}.title`, { name: user.name })}
      description={t(`backoffice.user.action.${action}.detail`)}
      confirm={t(`backoffice.user.action.${action}.verb`)}
      tone={action === 'deactivate' ? 'bad' : 'volt'}
      busy={doing.busy}
      onConfirm={confirm}
    >
      <NoteField note={note} missing={tried && note.trim() === ''} onChange={setNote} />
      {inStores > 0 && (
        <CheckboxField
          label={t('backoffice.user.forced', { count: inStores })}
          error={tried && !forced ? t('backoffice.user.forced_missing') : undefined}
          checked={forced}
          onChange={(event) => setForced(event.target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
