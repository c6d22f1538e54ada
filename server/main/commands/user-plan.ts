import { grantPlan as grantCall } from '@tangent/contract/money/backoffice-plan.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { getUserPlan, grantPlan, revokePlanGrant } from '../../money/plan/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { findUserId } from './find-user.ts';
import { findStaffActor } from './staff-actor.ts';
import { withContext } from './with-context.ts';

export const grantPlanCommand: Command = {
  name: 'user grant',
  usage: 'user grant <who> pro|advanced <months> <why> [--as <username>]      grants a plan without payment',
  run: (args) => {
    const [, plan, months, note] = args;
    const input = grantCall.body.safeParse({ plan, months: Number(months), note: parseNote(note) });
    if (!input.success)
      throw new Error('Specify the plan, for how many months and why: user grant <who> pro 12 "a prize"');
    return action(args, async (tx, actor, id, now) => {
      await grantPlan(tx, actor, id, input.data, now);
    });
  },
};

export const revokePlanGrantCommand: Command = {
  name: 'user grant-end',
  usage: 'user grant-end <who> <why> [--as <username>]      revokes the granted plan',
  run: (args) => {
    const note = parseNote(args[1]);
    if (note === undefined) throw new Error('Specify the reason: user grant-end <who> "a mistake"');
    return action(args, (tx, actor, id, now) => revokePlanGrants(tx, actor, id, note, now));
  },
};

async function revokePlanGrants(tx: Tx, actor: Actor, id: string, note: string, now: Date): Promise<void> {
  const running = (await getUserPlan(tx, actor, id, now)).grants.filter(({ is_running }) => is_running);
  if (running.length === 0) throw new Refusal('invalid_transition');
  for (const grant of running) await revokePlanGrant(tx, actor, grant.id, { note }, now);
}

function parseNote(word: string | undefined): string | undefined {
  return word === undefined || word.startsWith('--') || word.trim() === '' ? undefined : word;
}

type Action = (tx: Tx, actor: Actor, id: string, now: Date) => Promise<void>;

function action(args: readonly string[], work: Action): Promise<void> {
  return withContext(async ({ db, clock }) => {
    const [actor, id, now] = [await findStaffActor(db, args), await findUserId(db, args), clock.now()];
    await inTransaction(db, (tx) => work(tx, actor, id, now)).catch(explain);
    const { plan, expires_at } = await getUserPlan(db, actor, id, now);
    console.log(plan === 'free' ? 'free' : `${plan} until ${expires_at?.slice(0, 10)}`);
  });
}

const SENTENCES: Partial<Record<Refusal['code'], string>> = {
  permission_denied: 'Staff cannot grant a plan to themselves; choose another staff account with --as <username>',
  plan_is_paid: 'The user already pays for this plan or a higher one; see user show <who>',
  invalid_transition: 'There is nothing to grant or to revoke; see user show <who>',
};

function explain(error: unknown): never {
  const sentence = error instanceof Refusal ? SENTENCES[error.code] : undefined;
  throw sentence === undefined ? error : new Error(sentence);
}
