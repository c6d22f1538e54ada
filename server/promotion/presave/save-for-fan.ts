import { DAY_MS } from '@tangent/domain/duration.ts';
import type { FanEndReason } from '@tangent/domain/promotion/presave/fan-state.ts';
import { findNextAttempt } from '@tangent/domain/promotion/presave/find-next-attempt.ts';
import { CONSENT_DAYS } from '@tangent/domain/promotion/presave-limits.ts';
import type { SpotifyListeners } from '../../gateways/spotify/listeners.ts';
import { SpotifyError } from '../../gateways/spotify/spotify-error.ts';
import type { PresaveContext } from './context.ts';
import { sealToken, unsealToken } from './fan-secrets.ts';
import { endSavingFan, type FanRow, updateSavingFan } from './fan-store.ts';

export interface SaveOrder {
  album_uri: string;
  /** When saving started for the campaign. */
  started_at: Date;
}

type Context = Pick<PresaveContext, 'db' | 'clock' | 'auth_secret'>;

/**
 * Saves the album for one fan and reads it back. Ends in a final state, or plans the next attempt. After an attempt
 * whose result nobody knows it reads first, so an album is never written twice. Returns the seconds for which Spotify
 * wants no requests.
 */
export async function saveForFan(
  context: Context,
  listeners: SpotifyListeners,
  fan: FanRow,
  order: SaveOrder,
): Promise<number | null> {
  const { db, clock } = context;
  try {
    const end = await attempt(context, listeners, fan, order);
    await endSavingFan(db, fan.id, { ...end, ended_at: clock.now() });
    return null;
  } catch (error) {
    if (!(error instanceof SpotifyError)) throw error;
    await planNextAttempt(context, fan, order, error);
    return error.retry_after_seconds;
  }
}

type End = { state: 'verified' | 'refused' | 'expired'; end_reason: FanEndReason | null };

const VERIFIED: End = { state: 'verified', end_reason: null };
const refused = (end_reason: FanEndReason): End => ({ state: 'refused', end_reason });

async function attempt(context: Context, listeners: SpotifyListeners, fan: FanRow, order: SaveOrder): Promise<End> {
  const { db, auth_secret, clock } = context;
  if (fan.sealed_token === null) return refused('consent_revoked');
  const tokens = await listeners.refresh(unsealToken(auth_secret, fan.id, fan.sealed_token));
  if (tokens === null) {
    const isOld = clock.now().getTime() >= fan.consented_at.getTime() + CONSENT_DAYS * DAY_MS;
    return isOld ? { state: 'expired', end_reason: null } : refused('consent_revoked');
  }
  const { access_token, refresh_token } = tokens;
  // The old one is dead from now on: without this a crash would lose the fan.
  if (refresh_token !== null) {
    await updateSavingFan(db, fan.id, { sealed_token: sealToken(auth_secret, fan.id, refresh_token) });
  }
  if (fan.attempts > 1) {
    const has = await listeners.hasAlbum(access_token, order.album_uri);
    if (has === 'refused') return refused('not_allowed');
    if (has) return VERIFIED;
  }
  if ((await listeners.saveAlbum(access_token, order.album_uri)) === 'refused') return refused('not_allowed');
  await updateSavingFan(db, fan.id, { state: 'saved' });
  const has = await listeners.hasAlbum(access_token, order.album_uri);
  if (has === 'refused') return refused('not_allowed');
  if (!has) throw new SpotifyError('the album is not in the library yet');
  return VERIFIED;
}

async function planNextAttempt(
  { db, clock }: Context,
  fan: FanRow,
  { started_at }: SaveOrder,
  { retry_after_seconds }: SpotifyError,
): Promise<void> {
  const now = clock.now();
  const facts = { attempts: fan.attempts, started_ms: started_at.getTime(), retry_after_seconds };
  const next = findNextAttempt(facts, now.getTime());
  if (next !== null) return updateSavingFan(db, fan.id, { next_attempt_at: new Date(next) });
  await endSavingFan(db, fan.id, { state: 'gone', end_reason: 'store_failed', ended_at: now });
}
