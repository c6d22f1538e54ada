import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { language } from '../values.ts';

/** An announcement of the company, in the requested language, otherwise in English. */
const announcement = z.object({
  id: z.string(),
  language,
  title: z.string(),
  body: z.string(),
  /** A page of the product or an external URL. */
  link: z.string().nullable(),
});
export type VisibleAnnouncement = z.infer<typeof announcement>;

export const listAnnouncements = defineCall({
  method: 'GET',
  path: '/v1/api/announcements',
  summary: 'Lists the current announcements of the company, newest first, at most three',
  query: z.object({ language }),
  response: z.object({ items: z.array(announcement) }),
});
