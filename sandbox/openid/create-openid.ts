import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buildSubject, type OpenidAccount } from './account.ts';
import { OPENID_NO_FAULTS, type OpenidBehaviour } from './behaviour.ts';
import type { OpenidProvider } from './provider.ts';
import { loadSigningKeys, type SigningKey } from './signing-keys.ts';

const CODE_GOOD_FOR_MS = 5 * 60_000;

/** The meaning of an authorization code: one account, one app, one address; valid for one exchange. */
interface Grant {
  account: OpenidAccount;
  redirect_uri: string;
  nonce: string | null;
}

/** The data that the page and the control calls show. */
export interface OpenidView {
  behaviour: OpenidBehaviour;
  /** Count since the last reset. */
  id_tokens: number;
  requests: number;
}

/** The state of the simulated Google and Apple between requests. Only their keys survive a restart. */
export interface OpenidService {
  keys: Record<OpenidProvider, SigningKey>;
  now(): Date;
  /** PEM; without it the simulated Apple issues no tokens. */
  apple_public_key: string | null;
  view(): OpenidView;
  behave(change: Partial<OpenidBehaviour>): void;
  count(counter: 'id_tokens' | 'requests'): void;
  issueCode(grant: Grant): string;
  /** Returns the grant of a code; a code is valid once and for five minutes. */
  exchangeCode(code: string): Grant | null;
  /** Whether this account signs in for the first time: Apple sends the name only then. */
  isFirstTime(provider: OpenidProvider, email: string): boolean;
  reset(): void;
}

interface Options {
  data_dir: string;
  now: () => Date;
  apple_public_key: string | null;
}

export async function createOpenidService({ data_dir, now, apple_public_key }: Options): Promise<OpenidService> {
  const keys = await loadSigningKeys(join(data_dir, 'openid'));
  const codes = new Map<string, Grant & { good_until_ms: number }>();
  const known = new Set<string>();
  let state: OpenidView = { behaviour: OPENID_NO_FAULTS, id_tokens: 0, requests: 0 };
  return {
    keys,
    now,
    apple_public_key,
    view: () => state,
    behave: (change) => {
      state = { ...state, behaviour: { ...state.behaviour, ...change } };
    },
    count: (counter) => {
      state = { ...state, [counter]: state[counter] + 1 };
    },
    issueCode: (grant) => {
      const code = `c${randomBytes(24).toString('base64url')}`;
      codes.set(code, { ...grant, good_until_ms: now().getTime() + CODE_GOOD_FOR_MS });
      return code;
    },
    exchangeCode: (code) => {
      const grant = codes.get(code);
      codes.delete(code);
      return grant && now().getTime() < grant.good_until_ms ? grant : null;
    },
    isFirstTime: (provider, email) => {
      const subject = buildSubject(provider, email);
      const isFirst = !known.has(subject);
      known.add(subject);
      return isFirst;
    },
    reset: () => {
      codes.clear();
      known.clear();
      state = { behaviour: OPENID_NO_FAULTS, id_tokens: 0, requests: 0 };
    },
  };
}
