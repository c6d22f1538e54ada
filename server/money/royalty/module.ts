import { earnings_holds, royalty_charges, royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { ProductModule } from '../../platform/module.ts';
import { IN_ARCHIVE, KEPT_BY_LAW, NAMES_STAFF } from '../../platform/personal-data.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { readAccountFigures } from '../ledger/public.ts';
import type { ReportKind } from '../store-file/public.ts';
import * as chargeJobs from './charges/jobs.ts';
import { type FineMailContext, sendFineMail } from './charges/send-fine-mail.ts';
import { type DisputeContext, registerDisputeRoutes } from './disputes/dispute-routes.ts';
import { eraseDisputes, exportDisputes } from './disputes/personal-data.ts';
import { sendDisputeMail } from './disputes/send-dispute-mail.ts';
import { holdEarnings } from './hold-earnings.ts';
import { listHolders } from './list-holders.ts';
import { presentMicros } from './present-micros.ts';
import * as reportedJobs from './reported/jobs.ts';
import { findReportedMonths, noteReportedMonths } from './reported/note-reported-months.ts';
import { sendReportedMail } from './reported/send-reported-mail.ts';
import { registerRoyaltyRoutes } from './royalty-routes.ts';
import { salesReports } from './sales-reports.ts';
import type { RoyaltyViewContext } from './statements/statement-file-routes.ts';
import { registerSuspenseRoutes, type SuspenseContext } from './suspense/suspense-routes.ts';
import { registerStoreMonthRoutes } from './views/store-months-routes.ts';

const jobs = { ...chargeJobs, ...reportedJobs };

const NO_DAY = '1970-01-01';

const TOTALS = { erasing: KEPT_BY_LAW, exporting: { part: 'royalties' } };

export const royaltyModule = {
  name: 'royalty',
  tables: [
    'earnings_holds',
    'fine_dispute_events',
    'fine_disputes',
    'royalty_charges',
    'royalty_country_totals',
    'royalty_entries',
    'royalty_store_totals',
    'sales_postings',
    'sales_statements',
    'split_recoupments',
    'suspense_lines',
  ],
  report_kind: salesReports,
  registerRoutes: (app, context) => {
    registerRoyaltyRoutes(app, context);
    registerSuspenseRoutes(app, context);
    registerStoreMonthRoutes(app, context);
    registerDisputeRoutes(app, context);
  },
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      fineMailJob: (data, run) => sendFineMail(context, data, run.id),
      fineDisputeMailJob: (data, run) => sendDisputeMail(context, data, run.id),
      findReportedMonthsJob: () => findReportedMonths(context.db, context.clock.now()),
      noteReportedMonthsJob: (data) => noteReportedMonths(context.db, data, context.clock.now()),
      reportedMailJob: (data, run) => sendReportedMail(context, data, run.id),
    }),
  personal_data: {
    earnings_holds: { erasing: KEPT_BY_LAW, exporting: { part: 'earnings_holds' } },
    fine_disputes: { erasing: 'emptied', exporting: { part: 'fine_disputes' } },
    fine_dispute_events: { erasing: 'emptied', exporting: { part: 'fine_dispute_events' } },
    royalty_charges: { erasing: KEPT_BY_LAW, exporting: { part: 'royalty_charges' } },
    royalty_entries: { erasing: KEPT_BY_LAW, exporting: IN_ARCHIVE },
    royalty_store_totals: TOTALS,
    royalty_country_totals: TOTALS,
    sales_postings: NAMES_STAFF,
    sales_statements: NAMES_STAFF,
    suspense_lines: NAMES_STAFF,
  },
  hooks: {
    onClaimed: (tx, { actor, release_id, at }) => holdEarnings(tx, actor, { release_id }, null, at),
  },
  eraseAccount: eraseDisputes,
  exportAccount,
} satisfies ProductModule<Actor, RoyaltyViewContext & SuspenseContext & DisputeContext, FineMailContext> & {
  report_kind: ReportKind;
};

/**
 * Exports the earnings of an account's music and shares, by month and store. The archive that users download has every
 * line.
 */
async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const holders = await listHolders(tx, id);
  const { rows } = await tx.execute(sql`
    select to_char(t.period, 'YYYY-MM') as period, t.store_id, t.is_share = 1 as is_share, sum(t.lines) as lines,
           sum(t.units) as units, sum(t.gross_micros) as gross_micros, sum(t.amount_micros) as amount_micros
      from ${royalty_store_totals} t where t.holder_id = any(${sql.param(holders)})
     group by t.period, t.store_id, t.is_share order by t.period, t.store_id, t.is_share`);
  const { reason, held_at, released_at, release_id, track_id, store_id } = earnings_holds;
  // The due and the late part change from day to day and are not exported.
  const { available, reported, pending, paid, on_hold } = await readAccountFigures(tx, id, holders, NO_DAY);
  return {
    balances: {
      available_micros: presentMicros(available),
      reported_micros: presentMicros(reported),
      pending_micros: presentMicros(pending),
      paid_micros: presentMicros(paid),
      on_hold_micros: presentMicros(on_hold),
    },
    royalties: rows,
    royalty_charges: await listChargesForExport(tx, id),
    ...(await exportDisputes(tx, id)),
    earnings_holds: await tx
      .select({ release_id, track_id, store_id, reason, held_at, released_at })
      .from(earnings_holds)
      .where(eq(earnings_holds.account_id, id)),
  };
}

function listChargesForExport(tx: Tx, id: string) {
  const { store_id, kind, period, track_id, release_id, amount_micros, posted_at, reversed_at } = royalty_charges;
  const amount = sql<string>`${amount_micros}::text`;
  return tx
    .select({ store_id, kind, period, track_id, release_id, amount_micros: amount, posted_at, reversed_at })
    .from(royalty_charges)
    .where(eq(royalty_charges.account_id, id))
    .orderBy(asc(posted_at), asc(royalty_charges.id));
}
