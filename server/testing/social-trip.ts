import { appleCallback, appleLogin, beginSocialLogin, googleLogin } from '@tangent/contract/auth.ts';
import type { SocialProvider } from '@tangent/domain/auth/sign-in-method.ts';
import { type Return, visit } from '@tangent/sandbox/testing/openid-visitor.ts';
import { openTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { pino } from 'pino';
import {
  type AppleProvider,
  type IdentityProvider,
  openApple,
  openGoogle,
} from '../gateways/openid/identity-provider.ts';
import { type Answered, makeCall } from './call.ts';
import { openTestApp, type TestApp } from './test-app.ts';

export interface SocialWorld {
  app: TestApp;
  sandbox: TestSandbox;
  google: IdentityProvider;
  apple: AppleProvider;
  /** What was written to the log, line by line. */
  log: string[];
  behave(behaviour: object): Promise<unknown>;
  close(): Promise<void>;
}

/** The product with the made-up Google and Apple beside it. */
export async function openSocialWorld({ limits_uses = false, timeout_ms = 5_000 } = {}): Promise<SocialWorld> {
  const sandbox = await openTestSandbox({ store_ids: [] });
  const { google, apple } = openSandboxProviders(sandbox, timeout_ms);
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const http_options = { limits_uses, log, identity_providers: { google, apple } };
  const app = await openTestApp({ http_options });
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

export function openSandboxProviders(sandbox: TestSandbox, timeout_ms: number) {
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
    google: openGoogle(at(`${base}/google`)),
    apple: openApple({ ...apple, token_url: `${apple.issuer}/token`, ...client }),
  };
}

let people = 0;

/** What somebody types on the page of a provider; every call makes another person. */
export function newPerson(change: Record<string, string> = {}): Record<string, string> {
  people += 1;
  return { name: 'Lena Ortiz', email: `lena${people}@music.example`, email_verified: 'true', ...change };
}

/** A trip to a provider and back: what the browser holds, and what the provider said. */
export interface Trip extends Return {
  provider: SocialProvider;
  cookie: string;
}

export async function makeTrip(
  { app }: SocialWorld,
  provider: SocialProvider,
  person: Record<string, string>,
): Promise<Trip> {
  const begun = await makeCall(app, beginSocialLogin, { body: { provider } });
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
  const back = await (await visit(begun.body.address)).press({ decision: 'allow', ...person });
  return { ...back, provider, cookie };
}

type GoogleBody = Parameters<typeof makeCall<typeof googleLogin>>[2] extends { body?: infer B } | undefined ? B : never;

/** What the browser posts of a return from Google, and may be changed in. */
export async function endGoogle({ app }: SocialWorld, trip: Trip, change: Partial<NonNullable<GoogleBody>> = {}) {
  const token = trip.values.id_token ?? '';
  const { sub, email, name } = readClaims(token);
  const body = { id: sub, email, name, provider_token: token, source: 'web' as const, ...change };
  return makeCall(app, googleLogin, { body, headers: { cookie: trip.cookie } });
}

/** What the browser posts of a return from Apple. */
export async function endApple({ app }: SocialWorld, trip: Trip, change: { state?: string; code?: string } = {}) {
  const { code = '', state = '', user } = trip.values;
  const { firstName, lastName } = user === undefined ? {} : JSON.parse(user).name;
  const name = user === undefined ? {} : { name: `${firstName} ${lastName}`.trim() };
  return makeCall(app, appleCallback, { body: { code, state, ...name, ...change }, headers: { cookie: trip.cookie } });
}

/** What a program on a phone posts: the token that Apple gave it. */
export async function endAppleToken(world: SocialWorld, trip: Trip): Promise<Answered<typeof appleLogin>> {
  const token = await world.apple.exchange(trip.values.code ?? '', trip.address, world.app.clock.now());
  const { sub, email } = readClaims(token);
  const body = { id: sub, email, name: 'Lena Ortiz', provider_token: token, source: 'web' as const };
  return makeCall(world.app, appleLogin, { body, headers: { cookie: trip.cookie } });
}

function readClaims(token: string): { sub: string; email: string; name: string } {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { sub: claims.sub ?? 'nobody', email: claims.email ?? '', name: claims.name ?? '' };
}
