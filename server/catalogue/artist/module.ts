import { artist_page_keys, artists } from '@tangent/db/schema/catalogue/artist.ts';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { ProductModule } from '../../platform/module.ts';
import { eraseAccount } from './erase-account.ts';
import * as jobs from './jobs.ts';
import { createMissingPageKeys, createPageKeyOfRelease } from './page-key.ts';
import { type ArtistContext, refreshFollowers } from './refresh-followers.ts';
import { registerArtistRoutes } from './routes.ts';

// The sealed key is of no use to anyone else.
const { spotify_artist_key_sealed: _sealed, ...EXPORTED } = getTableColumns(artists);

export const artistModule = {
  name: 'artist',
  tables: ['artist_page_keys', 'artists'],
  registerRoutes: registerArtistRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      refreshFollowersJob: (_data, { signal }) => refreshFollowers(context, signal),
      createPageKeysJob: () => createMissingPageKeys(context),
    }),
  personal_data: {
    artists: { erasing: 'emptied', exporting: { part: 'artists' } },
    artist_page_keys: { erasing: 'removed', exporting: { part: 'artist_page_keys' } },
  },
  hooks: { onApproved: (tx, { release_id, at }) => createPageKeyOfRelease(tx, release_id, at) },
  eraseAccount,
  exportAccount: async (tx, id) => {
    const own = tx.select({ id: artists.id }).from(artists).where(eq(artists.account_id, id));
    return {
      artists: await tx.select(EXPORTED).from(artists).where(eq(artists.account_id, id)),
      artist_page_keys: await tx.select().from(artist_page_keys).where(inArray(artist_page_keys.artist_id, own)),
    };
  },
} satisfies ProductModule<Actor, ArtistContext, ArtistContext>;
