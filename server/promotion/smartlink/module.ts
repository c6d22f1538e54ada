import {
  link_hits,
  link_networks,
  link_visitor_days,
  link_visitors,
  smart_links,
} from '@tangent/db/schema/promotion/smartlink.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { createLink, createMissingLinks } from './create-link.ts';
import * as jobs from './jobs.ts';
import { pruneVisitors } from './prune-visitors.ts';
import { type LinkContext, registerLinkRoutes } from './routes.ts';

const TABLES = [link_hits, link_networks, link_visitor_days, link_visitors, smart_links];

export const smartlinkModule = {
  name: 'smartlink',
  tables: ['link_hits', 'link_networks', 'link_salts', 'link_visitor_days', 'link_visitors', 'smart_links'],
  registerRoutes: registerLinkRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      createLinksJob: () => createMissingLinks(context),
      pruneVisitorsJob: () => pruneVisitors(context.db, context.clock.now()),
    }),
  personal_data: {
    smart_links: { erasing: 'removed', exporting: { part: 'smart_links' } },
    link_hits: { erasing: 'removed', exporting: { part: 'link_hits' } },
    link_visitor_days: { erasing: 'removed', exporting: { part: 'link_visitor_days' } },
    link_networks: { erasing: 'removed', exporting: { internal: 'hashes of one day that name nobody' } },
    link_visitors: { erasing: 'removed', exporting: { internal: 'hashes of one day that name nobody' } },
  },
  hooks: { onApproved: (tx, { release_id, at }) => createLink(tx, release_id, at) },
  eraseAccount: async (tx, id) => {
    for (const table of TABLES) await tx.delete(table).where(eq(table.account_id, id));
  },
  exportAccount: async (tx, id) => ({
    smart_links: await tx.select().from(smart_links).where(eq(smart_links.account_id, id)),
    link_hits: await tx.select().from(link_hits).where(eq(link_hits.account_id, id)),
    link_visitor_days: await tx.select().from(link_visitor_days).where(eq(link_visitor_days.account_id, id)),
  }),
} satisfies ProductModule<Actor, LinkContext, BaseContext>;
