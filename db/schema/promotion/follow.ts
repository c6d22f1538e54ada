import { LANGUAGES } from '@tangent/domain/locale.ts';
import { FOLLOWER_STATES } from '@tangent/domain/promotion/follow/follower-state.ts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { artists } from '../catalogue/artist.ts';
import { idColumn, instantColumn } from '../column.ts';

/**
 * People who get an email when an artist releases something new. No name and no country; `follower_key` is an
 * HMAC under a key of the server. Who left, and whose mailbox refuses emails, keeps only state and date.
 */
export const artist_followers = pgTable(
  'artist_followers',
  {
    id: idColumn(),
    artist_id: uuid()
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    state: text({ enum: FOLLOWER_STATES }).notNull(),
    follower_key: text(),
    email: text(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** The consent: when, and to which text. */
    consented_at: instantColumn().notNull(),
    consent_version: text().notNull(),
    confirmed_at: instantColumn(),
    ended_at: instantColumn(),
    /** Releases about which an email was sent: none is sent twice. */
    mailed_release_ids: uuid().array().notNull().default(sql`'{}'::uuid[]`),
  },
  (t) => [
    uniqueIndex('artist_followers_key').on(t.artist_id, t.follower_key),
    index().on(t.artist_id, t.state, t.id),
    index('artist_followers_waiting_index').on(t.consented_at).where(sql`${t.state} = 'waiting'`),
    index('artist_followers_ended_index').on(t.ended_at).where(sql`${t.ended_at} is not null`),
  ],
);
