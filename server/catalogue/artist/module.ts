import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { ProductModule } from '../../platform/module.ts';
import { eraseAccount } from './erase-account.ts';
import * as jobs from './jobs.ts';
import { type ArtistContext, refreshFollowers } from './refresh-followers.ts';
import { registerArtistRoutes } from './routes.ts';

// The sealed key is of no use to anyone else.
const { spotify_artist_key_sealed: _sealed, ...EXPORTED } = getTableColumns(artists);

export const artistModule = {
  name: 'artist',
  tables: ['artists'],
  registerRoutes: registerArtistRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, { refreshFollowersJob: (_data, { signal }) => refreshFollowers(context, signal) }),
  personal_data: { artists: { erasing: 'emptied', exporting: { part: 'artists' } } },
  eraseAccount,
  exportAccount: async (tx, id) => ({
    artists: await tx.select(EXPORTED).from(artists).where(eq(artists.account_id, id)),
  }),
} satisfies ProductModule<Actor, ArtistContext, ArtistContext>;
