import { ACTOR_KINDS } from '@tangent/domain/access/actor-kind.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { cursor, id, instant, pageOf } from './values.ts';

/** One act of staff, of the machine in their place, or about money and blocks. */
const auditEvent = z.object({
  id,
  at: instant,
  actor_kind: z.enum(ACTOR_KINDS),
  actor_name: z.string().nullable(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  /** The release's title, the store's name: what people call the subject; null where it has none. */
  subject_name: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEvent = z.infer<typeof auditEvent>;

export const listAuditEvents = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/audit',
  summary: 'The log of acts, the newest first',
  query: z.object({
    subject_kind: z.string().max(40).optional(),
    subject_id: z.string().max(60).optional(),
    /** Beginning of the act's name, such as `release.` */
    action: z.string().max(60).optional(),
    cursor,
  }),
  response: pageOf(auditEvent),
});
