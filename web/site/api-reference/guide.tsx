import { API_TOKENS_MAX, CALLS, IDEMPOTENCY_KEY } from '@tangent/domain/limits.ts';
import { APP_PATHS } from '../app-paths.ts';

const SCOPES = [
  ['read_releases', 'Read releases, drafts, artists, labels, stores, deliveries and files of the account.'],
  ['write_drafts', 'Begin, save and duplicate drafts, and send files for them.'],
  ['read_analytics', 'Read analytics.'],
  ['read_royalties', 'Read royalties.'],
] as const;

const TITLE = 'pt-4 text-2xl font-[680] tracking-[-0.02em]';

/** The rules of every call: the base address, authentication, errors and limits. */
export function Guide({ base, statuses }: { base: string; statuses: Readonly<Record<string, number>> }) {
  return (
    <div className="max-w-[70ch] space-y-4 text-base leading-[1.55]">
      <p>
        Every call lies below <code className="code">{base}/v1</code> and speaks JSON in UTF-8. Names of fields are the
        same going in and coming out. Instants are UTC in ISO 8601, dates are calendar days of UTC. The{' '}
        <a className="text-link" href="/v1/openapi.json">
          OpenAPI 3.1 document
        </a>{' '}
        says the same for machines.
      </p>
      <Access />
      <h2 id="limits" className={TITLE}>
        Limits
      </h2>
      <p>
        {CALLS.per_user} calls a minute for each account, by its owner and their programs together. Beyond that, calls
        are refused with 429 until the time in the header Retry-After is over. A body may have one megabyte; files go by
        the tus protocol.
      </p>
      <Repeating />
      <Errors statuses={statuses} />
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
        Programs show a token: <code className="code">Authorization: Bearer tgt_…</code>. On a paid plan you can make up
        to {API_TOKENS_MAX} of them under{' '}
        <a className="text-link" href={APP_PATHS.account}>
          Personal &amp; Password
        </a>
        . A token is shown once and rests while the plan is not paid. Calls without a scope are for people in their
        browser; no token can submit, take down, pay out or change the account.
      </p>
      <dl>
        {SCOPES.map(([name, text]) => (
          <div key={name} className="border-t border-line py-2 sm:grid sm:grid-cols-[10rem_1fr]">
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
        A call whose answer was lost can be made again without being carried out twice, where it takes the header{' '}
        <code className="code">Idempotency-Key</code>: any text of up to {IDEMPOTENCY_KEY.max_chars} characters that you
        make up for this one act. Within {IDEMPOTENCY_KEY.hours} hours the same request under the same key gets the
        first answer again, also a refusal, with <code className="code">Idempotent-Replayed: true</code>. Another
        request under a used key is refused with <code className="code">idempotency_key_reused</code>; while the first
        is still being worked on, with <code className="code">conflict</code>. Failures of our own, 429 and everything
        from 500 up, are not kept: try again with the same key. Keys of other accounts do not matter.
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
        What fails answers an object with <code className="code">name</code>, which is stable and meant for programs,
        and <code className="code">message</code>. Where fields are wrong, <code className="code">errors</code> says of
        each path which rule it breaks.
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
