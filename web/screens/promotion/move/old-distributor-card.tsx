import type { Move } from '@tangent/contract/distribution/move.ts';
import { useTranslation } from 'react-i18next';
import { useMarkMove } from '../../../api/distribution/move.ts';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatDate, formatList } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** The next message to the old distributor, and its day. */
export function OldDistributorCard({ move }: { move: Move }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const mark = useMarkMove(move.request_id);
  const open = move.stores.filter(({ request_on }) => request_on !== null);
  const [day] = open.flatMap(({ request_on }) => request_on ?? []).sort();
  if (day === undefined || move.release === null) return <NoRequest move={move} />;
  // One message names every store whose day has come.
  const due = day > move.today ? day : move.today;
  const now = open.filter(({ request_on }) => (request_on ?? '') <= due);
  const stores = formatList(
    now.map(({ store_name }) => store_name),
    i18n.language,
  );
  const { title, artist } = move.release;
  const message = t('move.request.message', { upc: move.upc, title, artist, stores });
  const isDue = day <= move.today;
  return (
    <Card
      title={
        isDue
          ? t('move.request.now', { distributor: move.distributor })
          : t('move.request.on', { distributor: move.distributor, day: formatDate(day, i18n.language) })
      }
      isRegion
    >
      <p className="text-ink-2">{t(isDue ? 'move.request.why_now' : 'move.request.why_wait', { stores })}</p>
      <p className="mt-3 max-w-wide rounded-control bg-sunken p-4">{message}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyButton text={message} label={t('move.request.copy')} isMain />
        {isDue && (
          <Button
            busy={mark.isPending}
            onClick={() =>
              mark.mutate(
                now.map(({ store_id }) => store_id),
                { onSuccess: () => toast('good', t('move.request.noted')), onError: showError },
              )
            }
          >
            {t('move.request.done')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function NoRequest({ move: { stores, distributor } }: { move: Move }) {
  const { t } = useTranslation();
  const isDone = stores.every(({ state }) => state === 'switched');
  return (
    <Card title={t(isDone ? 'move.request.all_title' : 'move.request.none_title')}>
      <p className="text-ink-2">{t(isDone ? 'move.request.all' : 'move.request.none', { distributor })}</p>
    </Card>
  );
}
