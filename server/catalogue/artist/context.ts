import type { Spotify } from '../../gateways/spotify/spotify.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** What the calls and jobs about artists need from outside. */
export interface ArtistContext {
  db: Db;
  clock: Clock;
  /** Null where nobody has set credentials: profiles can then be linked by hand only. */
  spotify: Spotify | null;
}
