import type { AuditEvent, listAuditEvents } from '@tangent/contract/identity/backoffice-audit.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, metadata_changes } from '@tangent/db/schema/distribution/delivery.ts';
import { announcements } from '@tangent/db/schema/events/announcement.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { royalty_charges } from '@tangent/db/schema/money/royalty.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { form_requests } from '@tangent/db/schema/promotion/form.ts';
import { playlists } from '@tangent/db/schema/promotion/playlist.ts';
import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { ROUTINE_ACTIONS } from '@tangent/domain/identity/access/audit-action.ts';
import { and, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { containsWords, splitWords } from '../../platform/sql/contains-words.ts';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listIds, nameIds } from './name-ids.ts';

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
  const names = await nameIds(
    db,
    visible.map(({ event }) => event.details),
  );
  return {
    items: visible.map((row) => present(row, names)),
    next_cursor: last ? encodeCursor(last.event) : null,
    total,
  };
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
  when 'track' then (select t.title from ${tracks} t where t.id::text = ${audit_events.subject_id})
  when 'payee' then (select p.name from ${payees} p where p.id::text = ${audit_events.subject_id})
  when 'sales_file' then (select f.name from ${sales_files} f where f.id::text = ${audit_events.subject_id})
  when 'watch_case' then (select r.title || ' · ' || s.name from ${fraud_cases} c
    join ${releases} r on r.id = c.release_id join ${stores} s on s.id = c.store_id
    where c.id::text = ${audit_events.subject_id})
  when 'fine_dispute' then (select t.title from ${fine_disputes} d join ${royalty_charges} c on c.id = d.charge_id
    join ${tracks} t on t.id = c.track_id where d.id::text = ${audit_events.subject_id})
  when 'rights_claim' then (select c.recording_title from ${rights_claims} c
    where c.id::text = ${audit_events.subject_id})
  when 'form_request' then (select q.subject from ${form_requests} q where q.id::text = ${audit_events.subject_id})
  when 'playlist' then (select l.name from ${playlists} l where l.id::text = ${audit_events.subject_id})
  when 'announcement' then (select min(a.title) from ${announcements} a where a.id = ${audit_events.subject_id})
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

function present({ event, actor_name, subject_name }: Row, all: ReadonlyMap<string, string>): AuditEvent {
  const { id, at, actor_kind, action, subject_kind, subject_id, details } = event;
  const names = Object.fromEntries(
    listIds(details).flatMap(({ id }) => {
      const name = all.get(id);
      return name === undefined ? [] : [[id, name]];
    }),
  );
  const subject = { subject_kind, subject_id, subject_name };
  return { id, at: at.toISOString(), actor_kind, actor_name, action, ...subject, details, names };
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
