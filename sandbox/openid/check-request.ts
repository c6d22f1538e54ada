import { OPENID_CLIENT, type OpenidProvider } from './provider.ts';

/** The authorization request that an app sends with the user. */
export interface AuthorizeRequest {
  redirect_uri: string;
  state: string | null;
  nonce: string | null;
  response_mode: 'fragment' | 'query' | 'form_post';
}

/**
 * `page`: refused with a sentence on a page here, since the redirect address is not trusted; `error`: reported to the
 * app.
 */
export type CheckedRequest =
  | { kind: 'fine'; request: AuthorizeRequest }
  | { kind: 'page'; sentence: string }
  | { kind: 'error'; request: AuthorizeRequest; error: string };

type Fields = Readonly<Record<string, string | null | undefined>>;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Makes the checks of the real providers that an app can fail; redirects only to addresses on this machine. */
export function checkRequest(provider: OpenidProvider, fields: Fields): CheckedRequest {
  const { client_id, redirect_uri, response_type } = fields;
  if (client_id !== OPENID_CLIENT.id) return { kind: 'page', sentence: `No app is called ${client_id ?? 'nothing'}.` };
  if (!isLoopback(redirect_uri ?? ''))
    return { kind: 'page', sentence: 'This sandbox redirects to this machine only.' };
  const request: AuthorizeRequest = {
    redirect_uri: redirect_uri ?? '',
    state: fields.state ?? null,
    nonce: fields.nonce ?? null,
    response_mode: responseMode(provider, fields),
  };
  if (response_type !== (provider === 'google' ? 'id_token' : 'code'))
    return { kind: 'error', request, error: 'unsupported_response_type' };
  const scopes = (fields.scope ?? '').split(' ').filter((scope) => scope !== '');
  const error = provider === 'google' ? checkGoogle(scopes, request) : checkApple(scopes, request);
  return error === null ? { kind: 'fine', request } : { kind: 'error', request, error };
}

function responseMode(provider: OpenidProvider, { response_mode }: Fields): AuthorizeRequest['response_mode'] {
  if (provider === 'google') return 'fragment';
  return response_mode === 'form_post' ? 'form_post' : 'query';
}

function checkGoogle(scopes: readonly string[], { nonce }: AuthorizeRequest): string | null {
  if (!scopes.includes('openid')) return 'invalid_scope';
  // OpenID Connect Core 1.0, 3.2.2.1: a client that takes a token from an address must bind it with a nonce.
  return nonce === null ? 'invalid_request' : null;
}

function checkApple(scopes: readonly string[], { response_mode }: AuthorizeRequest): string | null {
  const wantsProfile = scopes.includes('name') || scopes.includes('email');
  return wantsProfile && response_mode !== 'form_post' ? 'invalid_request' : null;
}

function isLoopback(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === 'http:' && LOOPBACK.includes(url.hostname) && url.hash === '';
}
