import type { StaffClaimDetail } from '@tangent/contract/promotion/rights-claim.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideDispute } from '../../../api/promotion/rights-claim.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

const NOTE_MAX_CHARS = 1000;

/** Sends a dispute to the service, or returns it to the artist with a note. */
export function DisputeCard({ claim }: { claim: StaffClaimDetail }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const decide = useDecideDispute(claim.id);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () =>
    decide.mutate(
      { decision: 'send' },
      { onSuccess: () => toast('good', t('claim.staff.done.sent')), onError: showError },
    );
  const giveBack = () => {
    setMissing(note.trim() === '');
    if (note.trim() === '') return;
    decide.mutate(
      { decision: 'return', note },
      { onSuccess: () => toast('good', t('claim.staff.done.returned')), onError: showError },
    );
  };
  return (
    <Card title={t('claim.staff.dispute')} isRegion>
      <div className="grid gap-4">
        {claim.is_repeated && (
          <p className="text-13 text-warn">{t('claim.staff.repeated', { count: claim.lost_disputes })}</p>
        )}
        <Button tone="volt" busy={decide.isPending} onClick={send}>
          {t('claim.staff.send', { service: t(`claim.service.${claim.service}`) })}
        </Button>
        <TextareaField
          label={t('claim.staff.note')}
          error={isMissing ? t('claim.staff.note_missing') : undefined}
          rows={3}
          maxLength={NOTE_MAX_CHARS}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button busy={decide.isPending} onClick={giveBack}>
          {t('claim.staff.return')}
        </Button>
      </div>
    </Card>
  );
}
