import { royalty_entries } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements, suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { split_parts, split_recoupments, split_versions } from '@tangent/db/schema/money/split.ts';
import { type SQL, sql } from 'drizzle-orm';
import { entry_sums, isChargeEntry, reports } from './collect-facts.ts';
import { createRuleCheck } from './rule.ts';

const subject = sql`'file ' || e.file_no || ' line ' || e.line_no || case when e.part > 0 then ' part ' || e.part else '' end`;

/** Products of these are exact without decimal numbers, which is several times faster; larger values are rare. */
const isSmall = (micros: SQL) => sql`abs(${micros}) < 900000000000000`;

// Distance of the net from its exact share, in ten thousandths of a micro: at most one half, and at one half the net is
// even (A-082).
const distance = (type: string) =>
  sql`abs(e.net_micros::${sql.raw(type)} * 10000 - e.gross_micros::${sql.raw(type)} * e.share_basis_points)`;
const otherNet = sql`
  select ${subject} as subject, e.net_micros || ' micros are not ' || e.share_basis_points || ' of 10000 of '
         || e.gross_micros as message
    from ${royalty_entries} e
   where case when ${isSmall(sql`e.gross_micros`)} and ${isSmall(sql`e.net_micros`)}
         then ${distance('bigint')} > 5000 or (${distance('bigint')} = 5000 and e.net_micros % 2 <> 0)
         else ${distance('numeric')} > 5000 or (${distance('numeric')} = 5000 and e.net_micros % 2 <> 0) end`;

const undivided = sql`
  select ${subject} as subject, case when e.is_share = 1 then e.holder_id || ' has a share without a split'
         else e.amount_micros || ' of ' || e.net_micros || ' micros went to the owner, though nobody has a share' end as message
    from ${royalty_entries} e
   where e.split_version_id is null and (e.is_share = 1 or e.amount_micros <> e.net_micros or e.recouped_micros <> 0)`;

// A fine or a fee is borne by the owner alone, and we take nothing of it (A-246).
const sharedCharge = sql`
  select ${subject} as subject, case when e.is_share = 1 then e.holder_id || ' bears a part of a charge of the owner'
         when e.split_version_id is not null then 'a charge is divided by split ' || e.split_version_id
         else 'we keep ' || e.gross_micros - e.net_micros || ' micros of a charge' end as message
    from ${royalty_entries} e
   where ${isChargeEntry} and (e.is_share = 1 or e.split_version_id is not null or e.net_micros <> e.gross_micros)`;

// Ids cannot be ordered; their hashes show whether they are the same.
const hash = (id: SQL) => sql`uuid_hash_extended(${id}, 0)`;
const badlyDivided = sql`
  select ${subject} as subject, case when sum(e.amount_micros) <> min(e.net_micros)
           then 'the parts are ' || sum(e.amount_micros) || ' micros of ' || min(e.net_micros)
           else 'the parts disagree about the line' end as message
    from ${royalty_entries} e where e.split_version_id is not null
   group by e.period, e.file_no, e.line_no, e.part
  having sum(e.amount_micros) <> min(e.net_micros) or min(e.net_micros) <> max(e.net_micros)
      or min(e.gross_micros) <> max(e.gross_micros) or min(e.recouped_micros) <> max(e.recouped_micros)
      or min(${hash(sql`e.track_id`)}) <> max(${hash(sql`e.track_id`)}) or count(*) filter (where e.is_share = 0) <> 1
      or min(${hash(sql`e.split_version_id`)}) <> max(${hash(sql`e.split_version_id`)}) or min(e.posting_no) <> max(e.posting_no)`;

// Each share gets whole micros, and at most one more.
const shares = sql`
  select version_id, payee_id, sum(share_basis_points)::bigint as points, count(*) as parts
    from ${split_parts} group by version_id, payee_id`;
const unfairly = (type: string) => sql`
  abs((e.amount_micros - case when e.is_share = 0 then e.recouped_micros else 0 end)::${sql.raw(type)} * 10000
      - (e.net_micros - e.recouped_micros)::${sql.raw(type)} * coalesce(s.points, 0)) >= 10000 * greatest(s.parts, 1)`;
