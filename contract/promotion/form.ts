import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { FIELD_TYPES } from '@tangent/domain/promotion/form/field.ts';
import { FORM_IDS, REQUEST_OUTCOMES, REQUEST_STATES } from '@tangent/domain/promotion/form/forms.ts';
import {
  FORM_LIST_MAX,
  FORM_TEXTAREA_MAX_CHARS,
  REQUEST_ANSWER_MAX_CHARS,
} from '@tangent/domain/promotion/form-limits.ts';
import { z } from 'zod';
import { upload } from '../catalogue/upload.ts';
import { defineCall } from '../define-call.ts';
import {
  calendarDate,
  count,
  cursor,
  id,
  idempotencyKey,
  idParams,
  instant,
  language,
  note,
  pageOf,
} from '../values.ts';

const formId = z.enum(FORM_IDS);
const pattern = z.object({ source: z.string(), code: z.string() });

const formField = z.object({
  name: z.string(),
  type: z.enum(FIELD_TYPES),
  optional: z.literal(true).optional(),
  options: z.array(z.string()).readonly().optional(),
  pattern: pattern.optional(),
  mistake: pattern.optional(),
  shown_if: z.object({ field: z.string(), is: z.array(z.string()).readonly() }).optional(),
  max_items: count.optional(),
  business_days_ahead: count.optional(),
  until_today: z.literal(true).optional(),
  must_be_live: z.literal(true).optional(),
});

/** Long enough for every value that the rules accept; the rules name what is too long. */
const text = z.string().max(2 * FORM_TEXTAREA_MAX_CHARS);
const changeLine = z.object({ field: z.string().max(40), track: z.string().max(40), current: text, wanted: text });
const formValue = z.union([
  text,
  z.boolean(),
  z
    .array(z.string().max(500))
    .max(2 * FORM_LIST_MAX)
    .readonly(),
  z
    .array(changeLine)
    .max(2 * FORM_LIST_MAX)
    .readonly(),
]);
const formValues = z.record(z.string().max(40), formValue);

/** A request of an account, with its clock and its answer. */
const formRequest = z.object({
  id,
  form: formId,
  /** The release, artist, channel or page that it is about. */
  subject: z.string(),
  status: z.enum(REQUEST_STATES),
  outcome: z.enum(REQUEST_OUTCOMES).nullable(),
  answer: z.string().nullable(),
  created_at: instant,
  due_at: instant,
  answered_at: instant.nullable(),
  /** The last day of the allowance. */
  allowed_until: calendarDate.nullable(),
});
export type FormRequest = z.infer<typeof formRequest>;

const formRequestDetail = formRequest.extend({
  values: formValues,
  /** The names of what the values refer to by id. */
  names: z.record(z.string(), z.string()),
  documents: z.array(upload),
  /** When its documents were deleted. */
  documents_removed_at: instant.nullable(),
});
export type FormRequestDetail = z.infer<typeof formRequestDetail>;

export const getForm = defineCall({
  method: 'GET',
  path: '/v1/api/forms/:form',
  summary: 'Returns the definition of a request form, and what the account has filled in so far',
  params: z.object({ form: z.string().max(60) }),
  response: z.object({
    form: formId,
    fields: z.array(formField).readonly(),
    draft: formValues,
    /** The documents of the draft. */
    documents: z.array(upload),
    /** The plan promises an answer within so many hours. */
    support_hours: count,
  }),
});

export const saveFormDraft = defineCall({
  method: 'PUT',
  path: '/v1/api/forms/:form/draft',
  summary: 'Saves what is filled in so far; an empty object discards it',
  params: z.object({ form: formId }),
  body: z.object({ values: formValues }),
  response: z.object({ saved_at: instant }),
});

export const sendForm = defineCall({
  method: 'POST',
  path: '/v1/api/forms/:form',
  summary: 'Sends a request; it is answered within the hours of the plan',
  params: z.object({ form: formId }),
  body: z.object({ values: formValues }),
  idempotency_key: idempotencyKey,
  response: formRequest,
  status: 201,
});

export const listFormRequests = defineCall({
  method: 'GET',
  path: '/v1/api/form-requests',
  summary: 'Lists the requests of the account, newest first',
  query: z.object({ cursor }),
  response: pageOf(formRequest),
});

export const getFormRequest = defineCall({
  method: 'GET',
  path: '/v1/api/form-requests/:id',
  summary: 'Returns a request with its values and its answer',
  params: idParams,
  response: formRequestDetail,
});

const person = z.object({ account_id: id, name: z.string(), email: z.string(), language, plan: z.enum(PLANS) });
const staffRequest = formRequest.extend({ person });
export type StaffRequest = z.infer<typeof staffRequest>;

const staffRequestDetail = formRequestDetail.extend({
  person,
  notes: z.array(z.object({ id, text: z.string(), author: z.string(), created_at: instant })),
});
export type StaffRequestDetail = z.infer<typeof staffRequestDetail>;

export const listStaffRequests = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/requests',
  summary: 'Lists the requests of all accounts: open ones by their deadline, answered ones newest first',
  query: z.object({ state: z.enum(['open', 'answered']).default('open'), form: formId.optional(), cursor }),
  response: pageOf(staffRequest).extend({
    /** Of all requests: how many wait, how many of them too long, and the share answered in time in the last 90 days. */
    statistics: z.object({ open: count, overdue: count, answered: count, answered_in_time: count }),
  }),
});

export const getStaffRequest = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/requests/:id',
  summary: 'Returns a request for staff, with internal notes',
  params: idParams,
  response: staffRequestDetail,
});

export const startRequest = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/requests/:id/start',
  summary: 'Marks a request as in progress',
  params: idParams,
  body: z.object({}),
  response: staffRequestDetail,
});

export const answerRequest = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/requests/:id/answer',
  summary: 'Answers a request; the answer is emailed',
  params: idParams,
  body: z.object({
    outcome: z.enum(REQUEST_OUTCOMES),
    answer: z.string().trim().min(1).max(REQUEST_ANSWER_MAX_CHARS),
    allowed_until: calendarDate.nullable(),
  }),
  response: staffRequestDetail,
});

export const addRequestNote = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/requests/:id/notes',
  summary: 'Adds an internal note to a request',
  params: idParams,
  body: z.object({ text: note }),
  response: staffRequestDetail,
});
