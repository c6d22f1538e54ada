import { playlist_pitches } from '@tangent/db/schema/promotion/playlist.ts';
import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { closePitches } from './answer-pitch.ts';
import * as jobs from './jobs.ts';
import { type PlaylistContext, registerPlaylistRoutes } from './routes.ts';

export const playlistModule = {
  name: 'playlist',
  tables: ['playlist_pitches', 'playlists'],
  registerRoutes: registerPlaylistRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) => bindJobs(jobs, { closePitchesJob: () => closePitches(context) }),
  personal_data: { playlist_pitches: { erasing: 'removed', exporting: { part: 'playlist_pitches' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(playlist_pitches).where(eq(playlist_pitches.account_id, id));
  },
  exportAccount: async (tx, id) => ({
    playlist_pitches: await tx
      .select()
      .from(playlist_pitches)
      .where(eq(playlist_pitches.account_id, id))
      .orderBy(asc(playlist_pitches.created_at)),
  }),
} satisfies ProductModule<Actor, PlaylistContext, BaseContext>;
