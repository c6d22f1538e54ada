import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { language } from './values.ts';

/** A notice of the company, in the language that was asked for or else in English. */
const announcement = z.object({
  id: z.string(),
  language,
  title: z.string(),
  body: z.string(),
  /** A page of the product or an address elsewhere. */
  link: z.string().nullable(),
});
export type VisibleAnnouncement = z.infer<typeof announcement>;

export const listAnnouncements = defineCall({
  method: 'GET',
  path: '/v1/api/announcements',
  summary: 'What the company tells everybody now, the newest first, at most three',
  query: z.object({ language }),
  response: z.object({ items: z.array(announcement) }),
});
