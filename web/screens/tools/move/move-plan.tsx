import type { Move } from '@tangent/contract/move.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useMove } from '../../../api/move.ts';
import { imageUrl } from '../../../api/upload.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate, formatDay } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { OldDistributorCard } from './old-distributor-card.tsx';
import { StorePlan } from './store-plan.tsx';

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
          <StorePlan move={data} />
          <OldDistributorCard move={data} />
        </>
      )}
    </div>
  );
}

function Head({ move }: { move: Move }) {
  const { t, i18n } = useTranslation();
  const { release, distributor, stores, cut_over } = move;
  const switched = stores.filter(({ state }) => state === 'switched').length;
  const [next] = stores.flatMap(({ request_on }) => request_on ?? []).sort();
  const worst = stores.toSorted((a, b) => b.offline_days - a.offline_days)[0];
  return (
    <section className="flex flex-wrap items-center gap-5 rounded-card bg-sunken p-5">
      <Artwork
        src={release?.artwork_upload_id == null ? null : imageUrl(release.artwork_upload_id, '300')}
        alt=""
        className="size-20"
      />
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-13 text-ink-2">
          {release === null
            ? t('move.from', { distributor })
            : t('move.of', { title: release.title, distributor, count: release.tracks })}
        </p>
        <h1 className="display text-[clamp(1.5rem,3.2vw,2.25rem)] leading-none">
          {stores.length === 0 ? t('move.title') : t('move.fact', { count: switched, all: stores.length })}
        </h1>
        <p className="mt-2 text-13 text-ink-2">{t('move.cut_over', { day: formatDate(cut_over, i18n.language) })}</p>
      </div>
      <dl className="flex flex-wrap gap-6">
        {next !== undefined && <HeadFact name={t('move.next')} value={formatDay(next, i18n.language)} />}
        {worst !== undefined && worst.offline_days > 0 && (
          <HeadFact
            name={t('move.offline')}
            value={t('move.offline_days', { count: worst.offline_days, store: worst.store_name })}
          />
        )}
      </dl>
    </section>
  );
}

function HeadFact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-13 text-ink-2">{name}</dt>
      <dd className="display text-xl">{value}</dd>
    </div>
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
