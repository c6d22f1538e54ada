import { createPrivateKey, sign } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { solveCaptcha } from '@tangent/e2e/steps/solve-captcha.ts';
import { byStaff, describeSignUp, type FuzzWorld, type Input, NOTE, type Recipes, toEmail } from './fuzz-world.ts';
import { readCode } from './sandbox.ts';
import { readCookies } from './session.ts';
import { PASSWORD } from './start-product.ts';

/** The secret of the demo account with an authenticator app. */
const TWO_FACTOR_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

export const SIGN_IN_RECIPES: Recipes = {
  'POST /v1/auth/register': async ({ product }) => ({
    account: null,
    body: { ...describeSignUp(`fuzz${Date.now()}`), captcha: await solveCaptcha(product.origin) },
  }),
  'POST /v1/auth/login': async ({ product }) => ({
    account: null,
    body: { username: 'pro', password: PASSWORD, captcha: await solveCaptcha(product.origin) },
  }),
  'POST /v1/auth/twofactor-confirm': async ({ product }) => {
    const cookie = readCookies(
      await post(product.origin, '/v1/auth/login', {
        username: 'twofactor',
        password: PASSWORD,
        captcha: await solveCaptcha(product.origin),
      }),
    );
    return { account: null, headers: { cookie }, body: { code: await readCode(product, TWO_FACTOR_SECRET) } };
  },
  'POST /v1/api/account/step-up': ({ artist }) => ({ account: artist, body: { password: PASSWORD } }),
  'POST /v1/api/account/twofactor/confirm': async (world) => startTwoFactor(world, await world.newAccount()),
  'POST /v1/api/account/twofactor/recovery-codes': async (world) => ({ account: await useTwoFactor(world) }),
  'DELETE /v1/api/account/twofactor': async (world) => ({ account: await useTwoFactor(world) }),
  'DELETE /v1/api/account/sessions/{id}': async (world) => {
    await world.signInAgain(world.artist);
    const other = await world.find<{ id: string; is_current: boolean }>(
      world.artist,
      '/v1/api/account/sessions',
      ({ is_current }) => !is_current,
    );
    return { account: world.artist, parameters: { id: other.id } };
  },
  'POST /v1/auth/google-login': async (world) => {
    const { cookie, values } = await visitProvider(world, 'google');
    return { account: null, headers: { cookie }, body: describeSocial(values.id_token ?? '') };
  },
  'POST /v1/auth/apple-login': async (world) => {
    const { cookie, values } = await visitProvider(world, 'apple');
    return { account: null, headers: { cookie }, body: describeSocial(await exchangeCode(world, values.code ?? '')) };
  },
  'POST /v1/auth/apple/callback': async (world) => {
    const { cookie, values } = await visitProvider(world, 'apple');
    return { account: null, headers: { cookie }, body: { code: values.code, state: values.state } };
  },
  'POST /v1/auth/password-reset/{token}': async (world) => {
    const account = await world.newAccount();
    await post(world.product.origin, '/v1/auth/password-reset-link', { email: toEmail(account) });
    const token = await world.findLink(account, /reset-password\?token=([\w.-]+)/);
    return { account: null, parameters: { token }, body: { password: `${PASSWORD}-new` } };
  },
};

