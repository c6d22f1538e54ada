import { LANGUAGES } from '@tangent/domain/locale.ts';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../column.ts';

/** Announcements of the company on the dashboard: one row per language, under a name chosen by staff. */
export const announcements = pgTable(
  'announcements',
  {
    id: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** A page of the product or an external URL. */
    link: text(),
    starts_at: instantColumn().notNull(),
    /** The announcement is shown until then. */
    ends_at: instantColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id, t.language] }), index().on(t.ends_at)],
);
