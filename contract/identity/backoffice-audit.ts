import { ACTOR_KINDS } from '@tangent/domain/identity/access/actor-kind.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { cursor, id, instant, pageOf } from '../values.ts';

/** An action by staff, by the product for staff, or one that concerns money or a block. */
const auditEvent = z.object({
  id,
  at: instant,
  actor_kind: z.enum(ACTOR_KINDS),
  actor_name: z.string().nullable(),
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  /**
   * The readable name of the subject, such as the title of a release or the name of a store; null where it has none.
   */
  subject_name: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  /** The readable names of the ids in the details. */
  names: z.record(z.string(), z.string()),
});
export type AuditEvent = z.infer<typeof auditEvent>;

export const listAuditEvents = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/audit',
  summary: 'Lists the audit log, newest first',
  query: z.object({
    subject_kind: z.string().max(40).optional(),
    subject_id: z.string().max(60).optional(),
    /** Prefix of the action name, such as `release.` */
    action: z.string().max(60).optional(),
    /** Words of the person who acted or of the subject, in any order. */
    q: z.string().max(100).optional(),
    /** `hidden` leaves out events that repeat every month without a decision, such as payments by stores. */
    routine: z.enum(['shown', 'hidden']).default('shown'),
    cursor,
  }),
  response: pageOf(auditEvent),
});
