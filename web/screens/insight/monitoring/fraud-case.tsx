import type { FraudCaseDetail } from '@tangent/contract/insight/monitoring.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useFraudCase } from '../../../api/insight/monitoring.ts';
import { FraudCasePills } from '../../../parts/insight/fraud-case-pills.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseAdvice } from './case-advice.tsx';
import { CaseBreakdown } from './case-breakdown.tsx';
import { CaseChart } from './case-chart.tsx';
import { CaseFindings } from './case-findings.tsx';
import { CaseFines } from './case-fines.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseTracks } from './case-tracks.tsx';

/** Shows one case: what was detected, the numbers compared with the usual, advice, and its history. */
export function FraudCase() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, isError, error, refetch } = useFraudCase(id);
  if (data) return <Case found={data} />;
  const back = (
    <Link to={APP_PATHS.monitoring} className="text-link">
      {t('watch.back')}
    </Link>
  );
  if (isError) return <MissingPage error={error} onRetry={() => void refetch()} back={back} />;
  return (
    <div className="grid gap-5">
      <PageTitle above={back} below={<Skeleton className="h-9 w-44" />}>
        {t('watch.title')}
      </PageTitle>
      <CaseSkeleton />
    </div>
  );
}

/** As high as a case, so that the content below does not jump. */
function CaseSkeleton() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2-1">
      <Card>
        <SkeletonRows count={6} />
      </Card>
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-104 rounded-card" />
    </div>
  );
}

function Case({ found }: { found: FraudCaseDetail }) {
  return (
    <div className="grid gap-5">
      <Head found={found} />
      <div className="grid items-start gap-5 lg:grid-cols-2-1">
        <div className="grid gap-5">
          <CaseFindings found={found} />
          <CaseChart found={found} />
          <CaseTracks found={found} />
          <CaseBreakdown found={found} />
        </div>
        <div className="grid gap-5">
          <CaseFines found={found} />
          {found.is_own && found.state !== 'closed' && <CaseAdvice found={found} />}
          <CaseHistory found={found} />
        </div>
      </div>
    </div>
  );
}

function Head({ found }: { found: FraudCaseDetail }) {
  const { t } = useTranslation();
  const { is_own, owner, release, store } = found;
  return (
    <PageTitle
      above={
        <>
          <Link to={is_own ? APP_PATHS.monitoring : APP_PATHS.staff_monitoring} className="tap text-link">
            {t('watch.back')}
          </Link>
          <FraudCasePills state={found.state} verdict={found.verdict} />
        </>
      }
      below={
        <span className="flex flex-wrap items-center gap-3">
          <Artwork
            src={release.artwork_upload_id && imageUrl(release.artwork_upload_id, '300')}
            alt=""
            className="size-9"
          />
          <Link
            to={(is_own ? APP_PATHS.release : APP_PATHS.review).replace(':id', release.id)}
            className="tap text-link font-strong text-ink"
          >
            {t('watch.at_store', { release: release.title || t('release.untitled'), store: store.name })}
          </Link>
          {owner && !is_own && (
            <Link to={APP_PATHS.user.replace(':id', owner.id)} className="tap text-link">
              {owner.name}
            </Link>
          )}
        </span>
      }
      actions={<CaseActions found={found} />}
    >
      <Fact found={found} />
    </PageTitle>
  );
}

function Fact({ found: { days, first_day, ...found } }: { found: FraudCaseDetail }) {
  const { t, i18n } = useTranslation();
  const streams = formatNumber(found.streams, i18n.language);
  if (days === 0) return t('watch.case_fact.corrected');
  if (days === 1) return t('watch.case_fact.one_day', { streams, day: formatDate(first_day, i18n.language) });
  return t('watch.case_fact.days', { streams, count: days });
}
