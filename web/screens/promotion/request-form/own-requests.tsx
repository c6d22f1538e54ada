import type { FormRequest } from '@tangent/contract/promotion/form.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormRequests } from '../../../api/promotion/form.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { RequestState } from '../../../parts/promotion/request/request-state.tsx';
import { formatInstant } from '../../../parts/text/format.ts';
import { formatWait } from '../../../parts/text/format-wait.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

/** The requests of the account with their clocks, newest first. */
export function OwnRequests() {
  const { t } = useTranslation();
  const requests = useFormRequests();
  const items = requests.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card title={t('form.own.title')} isRegion>
      {requests.isPending && <SkeletonRows count={2} />}
      {requests.isError && <LoadFailed error={requests.error} onRetry={() => void requests.refetch()} />}
      {requests.data && items.length === 0 && <p className="text-13 text-ink-2">{t('form.own.none')}</p>}
      <ul className="divide-y divide-line">
        {items.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
      {requests.hasNextPage && (
        <Button size="small" busy={requests.isFetchingNextPage} onClick={() => void requests.fetchNextPage()}>
          {t('form.own.more')}
        </Button>
      )}
    </Card>
  );
}

function RequestRow({ request }: { request: FormRequest }) {
  const { t } = useTranslation();
  const { id, form, subject } = request;
  return (
    <li className="relative flex items-start justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <span className="min-w-0">
        <Link className="block font-bold after:absolute after:inset-0" to={`/forms/${form}?request=${id}`}>
          {t(`tools.name.${form}`)}
        </Link>
        <span className="block truncate text-13 text-ink-2">{subject}</span>
        <span className="block text-13 text-ink-2">
          <RequestClock request={request} />
        </span>
      </span>
      <RequestState {...request} />
    </li>
  );
}

/** How long until the answer is due, or when it came. */
function RequestClock({ request: { status, due_at, answered_at } }: { request: FormRequest }) {
  const { t, i18n } = useTranslation();
  if (status === 'answered' && answered_at !== null)
    return t('form.own.answered', { time: formatInstant(answered_at, i18n.language) });
  const left = Date.parse(due_at) - Date.now();
  return left < 0 ? t('form.own.late') : t('form.own.left', { wait: formatWait(left, i18n.language) });
}
