import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { BaseContext, ProductModule } from '../../platform/module.ts';
import { KEPT_BY_LAW, NAMES_STAFF } from '../../platform/personal-data.ts';
import * as jobs from './jobs.ts';
import { registerLedgerMetrics } from './ledger-metrics.ts';
import { registerLedgerRoutes } from './routes.ts';
import { runLedgerCheck } from './run-ledger-check.ts';

const LEDGER = { erasing: KEPT_BY_LAW, exporting: { internal: 'royalties and withdrawals contain it' } };

export const ledgerModule = {
  name: 'ledger',
  tables: [
    'exchange_rates',
    'ledger_accounts',
    'ledger_checks',
    'ledger_closings',
    'ledger_postings',
    'ledger_transactions',
    'store_payment_parts',
    'store_payments',
  ],
  registerRoutes: registerLedgerRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, { checkLedgerJob: ({ requested_by }) => runLedgerCheck(context, requested_by) }),
  registerMetrics: registerLedgerMetrics,
  personal_data: {
    ledger_accounts: LEDGER,
    ledger_postings: LEDGER,
    ledger_transactions: LEDGER,
    ledger_checks: NAMES_STAFF,
    ledger_closings: NAMES_STAFF,
    exchange_rates: NAMES_STAFF,
    store_payments: NAMES_STAFF,
    store_payment_parts: LEDGER,
  },
} satisfies ProductModule<Actor, BaseContext, BaseContext & { log: Log }>;
