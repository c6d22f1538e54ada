import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { fraud_case_events, fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { KEPT_FIGURES } from '../../platform/personal-data.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { MonitoringContext } from './evidence-route.ts';
import { findStreamWarning } from './find-stream-warning.ts';
import * as jobs from './jobs.ts';
import { monitorDays, monitorFile, monitorRecentFiles } from './monitor-files.ts';
import { registerMonitoringRoutes } from './routes.ts';

export const monitoringModule = {
  name: 'monitoring',
  tables: ['fraud_case_events', 'fraud_cases', 'fraud_findings'],
  registerRoutes: registerMonitoringRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      monitorFileJob: (data) => monitorFile(context, data),
      monitorDaysJob: ({ items }) => monitorDays(context, items),
      recheckFilesJob: () => monitorRecentFiles(context),
    }),
  personal_data: {
    fraud_cases: { erasing: KEPT_FIGURES, exporting: { part: 'fraud_cases' } },
    fraud_case_events: { erasing: 'emptied', exporting: { part: 'fraud_case_events' } },
    fraud_findings: { erasing: KEPT_FIGURES, exporting: { internal: 'the fraud cases contain it' } },
  },
  eraseAccount,
  hooks: { findStreamWarning },
  exportAccount,
} satisfies ProductModule<Actor, MonitoringContext, BaseContext>;

async function eraseAccount(tx: Tx, id: string): Promise<void> {
  const own = tx.select({ id: releases.id }).from(releases).where(eq(releases.account_id, id));
  const cases = tx.select({ id: fraud_cases.id }).from(fraud_cases).where(inArray(fraud_cases.release_id, own));
  await tx.update(fraud_case_events).set({ note: null }).where(inArray(fraud_case_events.case_id, cases));
}

async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const { actor_id: _, ...event } = getTableColumns(fraud_case_events);
  const isOwn = eq(fraud_cases.account_id, id);
  const cases = tx.select({ id: fraud_cases.id }).from(fraud_cases).where(isOwn);
  return {
    fraud_cases: await tx.select().from(fraud_cases).where(isOwn),
    fraud_case_events: await tx
      .select(event)
      .from(fraud_case_events)
      .where(inArray(fraud_case_events.case_id, cases))
      .orderBy(asc(fraud_case_events.at)),
  };
}
