import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { OpenidError, OpenidRefusal } from './openid-error.ts';

export interface AppleCodeOptions {
  issuer: string;
  token_url: string;
  client_id: string;
  team_id: string;
  key_id: string;
  /** PKCS 8 in PEM. */
  private_key: string;
  timeout_ms?: number;
}

/** Exchanges the code of a return from Apple for the user's id token. */
export type ExchangeCode = (code: string, redirectUri: string, now: Date) => Promise<string>;

const TIMEOUT_MS = 5_000;
const SECRET_SECONDS = 300;

const success = z.object({ id_token: z.string().min(1) });
const failure = z.object({ error: z.string() });

export function createCodeExchange(options: AppleCodeOptions): ExchangeCode {
  const { client_id, token_url, timeout_ms = TIMEOUT_MS } = options;
  const key = importPKCS8(options.private_key, 'ES256');
  // An invalid key fails the first exchange, not the whole process.
  key.catch(() => {});
  return async (code, redirect_uri, now) => {
    const client_secret = await signSecret(options, await key, now);
    const form = { grant_type: 'authorization_code', code, redirect_uri, client_id, client_secret };
    const { status, body } = await post(token_url, form, timeout_ms);
    const parsed = success.safeParse(body);
    if (status === 200 && parsed.success) return parsed.data.id_token;
    const error = failure.safeParse(body).data?.error;
    if (status === 400 && error === 'invalid_grant') throw new OpenidRefusal('code');
    // Includes a rejected client secret: the user who signs in is not at fault.
    throw new OpenidError(`the code was not exchanged: ${status} ${error ?? 'without a reason'}`);
  };
}

/** Creates Apple's client secret: a token of our own, signed with the key that Apple issued to the team. */
async function signSecret(options: AppleCodeOptions, key: Awaited<ReturnType<typeof importPKCS8>>, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: options.key_id })
    .setIssuer(options.team_id)
    .setSubject(options.client_id)
    .setAudience(options.issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + SECRET_SECONDS)
    .sign(key);
}

async function post(url: string, form: Record<string, string>, timeout_ms: number) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout_ms),
    });
    return { status: response.status, body: (await response.json().catch(() => null)) as unknown };
  } catch (cause) {
    throw new OpenidError('the provider did not respond', { cause });
  }
}
