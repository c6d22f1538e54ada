import { startCheckout } from '@tangent/contract/money/plan.ts';
import { audit_events } from '@tangent/db/schema/identity/account.ts';
import { stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { PLAN_CHANGES, type PlanChange, toAuditAction } from '@tangent/domain/money/plan/plan-change.ts';
import type { DisputeStep } from '@tangent/sandbox/stripe/actions/dispute-actions.ts';
import type { StripeBehaviour } from '@tangent/sandbox/stripe/behaviour.ts';
import type { StripeView } from '@tangent/sandbox/stripe/describe-stripe.ts';
import type { CardKind } from '@tangent/sandbox/stripe/rows.ts';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createPayoneer } from '../../gateways/payoneer/create-payoneer.ts';
import type { Billing } from '../../gateways/stripe/billing.ts';
import { createStripeBilling } from '../../gateways/stripe/create-stripe-billing.ts';
import { createStripeConnect } from '../../gateways/stripe/create-stripe-connect.ts';
import { createRails, type Rails } from '../../money/payout/public.ts';
import type { PlanContext } from '../../money/plan/context.ts';
import { planModule } from '../../money/plan/module.ts';
import type { BilledRow } from '../../money/plan/plan-store.ts';
import { buildJobHandlers } from '../../platform/jobs/build-job-handlers.ts';
import type { JobQueue } from '../../platform/jobs/define-job.ts';
import { runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import { createMailContext, isMailJob } from '../fakes/mail-context.ts';
import type { TestAccount } from '../fixtures/test-account.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { HOOK_SECRET, PRODUCT, RETURN_URL } from './test-http.ts';

/** The secret before the last rotation, which is still valid. */
export const OLDER_HOOK_SECRET = 'whsec_of_yesterday';

/** The product between a real database and the payment service of the sandbox, which sends it events. */
export interface PlanHarness {
  app: TestApp;
  sandbox: TestSandbox;
  billing: Billing;
  /** The payout services, without retries. */
  rails: Rails;
  /** The context of actions and jobs of plans. */
  context: PlanContext;
  /**
   * Delivers events and runs jobs until none is left; scheduled jobs only run when named. Returns the number of failed
   * jobs.
   */
  work(...scheduled: { name: string }[]): Promise<number>;
  /** Advances the time of the product and the payment service. */
  pass(milliseconds: number): Promise<void>;
  behave(change: Partial<StripeBehaviour>): Promise<void>;
  stripe(): Promise<StripeView>;
  /** Opens the checkout page of a plan and presses 'Pay'; the same number is the same card for several accounts. */
  buy(account: TestAccount, plan: Exclude<Plan, 'free'>, card?: CardKind, number?: string): Promise<void>;
  /** Makes charges to the card of an account succeed or decline from now on. */
  changeCard(account: TestAccount, card: CardKind): Promise<void>;
  /** Opens a dispute of the newest payment of an account at its bank, or decides it. */
  dispute(account: TestAccount, step: DisputeStep): Promise<void>;
  /** Sets another card for an account on the page of the payment service. */
  setDefaultCard(account: TestAccount, card: CardKind): Promise<void>;
  /** Returns the saved subscriptions of an account, the oldest first. */
  getBilled(account: TestAccount): Promise<BilledRow[]>;
  /** Returns the plan changes of an account, the oldest first. */
  listPlanChanges(account: TestAccount): Promise<PlanChange[]>;
  close(): Promise<void>;
}

export async function createPlanHarness({ retries = 2 } = {}): Promise<PlanHarness> {
  const sandbox = await createTestSandbox({ store_ids: [] });
  const api_url = `http://127.0.0.1:${sandbox.sandbox.http_port}`;
  const webhook_secrets = [HOOK_SECRET, OLDER_HOOK_SECRET];
  const billing = createStripeBilling({ api_url, secret_key: 'sk_test_sandbox', webhook_secrets, retries });
  const rails = createSandboxRails(api_url);
  const app = await createTestApp({ billing, http_options: { rails } });
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  await sandbox.post('/control/stripe/endpoint', {
    url: `${app.http.listeningOrigin}/v1/hooks/stripe`,
    secret: HOOK_SECRET,
  });
  const { db, clock } = app;
  const context = { ...PRODUCT, db, clock, billing, log: pino({ level: 'silent' }), public_url: RETURN_URL };
  return {
    app,
    sandbox,
    billing,
    rails,
    context,
    work: createJobRunner(context, app, sandbox),
    pass: async (milliseconds) => {
      app.clock.advance(milliseconds);
      await sandbox.post('/control/clock', { offset_ms: app.clock.offsetMs() });
    },
    behave: async (change) => void (await sandbox.post('/control/stripe/behaviour', change)),
    stripe: () => sandbox.get('/control/stripe'),
    ...createBuyerActions(app, sandbox, billing),
    listPlanChanges: ({ user }) => listChanges(app, user._id),
    close: async () => {
      await app.close();
      await sandbox.remove();
    },
  };
}

function createSandboxRails(base: string): Rails {
  return createRails({
    connect: createStripeConnect({ api_url: base, secret_key: 'sk_test_sandbox', retries: 0 }),
    payoneer: createPayoneer({
      api_url: `${base}/payoneer/api`,
      login_url: `${base}/payoneer/login`,
      program_id: '100100',
      client_id: 'sandbox',
      client_secret: 'sandbox-secret',
    }),
  });
}

async function listChanges({ db }: TestApp, accountId: string): Promise<PlanChange[]> {
  const rows = await db
    .select({ action: audit_events.action })
    .from(audit_events)
    .where(eq(audit_events.subject_id, accountId))
    .orderBy(audit_events.at, audit_events.id);
  return rows.flatMap(({ action }) => PLAN_CHANGES.find((change) => toAuditAction(change) === action) ?? []);
}

function createJobRunner(context: PlanContext, app: TestApp, sandbox: TestSandbox): PlanHarness['work'] {
  const all = buildJobHandlers(planModule, { ...createMailContext(context), ...context }).filter(
    ({ kind }) => !isMailJob(kind),
  );
  const run = (isIncluded: (kind: JobQueue) => boolean) => {
    const handlers = all.filter(({ kind }) => isIncluded(kind));
    return runJobsNow({ url: app.database_url, handlers, log: context.log });
  };
  return async (...scheduled) => {
    const names = scheduled.map(({ name }) => name);
    let failed = names.length === 0 ? 0 : (await run(({ name }) => names.includes(name))).failed;
    const waiting = sql`select 1 from pgboss.job where name like 'plan.%' and state in ('created', 'retry') limit 1`;
    for (let done = 1; done > 0; ) {
      await sandbox.post('/control/stripe/hooks/settle', {});
      const { rowCount } = await context.db.execute(waiting);
      const count = rowCount === 0 ? { done: 0, failed: 0 } : await run(({ cron }) => cron === null);
      failed += count.failed;
      done = count.done;
    }
    return failed;
  };
}

function createBuyerActions(
  app: TestApp,
  sandbox: TestSandbox,
  billing: Billing,
): Pick<PlanHarness, 'buy' | 'changeCard' | 'dispute' | 'setDefaultCard' | 'getBilled'> {
  const getBilled = ({ user }: TestAccount) =>
    app.db
      .select()
      .from(stripe_subscriptions)
      .where(eq(stripe_subscriptions.account_id, user._id))
      .orderBy(stripe_subscriptions.created_at, stripe_subscriptions.id);
  const findCustomer = async ({ user }: TestAccount) => {
    const { customers } = await sandbox.get<StripeView>('/control/stripe');
    return customers.find(({ email }) => email === user.email)?.id ?? 'nobody';
  };
  return {
    getBilled,
    buy: async (account, plan, card = 'good', number = '') => {
      const { address } = (await account.call(startCheckout, { body: { plan } })).body;
      const body = new URLSearchParams({ decision: 'pay', card, number });
      const response = await fetch(address, { method: 'POST', body, redirect: 'manual' });
      if (response.status !== 303) throw new Error(`the page returned ${response.status}: ${await response.text()}`);
    },
    setDefaultCard: async (account, card) => {
      const address = await billing.createPortalSession(await findCustomer(account), RETURN_URL);
      const { status } = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ card }),
        redirect: 'manual',
      });
      if (status !== 303) throw new Error(`the page of cards responded with ${status}`);
    },
    dispute: async (account, step) => {
      await sandbox.post(`/control/stripe/customers/${await findCustomer(account)}/dispute`, { step });
    },
    changeCard: async (account, card) => {
      await sandbox.post(`/control/stripe/customers/${await findCustomer(account)}/card`, { card });
    },
  };
}
