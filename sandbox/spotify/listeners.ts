import { createHash, randomBytes } from 'node:crypto';

/** The fault of one listener: once, or for good. */
export type ListenerFault = 'fail_once' | 'fail_always' | 'too_many_once';
export const LISTENER_FAULTS: readonly ListenerFault[] = ['fail_once', 'fail_always', 'too_many_once'];

/** A person with an account at the simulated Spotify. */
export interface Listener {
  id: string;
  country: string;
  followers: number;
  fault: ListenerFault | null;
  /** Whether each use of a consent ends its token and gives a new one, as Spotify does for apps with PKCE. */
  rotates: boolean;
  /** The uris in the library, and how often each was written. */
  library: Map<string, number>;
}

/** A consent: the app may act for the listener until it is revoked or six months have passed. */
interface Grant {
  listener_id: string;
  scope: string;
  consented_at: Date;
}

interface Code extends Grant {
  redirect_uri: string;
  /** Base64url of the SHA-256 of the verifier (RFC 7636). */
  challenge: string;
  good_until_ms: number;
}

/** The listeners, their consents and their libraries. Nothing survives a restart. */
export interface Listeners {
  list(): Listener[];
  find(id: string): Listener | null;
  /** Creates a listener unless one of this id exists. */
  add(id: string, change?: Partial<Pick<Listener, 'country' | 'followers' | 'fault' | 'rotates'>>): Listener;
  issueCode(code: Omit<Code, 'consented_at' | 'good_until_ms'>): string;
  /** Returns a refresh token, or null when the code, the address or the verifier is wrong; a code works once. */
  exchangeCode(code: string, redirectUri: string, verifier: string): { refresh_token: string; grant: Grant } | null;
  /** Records a consent without the page, for tests with thousands of fans. */
  grant(listenerId: string, scope: string): string;
  /** Returns the consent behind a refresh token; null when it was revoked or is older than six months. */
  findGrant(refreshToken: string): Grant | null;
  /** Replaces a refresh token by a new one for the same consent; the old one is dead. */
  rotate(refreshToken: string, kept: Grant): string;
  /** Removes the app's access, as listeners do in their account settings. */
  revoke(listenerId: string): void;
  /** Makes the consents of a listener older than they may be. */
  expire(listenerId: string): void;
  reset(): void;
}

const CODE_GOOD_FOR_MS = 10 * 60_000;
/** A consent ends this many months after it was given, however often it was used. */
const CONSENT_MONTHS = 6;

export function createListeners(now: () => Date): Listeners {
  const listeners = new Map<string, Listener>();
  const codes = new Map<string, Code>();
  const grants = new Map<string, Grant>();
  const grant = (kept: Grant) => keepGrant(grants, kept);
  return {
    list: () => [...listeners.values()],
    find: (id) => listeners.get(id) ?? null,
    add: (id, change = {}) => {
      const found = listeners.get(id) ?? {
        id,
        country: 'TR',
        followers: 12,
        fault: null,
        rotates: false,
        library: new Map(),
      };
      listeners.set(id, Object.assign(found, change));
      return found;
    },
    issueCode: (code) => {
      const text = `c${randomBytes(24).toString('base64url')}`;
      codes.set(text, { ...code, consented_at: now(), good_until_ms: now().getTime() + CODE_GOOD_FOR_MS });
      return text;
    },
    exchangeCode: (text, redirectUri, verifier) => {
      const code = codes.get(text);
      codes.delete(text);
      if (code === undefined || now().getTime() >= code.good_until_ms || code.redirect_uri !== redirectUri) return null;
      if (createHash('sha256').update(verifier).digest('base64url') !== code.challenge) return null;
      const { listener_id, scope, consented_at } = code;
      return {
        refresh_token: grant({ listener_id, scope, consented_at }),
        grant: { listener_id, scope, consented_at },
      };
    },
    grant: (listener_id, scope) => grant({ listener_id, scope, consented_at: now() }),
    findGrant: (token) => {
      const found = grants.get(token);
      return found === undefined || now() >= addMonths(found.consented_at, CONSENT_MONTHS) ? null : found;
    },
    rotate: (token, kept) => {
      grants.delete(token);
      return grant(kept);
    },
    revoke: (id) => {
      for (const [token, { listener_id }] of grants) if (listener_id === id) grants.delete(token);
    },
    expire: (id) => {
      const before = addMonths(now(), -CONSENT_MONTHS);
      for (const [token, kept] of grants)
        if (kept.listener_id === id) grants.set(token, { ...kept, consented_at: before });
    },
    reset: () => {
      for (const kept of [listeners, codes, grants]) kept.clear();
    },
  };
}

/** Keeps a consent under a new refresh token, which it returns. */
function keepGrant(grants: Map<string, Grant>, kept: Grant): string {
  const token = `r${randomBytes(32).toString('base64url')}`;
  grants.set(token, kept);
  return token;
}

function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved;
}
