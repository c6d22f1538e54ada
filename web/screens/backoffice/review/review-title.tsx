import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Review } from '../../../api/distribution/review.ts';
import { DueTime } from '../../../parts/catalogue/release/due-time.tsx';
import { ReleaseStatusPill } from '../../../parts/catalogue/release/release-status.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

export function ReviewTitle({ review, title }: { review: Review; title: string }) {
  const { t } = useTranslation();
  const { release, findings, due_at, proposal, second_approval } = review;
  const isWaiting = release.status === 'in_review';
  return (
    <PageTitle
      above={
        <>
          <Link className="text-link" to="/backoffice/reviews">
            {t('review.queue.title')}
          </Link>
          <ReleaseStatusPill status={release.status} />
          {isWaiting && (proposal !== null || second_approval.approve.length > 0) && (
            <StatusPill tone="warn">{t('review.second.mark')}</StatusPill>
          )}
          {due_at && isWaiting && (
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
