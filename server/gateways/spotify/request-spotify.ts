import { SpotifyError } from './spotify-error.ts';

export interface SpotifyAddress {
  /** `https://api.spotify.com`, or a stand-in. */
  api_url: string;
  /** `https://accounts.spotify.com`, or a stand-in. */
  accounts_url: string;
  /** Timeout of a response. */
  timeout_ms?: number;
}

type SpotifyResponse =
  | { status: 'ok'; body: unknown }
  /** `forbidden`: the listener may not use the app, or the token lacks a permission. `bad_grant`: a dead code or token. */
  | { status: 'missing' | 'unauthorized' | 'forbidden' | 'bad_grant'; body: null };

const TIMEOUT_MS = 5_000;
const LONGEST_PAUSE_SECONDS = 24 * 60 * 60;

interface Question {
  authorization: string;
  method?: 'GET' | 'PUT';
  form?: Record<string, string>;
  timeout_ms?: number | undefined;
}

/** Sends one request and reads the response. Anything but a response of the type throws. */
export async function requestSpotify(
  url: string,
  { authorization, method = 'GET', form, timeout_ms }: Question,
): Promise<SpotifyResponse> {
  try {
    const response = await fetch(url, {
      headers: { authorization, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout_ms ?? TIMEOUT_MS),
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : { method }),
    });
    const text = await response.text();
    if (response.ok) return { status: 'ok', body: text === '' ? null : JSON.parse(text) };
    if (response.status === 401) return { status: 'unauthorized', body: null };
    if (response.status === 403) return { status: 'forbidden', body: null };
    if (form && response.status === 400 && isBadGrant(text)) return { status: 'bad_grant', body: null };
    // Spotify responds 400 to an impossible id.
    if (response.status === 404 || (response.status === 400 && !form)) return { status: 'missing', body: null };
    throw new SpotifyError(`Spotify responded ${response.status}`, parseRetryAfter(response));
  } catch (cause) {
    if (cause instanceof SpotifyError) throw cause;
    throw new SpotifyError('Spotify did not respond', null, { cause });
  }
}

// RFC 6749, 5.2: the code or the refresh token is used, expired or revoked.
function isBadGrant(text: string): boolean {
  const body: unknown = JSON.parse(text);
  return typeof body === 'object' && body !== null && 'error' in body && body.error === 'invalid_grant';
}

function parseRetryAfter(response: Response): number | null {
  if (response.status !== 429) return null;
  const seconds = Number(response.headers.get('retry-after') ?? '1');
  return Number.isFinite(seconds) ? Math.min(Math.max(1, Math.ceil(seconds)), LONGEST_PAUSE_SECONDS) : 1;
}
