import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id, idParams, instant, pageOf } from '../values.ts';

/** A label name that an account on Advanced can choose. */
const label = z.object({ id, name: z.string(), created_at: instant });
export type Label = z.infer<typeof label>;

export const listLabels = defineCall({
  method: 'GET',
  path: '/v1/api/labels',
  summary: 'Lists the label names of the account',
  scope: 'read_releases',
  response: pageOf(label),
});

export const createLabel = defineCall({
  method: 'POST',
  path: '/v1/api/labels',
  summary: 'Adds a label name',
  body: z.object({ name: z.string().max(400) }),
  response: label,
  status: 201,
});

export const deleteLabel = defineCall({
  method: 'DELETE',
  path: '/v1/api/labels/:id',
  summary: 'Removes a label name from the list; releases that use it keep it',
  params: idParams,
  response: null,
});