export const ACCOUNT_RECIPES: Recipes = {
  'POST /v1/api/account/password': async (world) => ({
    account: await world.newAccount(),
    body: { current_password: PASSWORD, password: `${PASSWORD}-new` },
  }),
  'POST /v1/api/account/email': async (world) => {
    const account = await world.newAccount();
    return { account, body: { email: toEmail(`${account}new`) } };
  },
  'POST /v1/auth/verify-email/resend': async (world) => ({ account: await world.newAccount() }),
  'POST /v1/auth/password-reset-link': ({ artist }) => ({ account: null, body: { email: toEmail(artist) } }),
  'POST /v1/api/account/closing': async (world) => {
    const account = await world.newAccount();
    await world.as(account).call('POST', '/v1/api/account/step-up', { password: PASSWORD });
    return { account, body: {} };
  },
  'POST /v1/api/account/tokens': ({ artist }) => ({
    account: artist,
    body: { name: 'A program', scopes: ['read_releases'] },
  }),
  'DELETE /v1/api/account/tokens/{id}': async (world) => {
    const account = await world.newAccount();
    await world.grantPlan(account);
    const body = { name: 'A program', scopes: ['read_releases'] };
    await world.as(account).call('POST', '/v1/api/account/tokens', body);
    return { account, parameters: { id: (await world.find<{ id: string }>(account, '/v1/api/account/tokens')).id } };
  },
  'POST /v1/api/webhooks': (world) => ({ account: world.artist, body: describeEndpoint(world) }),
  'GET /v1/api/webhooks/{id}': ofEndpoint,
  'PATCH /v1/api/webhooks/{id}': async (world) => ({ ...(await ofEndpoint(world)), body: { is_on: true } }),
  'DELETE /v1/api/webhooks/{id}': async (world) => ({
    account: world.artist,
    parameters: { id: await addEndpoint(world) },
  }),
  'POST /v1/api/webhooks/{id}/rotate': async (world) => ({ ...(await ofEndpoint(world)), body: {} }),
  'POST /v1/api/webhooks/{id}/test': async (world) => ({ ...(await ofEndpoint(world)), body: {} }),
  'POST /v1/api/webhooks/{id}/replay': async (world) => ({ ...(await ofEndpoint(world)), body: {} }),
  'GET /v1/api/webhooks/{id}/messages': ofEndpoint,
  'GET /v1/api/webhook-messages/{id}': ofMessage,
  'POST /v1/api/webhook-messages/{id}/replay': async (world) => ({ ...(await ofMessage(world)), body: {} }),
  'GET /v1/api/account/exports/{id}/file': async (world) => {
    const account = world.artist;
    await world.as(account).call('POST', '/v1/api/account/export', {});
    const path = '/v1/api/account/export';
    type Found = { export: { id: string; state: string } | null };
    const found = await world.waitFor<Found>(account, path, (one) => one.export?.state === 'ready');
    return { account, parameters: { id: found.export?.id ?? '' } };
  },
};

export const PEOPLE_RECIPES: Recipes = {
  'POST /v1/api/backoffice/people/{id}/freeze': async (world) =>
    byStaff(await ofPerson(world), { reason: 'other', note: NOTE }),
  'POST /v1/api/backoffice/people/{id}/unfreeze': async (world) =>
    byStaff(await ofPerson(world, 'freeze', { reason: 'other', note: NOTE }), { note: NOTE }),
  'POST /v1/api/backoffice/people/{id}/ban': async (world) =>
    byStaff(await ofPerson(world), { reason: 'other', note: NOTE }),
  'POST /v1/api/backoffice/people/{id}/unban': async (world) =>
    byStaff(await ofPerson(world, 'ban', { reason: 'other', note: NOTE }), { note: NOTE }),
  'POST /v1/api/backoffice/people/{id}/deactivate': async (world) => byStaff(await ofPerson(world), { note: NOTE }),
  'POST /v1/api/backoffice/people/{id}/reactivate': async (world) =>
    byStaff(await ofPerson(world, 'deactivate', { note: NOTE }), { note: NOTE }),
  'POST /v1/api/backoffice/grants/{id}/end': async (world) => {
    const account = await world.newAccount();
    await world.grantPlan(account, 'pro');
    const path = `/v1/api/backoffice/people/${await world.readUserId(account)}/plan`;
    const { grants } = await world.as('staff').call<{ grants: { id: string }[] }>('GET', path);
    return byStaff({ id: grants[0]?.id ?? '' }, { note: NOTE });
  },
  'POST /v1/api/backoffice/artists/{id}/verified': async (world) => {
    const { id } = await world.find<{ id: string }>(world.artist, '/v1/api/artists');
    return byStaff({ id }, { note: NOTE, verified: true });
  },
};

