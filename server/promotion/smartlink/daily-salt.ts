import { randomBytes } from 'node:crypto';
import { link_salts } from '@tangent/db/schema/promotion/smartlink.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

const SALT_BYTES = 32;

/**
 * Returns the function that gets the salt of a day: random, the same for all processes, and gone the next day. A promise
 * until it is known.
 */
export function createSaltReader(db: Db): (day: CalendarDate) => string | Promise<string> {
  let current: { day: CalendarDate; salt: string | Promise<string> } | null = null;
  return (day) => {
    if (current?.day !== day) {
      const salt = readSalt(db, day);
      const entry: typeof current = { day, salt };
      current = entry;
      salt.then(
        (known) => {
          entry.salt = known;
        },
        // A failed attempt is not remembered.
        () => {
          if (current === entry) current = null;
        },
      );
    }
    return current.salt;
  };
}

async function readSalt(db: Db, day: CalendarDate): Promise<string> {
  await db
    .insert(link_salts)
    .values({ day, salt: randomBytes(SALT_BYTES) })
    .onConflictDoNothing();
  const [row] = await db.select().from(link_salts).where(eq(link_salts.day, day));
  if (row === undefined) throw new Error(`no salt for ${day}`);
  return row.salt.toString('hex');
}