const unfair = sql`
  select ${subject} as subject, e.holder_id || ' got ' || e.amount_micros || ' micros for '
         || coalesce(s.points, 0) || ' of 10000 of ' || e.net_micros - e.recouped_micros as message
    from ${royalty_entries} e
    left join (${shares}) s on s.version_id = e.split_version_id
      and s.payee_id is not distinct from case e.is_share when 1 then e.holder_id end
   where e.split_version_id is not null
     and case when ${isSmall(sql`e.net_micros`)} and ${isSmall(sql`e.amount_micros`)}
         then ${unfairly('bigint')} else ${unfairly('numeric')} end`;

const unbalancedSplits = sql`
  select 'split ' || v.id as subject, 'its shares total ' || coalesce(sum(p.share_basis_points), 0) || ' of 10000' as message
    from ${split_versions} v left join ${split_parts} p on p.version_id = v.id
   group by v.id having coalesce(sum(p.share_basis_points), 0) <> 10000`;

const recouped = sql`
  select 'split ' || coalesce(e.version_id, r.version_id) as subject, 'posting ' || coalesce(e.posting_no, r.posting_no)
         || ' brought back ' || coalesce(e.amount, 0) || ' micros, noted are ' || coalesce(r.amount, 0) as message
    from (
      select split_version_id as version_id, posting_no, sum(recouped_micros) as amount
        from ${royalty_entries} where split_version_id is not null and is_share = 0
       group by 1, 2 having sum(recouped_micros) <> 0
    ) e full join (
      select version_id, posting_no, sum(amount_micros) as amount from ${split_recoupments} group by 1, 2
    ) r on r.version_id = e.version_id and r.posting_no = e.posting_no
   where coalesce(e.amount, 0) <> coalesce(r.amount, 0)
  union all
  select 'split ' || v.id, 'brought back ' || sum(r.amount_micros) || ' micros of ' || v.recoupable_micros
    from ${split_versions} v join ${split_recoupments} r on r.version_id = v.id
   group by v.id having sum(r.amount_micros) > v.recoupable_micros`;

// Every amount in a report is with a track or unmatched.
const incomplete = sql`
  select 'statement ' || s.statement_no as subject, 'its lines are worth ' || s.gross_micros || ' micros, '
         || coalesce(e.gross, 0) || ' are with tracks and ' || coalesce(l.gross, 0) || ' with nobody' as message
    from ${reports} s
    left join (select statement_no, file_no, sum(gross_micros) as gross from ${entry_sums} where is_share = 0 group by 1, 2) e
      on e.statement_no = s.statement_no and e.file_no = s.file_no
    left join (select statement_no, sum(gross_micros) as gross from ${suspense_lines} where state = 'open' group by 1) l
      on l.statement_no = s.statement_no
   where s.gross_micros <> coalesce(e.gross, 0) + coalesce(l.gross, 0)`;

const halfReversed = sql`
  select 'file ' || f.file_no as subject, e.holder_id || ' still has ' || sum(e.amount_micros) || ' micros of it' as message
    from ${sales_files} f join ${sales_files} back on back.reverses_id = f.id
    join ${entry_sums} e on e.file_no in (f.file_no, back.file_no)
   where f.state = 'reversed' group by f.id, e.holder_id having sum(e.amount_micros) <> 0`;

const noRate = sql`
  select 'statement ' || s.statement_no as subject, 'was posted without a rate' as message
    from ${sales_statements} s join ${sales_files} f on f.id = s.file_id where f.state = 'posted' and s.rate is null
     and f.kind = 'report'`;

/** Every line is worth what its plan and split say, its parts add up, and no line is missing. */
export const lines = createRuleCheck('lines', [
  otherNet,
  undivided,
  sharedCharge,
  badlyDivided,
  unfair,
  unbalancedSplits,
  recouped,
  incomplete,
  halfReversed,
  noRate,
]);
