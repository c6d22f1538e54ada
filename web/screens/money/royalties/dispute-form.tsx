import type { RoyaltyEntryDetail } from '@tangent/contract/money/royalty-entry.ts';
import { FINE_DISPUTES } from '@tangent/domain/money/money-limits.ts';
import { FINE_DISPUTE_REASONS, type FineDisputeReason } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenDispute } from '../../../api/money/fine-dispute.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

type DisputeFormProps = { entry: RoyaltyEntryDetail; until: string };

/** Offers to dispute a fine, and then asks for the reason and the facts. */
export function DisputeForm({ entry, until }: DisputeFormProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={t('royalty.dispute.title')} className="grid gap-3">
      <p>{t('royalty.dispute.text', { store: entry.platform.name, date: formatDate(until, i18n.language) })}</p>
      {isOpen ? (
        <Fields entry={entry} />
      ) : (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          {t('royalty.dispute.open')}
        </Button>
      )}
    </section>
  );
}

function Fields({ entry: { transaction_id } }: Pick<DisputeFormProps, 'entry'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useOpenDispute(transaction_id);
  const [reason, setReason] = useState<FineDisputeReason>(FINE_DISPUTE_REASONS[0]);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = note.trim() === '';
  const send = () => {
    setTried(true);
    if (isMissing) return;
    mutate(
      { reason, note: note.trim() },
      { onSuccess: () => toast('good', t('royalty.dispute.received')), onError: showError },
    );
  };
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('royalty.dispute.reason')}
        options={FINE_DISPUTE_REASONS.map((value) => ({ value, label: t(`royalty.dispute.reasons.${value}`) }))}
        value={reason}
        onChange={({ target }) => setReason(target.value as FineDisputeReason)}
      />
      <TextareaField
        label={t('royalty.dispute.note')}
        hint={t('royalty.dispute.note_hint')}
        error={isTried && isMissing ? t('royalty.dispute.note_missing') : undefined}
        maxLength={FINE_DISPUTES.note_max_chars}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button tone="volt" className="justify-self-end" busy={isPending} onClick={send}>
        {t('royalty.dispute.send')}
      </Button>
    </div>
  );
}
