import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { artist_followers } from '@tangent/db/schema/promotion/follow.ts';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { MailContext } from '../../messaging/mail/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { ProductModule } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { FollowContext } from './context.ts';
import * as jobs from './jobs.ts';
import { announceRelease, notifyFollowers } from './notify-followers.ts';
import { pruneFollowers } from './prune-followers.ts';
import { registerOwnPageRoutes } from './routes.ts';
import { sendFollowMail } from './send-follow-mail.ts';

export const followModule = {
  name: 'follow',
  tables: ['artist_followers'],
  registerRoutes: registerOwnPageRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      notifyFollowersJob: (data) => notifyFollowers(context, data),
      pruneFollowersJob: () => pruneFollowers(context),
      followMailJob: (data, run) => sendFollowMail(context, data, run.id),
    }),
  hooks: { onPublished: announceRelease },
  personal_data: { artist_followers: { erasing: 'removed', exporting: { part: 'artist_followers' } } },
  eraseAccount: async (tx, id) => {
    await tx.delete(artist_followers).where(inArray(artist_followers.artist_id, selectOwnArtists(tx, id)));
  },
  exportAccount: async (tx, id) => {
    // The address belongs to the follower: the artist learns how many there are, not who.
    const { email: _email, follower_key: _key, ...follower } = getTableColumns(artist_followers);
    const isOwn = inArray(artist_followers.artist_id, selectOwnArtists(tx, id));
    return { artist_followers: await tx.select(follower).from(artist_followers).where(isOwn) };
  },
} satisfies ProductModule<Actor, FollowContext, MailContext>;

function selectOwnArtists(tx: Tx, accountId: string) {
  return tx.select({ id: artists.id }).from(artists).where(eq(artists.account_id, accountId));
}
