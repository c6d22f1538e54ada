import { ledger_closings } from '@tangent/db/schema/ledger.ts';
import { sql } from 'drizzle-orm';
import { sealMonths } from '../seal-month.ts';
import { checkedBy } from './rule.ts';

const changed = sql`
  select to_char(c.period, 'YYYY-MM') as subject, 'was closed with ' || c.movements || ' movements and has '
         || coalesce(m.movements, 0) || case when coalesce(m.movements, 0) = c.movements then ' others' else '' end as says
    from ${ledger_closings} c left join (${sealMonths(null)}) m on m.period = c.period
   where c.seal <> coalesce(m.seal, '0') or c.movements <> coalesce(m.movements, 0)`;

/** Months that are closed are as they were. */
export const closedMonths = checkedBy('closed_months', [changed]);
