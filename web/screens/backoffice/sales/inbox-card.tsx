import type { SalesInbox } from '@tangent/contract/money/backoffice-sales.ts';
import { useTranslation } from 'react-i18next';
import { usePollInbox, useSalesInbox } from '../../../api/money/backoffice-sales.ts';
import { FactList } from '../../../parts/page/fact-list.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatInstant, formatNumber } from '../../../parts/text/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

/** Shows the folder in which stores leave their reports: when it was polled last, and what prevents polling. */
export function InboxCard() {
  const { t } = useTranslation();
  const inbox = useSalesInbox();
  const pollInbox = usePollInbox();
  const showError = useErrorToast();
  const button = (
    <Button size="small" busy={pollInbox.isPending} onClick={() => pollInbox.mutate(undefined, { onError: showError })}>
      {t('sales.inbox.look')}
    </Button>
  );
  return (
    <Card title={t('sales.inbox.title')} action={button}>
      {inbox.isPending && <SkeletonRows count={3} />}
      {inbox.isError && !inbox.data && <LoadFailed error={inbox.error} onRetry={() => void inbox.refetch()} />}
      {inbox.data && <InboxState inbox={inbox.data} />}
    </Card>
  );
}

function InboxState({ inbox }: { inbox: SalesInbox }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const at = (instant: string | null) => (instant === null ? t('sales.inbox.never') : formatInstant(instant, language));
  const facts = [
    {
      key: 'place',
      name: t('sales.inbox.place'),
      value: <span className="code">{inbox.address ?? t('sales.inbox.never')}</span>,
      wide: true,
    },
    { key: 'looked', name: t('sales.inbox.looked'), value: at(inbox.polled_at) },
    { key: 'reached', name: t('sales.inbox.reached'), value: at(inbox.reached_at) },
    { key: 'waiting', name: t('sales.inbox.waiting'), value: formatNumber(inbox.waiting_files, language) },
  ];
  return (
    <div className="grid gap-4">
      {inbox.error_class !== null && (
        <Banner tone="warn" title={t(`sales.inbox.error.${inbox.error_class}`)}>
          <span className="text-13">
            {inbox.error_text}
            {inbox.next_poll_at && ` · ${t('sales.inbox.next', { at: at(inbox.next_poll_at) })}`}
          </span>
        </Banner>
      )}
      <FactList narrow facts={facts} />
    </div>
  );
}
