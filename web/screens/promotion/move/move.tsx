import type { Move } from '@tangent/contract/distribution/move.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useMove } from '../../../api/distribution/move.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { ArrivalChart, ArrivalLog } from '../../../parts/promotion/move/arrival-chart.tsx';
import { MoveHead } from '../../../parts/promotion/move/move-head.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { OldDistributorCard } from './old-distributor-card.tsx';

/** The plan of a move from another distributor: what happens at each store on which day, and what to ask for. */
export function MovePlan() {
  const { id = '' } = useParams();
  const { data, isPending, isError, error, refetch } = useMove(id);
  if (isPending) return <SkeletonRows count={8} />;
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <div className="grid gap-5">
      <Head move={data} />
      {data.release === null || data.stores.length === 0 ? (
        <NoRelease upc={data.upc} />
      ) : (
        <>
          <ArrivalChart move={data} />
          <div className="grid items-start gap-5 lg:grid-cols-aside-88">
            <OldDistributorCard move={data} />
            <ArrivalLog move={data} />
          </div>
        </>
      )}
    </div>
  );
}

function Head({ move }: { move: Move }) {
  const { t, i18n } = useTranslation();
  const { release, distributor, stores, cut_over, today } = move;
  const switched = stores.filter(({ state }) => state === 'switched').length;
  return (
    <MoveHead
      artworkUploadId={release?.artwork_upload_id ?? null}
      above={
        release === null
          ? t('move.from', { distributor })
          : t('move.of', { title: release.title, distributor, count: release.tracks })
      }
      title={stores.length === 0 ? t('move.title') : t('move.fact', { count: switched, all: stores.length })}
      below={t('move.cut_over', { day: formatDate(cut_over, i18n.language) })}
      stores={stores}
      days={stores.flatMap(({ request_on }) => request_on ?? [])}
      today={today}
    />
  );
}

/** The plan starts when the release is here with the code it has at the stores. */
function NoRelease({ upc }: { upc: string }) {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        title={t('move.none.title')}
        action={
          <Link to={APP_PATHS.new_release} className={buttonClass('volt', 'medium')}>
            {t('move.none.action')}
          </Link>
        }
      >
        {t('move.none.text', { upc })}
      </EmptyState>
    </Card>
  );
}
