import { playlist_pitches } from '@tangent/db/schema/promotion/playlist.ts';
import { asc, eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { MailContext } from '../../messaging/mail/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { ProductModule } from '../../platform/module.ts';
import { closePitches } from './answer-pitch.ts';
import * as jobs from './jobs.ts';
import { type PlaylistContext, registerPlaylistRoutes } from './routes.ts';
import { sendPitchMail } from './send-pitch-mail.ts';

export const playlistModule = {
  name: 'playlist',
  tables: ['playlist_pitches', 'playlists'],
  registerRoutes: registerPlaylistRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      closePitchesJob: () => closePitches(context),
      pitchMailJob: (data, run) => sendPitchMail(context, data, run.id),
    }),
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
} satisfies ProductModule<Actor, PlaylistContext, MailContext>;
