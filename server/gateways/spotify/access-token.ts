import { z } from 'zod';
import { createTokenCache, type TokenCache } from '../../platform/token/token-cache.ts';
import { requestSpotify, type SpotifyAddress } from './request-spotify.ts';
import { SpotifyError } from './spotify-error.ts';

const tokenResponse = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

type Client = SpotifyAddress & { client_id: string; client_secret: string };

/** The product's own token (client credentials). */
export function createAccessToken(client: Client, elapsedMs: () => number): TokenCache {
  return createTokenCache(() => requestToken(client), elapsedMs);
}

async function requestToken({ accounts_url, client_id, client_secret, timeout_ms }: Client) {
  const credentials = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  const { status, body } = await requestSpotify(`${accounts_url}/api/token`, {
    authorization: `Basic ${credentials}`,
    form: { grant_type: 'client_credentials' },
    timeout_ms,
  });
  const parsed = tokenResponse.safeParse(body);
  if (status !== 'ok' || !parsed.success) throw new SpotifyError('Spotify gave no token');
  return { access_token: parsed.data.access_token, expires_in_seconds: parsed.data.expires_in };
}
