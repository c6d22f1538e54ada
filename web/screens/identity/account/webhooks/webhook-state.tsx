import type { WebhookEndpoint } from '@tangent/contract/events/webhook.ts';
import { useTranslation } from 'react-i18next';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { type PillTone, StatusPill } from '../../../../ui/status-pill.tsx';

const TONES = {
  working: 'good',
  new: 'quiet',
  failing: 'warn',
  off: 'quiet',
  switched_off: 'bad',
  paused: 'warn',
} as const satisfies Record<string, PillTone>;

/** The state of an endpoint in a word. */
export function WebhookState({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { t } = useTranslation();
  const isIncluded = useCapability('webhooks');
  const state = isIncluded ? findState(endpoint) : 'paused';
  return <StatusPill tone={TONES[state]}>{t(`webhook.state.${state}`)}</StatusPill>;
}

function findState({ off_reason, failing_since, last_delivered_at }: WebhookEndpoint): keyof typeof TONES {
  if (off_reason !== null) return off_reason === 'by_owner' ? 'off' : 'switched_off';
  if (failing_since !== null) return 'failing';
  return last_delivered_at === null ? 'new' : 'working';
}
