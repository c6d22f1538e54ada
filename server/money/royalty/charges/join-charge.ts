import { fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { CHARGE_KINDS, toKindNumber } from '@tangent/domain/money/royalty/line-kind.ts';
import { sql } from 'drizzle-orm';

/** Joins the fine or fee of an entry `e`, and its dispute; other entries, nearly all, are not looked up. */
export const joinCharge = sql`
  left join ${royalty_charges} ch on e.is_share = 0 and e.kind = any(${sql.param(CHARGE_KINDS.map(toKindNumber))}::smallint[])
    and ch.file_no = e.file_no and ch.line_no = e.line_no and ch.part = e.part
  left join ${fine_disputes} fd on fd.charge_id = ch.id`;

/** The columns of `joinCharge`: the state of the dispute, and the day on which the store last took the charge back. */
export const chargeColumns = sql`ch.id as charge_id, fd.state as dispute, (
    select max(b.posted_at at time zone 'UTC')::date::text from ${royalty_charges} b
     where b.returns_id = ch.id and b.reversed_at is null) as returned_on`;
