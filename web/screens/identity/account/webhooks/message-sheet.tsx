import type { WebhookAttempt, WebhookMessageDetail } from '@tangent/contract/events/webhook.ts';
import { useTranslation } from 'react-i18next';
import { useReplayMessage, useWebhookMessage } from '../../../../api/events/webhook.ts';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { LoadFailed } from '../../../../parts/page/load-failed.tsx';
import { useErrorToast } from '../../../../parts/page/use-error-toast.ts';
import { formatDateTime } from '../../../../parts/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { MessageState, useAnswerText, useEventName } from './message-state.tsx';

type MessageSheetProps = { id: string | null; canReplay: boolean; onClose: () => void };

/** A message in full: its state, every attempt with the beginning of the answer, and its body. */
export function MessageSheet({ id, canReplay, onClose }: MessageSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={id !== null} onOpenChange={(open) => !open && onClose()} title={t('webhook.message.title')} wide>
      {id !== null && <Message id={id} canReplay={canReplay} />}
    </Sheet>
  );
}

function Message({ id, canReplay }: { id: string; canReplay: boolean }) {
  const { data, isPending, isError, error, refetch } = useWebhookMessage(id);
  if (isPending) return <SkeletonRows count={5} />;
  if (isError) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <MessageDetail message={data} canReplay={canReplay} />;
}

function MessageDetail({ message, canReplay }: { message: WebhookMessageDetail; canReplay: boolean }) {
  const { t, i18n } = useTranslation();
  const isIncluded = useCapability('webhooks');
  const nameEvent = useEventName();
  const { id, type, state, created_at, attempts, payload } = message;
  return (
    <div className="grid gap-5 p-2">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-bold">
            {nameEvent(type)} <MessageState state={state} />
          </p>
          <p className="code mt-1 text-xs break-all text-ink-3">{id}</p>
          <p className="mt-1 text-13 text-ink-2">
            {t('webhook.message.created')}: {formatDateTime(created_at, i18n.language)}
          </p>
        </div>
        {canReplay && isIncluded && <ReplayButton id={id} isWaiting={state === 'waiting'} />}
      </div>
      <section className="grid gap-2">
        <h3 className="font-bold">{t('webhook.message.attempts')}</h3>
        {attempts.length === 0 && <p className="text-ink-2">{t('webhook.message.no_attempts')}</p>}
        <ul className="grid gap-3">
          {attempts.map((attempt) => (
            <Attempt key={attempt.id} attempt={attempt} />
          ))}
        </ul>
      </section>
      <section className="grid gap-2">
        <h3 className="font-bold">{t('webhook.message.payload')}</h3>
        <Code label={t('webhook.message.payload')}>{indent(payload)}</Code>
      </section>
    </div>
  );
}

function ReplayButton({ id, isWaiting }: { id: string; isWaiting: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const replay = useReplayMessage(id);
  const start = () =>
    replay.mutate(undefined, { onSuccess: () => toast('good', t('webhook.message.replayed')), onError: showError });
  return (
    <Button size="small" busy={replay.isPending} disabled={isWaiting} onClick={start}>
      {t('webhook.message.replay')}
    </Button>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const { t, i18n } = useTranslation();
  const describeAnswer = useAnswerText();
  const { at, status, answer } = attempt;
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{describeAnswer(attempt)}</span>
        <time dateTime={at} className="num text-13 text-ink-3">
          {formatDateTime(at, i18n.language)}
        </time>
      </p>
      {status !== null &&
        (answer ? (
          <Code label={t('webhook.message.answer')}>{answer}</Code>
        ) : (
          <p className="text-13 text-ink-3">{t('webhook.message.empty_answer')}</p>
        ))}
    </li>
  );
}

function Code({ label, children }: { label: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div role="group" aria-label={label} tabIndex={0} className="max-h-72 overflow-auto rounded-control bg-sunken p-3">
      <pre className="code text-xs break-words whitespace-pre-wrap">{children}</pre>
    </div>
  );
}

function indent(payload: string): string {
  return JSON.stringify(JSON.parse(payload), null, 2);
}
