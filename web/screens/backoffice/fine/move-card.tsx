import type { StaffFineDispute } from '@tangent/contract/money/fine-dispute.ts';
import { FINE_DISPUTES } from '@tangent/domain/money/money-limits.ts';
import { NEXT_FINE_DISPUTE_STATES } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoveDispute } from '../../../api/money/fine-dispute.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

type Next = 'sent' | 'accepted' | 'refused';

/** Moves a dispute on with a note for its artist; nothing while no step is left. */
export function MoveCard({ dispute: { id, state, step } }: { dispute: StaffFineDispute }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useMoveDispute(id);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const next: readonly Next[] = NEXT_FINE_DISPUTE_STATES[state];
  if (next.length === 0) return null;
  const move = (to: Next) => {
    const isWithout = to === 'refused' && note.trim() === '';
    setMissing(isWithout);
    if (isWithout) return;
    mutate(
      { state: to, note: note.trim() || null },
      {
        onSuccess: () => {
          setNote('');
          toast('good', t('backoffice.fines.moved'));
        },
        onError: showError,
      },
    );
  };
  return (
    <Card title={t(`backoffice.fines.step.${step}`)} isRegion>
      <div className="grid gap-4">
        <TextareaField
          label={t('backoffice.fines.note')}
          hint={t('backoffice.fines.note_hint')}
          error={isMissing ? t('backoffice.fines.note_missing') : undefined}
          rows={3}
          maxLength={FINE_DISPUTES.note_max_chars}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          {next.toReversed().map((to) => (
            <Button key={to} tone={to === 'refused' ? 'plain' : 'volt'} busy={isPending} onClick={() => move(to)}>
              {t(`backoffice.fines.move.${to}`)}
            </Button>
          ))}
        </div>
      </div>
    </Card>
  );
}
