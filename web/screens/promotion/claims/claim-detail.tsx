import type { RightsClaimDetail } from '@tangent/contract/promotion/rights-claim.ts';
import { useTranslation } from 'react-i18next';
import { useRightsClaim } from '../../../api/promotion/rights-claim.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { ClaimAnswerSteps } from '../../../parts/promotion/claim/claim-answer-steps.tsx';
import { ClaimEvidence } from '../../../parts/promotion/claim/claim-evidence.tsx';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AnswerForm } from './answer-form.tsx';

type ClaimDetailProps = { id: string; onAnswered: () => void };

/** One claim: its evidence, and the answer or what became of it. */
export function ClaimDetail({ id, onAnswered }: ClaimDetailProps) {
  const { data, isPending, isError, error, refetch } = useRightsClaim(id);
  if (isPending) return <SkeletonRows count={6} />;
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-5">
      <Card>
        <ClaimEvidence claim={data} />
      </Card>
      {data.state === 'open' ? <OpenClaim claim={data} onAnswered={onAnswered} /> : <GivenAnswer claim={data} />}
    </div>
  );
}

function OpenClaim({ claim, onAnswered }: { claim: RightsClaimDetail; onAnswered: () => void }) {
  const { t } = useTranslation();
  return (
    <Card title={t('claim.answer.label')} isRegion>
      {claim.staff_note !== null && (
        <div role="status" className="mb-4 rounded-control bg-warn-soft p-3">
          <p className="font-bold">{t('claim.returned')}</p>
          <p className="mt-1 max-w-text whitespace-pre-line">{claim.staff_note}</p>
        </div>
      )}
      <AnswerForm claim={claim} onAnswered={onAnswered} />
    </Card>
  );
}

function GivenAnswer({ claim }: { claim: RightsClaimDetail }) {
  const { t } = useTranslation();
  return (
    <Card title={t('claim.answer.label')} isRegion>
      <ClaimAnswerSteps claim={claim} />
    </Card>
  );
}
