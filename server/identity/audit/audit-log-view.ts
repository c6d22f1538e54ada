import type { AuditEvent, listAuditEvents } from '@tangent/contract/identity/backoffice-audit.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, metadata_changes } from '@tangent/db/schema/distribution/delivery.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { ROUTINE_ACTIONS } from '@tangent/domain/identity/access/audit-action.ts';
import { and, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { containsWords, splitWords } from '../../platform/sql/contains-words.ts';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';

type Query = z.output<typeof listAuditEvents.query>;
type Page = z.input<typeof listAuditEvents.response>;

const PER_PAGE = 50;

/** Returns a page of the log of actions, the newest first. */
export async function listAuditLog(db: Db, query: Query): Promise<Page> {
  const filter = and(...listConditions(query));
  const rows = await select(db)
    .where(query.cursor === undefined ? filter : and(filter, olderThan(audit_events.at, audit_events.id, query.cursor)))
    .orderBy(desc(audit_events.at), desc(audit_events.id))
    .limit(PER_PAGE + 1);
  const [{ total } = { total: 0 }] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(audit_events)
    .leftJoin(users, eq(users.id, audit_events.actor_id))
    .where(filter);
  const { visible, last } = splitPage(rows, PER_PAGE);
  return { items: visible.map(present), next_cursor: last ? encodeCursor(last.event) : null, total };
}

const ACTOR_NAME = sql<string | null>`${users.first_name} || ' ' || ${users.last_name}`;

// The log stores the subject of an action by kind and id; readers need its name.
const SUBJECT_NAME = sql<string | null>`case ${audit_events.subject_kind}
  when 'release' then (select r.title from ${releases} r where r.id::text = ${audit_events.subject_id})
  when 'user' then (select u.first_name || ' ' || u.last_name from ${users} u where u.id::text = ${audit_events.subject_id})
  when 'artist' then (select a.name from ${artists} a where a.id::text = ${audit_events.subject_id})
  when 'store' then (select s.name from ${stores} s where s.id = ${audit_events.subject_id})
  when 'delivery' then (select r.title || ' · ' || s.name from ${deliveries} d
    join ${releases} r on r.id = d.release_id join ${stores} s on s.id = d.store_id
    where d.id::text = ${audit_events.subject_id})
  when 'metadata_change' then (select r.title from ${metadata_changes} c join ${releases} r on r.id = c.release_id
    where c.id::text = ${audit_events.subject_id})
  end`;

function select(db: Db) {
  return db
    .select({
      event: audit_events,
      actor_name: ACTOR_NAME,
      subject_name: SUBJECT_NAME,
    })
    .from(audit_events)
    .leftJoin(users, eq(users.id, audit_events.actor_id));
}

type Row = Awaited<ReturnType<typeof select>>[number];

function present({ event, actor_name, subject_name }: Row): AuditEvent {
  const { id, at, actor_kind, action, subject_kind, subject_id, details } = event;
  return { id, at: at.toISOString(), actor_kind, actor_name, action, subject_kind, subject_id, subject_name, details };
}

function listConditions({ subject_kind, subject_id, action, q = '', routine }: Query): SQL[] {
  const conditions = [
    subject_kind === undefined ? undefined : eq(audit_events.subject_kind, subject_kind),
    subject_id === undefined ? undefined : eq(audit_events.subject_id, subject_id),
    action === undefined ? undefined : sql`starts_with(${audit_events.action}, ${action})`,
    routine === 'hidden' ? notInArray(audit_events.action, [...ROUTINE_ACTIONS]) : undefined,
    q.trim() === '' ? undefined : containsWords(sql`concat_ws(' ', ${ACTOR_NAME}, ${SUBJECT_NAME})`, splitWords(q)),
  ];
  return conditions.filter((condition) => condition !== undefined);
}
