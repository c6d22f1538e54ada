import type { WebhookEndpoint, WebhookMessage } from '@tangent/contract/events/webhook.ts';
import { WEBHOOK_LOG_DAYS } from '@tangent/domain/events/webhook-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MessageView, useReplayWebhook, useWebhookMessages } from '../../../../api/events/webhook.ts';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { LoadFailed } from '../../../../parts/page/load-failed.tsx';
import { useErrorToast } from '../../../../parts/page/use-error-toast.ts';
import { formatDateTime } from '../../../../parts/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LoadMore } from '../../../../ui/list/load-more.tsx';
import { type Column, Table } from '../../../../ui/list/table.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { ViewSwitch } from '../../../../ui/view-switch.tsx';
import { MessageSheet } from './message-sheet.tsx';
import { MessageState, useAnswerText, useEventName } from './message-state.tsx';

const VIEWS = ['all', 'undelivered'] as const satisfies readonly MessageView[];

/** The messages of the last 30 days with their results; each opens with its body and all attempts. */
export function MessageLog({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const [view, setView] = useState<MessageView>('all');
  const [shownId, setShownId] = useState<string | null>(null);
  const messages = useWebhookMessages(endpoint.id, view);
  const items = messages.data?.pages.flatMap((page) => page.items) ?? [];
  const columns = useColumns(setShownId);
  const title = t('webhook.log', { days: WEBHOOK_LOG_DAYS });
  return (
    <Card title={title} isRegion action={<ReplayAll endpoint={endpoint} />}>
      <div className="mb-3">
        <ViewSwitch
          label={title}
          views={VIEWS}
          view={view}
          nameOf={(one) => t(`webhook.view.${one}`)}
          onChange={setView}
        />
      </div>
      {messages.isPending && <SkeletonRows count={4} />}
      {messages.isError && <LoadFailed error={messages.error} onRetry={() => void messages.refetch()} />}
      {messages.isSuccess && items.length === 0 && <Empty view={view} />}
      {items.length > 0 && <Table caption={title} columns={columns} rows={items} rowKey={({ id }) => id} />}
      {items.length > 0 && (
        <LoadMore
          shown={t('webhook.shown', { shown: items.length, total: messages.data?.pages[0]?.total ?? 0 })}
          more={messages.hasNextPage && t('webhook.load_more')}
          busy={messages.isFetchingNextPage}
          onMore={() => void messages.fetchNextPage()}
        />
      )}
      <MessageSheet id={shownId} canReplay={endpoint.off_reason === null} onClose={() => setShownId(null)} />
    </Card>
  );
}

function Empty({ view }: { view: MessageView }) {
  const { t } = useTranslation();
  const key = view === 'all' ? 'log_empty' : 'all_delivered';
  return <EmptyState title={t(`webhook.${key}.title`)}>{t(`webhook.${key}.text`)}</EmptyState>;
}

function ReplayAll({ endpoint: { id, undelivered, off_reason } }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const isIncluded = useCapability('webhooks');
  const replay = useReplayWebhook(id);
  if (undelivered === 0 || off_reason !== null || !isIncluded) return null;
  const start = () =>
    replay.mutate(undefined, {
      onSuccess: ({ messages }) => toast('good', t('webhook.replayed', { count: messages })),
      onError: showError,
    });
  return (
    <Button size="small" busy={replay.isPending} onClick={start}>
      {t('webhook.replay_all', { count: undelivered })}
    </Button>
  );
}

function useColumns(onOpen: (id: string) => void): Column<WebhookMessage>[] {
  const { t, i18n } = useTranslation();
  const describeAnswer = useAnswerText();
  const nameEvent = useEventName();
  return [
    {
      key: 'event',
      title: t('webhook.column.event'),
      cell: ({ id, type }) => (
        <button type="button" className="text-left font-medium after:absolute after:inset-0" onClick={() => onOpen(id)}>
          {nameEvent(type)} <span className="code block text-xs font-soft text-ink-3">{type}</span>
        </button>
      ),
    },
    { key: 'state', title: t('webhook.column.state'), cell: ({ state }) => <MessageState state={state} /> },
    {
      key: 'answer',
      title: t('webhook.column.answer'),
      cell: ({ last_attempt, state, next_attempt_at }) => (
        <span className="text-13 text-ink-2">
          {last_attempt === null ? t('webhook.no_attempt') : describeAnswer(last_attempt)}
          {state === 'waiting' && last_attempt !== null && next_attempt_at !== null && (
            <span className="block text-xs text-ink-3">
              {t('webhook.next_attempt', { time: formatDateTime(next_attempt_at, i18n.language) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'time',
      title: t('webhook.column.time'),
      numeric: true,
      cell: ({ created_at }) => (
        <span className="text-13 whitespace-nowrap text-ink-2">{formatDateTime(created_at, i18n.language)}</span>
      ),
    },
  ];
}
