import type { StaffClaimDetail } from '@tangent/contract/promotion/rights-claim.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useSettleContradiction, useStaffClaim } from '../../../api/promotion/rights-claim.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { ClaimAnswerSteps } from '../../../parts/promotion/claim/claim-answer-steps.tsx';
import { ClaimEvidence } from '../../../parts/promotion/claim/claim-evidence.tsx';
import { ClaimState } from '../../../parts/promotion/claim/claim-state.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { HoldCard } from './hold-card.tsx';
import { MatchCard } from './match-card.tsx';

/** One claim for staff: the evidence, the dispute to check, the track it belongs to and the earnings of its release. */
export function BackofficeClaim() {
  const { id = '' } = useParams();
  const { data, isPending, isError, error, refetch } = useStaffClaim(id);
  if (isPending) return <SkeletonRows count={6} />;
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <Loaded claim={data} />;
}

function Loaded({ claim }: { claim: StaffClaimDetail }) {
  const { t } = useTranslation();
  const isToCheck = claim.state === 'answered' && claim.answer === 'dispute' && claim.sent_at === null;
  return (
    <div className="grid gap-5">
      <PageTitle
        above={
          <Link to={APP_PATHS.staff_claims} className="hover:underline">
            {t('claim.staff.back')}
          </Link>
        }
        below={<ClaimState claim={claim} />}
        actions={claim.contradicted && <SettleButton id={claim.id} />}
      >
        {t(`claim.service.${claim.service}`)}: {claim.title}
      </PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-aside-96">
        <div className="grid gap-5">
          <Card>
            <ClaimEvidence claim={claim} />
          </Card>
          {claim.answer !== null && (
            <Card title={t('claim.staff.answer')}>
              <ClaimAnswerSteps claim={claim} />
            </Card>
          )}
        </div>
        <div className="grid gap-5">
          <Card title={t('claim.staff.column.owner')}>
            {claim.owner === null ? (
              t('claim.staff.nobody')
            ) : (
              <Link className="text-link" to={APP_PATHS.user.replace(':id', claim.owner.account_id)}>
                {claim.owner.name}
              </Link>
            )}
          </Card>
          {isToCheck && <DisputeCard claim={claim} />}
          {claim.track_id === null ? <MatchCard claim={claim} /> : <HoldCard claim={claim} />}
        </div>
      </div>
    </div>
  );
}

function SettleButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const settle = useSettleContradiction(id);
  const done = () => toast('good', t('claim.staff.done.settled'));
  return (
    <Button busy={settle.isPending} onClick={() => settle.mutate(undefined, { onSuccess: done, onError: showError })}>
      {t('claim.staff.settle')}
    </Button>
  );
}
