import { fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { royalty_charges, royalty_entries } from '@tangent/db/schema/money/royalty.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { fromKindNumber } from '@tangent/domain/money/royalty/line-kind.ts';
import { sql } from 'drizzle-orm';
import { isChargeEntry } from './collect-facts.ts';
import { createRuleCheck } from './rule.ts';

const subject = (c: string) =>
  sql`'file ' || ${sql.raw(c)}.file_no || ' line ' || ${sql.raw(c)}.line_no || case when ${sql.raw(c)}.part > 0 then ' part ' || ${sql.raw(c)}.part else '' end`;

// A fine or a fee is listed once, as the entry says.
const unlike = sql`
  select coalesce(${subject('c')}, ${subject('e')}) as subject,
         case when e.holder_id is null then 'is listed as a charge and has no entry'
              when c.id is null then 'is a charge that is not listed'
              else c.amount_micros || ' micros of ' || c.account_id || ' are listed, the entry has ' || e.amount_micros || ' of '
                   || e.holder_id end as message
    from ${royalty_charges} c full join (
      select * from ${royalty_entries} where ${isChargeEntry}
    ) e on e.file_no = c.file_no and e.line_no = c.line_no and e.part = c.part
   where c.id is null or e.holder_id is null or c.amount_micros <> e.amount_micros or c.account_id <> e.holder_id
      or c.track_id <> e.track_id or c.period <> e.period or c.posting_no <> e.posting_no
      or c.kind <> case e.kind when 1 then ${fromKindNumber(1)} else ${fromKindNumber(2)} end`;

const notReversed = sql`
  select ${subject('c')} as subject, 'its file is ' || f.state || ' and the charge is '
         || case when c.reversed_at is null then 'in force' else 'reversed' end as message
    from ${royalty_charges} c join ${sales_files} f on f.file_no = c.file_no
   where (c.reversed_at is not null) <> (f.state = 'reversed' or f.kind = 'reversal')`;

// Money that came back belongs to a charge in force of the same account, track, store and kind.
const strayReturns = sql`
  select ${subject('b')} as subject, 'takes back ' || coalesce(b.returns_id::text, 'nothing') as message
    from ${royalty_charges} b left join ${royalty_charges} c on c.id = b.returns_id
   where b.returns_id is not null and (c.id is null or b.reversed_at is not null or c.reversed_at is not null
     or b.amount_micros <= 0 or c.amount_micros >= 0 or (b.account_id, b.track_id, b.store_id, b.kind)
        is distinct from (c.account_id, c.track_id, c.store_id, c.kind))`;

// A fine of which more came back than its last line needed would hide that another fine came back.
const overReturned = sql`
  select ${subject('c')} as subject, sum(b.amount_micros) || ' micros came back of ' || -c.amount_micros || ' in '
         || count(*) || ' lines' as message
    from ${royalty_charges} c join ${royalty_charges} b on b.returns_id = c.id
   group by c.id having sum(b.amount_micros) - max(b.amount_micros) >= -c.amount_micros and count(*) > 1`;

const strayDisputes = sql`
  select 'dispute ' || d.id as subject, 'is about ' || c.kind || ' ' || c.amount_micros || ' of ' || c.account_id as message
    from ${fine_disputes} d join ${royalty_charges} c on c.id = d.charge_id
   where c.account_id <> d.account_id or c.kind <> 'penalty' or c.amount_micros >= 0`;

const unsettled = sql`
  select 'dispute ' || d.id as subject, 'is ' || d.state || ' although its fine came back' as message
    from ${fine_disputes} d
   where d.state <> 'accepted' and exists (
     select 1 from ${royalty_charges} b where b.returns_id = d.charge_id and b.posted_at >= d.opened_at)`;

/** Every charge is listed as its entry says, what came back belongs to its charge, and every dispute to a fine. */
export const charges = createRuleCheck('charges', [
  unlike,
  notReversed,
  strayReturns,
  overReturned,
  strayDisputes,
  unsettled,
]);
