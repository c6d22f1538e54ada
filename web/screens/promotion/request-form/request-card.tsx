import { listChanges } from '@tangent/domain/promotion/form/check-values.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormRequest } from '../../../api/promotion/form.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { ChangeLink } from '../../../parts/promotion/request/change-link.tsx';
import { RequestState } from '../../../parts/promotion/request/request-state.tsx';
import { RequestValues } from '../../../parts/promotion/request/request-values.tsx';
import { formatDate, formatDateTime } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

/** A request that was sent: its state, our answer, and what it said. */
export function RequestCard({ id, form }: { id: string; form: string }) {
  const { t, i18n } = useTranslation();
  const { data, isPending, isError, error, refetch } = useFormRequest(id);
  if (isPending) return <SkeletonRows count={5} />;
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <div className="grid content-start gap-5">
      <Card title={data.subject} action={<RequestState {...data} />} isRegion>
        <p className="text-13 text-ink-2">
          {t('form.sent_at', { time: formatDateTime(data.created_at, i18n.language) })} ·{' '}
          {data.answered_at === null
            ? t('form.due', { time: formatDateTime(data.due_at, i18n.language) })
            : t('form.own.answered', { time: formatDateTime(data.answered_at, i18n.language) })}
        </p>
        {data.answer !== null && (
          <div className="mt-4 rounded-control bg-sunken p-4">
            <h3 className="font-bold">{t('form.answer')}</h3>
            <p className="mt-1 max-w-text whitespace-pre-line">{data.answer}</p>
            {data.allowed_until !== null && (
              <p className="mt-2 text-13 font-strong">
                {t('form.until', { day: formatDate(data.allowed_until, i18n.language) })}
              </p>
            )}
          </div>
        )}
      </Card>
      {data.form === 'metadata-change' && data.outcome !== 'done' && (
        <ChangeLink
          releaseId={String(data.values.release)}
          lines={listChanges(data.values.changes)}
          reason={String(data.values.reason ?? '')}
        />
      )}
      {data.form === 'content-relocation' && (
        <Link
          to={APP_PATHS.move.replace(':id', data.id)}
          className={buttonClass('volt', 'medium', 'justify-self-start')}
        >
          {t('move.see')}
        </Link>
      )}
      <Card title={t('form.values')}>
        <RequestValues request={data} />
      </Card>
      <Link to={`/forms/${form}`} className={buttonClass('plain', 'medium', 'justify-self-start')}>
        {t('form.again')}
      </Link>
    </div>
  );
}
