import * as calls from '@tangent/contract/money/payout.ts';
import { sessions } from '@tangent/db/schema/identity/account.ts';
import { payout_methods, withdrawals } from '@tangent/db/schema/money/payout.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import type { PayoutMethod } from '@tangent/domain/money/payout/payout-method.ts';
import { centsToMicros } from '@tangent/domain/money.ts';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { computeBalance, type LedgerRef, postTransaction } from '../../money/ledger/public.ts';
import type { PayoutContext } from '../../money/payout/context.ts';
import { payoutSweep, setupSweep } from '../../money/payout/jobs.ts';
import { payoutModule } from '../../money/payout/module.ts';
import { toSetupColumns } from '../../money/payout/payout-method-store.ts';
import type { WithdrawalRow } from '../../money/payout/withdrawal-store.ts';
import { buildJobHandlers } from '../../platform/jobs/build-job-handlers.ts';
import { runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { createMailContext, isMailJob } from '../fakes/mail-context.ts';
import { signUp, type TestAccount } from '../fixtures/test-account.ts';
import type { CallResult } from './call.ts';
import { createPlanHarness, type PlanHarness } from './plan-harness.ts';
import { PAYOUT_APPROVAL_CENTS } from './test-http.ts';

/** The product between a real database and the payout services of the sandbox. */
export interface PayoutHarness {
  plans: PlanHarness;
  /** The context of payouts; a test may pass other services. */
  context: PayoutContext;
  /** Sends and polls due withdrawals and handles events of Stripe, until none is left. */
  work(context?: PayoutContext): Promise<void>;
  /** Adds a user with a balance, a payout method and a recently confirmed password. */
  addEarner(options: { cents: number; method?: PayoutMethod | null }): Promise<TestAccount>;
  earn(account: TestAccount, cents: number): Promise<void>;
  confirm(account: TestAccount): Promise<void>;
  /** Completes the setup page of the payout service. */
  setUp(account: TestAccount, method: PayoutMethod): Promise<void>;
  withdraw(account: TestAccount, cents: number, id?: string): Promise<CallResult<typeof calls.requestWithdrawal>>;
  /** Returns the current row of a withdrawal. */
  row(id: string): Promise<WithdrawalRow>;
  /** Returns the balance of an account of the ledger, in cents. */
  cents(ref: LedgerRef): Promise<number>;
  /** Returns the amount owed to a user, in cents. */
  owed(account: TestAccount): Promise<number>;
  /** Advances the time by this many days and a second. */
  passDays(days: number): Promise<void>;
}

export async function createPayoutHarness(): Promise<PayoutHarness> {
  const plans = await createPlanHarness({ retries: 0 });
  const { app, rails } = plans;
  const context = { ...plans.context, rails, payout_approval_cents: PAYOUT_APPROVAL_CENTS, payout_advance_cents: 0 };
  const confirm = async ({ user }: TestAccount) => {
    const fresh = { confirmed_at: app.clock.now() };
    await app.db.update(sessions).set(fresh).where(eq(sessions.user_id, user._id));
  };
  const setUp = (account: TestAccount, method: PayoutMethod) => setUpMethod(account, method);
  const work = (with_context: PayoutContext = context) => runWork(plans, with_context);
  const cents = async (ref: LedgerRef) => Number((await computeBalance(app.db, ref)) / centsToMicros(1));
  const earn = (account: TestAccount, amount: number) => addEarnings(plans, account, amount);
  return {
    plans,
    context,
    work,
    confirm,
    setUp,
    cents,
    earn,
    addEarner: async ({ cents: amount, method = 'stripe' }) => {
      const account = await signUp(app);
      await confirm(account);
      await earn(account, amount);
      if (method !== null) await addReadyMethod(context, account, method);
      return account;
    },
    withdraw: (account, amount_cents, id = uuidv7()) =>
      account.call(calls.requestWithdrawal, { body: { id, amount_cents } }),
    row: async (id) => {
      const [row] = await app.db.select().from(withdrawals).where(eq(withdrawals.id, id));
      if (!row) throw new Error(`no withdrawal ${id}`);
      return row;
    },
    owed: async ({ user }) => 0 - (await cents({ kind: 'artist_payable', account_id: user._id })),
    passDays: (days) => plans.pass(days * DAY_MS + 1_000),
  };
}

/** Inserts the finished setup of a payout method, as if the user had chosen and completed it. */
async function addReadyMethod(
  { db, clock, rails, public_url: return_url }: PayoutContext,
  { user }: TestAccount,
  method: PayoutMethod,
): Promise<void> {
  const payoneer_email = `${user.username}@payoneer.example`;
  const email = method === 'stripe' ? user.email : payoneer_email;
  const payee = { account_id: user._id, destination_id: null, email, name: user.name, language: 'en', return_url };
  const { destination_id, address } = (await rails[method]?.createSetup(payee)) ?? { destination_id: '', address: '' };
  await finishPage(address, method);
  const chosen = { account_id: user._id, method, changed_at: clock.now(), polled_at: clock.now() };
  const columns = toSetupColumns(method, { destination_id, state: 'ready' });
  await db.insert(payout_methods).values({ ...chosen, ...columns, payoneer_email });
}

async function finishPage(address: string, method: PayoutMethod): Promise<void> {
  const body = new URLSearchParams({ decision: method === 'stripe' ? 'finish' : 'register' });
  const { status } = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`the page responded with ${status}`);
}

async function setUpMethod(account: TestAccount, method: PayoutMethod): Promise<void> {
  const payoneer_email = `${account.user.username}@payoneer.example`;
  const { body } = await account.call(calls.setPayout, { body: { method, payoneer_email } });
  if (body.method !== method) throw new Error('the payout method was not set');
  const createSetup = method === 'stripe' ? calls.createStripeSetup : calls.createPayoneerSetup;
  await finishPage((await account.call(createSetup)).body.address, method);
}

async function addEarnings({ app }: PlanHarness, { user }: TestAccount, amount: number): Promise<void> {
  const amount_micros = centsToMicros(amount);
  const movement = {
    key: uuidv7(),
    kind: 'correction',
    at: app.clock.now(),
    actor_id: null,
    subject_id: null,
  } as const;
  const sides = [
    { ref: { kind: 'rounding' }, amount_micros },
    { ref: { kind: 'artist_payable', account_id: user._id }, amount_micros: -amount_micros },
  ] as const;
  await inTransaction(app.db, (tx) => postTransaction(tx, { ...movement, sides }));
}

async function runWork(plans: PlanHarness, context: PayoutContext): Promise<void> {
  const sweeps = [payoutSweep.name, setupSweep.name];
  const all = buildJobHandlers(payoutModule, { ...createMailContext(context), ...context }).filter(
    ({ kind }) => !isMailJob(kind),
  );
  const run = (handlers: typeof all) => runJobsNow({ url: plans.app.database_url, handlers, log: context.log });
  await plans.work();
  await run(all.filter(({ kind }) => sweeps.includes(kind.name)));
  const waiting = sql`select 1 from pgboss.job where name like 'payout.%' and state in ('created', 'retry') limit 1`;
  while ((await context.db.execute(waiting)).rowCount !== 0) {
    await run(all.filter(({ kind }) => !sweeps.includes(kind.name)));
    await plans.work();
  }
}
