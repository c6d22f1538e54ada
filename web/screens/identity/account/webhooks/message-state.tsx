import type { WebhookAttempt, WebhookMessage } from '@tangent/contract/events/webhook.ts';
import type { WebhookMessageType } from '@tangent/domain/events/webhook/event-type.ts';
import { WEBHOOK_TIMEOUT_SECONDS } from '@tangent/domain/events/webhook-limits.ts';
import { useTranslation } from 'react-i18next';
import { type PillTone, StatusPill } from '../../../../ui/status-pill.tsx';

const TONES: Record<WebhookMessage['state'], PillTone> = {
  waiting: 'info',
  delivered: 'good',
  failed: 'bad',
  missed: 'warn',
};

/** The state of a message in a word. */
export function MessageState({ state }: Pick<WebhookMessage, 'state'>) {
  const { t } = useTranslation();
  return <StatusPill tone={TONES[state]}>{t(`webhook.message_state.${state}`)}</StatusPill>;
}

/** Returns the name of an event. */
export function useEventName(): (type: WebhookMessageType) => string {
  const { t } = useTranslation();
  return (type) => {
    const [subject, step] = type.split('.');
    return t(`webhook.event.${subject}.${step}` as `webhook.event.${WebhookMessageType}`);
  };
}

/** Returns the result of an attempt in words, with its duration. */
export function useAnswerText(): (attempt: Omit<WebhookAttempt, 'answer'>) => string {
  const { t } = useTranslation();
  return ({ problem, status, duration_ms }) => {
    const values = { status: status ?? '', seconds: WEBHOOK_TIMEOUT_SECONDS };
    const result = problem === null ? t('webhook.ok', values) : t(`webhook.problem.${problem}`, values);
    return `${result} · ${t('webhook.duration', { ms: duration_ms })}`;
  };
}
