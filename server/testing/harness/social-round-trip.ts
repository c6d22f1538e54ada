import { appleCallback, appleLogin, googleLogin, startSocialLogin } from '@tangent/contract/identity/auth.ts';
import type { SocialProvider } from '@tangent/domain/identity/auth/sign-in-method.ts';
import { type Return, visit } from '@tangent/sandbox/testing/openid-visitor.ts';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { pino } from 'pino';
import {
  type AppleProvider,
  createAppleProvider,
  createGoogleProvider,
  type IdentityProvider,
} from '../../gateways/openid/identity-provider.ts';
import { type CallResult, makeCall } from './call.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export interface SocialWorld {
  app: TestApp;
  sandbox: TestSandbox;
  google: IdentityProvider;
  apple: AppleProvider;
  /** The lines written to the log. */
  log: string[];
  behave(behaviour: object): Promise<unknown>;
  close(): Promise<void>;
}

/** Creates the product with the simulated Google and Apple beside it. */
export async function createSocialWorld({ limits_uses = false, timeout_ms = 5_000 } = {}): Promise<SocialWorld> {
  const sandbox = await createTestSandbox({ store_ids: [] });
  const { google, apple } = createSandboxProviders(sandbox, timeout_ms);
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const http_options = { limits_uses, log, identity_providers: { google, apple } };
  const app = await createTestApp({ http_options });
  return {
    app,
    sandbox,
    google,
    apple,
    log: lines,
    behave: (behaviour) => sandbox.post('/control/openid/behaviour', behaviour),
    close: async () => {
      await app.close();
      await sandbox.remove();
    },
  };
}

export function createSandboxProviders(sandbox: TestSandbox, timeout_ms: number) {
  const base = `http://127.0.0.1:${sandbox.sandbox.http_port}/openid`;
  const at = (issuer: string) => ({
    issuer,
    authorize_url: `${issuer}/authorize`,
    jwks_url: `${issuer}/keys`,
    client_id: 'sandbox',
    timeout_ms,
  });
  const apple = at(`${base}/apple`);
  const client = { team_id: 'SANDBOX001', key_id: 'SANDBOXKEY', private_key: sandbox.apple_private_key };
  return {
    google: createGoogleProvider(at(`${base}/google`)),
    apple: createAppleProvider({ ...apple, token_url: `${apple.issuer}/token`, ...client }),
  };
}

let accountCount = 0;

/** Returns what a user enters on the page of a provider; every call makes another user. */
export function newProviderAccount(change: Record<string, string> = {}): Record<string, string> {
  accountCount += 1;
  return { name: 'Lena Ortiz', email: `lena${accountCount}@music.example`, email_verified: 'true', ...change };
}

/** An OAuth round trip to a provider: the values in the browser, and the provider's response. */
export interface OAuthRoundTrip extends Return {
  provider: SocialProvider;
  cookie: string;
}

export async function makeRoundTrip(
  { app }: SocialWorld,
  provider: SocialProvider,
  account: Record<string, string>,
): Promise<OAuthRoundTrip> {
  const started = await makeCall(app, startSocialLogin, { body: { provider } });
  const cookie = String(started.headers['set-cookie']).split(';')[0] ?? '';
  const back = await (await visit(started.body.address)).press({ decision: 'allow', ...account });
  return { ...back, provider, cookie };
}

type GoogleBody = Parameters<typeof makeCall<typeof googleLogin>>[2] extends { body?: infer B } | undefined ? B : never;

/** Posts a return from Google as the browser does, with optional changes. */
export async function finishGoogle(
  { app }: SocialWorld,
  roundTrip: OAuthRoundTrip,
  change: Partial<NonNullable<GoogleBody>> = {},
) {
  const token = roundTrip.values.id_token ?? '';
  const { sub, email, name } = readClaims(token);
  const body = { id: sub, email, name, provider_token: token, source: 'web' as const, ...change };
  return makeCall(app, googleLogin, { body, headers: { cookie: roundTrip.cookie } });
}

/** Posts a return from Apple as the browser does. */
export async function finishApple(
  { app }: SocialWorld,
  roundTrip: OAuthRoundTrip,
  change: { state?: string; code?: string } = {},
) {
  const { code = '', state = '', user } = roundTrip.values;
  const { firstName, lastName } = user === undefined ? {} : JSON.parse(user).name;
  const name = user === undefined ? {} : { name: `${firstName} ${lastName}`.trim() };
  return makeCall(app, appleCallback, {
    body: { code, state, ...name, ...change },
    headers: { cookie: roundTrip.cookie },
  });
}

/** Posts the token from Apple as a phone app does. */
export async function finishAppleToken(
  world: SocialWorld,
  roundTrip: OAuthRoundTrip,
): Promise<CallResult<typeof appleLogin>> {
  const token = await world.apple.exchange(roundTrip.values.code ?? '', roundTrip.address, world.app.clock.now());
  const { sub, email } = readClaims(token);
  const body = { id: sub, email, name: 'Lena Ortiz', provider_token: token, source: 'web' as const };
  return makeCall(world.app, appleLogin, { body, headers: { cookie: roundTrip.cookie } });
}

function readClaims(token: string): { sub: string; email: string; name: string } {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { sub: claims.sub ?? 'nobody', email: claims.email ?? '', name: claims.name ?? '' };
}
