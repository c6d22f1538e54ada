import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { getErrorText } from '../../api/error-text.ts';
import type { Review } from '../../api/review.ts';
import { useRetryDelivery, useReview } from '../../api/review.ts';
import { DeliveryTable } from '../../parts/delivery-table.tsx';
import { DueTime } from '../../parts/due-time.tsx';
import { MissingPage } from '../../parts/missing-page.tsx';
import { ReleaseStatusPill } from '../../parts/release-status.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ArtworkCard } from './artwork-card.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { FindingList } from './finding-list.tsx';
import { MetadataCard } from './metadata-card.tsx';
import { ReviewTracks } from './review-tracks.tsx';

export function ReviewScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const review = useReview(id);
  if (review.isPending) return <Skeleton className="h-[40rem] rounded-card" />;
  if (review.isError && !review.data) {
    const back = (
      <Link to="/backoffice/reviews" className={buttonLook('volt', 'medium')}>
        {t('review.queue.title')}
      </Link>
    );
    return <MissingPage error={review.error} onRetry={() => void review.refetch()} back={back} />;
  }
  return <ReviewPage review={review.data} />;
}

function ReviewPage({ review }: { review: Review }) {
  const { t } = useTranslation();
  const { release, findings, deliveries } = review;
  const title = release.title.trim() || t('release.untitled');
  return (
    <div className="grid gap-5">
      <ReviewTitle review={review} title={title} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-5">
          <FindingList findings={findings} release={release} />
          <ReviewTracks tracks={release.tracks} findings={findings} />
          {release.status === 'in_review' && <DecisionPanel key={release.version} release={release} />}
          {deliveries.length > 0 && (
            <Card title={t('store.stores')}>
              <DeliveryTable deliveries={deliveries} action={(delivery) => <RetryButton delivery={delivery} />} />
            </Card>
          )}
        </div>
        <div className="grid min-w-0 gap-5">
          <ArtworkCard artwork={release.artwork} title={title} />
          <MetadataCard review={review} />
        </div>
      </div>
    </div>
  );
}

function ReviewTitle({ review, title }: { review: Review; title: string }) {
  const { t } = useTranslation();
  const { release, findings, due_at } = review;
  return (
    <PageTitle
      above={
        <>
          <Link className="text-link" to="/backoffice/reviews">
            {t('review.queue.title')}
          </Link>
          <ReleaseStatusPill status={release.status} />
          {due_at && release.status === 'in_review' && (
            <span className="inline-flex items-center gap-1.5">
              {t('review.due.title')} <DueTime at={due_at} />
            </span>
          )}
        </>
      }
      below={release.primary_artist}
    >
      {findings.length > 0 ? t('review.headline.findings', { title, count: findings.length }) : title}
    </PageTitle>
  );
}

/** A refused or failed delivery, or one whose store is stopped, can be sent once more. */
function RetryButton({ delivery }: { delivery: Review['deliveries'][number] }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const retry = useRetryDelivery();
  const stuck = delivery.state === 'refused' || delivery.state === 'failed' || delivery.reason_code !== null;
  if (!stuck || delivery.state === 'live') return null;
  return (
    <Button
      size="small"
      busy={retry.isPending}
      aria-label={t('review.retry_store', { store: delivery.store_name })}
      onClick={() =>
        retry.mutate(delivery.id, {
          onSuccess: () => toast('good', t('review.retried', { store: delivery.store_name })),
          onError: (error) => toast('bad', getErrorText(i18n, error)),
        })
      }
    >
      {t('review.retry')}
    </Button>
  );
}
