import { presave_campaigns, presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { MailContext } from '../../messaging/mail/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import { bindSweeps } from '../../platform/jobs/ticker.ts';
import type { ProductModule } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { PresaveContext } from './context.ts';
import { createCampaign } from './create-campaign.ts';
import * as jobs from './jobs.ts';
import { notifyFans } from './notify-fans.ts';
import { prunePresave } from './prune-presave.ts';
import { registerPresaveRoutes } from './routes.ts';
import { saveFans } from './save-fans.ts';
import { sendFanMail } from './send-fan-mail.ts';
import { sweepCampaigns } from './sweep-campaigns.ts';

export const presaveModule = {
  name: 'presave',
  tables: ['presave_campaigns', 'presave_fan_counts', 'presave_fans', 'presave_tickets'],
  registerRoutes: registerPresaveRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      saveFansJob: ({ campaign_id }, { signal }) => saveFans(context, campaign_id, signal),
      notifyFansJob: (data) => notifyFans(context, data),
      prunePresaveJob: () => prunePresave(context),
      fanMailJob: (data, run) => sendFanMail(context, data, run.id),
    }),
  buildSweeps: ({ clock, is_sandbox }) =>
    bindSweeps(jobs, { campaignSweep: (tx) => sweepCampaigns(tx, clock.now()) }, { is_sandbox }),
  personal_data: {
    presave_campaigns: { erasing: 'removed', exporting: { part: 'presave_campaigns' } },
    presave_fans: { erasing: 'removed', exporting: { part: 'presave_fans' } },
    presave_fan_counts: { erasing: 'removed', exporting: { internal: 'sums of presave_fans' } },
    presave_tickets: { erasing: 'removed', exporting: { internal: 'round trips of fans, removed after a day' } },
  },
  hooks: { onApproved: (tx, { release_id, at }) => createCampaign(tx, release_id, at) },
  eraseAccount: async (tx, id) => {
    // Fans, their sums and round trips go with their campaign.
    await tx.delete(presave_campaigns).where(eq(presave_campaigns.account_id, id));
  },
  exportAccount,
} satisfies ProductModule<
  Actor,
  PresaveContext & { test_mode: boolean },
  PresaveContext & MailContext & { is_sandbox: boolean }
>;

async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const { sealed_token: _token, fan_key: _key, ...fan } = getTableColumns(presave_fans);
  const isOwn = eq(presave_campaigns.account_id, id);
  const own = tx.select({ id: presave_campaigns.id }).from(presave_campaigns).where(isOwn);
  const fans = await tx.select(fan).from(presave_fans).where(inArray(presave_fans.campaign_id, own));
  return {
    presave_campaigns: await tx.select().from(presave_campaigns).where(isOwn),
    // An address belongs to the fan until the fan gives it to the artist.
    presave_fans: fans.map((row) => ({ ...row, email: row.artist_may_write ? row.email : null })),
  };
}