function post(origin: string, address: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie };
  return fetch(`${origin}${address}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Starts to set up an authenticator app; the call confirms it with the app's first code. */
async function startTwoFactor(world: FuzzWorld, account: string): Promise<{ account: string; body: { code: string } }> {
  const { key } = await world.as(account).call<{ key: string }>('POST', '/v1/api/account/twofactor');
  return { account, body: { code: await readCode(world.product, key.replaceAll(' ', '')) } };
}

async function useTwoFactor(world: FuzzWorld): Promise<string> {
  const { account, body } = await startTwoFactor(world, await world.newAccount());
  const session = world.as(account);
  type Confirmed = { recovery_codes: string[] };
  const { recovery_codes } = await session.call<Confirmed>('POST', '/v1/api/account/twofactor/confirm', body);
  await session.call('POST', '/v1/api/account/step-up', { password: PASSWORD, code: recovery_codes[0] });
  return account;
}

/** Goes to the page of Google or Apple, chooses an account, and comes back with what the provider sends. */
async function visitProvider({ product, artist }: FuzzWorld, provider: 'google' | 'apple') {
  const started = await post(product.origin, '/v1/auth/social-attempts', { provider });
  const page = new URL(((await started.json()) as { address: string }).address);
  const person = { name: 'Lena Ortiz', email: `${artist}-${Date.now()}@music.example`, email_verified: 'true' };
  const response = await fetch(`${page.origin}${page.pathname}`, {
    method: 'POST',
    body: new URLSearchParams([...page.searchParams, ...Object.entries({ ...person, decision: 'allow' })]),
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  const text = location === null ? await response.text() : '';
  const fields = [...text.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const values = location === null ? fields : [...new URLSearchParams(new URL(location).hash.slice(1))];
  return { cookie: readCookies(started), values: Object.fromEntries(values) as Record<string, string> };
}

function describeSocial(provider_token: string) {
  const { sub, email, name } = JSON.parse(Buffer.from(provider_token.split('.')[1] ?? '', 'base64url').toString());
  return { id: sub, email, name: name ?? '', provider_token, source: 'web' };
}

/** Exchanges a code of Apple for a token, as an app on a phone gets one. */
async function exchangeCode({ product }: FuzzWorld, code: string): Promise<string> {
  const issuer = `${product.sandbox_origin}/openid/apple`;
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = { iss: 'SANDBOX001', sub: 'sandbox', aud: issuer, iat: now, exp: now + 300 };
  const unsigned = `${encode({ alg: 'ES256', kid: 'SANDBOXKEY' })}.${encode(claims)}`;
  const key = createPrivateKey(fs.readFileSync(path.join(product.data_dir, 'apple', 'key.p8')));
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    client_id: 'sandbox',
    client_secret: `${unsigned}.${signature}`,
    redirect_uri: `${product.origin}/auth/callback`,
  });
  const response = await fetch(`${issuer}/token`, { method: 'POST', body });
  return ((await response.json()) as { id_token: string }).id_token;
}

const describeEndpoint = ({ product }: FuzzWorld) => ({
  url: `${product.sandbox_origin}/hooks`,
  events: ['release.submitted'],
});

async function addEndpoint(world: FuzzWorld): Promise<string> {
  return (await world.as(world.artist).call<{ id: string }>('POST', '/v1/api/webhooks', describeEndpoint(world))).id;
}

async function ofEndpoint(world: FuzzWorld): Promise<Input> {
  const id = await world.once('endpoint', () => addEndpoint(world));
  return { account: world.artist, parameters: { id } };
}

async function ofMessage(world: FuzzWorld): Promise<Input> {
  const { parameters } = await ofEndpoint(world);
  const path = `/v1/api/webhooks/${parameters?.id}`;
  const { id } = await world.once('message', () =>
    world.as(world.artist).call<{ id: string }>('POST', `${path}/test`, {}),
  );
  return { account: world.artist, parameters: { id } };
}

/** A new person, after an action of staff. */
async function ofPerson(world: FuzzWorld, action?: string, body?: object): Promise<{ id: string }> {
  const id = await world.readUserId(await world.newAccount());
  if (action !== undefined) await world.as('staff').call('POST', `/v1/api/backoffice/people/${id}/${action}`, body);
  return { id };
}
