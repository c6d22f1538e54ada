import { WEBHOOK_EVENT_TYPES } from '@tangent/domain/events/webhook/event-type.ts';
import {
  WEBHOOK_ENDPOINTS_MAX,
  WEBHOOK_FAILING_DAYS,
  WEBHOOK_LOG_DAYS,
  WEBHOOK_OLD_SECRET_HOURS,
  WEBHOOK_RETRY_SECONDS,
  WEBHOOK_TIMEOUT_SECONDS,
} from '@tangent/domain/events/webhook-limits.ts';
import { APP_PATHS } from '../app-paths.ts';

const VERIFY = `import { createHmac, timingSafeEqual } from 'node:crypto';

// headers: those of the request; body: its bytes as text, before parsing; secret: whsec_…
export function isOurs(headers, body, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': signatures } = headers;
  if (Math.abs(Date.now() / 1000 - Number(sentAt)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${sentAt}.\${body}\`).digest();
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

/** How a server receives webhooks: what arrives, how to verify it, and what happens when it is not taken. */
export function WebhookGuide({ titleClass }: { titleClass: string }) {
  return (
    <>
      <h2 id="receiving-webhooks" className={titleClass}>
        Receiving webhooks
      </h2>
      <p>
        On a paid plan up to {WEBHOOK_ENDPOINTS_MAX} addresses of yours get a POST when something happens. Add them
        under{' '}
        <a className="text-link" href={APP_PATHS.account}>
          Personal &amp; Password
        </a>
        . The body is <code className="code">{'{ "type", "timestamp", "data" }'}</code>; the OpenAPI document describes
        the data of each type under <code className="code">webhooks</code>.
      </p>
      <p>
        Messages are signed as Standard Webhooks defines it, so its libraries can verify them, or these lines. During{' '}
        {WEBHOOK_OLD_SECRET_HOURS} hours after you replaced a secret, there are two signatures.
      </p>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        className="code overflow-x-auto rounded-card bg-sunken p-4 text-13 leading-relaxed"
      >
        {VERIFY}
      </pre>
      <p>
        Answer with any 2xx status within {WEBHOOK_TIMEOUT_SECONDS} seconds; do the work afterwards. Anything else, also
        a redirect, is tried again: {WEBHOOK_RETRY_SECONDS.length + 1} attempts, with growing pauses, over 24 hours. A
        message can arrive twice and out of order: <code className="code">webhook-id</code> stays the same, and{' '}
        <code className="code">timestamp</code> says when it happened. An endpoint that takes nothing for{' '}
        {WEBHOOK_FAILING_DAYS} days, or answers 410, is switched off. Every message can be sent again for{' '}
        {WEBHOOK_LOG_DAYS} days.
      </p>
      <ul className="columns-2 gap-6 text-13 sm:columns-3">
        {WEBHOOK_EVENT_TYPES.map((type) => (
          <li key={type} className="break-inside-avoid py-0.5">
            <code className="code">{type}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
