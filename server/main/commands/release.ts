import { releases } from '@tangent/db/schema/release.ts';
import { REOPENING_REASONS, type ReopeningReason } from '@tangent/domain/release/reopening-reasons.ts';
import { RELEASE_STATUSES } from '@tangent/domain/release/status.ts';
import { desc, eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { getReleaseView } from '../../release/public.ts';
import { approveRelease, rejectRelease, reopenRelease, type Verdict } from '../../review/public.ts';
import type { Command } from './command.ts';
import { findStaffActor, readOption } from './staff-actor.ts';
import { withContext } from './with-context.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const listReleasesCommand: Command = {
  name: 'release list',
  usage: 'release list [status]          releases, the newest first',
  run: ([text]) =>
    withContext(async ({ db }) => {
      const status = RELEASE_STATUSES.find((one) => one === text);
      if (text !== undefined && status === undefined)
        throw new Error(`The statuses are ${RELEASE_STATUSES.join(', ')}`);
      const rows = await db
        .select()
        .from(releases)
        .where(status === undefined ? undefined : eq(releases.status, status))
        .orderBy(desc(releases.created_at));
      for (const { id, status: now, title } of rows) console.log(`${id}  ${now.padEnd(18)}  ${title}`);
    }),
};

export const showReleaseCommand: Command = {
  name: 'release show',
  usage: 'release show <id>              one release with its timeline, as JSON',
  run: (args) => withContext(async ({ db, clock }) => print(await getReleaseView(db, readId(args), clock.now()))),
};

export const approveReleaseCommand: Command = {
  name: 'release approve',
  usage: 'release approve <id> [--as <username>]',
  run: (args) =>
    withContext(async ({ db, clock, prefixes }) => {
      const actor = await findStaffActor(db, args);
      await inTransaction(db, (tx) => approveRelease(tx, actor, readId(args), prefixes, clock.now()));
      console.log('Approved');
    }),
};

export const reopenReleaseCommand = verdictCommand('reopen', reopenRelease);
export const rejectReleaseCommand = verdictCommand('reject', rejectRelease);

function verdictCommand(verb: 'reopen' | 'reject', decide: typeof reopenRelease): Command {
  return {
    name: `release ${verb}`,
    usage: `release ${verb} <id> --reason <reason>[,<reason>] [--note <text>] [--tracks 1,2] [--as <username>]`,
    run: (args) =>
      withContext(async ({ db, clock }) => {
        const actor = await findStaffActor(db, args);
        await inTransaction(db, (tx) => decide(tx, actor, readId(args), readVerdict(args), clock.now()));
        console.log(verb === 'reopen' ? 'Reopened' : 'Rejected');
      }),
  };
}

function readId([id]: readonly string[]): string {
  if (id === undefined || !ID.test(id)) throw new Error('Say which release by its id; "release list" shows them');
  return id;
}

function readVerdict(args: readonly string[]): Verdict {
  const reasons = (readOption(args, '--reason') ?? '').split(',').filter((text) => text !== '');
  const unknown = reasons.filter((reason) => !isReason(reason));
  if (reasons.length === 0 || unknown.length > 0) {
    throw new Error(`Say why with --reason, one or more of: ${REOPENING_REASONS.join(', ')}`);
  }
  const tracks = (readOption(args, '--tracks') ?? '').split(',').filter((text) => text !== '');
  return { reasons: reasons.filter(isReason), note: readOption(args, '--note'), track_numbers: tracks.map(Number) };
}

function isReason(text: string): text is ReopeningReason {
  return REOPENING_REASONS.some((reason) => reason === text);
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}
