import type { Release } from '@tangent/contract/catalogue/release.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { REOPENING_REASONS, type ReopeningReason } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import { RELEASE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { desc, eq } from 'drizzle-orm';
import { getReleaseView } from '../../catalogue/release/public.ts';
import {
  approveRelease,
  confirmProposal,
  declineProposal,
  rejectRelease,
  reopenRelease,
  type Verdict,
} from '../../distribution/review/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import type { Command } from './command.ts';
import { readId } from './read-id.ts';
import { findStaffActor, readOption } from './staff-actor.ts';
import { withContext } from './with-context.ts';

export const listReleasesCommand: Command = {
  name: 'release list',
  usage: 'release list [status]          releases, newest first',
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
  run: (args) =>
    withContext(async ({ db, clock }) => print(await getReleaseView(db, readId(args, 'release'), clock.now()))),
};

export const approveReleaseCommand: Command = {
  name: 'release approve',
  usage: 'release approve <id> [--as <username>]',
  run: (args) =>
    withContext(async (context) => {
      const actor = await findStaffActor(context.db, args);
      printRelease(
        await decide(context, (tx, now) => approveRelease(tx, actor, readId(args, 'release'), context, now)),
      );
    }),
};

export const reopenReleaseCommand = verdictCommand('reopen', reopenRelease);
export const rejectReleaseCommand = verdictCommand('reject', (tx, actor, id, verdict, now, rules) =>
  rejectRelease(tx, actor, id, verdict, rules, now),
);

export const confirmReleaseCommand: Command = {
  name: 'release confirm',
  usage: 'release confirm <id> [--as <username>]        second approval: a proposed decision takes effect',
  run: (args) =>
    withContext(async (context) => {
      const actor = await findStaffActor(context.db, args);
      printRelease(
        await decide(context, (tx, now) => confirmProposal(tx, actor, readId(args, 'release'), context, now)),
      );
    }),
};

export const declineReleaseCommand: Command = {
  name: 'release decline',
  usage: 'release decline <id> [--note <text>] [--as <username>]        sends a proposed decision back',
  run: (args) =>
    withContext(async (context) => {
      const actor = await findStaffActor(context.db, args);
      const reply = { note: readOption(args, '--note') };
      printRelease(await decide(context, (tx, now) => declineProposal(tx, actor, readId(args, 'release'), reply, now)));
    }),
};

function decide({ db, clock }: Context, work: (tx: Tx, now: Date) => Promise<Release>): Promise<Release> {
  return inTransaction(db, (tx) => work(tx, clock.now()));
}

function printRelease({ status }: Release): void {
  console.log(
    status === 'in_review' ? 'Waiting for a decision, or for a second reviewer to confirm one' : `Now ${status}`,
  );
}

type Decide = (...input: [...Parameters<typeof reopenRelease>, rules: Context]) => Promise<Release>;

function verdictCommand(verb: 'reopen' | 'reject', apply: Decide): Command {
  return {
    name: `release ${verb}`,
    usage: `release ${verb} <id> --reason <reason>[,<reason>] [--note <text>] [--tracks 1,2] [--as <username>]`,
    run: (args) =>
      withContext(async (context) => {
        const actor = await findStaffActor(context.db, args);
        const verdict = readVerdict(args);
        printRelease(
          await decide(context, (tx, now) => apply(tx, actor, readId(args, 'release'), verdict, now, context)),
        );
      }),
  };
}

function readVerdict(args: readonly string[]): Verdict {
  const reasons = (readOption(args, '--reason') ?? '').split(',').filter((text) => text !== '');
  const unknown = reasons.filter((reason) => !isReason(reason));
  if (reasons.length === 0 || unknown.length > 0) {
    throw new Error(`Specify the reason with --reason, one or more of: ${REOPENING_REASONS.join(', ')}`);
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
