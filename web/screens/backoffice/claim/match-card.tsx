import type { StaffClaimDetail } from '@tangent/contract/promotion/rights-claim.ts';
import { checkIsrc } from '@tangent/domain/catalogue/release/check-codes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatchClaim } from '../../../api/promotion/rights-claim.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** Matches a claim to a track by the ISRC that staff found. */
export function MatchCard({ claim: { id, recording_title } }: { claim: StaffClaimDetail }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const sentence = useIssueSentence();
  const match = useMatchClaim(id);
  const [isrc, setIsrc] = useState('');
  const [tried, setTried] = useState(false);
  const [issue] = checkIsrc('isrc', isrc);
  const submit = () => {
    setTried(true);
    if (issue !== undefined) return;
    match.mutate(isrc, { onSuccess: () => toast('good', t('claim.staff.done.matched')), onError: showError });
  };
  return (
    <Card title={t('claim.staff.match')} isRegion>
      <div className="grid gap-3">
        <TextField
          label="ISRC"
          hint={t('claim.staff.match_hint', { title: recording_title })}
          error={tried && issue !== undefined ? sentence(issue) : undefined}
          maxLength={20}
          value={isrc}
          onChange={({ target }) => setIsrc(target.value)}
        />
        <Button tone="volt" busy={match.isPending} onClick={submit}>
          {t('claim.staff.match_do')}
        </Button>
      </div>
    </Card>
  );
}
