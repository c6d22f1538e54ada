import { LANGUAGES } from '@tangent/domain/locale.ts';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './column.ts';

/** What the company tells everybody on the dashboard: one row a language, under a name that staff chose. */
export const announcements = pgTable(
  'announcements',
  {
    id: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** A page of the product or an address elsewhere. */
    link: text(),
    starts_at: instantColumn().notNull(),
    /** From then on it is not shown any more. */
    ends_at: instantColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id, t.language] }), index().on(t.ends_at)],
);
