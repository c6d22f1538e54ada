import type { StaffClaimDetail } from '@tangent/contract/promotion/rights-claim.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldClaimEarnings } from '../../../api/promotion/rights-claim.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatInstant } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** Puts the earnings of the claimed release on hold while the claim is open, or releases them. */
export function HoldCard({ claim: { id, held_since } }: { claim: StaffClaimDetail }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const change = useHoldClaimEarnings(id);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const hold = held_since === null;
  const submit = () => {
    setMissing(note.trim() === '');
    if (note.trim() === '') return;
    change.mutate(
      { hold, note },
      {
        onSuccess: () => {
          setNote('');
          toast('good', t(hold ? 'claim.staff.done.held' : 'claim.staff.done.released'));
        },
        onError: showError,
      },
    );
  };
  return (
    <Card title={t('claim.staff.hold')} isRegion>
      <div className="grid gap-3">
        <p className="text-13 text-ink-2">
          {hold ? t('claim.fact.held_not') : `${t('claim.fact.held')}: ${formatInstant(held_since, i18n.language)}`}
        </p>
        <TextField
          label={t('claim.staff.hold_note')}
          error={isMissing ? t('claim.staff.hold_missing') : undefined}
          maxLength={1000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button busy={change.isPending} onClick={submit}>
          {t(hold ? 'claim.staff.hold_do' : 'claim.staff.release_do')}
        </Button>
      </div>
    </Card>
  );
}
