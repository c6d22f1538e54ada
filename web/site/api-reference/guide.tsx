import { API_TOKENS_MAX } from '@tangent/domain/identity/identity-limits.ts';
import { CALLS, IDEMPOTENCY_KEY } from '@tangent/domain/limits.ts';
import { APP_PATHS } from '../app-paths.ts';
import { WebhookGuide } from './webhook-guide.tsx';

const SCOPES = [
  ['read_releases', 'Read releases, drafts, artists, labels, stores, deliveries and files of the account.'],
  ['write_drafts', 'Create, save and duplicate drafts, and upload their files.'],
  ['submit_releases', 'Submit releases, for which the program accepts the terms, and delete drafts.'],
  ['take_down_releases', 'Take releases down from all stores, for good.'],
  ['write_links', 'Change smart links.'],
  ['read_analytics', 'Read analytics.'],
  ['read_royalties', 'Read royalties.'],
  ['use_webhooks', 'Read webhook endpoints and their log, send tests, and send messages again.'],
] as const;

const TITLE = 'pt-4 text-2xl font-bold tracking-title';

/** The rules of every call: the base address, authentication, errors and limits. */
export function Guide({ base, statuses }: { base: string; statuses: Readonly<Record<string, number>> }) {
  return (
    <div className="max-w-prose space-y-4 text-base leading-text">
      <p>
        Every call is below <code className="code">{base}/v1</code> and speaks JSON in UTF-8. Field names are the same
        in requests and responses. Instants are UTC in ISO 8601, dates are UTC calendar days. The{' '}
        <a className="text-link" href="/v1/openapi.json">
          OpenAPI 3.1 document
        </a>{' '}
        describes the same calls for programs.
      </p>
      <Access />
      <h2 id="limits" className={TITLE}>
        Limits
      </h2>
      <p>
        {CALLS.per_user_and_minute} calls a minute per account, for its owner and their programs together. Calls beyond
        that are rejected with 429 until the time in the header Retry-After has passed. A body can have up to one
        megabyte; files are uploaded with the tus protocol.
      </p>
      <Repeating />
      <Errors statuses={statuses} />
      <WebhookGuide titleClass={TITLE} />
    </div>
  );
}

function Access() {
  return (
    <>
      <h2 id="access" className={TITLE}>
        Access
      </h2>
      <p>
        Programs send a token: <code className="code">Authorization: Bearer tgt_…</code>. On a paid plan you can create
        up to {API_TOKENS_MAX} of them under{' '}
        <a className="text-link" href={APP_PATHS.account}>
          Personal &amp; Password
        </a>
        . A token is shown once and does not work while the plan is not paid. Calls without a scope are only for
        signed-in users in a browser; no token can pay out, add an address for webhooks or change the account.
      </p>
      <dl>
        {SCOPES.map(([name, text]) => (
          <div key={name} className="border-t border-line py-2 sm:grid sm:grid-cols-rail-48">
            <dt className="code pt-1">{name}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Repeating() {
  return (
    <>
      <h2 id="repeating" className={TITLE}>
        Repeating a call
      </h2>
      <p>
        You can repeat a call whose response was lost, and it takes effect only once, if it accepts the header{' '}
        <code className="code">Idempotency-Key</code>: any text of up to {IDEMPOTENCY_KEY.max_chars} characters that you
        choose for this one action. Within {IDEMPOTENCY_KEY.hours} hours the same request with the same key gets the
        first response again, even an error, with <code className="code">Idempotent-Replayed: true</code>. Another
        request with a used key is rejected with <code className="code">idempotency_key_reused</code>; while the first
        is still running, with <code className="code">conflict</code>. Responses with 429 or 500 and above are not
        stored: try again with the same key. Keys of other accounts do not matter. The calls of staff that give time or
        move money need a key; without one they answer <code className="code">idempotency_key_required</code>.
      </p>
    </>
  );
}

function Errors({ statuses }: { statuses: Readonly<Record<string, number>> }) {
  return (
    <>
      <h2 id="errors" className={TITLE}>
        Errors
      </h2>
      <p>
        An error is an object with <code className="code">name</code>, which is stable and meant for programs, and{' '}
        <code className="code">message</code>. If fields are invalid, <code className="code">errors</code> lists the
        broken rule for each path.
      </p>
      <ul className="columns-2 gap-6 text-13 sm:columns-3">
        {Object.entries(statuses).map(([name, status]) => (
          <li key={name} className="break-inside-avoid py-0.5 break-words">
            <span className="code num text-ink-2">{status}</span> <code className="code">{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
