import { royalty_country_totals, royalty_entries, royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { type SQL, sql } from 'drizzle-orm';
import { createRuleCheck } from './rule.ts';

const COLUMNS = ['lines', 'units', 'gross_micros', 'net_micros', 'amount_micros'];

/** Finds totals by store or by country that differ from those of the entries. */
function differing(table: SQL, by: SQL): SQL {
  const columns = sql.raw(COLUMNS.join(', '));
  const stored = sql`select holder_id, period, ${by} as key, track_id, ${columns} from ${table}`;
  const counted = sql`
    select holder_id, period, ${by} as key, track_id, count(*) as lines, sum(units) as units,
           sum(gross_micros) as gross_micros, sum(net_micros) as net_micros, sum(amount_micros) as amount_micros
      from ${royalty_entries} group by 1, 2, 3, 4`;
  const differ = COLUMNS.map((name) => sql.raw(`coalesce(k.${name}, 0) <> coalesce(c.${name}, 0)`));
  return sql`
    select 'holder ' || holder_id || ' ' || to_char(period, 'YYYY-MM') || ' ' || key || ' track ' || track_id as subject,
           'says ' || coalesce(k.amount_micros, 0) || ' micros in ' || coalesce(k.lines, 0) || ' lines, the entries '
           || coalesce(c.amount_micros, 0) || ' in ' || coalesce(c.lines, 0) as message
      from (${stored}) k full join (${counted}) c using (holder_id, period, key, track_id)
     where ${sql.join(differ, sql` or `)}`;
}

/** The totals by store and by country are those of the entries. */
export const totals = createRuleCheck('totals', [
  differing(sql`${royalty_store_totals}`, sql`store_id`),
  differing(sql`${royalty_country_totals}`, sql`country`),
]);
