import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

/** A primary key made by the application, so that every PostgreSQL from 13 on will do. */
export const idColumn = () => uuid().primaryKey().$defaultFn(uuidv7);

/** An instant. Written by the application from the injected clock, never by the database's own. */
export const instantColumn = () => timestamp({ withTimezone: true, mode: 'date' });
