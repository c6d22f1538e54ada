import { parseDays, utcStartMs } from '@tangent/domain/calendar.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { endAnnouncement, listAllAnnouncements, writeAnnouncement } from '../../events/announcement/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { findAnyStaffActor, readOption } from './staff-actor.ts';
import { withContext } from './with-context.ts';

export const writeAnnouncementCommand: Command = {
  name: 'announce write',
  usage:
    'announce write <name> <language> --title <text> --body <text> --until <day> [--from <day>] [--link <page or address>] [--as <username>]        shows a notice on every dashboard; its other languages have the same name',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const [id = '', language = ''] = args;
      const actor = await findAnyStaffActor(db, args);
      const now = clock.now();
      const input = {
        id,
        language: language as Language,
        link: readOption(args, '--link'),
        title: readOption(args, '--title') ?? '',
        body: readOption(args, '--body') ?? '',
        starts_at: readDay(args, '--from') ?? now,
        ends_at: readDay(args, '--until') ?? fail('Specify when it ends with --until <day>'),
      };
      await inTransaction(db, (tx) => writeAnnouncement(tx, actor, input, now)).catch(explain);
      console.log(`${id} (${language}) is shown until ${input.ends_at.toISOString().slice(0, 10)}`);
    }),
};

export const listAnnouncementsCommand: Command = {
  name: 'announce list',
  usage: 'announce list                  every notice for the dashboards, newest first',
  run: () =>
    withContext(async ({ db }) => {
      for (const { id, language, title, starts_at, ends_at } of await listAllAnnouncements(db)) {
        const [from, until] = [starts_at, ends_at].map((at) => at.toISOString().slice(0, 10));
        console.log(`${from} to ${until}  ${id.padEnd(24)}  ${language}  ${title}`);
      }
    }),
};

export const endAnnouncementCommand: Command = {
  name: 'announce end',
  usage: 'announce end <name> [--as <username>]          removes a notice in all languages',
  run: (args) =>
    withContext(async ({ db, clock }) => {
      const [id = ''] = args;
      const actor = await findAnyStaffActor(db, args);
      await inTransaction(db, (tx) => endAnnouncement(tx, actor, id, clock.now()));
      console.log(`${id} is no longer shown`);
    }),
};

/** Reads the day of an option as its first instant; null without the option. */
function readDay(args: readonly string[], name: string): Date | null {
  const day = readOption(args, name);
  if (day === null) return null;
  return parseDays(day) === null ? fail(`${day} is not a day such as 2026-12-31`) : new Date(utcStartMs(day));
}

function fail(message: string): never {
  throw new Error(message);
}

// The operator needs to know which argument is wrong.
function explain(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  throw new Error([error.code, ...error.issues.map(({ path, code }) => `${path}: ${code}`)].join('\n  '));
}
