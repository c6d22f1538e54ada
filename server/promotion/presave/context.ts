import type pg from 'pg';
import type { Spotify } from '../../gateways/spotify/spotify.ts';
import type { BaseContext } from '../../platform/module.ts';

/** The context of pre-save. */
export interface PresaveContext extends BaseContext {
  pool: pg.Pool;
  /** Null without credentials: the way through Spotify is closed then. */
  spotify: Spotify | null;
  /** Origin of the product: Spotify sends fans back to it. */
  public_url: string;
  /** Seals refresh tokens, signs links and hides whom a row is about. */
  auth_secret: string;
  /** False where limits would interfere: benchmarks, and tests of other features. */
  limits_uses: boolean;
}
