import { ledger_closings } from '@tangent/db/schema/money/ledger.ts';
import { sql } from 'drizzle-orm';
import { computeMonthChecksums } from '../compute-month-checksums.ts';
import { createRuleCheck } from './rule.ts';

const changed = sql`
  select to_char(c.period, 'YYYY-MM') as subject, 'was closed with ' || c.movements || ' movements and has '
         || coalesce(m.movements, 0) || case when coalesce(m.movements, 0) = c.movements then ' others' else '' end as message
    from ${ledger_closings} c left join (${computeMonthChecksums(null)}) m on m.period = c.period
   where c.checksum <> coalesce(m.checksum, '0') or c.movements <> coalesce(m.movements, 0)`;

/** Closed months are unchanged. */
export const closedMonths = createRuleCheck('closed_months', [changed]);
