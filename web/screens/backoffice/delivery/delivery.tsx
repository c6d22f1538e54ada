import type {
  DeliveryOverview,
  MessageOverview,
  SoundFault,
} from '@tangent/contract/distribution/backoffice-delivery.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useBackofficeDelivery } from '../../../api/distribution/backoffice-delivery.ts';
import { DeliveryStatePill } from '../../../parts/distribution/delivery/delivery-state.tsx';
import { useReasonText } from '../../../parts/distribution/delivery/use-reason-text.ts';
import { FactList } from '../../../parts/page/fact-list.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { formatInstant } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DeliveryActions } from './delivery-actions.tsx';
import { MessageCard } from './message-card.tsx';
import { SoundFaultCard } from './sound-fault-card.tsx';

/** Shows one release at one store: every message, attempt and acknowledgement. */
export function BackofficeDelivery() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const detail = useBackofficeDelivery(id);
  if (detail.isPending) return <Skeleton className="h-128 rounded-card" />;
  if (detail.isError && !detail.data) {
    const back = (
      <Link to={APP_PATHS.deliveries} className={buttonClass('volt', 'medium')}>
        {t('backoffice.deliveries.title')}
      </Link>
    );
    return <MissingPage error={detail.error} onRetry={() => void detail.refetch()} back={back} />;
  }
  return <DeliveryPage {...detail.data} />;
}

type PageProps = {
  delivery: DeliveryOverview;
  messages: readonly MessageOverview[];
  sound_faults: readonly SoundFault[];
  owner_email: string;
};

function DeliveryPage({ delivery, messages, sound_faults, owner_email }: PageProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <DeliveryTitle delivery={delivery} />
      <div className="grid items-start gap-5 lg:grid-cols-aside-88">
        <div className="grid min-w-0 gap-5">
          {sound_faults.length > 0 && (
            <SoundFaultCard delivery={delivery} faults={sound_faults} owner_email={owner_email} />
          )}
          {messages.length === 0 && (
            <Card>
              <EmptyState title={t('backoffice.delivery.empty.title')}>
                {t('backoffice.delivery.empty.text')}
              </EmptyState>
            </Card>
          )}
          {messages.map((message, index) => (
            <MessageCard key={message.id} message={message} newest={index === 0} />
          ))}
        </div>
        <div className="grid min-w-0 gap-5">
          {delivery.state !== 'removed' && <DeliveryActions delivery={delivery} />}
          <DeliveryFacts delivery={delivery} />
        </div>
      </div>
    </div>
  );
}

function DeliveryTitle({ delivery }: { delivery: DeliveryOverview }) {
  const { t } = useTranslation();
  const { release } = delivery;
  const name = release.title || t('release.untitled');
  return (
    <PageTitle
      above={
        <>
          <DeliveryStatePill state={delivery.state} />
          {delivery.contract !== 'signed' && <span>{t(`backoffice.contract.${delivery.contract}`)}</span>}
        </>
      }
      below={
        <Link className="text-link" to={`/backoffice/reviews/${release.id}`}>
          {name} · {release.primary_artist}
        </Link>
      }
    >
      {t('backoffice.delivery.title', { title: name, store: delivery.store_name })}
    </PageTitle>
  );
}

/** Their text is ours: nothing has reached the store. */
const OWN_REASONS: readonly (string | null)[] = [
  'encoding_failed',
  'file_damaged',
  'message_invalid',
  'never_sent',
  'schemas_missing',
  'sound_differs',
  'store_unreachable',
];

function DeliveryFacts({ delivery }: { delivery: DeliveryOverview }) {
  const { t, i18n } = useTranslation();
  const reasonText = useReasonText();
  const words = OWN_REASONS.includes(delivery.reason_code) ? 'own_words' : 'words';
  const at = (instant: string | null) => instant && formatInstant(instant, i18n.language);
  const facts = [
    { key: 'since', name: t('store.since'), value: at(delivery.changed_at) },
    { key: 'live', name: t('backoffice.delivery.live_at'), value: at(delivery.live_at) },
    { key: 'removed', name: t('backoffice.delivery.removed_at'), value: at(delivery.removed_at) },
    { key: 'next', name: t('backoffice.delivery.next_attempt'), value: at(delivery.next_attempt_at) },
    { key: 'upc', name: t('release.field.upc'), value: delivery.release.upc },
    {
      key: 'reason',
      name: t('backoffice.delivery.reason'),
      value: delivery.reason_code && reasonText(delivery.reason_code),
      wide: true,
    },
    { key: 'words', name: t(`backoffice.delivery.${words}`), value: delivery.reason_text, wide: true },
  ];
  return (
    <Card title={t('backoffice.delivery.facts')}>
      <FactList narrow facts={facts.filter(({ value }) => value !== null)} />
    </Card>
  );
}
