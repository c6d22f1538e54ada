import { z } from 'zod';
import { askSpotify, type SpotifyAddress } from './ask-spotify.ts';
import { SpotifyTrouble } from './spotify-trouble.ts';

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** A token that is about to end is not used any more. */
const SPARE_SECONDS = 60;

export interface AccessToken {
  get(): Promise<string>;
  /** It was refused: the next one who needs it fetches another. */
  drop(): void;
}

interface Held {
  token: Promise<string>;
  /** Infinite while the answer is still on its way. */
  good_until_ms: number;
}

/** The product's own token (client credentials): fetched when it is needed, by one caller for all, and kept while it is good. */
export function openAccessToken(
  options: SpotifyAddress & { client_id: string; client_secret: string },
  elapsedMs: () => number,
): AccessToken {
  let held: Held | null = null;
  const fetchToken = (): Held => {
    const fetching: Held = { token: Promise.resolve(''), good_until_ms: Number.POSITIVE_INFINITY };
    fetching.token = requestToken(options).then(
      ({ access_token, expires_in }) => {
        fetching.good_until_ms = elapsedMs() + Math.max(0, expires_in - SPARE_SECONDS) * 1000;
        return access_token;
      },
      (error: unknown) => {
        if (held === fetching) held = null;
        throw error;
      },
    );
    return fetching;
  };
  return {
    get: () => {
      if (held === null || elapsedMs() >= held.good_until_ms) held = fetchToken();
      return held.token;
    },
    drop: () => {
      held = null;
    },
  };
}

async function requestToken(options: SpotifyAddress & { client_id: string; client_secret: string }) {
  const { accounts_url, client_id, client_secret, timeout_ms } = options;
  const credentials = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  const { status, body } = await askSpotify(`${accounts_url}/api/token`, {
    authorization: `Basic ${credentials}`,
    form: { grant_type: 'client_credentials' },
    timeout_ms,
  });
  const parsed = tokenAnswer.safeParse(body);
  if (status !== 'ok' || !parsed.success) throw new SpotifyTrouble('Spotify gave no token');
  return parsed.data;
}
