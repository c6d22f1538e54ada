import type { StaffReferral } from '@tangent/contract/promotion/referral.ts';
import type { ReferralDecision } from '@tangent/domain/promotion/referral/friend-state.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { useDecideReferral } from '../../../api/promotion/referral.ts';
import { NoteField } from '../../../parts/form/note-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

type DecisionDialogProps = { row: StaffReferral; decision: ReferralDecision; onClose: () => void };

/** Decides whether an invited person counts; the log requires a reason. */
export function DecisionDialog({ row, decision, onClose }: DecisionDialogProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const decide = useDecideReferral();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    if (note.trim() === '') return;
    decide.mutate(
      { id: row.id, decision, note: note.trim() },
      {
        onSuccess: () => {
          toast('good', t('referral.staff.done'));
          onClose();
        },
        onError: (error) => toast('bad', getErrorText(i18n, error)),
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`referral.staff.question.${decision}`, { name: row.friend.name })}
      description={t(`referral.staff.effect.${decision}`, { referrer: row.referrer.name })}
      confirm={t(`referral.staff.${decision}`)}
      tone={decision === 'declined' ? 'bad' : 'volt'}
      busy={decide.isPending}
      onConfirm={confirm}
    >
      <NoteField note={note} missing={tried && note.trim() === ''} onChange={setNote} />
    </ConfirmDialog>
  );
}
