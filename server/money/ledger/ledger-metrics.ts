import type { Registry } from 'prom-client';
import type { Log } from '../../platform/log/create-log.ts';
import { addStateGauges } from '../../platform/metrics/state-gauges.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { findLastCheck } from './run-ledger-check.ts';

/** Adds the time and the result of the last check of the ledger; nothing before the first one. */
export function registerLedgerMetrics(registry: Registry, { db, log }: { db: Db; log: Log }): void {
  addStateGauges(registry, log, {
    gauges: {
      ledger_check_timestamp_seconds: { help: 'When the last check of the ledger ended' },
      ledger_broken_rules: { help: 'Rules of the ledger that the last check found violated' },
    },
    read: async () => {
      const { last } = await findLastCheck(db);
      if (last === null) return { ledger_check_timestamp_seconds: [], ledger_broken_rules: [] };
      return {
        ledger_check_timestamp_seconds: [{ value: Date.parse(last.finished_at) / 1000 }],
        ledger_broken_rules: [{ value: last.results.filter(({ count }) => count > 0).length }],
      };
    },
  });
}
