import { SpotifyError } from './spotify-error.ts';

export interface SpotifyAddress {
  /** `https://api.spotify.com`, or what stands in for it. */
  api_url: string;
  /** `https://accounts.spotify.com`, or what stands in for it. */
  accounts_url: string;
  /** How long an answer may take. */
  timeout_ms?: number;
}

type SpotifyResponse =
  | { status: 'ok'; body: unknown }
  | { status: 'missing'; body: null }
  | { status: 'unauthorized'; body: null };

const TIMEOUT_MS = 5_000;
const LONGEST_PAUSE_SECONDS = 24 * 60 * 60;

interface Question {
  authorization: string;
  form?: Record<string, string>;
  timeout_ms?: number | undefined;
}

/** Asks once and reads the answer. What is neither an answer nor 'not here' nor 'not you' is trouble. */
export async function requestSpotify(
  url: string,
  { authorization, form, timeout_ms }: Question,
): Promise<SpotifyResponse> {
  try {
    const response = await fetch(url, {
      headers: { authorization, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout_ms ?? TIMEOUT_MS),
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    if (response.ok) return { status: 'ok', body: await response.json() };
    await response.body?.cancel();
    if (response.status === 401) return { status: 'unauthorized', body: null };
    // Spotify says 400 of an id that cannot exist.
    if (response.status === 404 || (response.status === 400 && !form)) return { status: 'missing', body: null };
    throw new SpotifyError(`Spotify answered ${response.status}`, parseRetryAfter(response));
  } catch (cause) {
    if (cause instanceof SpotifyError) throw cause;
    throw new SpotifyError('Spotify did not answer', null, { cause });
  }
}

function parseRetryAfter(response: Response): number | null {
  if (response.status !== 429) return null;
  const seconds = Number(response.headers.get('retry-after') ?? '1');
  return Number.isFinite(seconds) ? Math.min(Math.max(1, Math.ceil(seconds)), LONGEST_PAUSE_SECONDS) : 1;
}
