import { z } from 'zod';
import type { Backoff } from './backoff.ts';
import { requestSpotify, type SpotifyAddress } from './request-spotify.ts';
import { SpotifyError } from './spotify-error.ts';

/** Writing alone would be enough to save, but success is what is read back. */
const SCOPE = 'user-library-modify user-library-read';

/** The tokens of a listener's consent: `refresh_token` is null when the one we have stays valid. */
interface ListenerTokens {
  access_token: string;
  refresh_token: string | null;
}

/** A listener, as far as Spotify tells. */
export interface ListenerProfile {
  id: string;
  country: string | null;
  followers: number | null;
}

/**
 * Calls for a listener who agreed. Throws `SpotifyError` when it is unavailable or limits our requests;
 * `refused` and null mean that trying again does not help.
 */
export interface SpotifyListeners {
  /** The address of Spotify's consent page (authorization code with PKCE, RFC 7636). */
  buildConsentUrl(request: { redirect_uri: string; state: string; challenge: string }): string;
  /** Exchanges the code of a consent; null when it is wrong, used or too old. */
  exchangeCode(request: { code: string; redirect_uri: string; verifier: string }): Promise<ListenerTokens | null>;
  /** Returns a new access token; null when the consent was revoked or has expired. */
  refresh(refreshToken: string): Promise<ListenerTokens | null>;
  getProfile(accessToken: string): Promise<ListenerProfile | 'refused'>;
  saveAlbum(accessToken: string, uri: string): Promise<'saved' | 'refused'>;
  hasAlbum(accessToken: string, uri: string): Promise<boolean | 'refused'>;
}

type Client = SpotifyAddress & { client_id: string; client_secret: string };

const tokenResponse = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1).nullish() });
const profileResponse = z.object({
  id: z.string().min(1),
  country: z.string().length(2).nullish().catch(null),
  followers: z.object({ total: z.number().int().nonnegative() }).nullish().catch(null),
});
const containsResponse = z.tuple([z.boolean()]);

/** Creates the client for calls on behalf of listeners. `pause` is shared with the calls of the app itself. */
export function createListeners(client: Client, pause: Backoff): SpotifyListeners {
  const { accounts_url, client_id, client_secret, timeout_ms } = client;
  const basic = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`;
  const send: typeof requestSpotify = async (url, question) => {
    pause.check();
    return requestSpotify(url, { ...question, timeout_ms }).catch((error: unknown) => {
      if (error instanceof SpotifyError) pause.start(error.retry_after_seconds);
      throw error;
    });
  };
  const requestTokens = async (form: Record<string, string>): Promise<ListenerTokens | null> => {
    const { status, body } = await send(`${accounts_url}/api/token`, { authorization: basic, form });
    if (status === 'bad_grant') return null;
    const { access_token, refresh_token } = parse(tokenResponse, body);
    return { access_token, refresh_token: refresh_token ?? null };
  };
  const query = async <T>(token: string, path: string, schema: z.ZodType<T>, method: 'GET' | 'PUT' = 'GET') => {
    const { status, body } = await send(`${client.api_url}${path}`, { authorization: `Bearer ${token}`, method });
    // A token that was just issued and is refused: access was removed in between.
    if (status === 'forbidden' || status === 'unauthorized') return 'refused';
    if (status !== 'ok') throw new SpotifyError(`Spotify has no ${path}`);
    return parse(schema, body);
  };
  return {
    buildConsentUrl: ({ redirect_uri, state, challenge }) => {
      const request = { client_id, response_type: 'code', redirect_uri, state, scope: SCOPE };
      const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
      return `${accounts_url}/authorize?${new URLSearchParams({ ...request, ...pkce })}`;
    },
    exchangeCode: ({ code, redirect_uri, verifier }) =>
      requestTokens({ grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier }),
    refresh: (refresh_token) => requestTokens({ grant_type: 'refresh_token', refresh_token }),
    getProfile: async (token) => {
      const profile = await query(token, '/v1/me', profileResponse);
      if (profile === 'refused') return profile;
      const { id, country, followers } = profile;
      return { id, country: country ?? null, followers: followers?.total ?? null };
    },
    saveAlbum: async (token, uri) => {
      const saved = await query(token, `/v1/me/library?${new URLSearchParams({ uris: uri })}`, z.unknown(), 'PUT');
      return saved === 'refused' ? saved : 'saved';
    },
    hasAlbum: async (token, uri) => {
      const found = await query(
        token,
        `/v1/me/library/contains?${new URLSearchParams({ uris: uri })}`,
        containsResponse,
      );
      return found === 'refused' ? found : found[0];
    },
  };
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new SpotifyError('unexpected response', null, { cause: parsed.error });
  return parsed.data;
}
