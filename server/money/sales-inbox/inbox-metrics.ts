import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { inArray, min } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Log } from '../../platform/log/create-log.ts';
import { addStateGauges } from '../../platform/metrics/state-gauges.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { findInboxRow } from './inbox-store.ts';

/** Adds how far the reading of reports is behind: files in the inbox, and received files that are not read yet. */
export function registerInboxMetrics(registry: Registry, { db, clock, log }: { db: Db; clock: Clock; log: Log }): void {
  addStateGauges(registry, log, {
    gauges: {
      inbox_reached_timestamp_seconds: { help: 'When the inbox for reports was last reached' },
      inbox_waiting_files: { help: 'Files that the last poll of the inbox left there' },
      report_oldest_unread_seconds: { help: 'Age of the oldest received report that is not read completely' },
    },
    read: async () => {
      const inbox = await findInboxRow(db);
      const since = await findOldestUnread(db);
      return {
        inbox_reached_timestamp_seconds: inbox?.reached_at ? [{ value: inbox.reached_at.getTime() / 1000 }] : [],
        inbox_waiting_files: inbox === null ? [] : [{ value: inbox.waiting_files }],
        report_oldest_unread_seconds: [
          { value: since === null ? 0 : (clock.now().getTime() - since.getTime()) / 1000 },
        ],
      };
    },
  });
}

async function findOldestUnread(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ since: min(sales_files.received_at) })
    .from(sales_files)
    .where(inArray(sales_files.state, ['received', 'reading']));
  return row?.since ?? null;
}
