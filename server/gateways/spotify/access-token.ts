import { z } from 'zod';
import { type HeldToken, openHeldToken } from '../../platform/token/held-token.ts';
import { askSpotify, type SpotifyAddress } from './ask-spotify.ts';
import { SpotifyTrouble } from './spotify-trouble.ts';

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

type Client = SpotifyAddress & { client_id: string; client_secret: string };

/** The product's own token (client credentials). */
export function openAccessToken(client: Client, elapsedMs: () => number): HeldToken {
  return openHeldToken(() => requestToken(client), elapsedMs);
}

async function requestToken({ accounts_url, client_id, client_secret, timeout_ms }: Client) {
  const credentials = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  const { status, body } = await askSpotify(`${accounts_url}/api/token`, {
    authorization: `Basic ${credentials}`,
    form: { grant_type: 'client_credentials' },
    timeout_ms,
  });
  const parsed = tokenAnswer.safeParse(body);
  if (status !== 'ok' || !parsed.success) throw new SpotifyTrouble('Spotify gave no token');
  return { access_token: parsed.data.access_token, expires_in_seconds: parsed.data.expires_in };
}
