import { grantPlan as grantCall } from '@tangent/contract/backoffice-plan.ts';
import type { Actor } from '../../auth/public.ts';
import { endGrant, getPersonPlan, grantPlan } from '../../plan/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Command } from './command.ts';
import { findPersonId } from './find-person.ts';
import { findStaffActor } from './staff-actor.ts';
import { withContext } from './with-context.ts';

export const grantPlanCommand: Command = {
  name: 'user grant',
  usage: 'user grant <who> pro|advanced <months> <why> [--as <username>]      a plan that nobody pays for',
  run: (args) => {
    const [, plan, months, why] = args;
    const wish = grantCall.body.safeParse({ plan, months: Number(months), why: sayWhy(why) });
    if (!wish.success)
      throw new Error('Say which plan, for how many months and why: user grant <who> pro 12 "a prize"');
    return act(args, (tx, actor, id, now) => grantPlan(tx, actor, id, wish.data, now));
  },
};

export const endGrantCommand: Command = {
  name: 'user grant-end',
  usage: 'user grant-end <who> <why> [--as <username>]      takes back what was given',
  run: (args) => {
    const why = sayWhy(args[1]);
    if (why === undefined) throw new Error('Say why: user grant-end <who> "a mistake"');
    return act(args, (tx, actor, id, now) => endGrants(tx, actor, id, why, now));
  },
};

async function endGrants(tx: Tx, actor: Actor, id: string, why: string, now: Date): Promise<void> {
  const running = (await getPersonPlan(tx, actor, id, now)).grants.filter(({ is_running }) => is_running);
  if (running.length === 0) throw new Refusal('invalid_transition');
  for (const grant of running) await endGrant(tx, actor, grant.id, { why }, now);
}

function sayWhy(word: string | undefined): string | undefined {
  return word === undefined || word.startsWith('--') || word.trim() === '' ? undefined : word;
}

type Act = (tx: Tx, actor: Actor, id: string, now: Date) => Promise<void>;

function act(args: readonly string[], work: Act): Promise<void> {
  return withContext(async ({ db, clock }) => {
    const [actor, id, now] = [await findStaffActor(db, args), await findPersonId(db, args), clock.now()];
    await inTransaction(db, (tx) => work(tx, actor, id, now)).catch(explain);
    const { plan, expires_at } = await getPersonPlan(db, actor, id, now);
    console.log(plan === 'free' ? 'free' : `${plan} until ${expires_at?.slice(0, 10)}`);
  });
}

const SENTENCES: Partial<Record<Refusal['code'], string>> = {
  permission_denied: 'Nobody gives themselves a plan; say who decides with --as <username>',
  plan_is_paid: 'They pay for as much already; see user show <who>',
  invalid_transition: 'There is nothing to give or to take back; see user show <who>',
};

function explain(error: unknown): never {
  const sentence = error instanceof Refusal ? SENTENCES[error.code] : undefined;
  throw sentence === undefined ? error : new Error(sentence);
}
