import { startCheckout } from '@tangent/contract/plan.ts';
import { audit_events } from '@tangent/db/schema/account.ts';
import { stripe_subscriptions } from '@tangent/db/schema/plan.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';
import { actOfChange, PLAN_CHANGES, type PlanChange } from '@tangent/domain/plan/plan-change.ts';
import type { StripeBehaviour } from '@tangent/sandbox/stripe/behaviour.ts';
import type { StripeView } from '@tangent/sandbox/stripe/describe-stripe.ts';
import type { CardKind } from '@tangent/sandbox/stripe/rows.ts';
import { openTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { openPayoneer } from '../gateways/payoneer/open-payoneer.ts';
import type { Billing } from '../gateways/stripe/billing.ts';
import { openConnect } from '../gateways/stripe/open-connect.ts';
import { openStripe } from '../gateways/stripe/open-stripe.ts';
import { openRails, type Rails } from '../payout/public.ts';
import type { PlanContext } from '../plan/context.ts';
import { planJobs } from '../plan/jobs.ts';
import type { BilledRow } from '../plan/plan-store.ts';
import type { JobKind } from '../platform/jobs/define-job.ts';
import { runJobsNow } from '../platform/jobs/run-jobs-now.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { HOOK_SECRET, PRODUCT, RETURN_URL } from './test-http.ts';
import type { TestPerson } from './test-person.ts';

/** Of before the last change of secrets: still good. */
export const OLDER_HOOK_SECRET = 'whsec_of_yesterday';

/** The product between a real database and the payment service of the sandbox, which sends it its messages. */
export interface PlanRig {
  app: TestApp;
  sandbox: TestSandbox;
  billing: Billing;
  /** The services that bring money, asked once each time. */
  rails: Rails;
  /** What acts and jobs of plans work with. */
  context: PlanContext;
  /** Has what waits told and done until nothing is left; scheduled jobs run only when they are named. Returns how many failed. */
  work(...scheduled: { name: string }[]): Promise<number>;
  /** Lets time pass, for the product and for the payment service. */
  pass(milliseconds: number): Promise<void>;
  behave(change: Partial<StripeBehaviour>): Promise<void>;
  stripe(): Promise<StripeView>;
  /** Opens the page on which a plan is bought, and presses 'Pay'. */
  buy(person: TestPerson, plan: Exclude<Plan, 'free'>, card?: CardKind): Promise<void>;
  /** A bank has the card that somebody is charged with pay or decline from now on. */
  changeCard(person: TestPerson, card: CardKind): Promise<void>;
  /** Somebody puts another card down on the page of the payment service. */
  putDownCard(person: TestPerson, card: CardKind): Promise<void>;
  /** The subscriptions of somebody as we have written them down, the oldest first. */
  billedOf(person: TestPerson): Promise<BilledRow[]>;
  /** What happened to the plan of somebody, the oldest first. */
  changesOf(person: TestPerson): Promise<PlanChange[]>;
  close(): Promise<void>;
}

export async function openPlanRig({ retries = 2 } = {}): Promise<PlanRig> {
  const sandbox = await openTestSandbox({ store_ids: [] });
  const api_url = `http://127.0.0.1:${sandbox.sandbox.http_port}`;
  const webhook_secrets = [HOOK_SECRET, OLDER_HOOK_SECRET];
  const billing = openStripe({ api_url, secret_key: 'sk_test_sandbox', webhook_secrets, retries });
  const rails = openSandboxRails(api_url);
  const app = await openTestApp({ billing, http_options: { rails } });
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
    work: openWork(context, app, sandbox),
    pass: async (milliseconds) => {
      app.clock.advance(milliseconds);
      await sandbox.post('/control/clock', { offset_ms: app.clock.offsetMs() });
    },
    behave: async (change) => void (await sandbox.post('/control/stripe/behaviour', change)),
    stripe: () => sandbox.get('/control/stripe'),
    ...openShopping(app, sandbox, billing),
    changesOf: ({ user }) => listChanges(app, user._id),
    close: async () => {
      await app.close();
      await sandbox.remove();
    },
  };
}

function openSandboxRails(base: string): Rails {
  return openRails({
    connect: openConnect({ api_url: base, secret_key: 'sk_test_sandbox', retries: 0 }),
    payoneer: openPayoneer({
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
    .select({ act: audit_events.act })
    .from(audit_events)
    .where(eq(audit_events.subject_id, accountId))
    .orderBy(audit_events.at, audit_events.id);
  return rows.flatMap(({ act }) => PLAN_CHANGES.find((change) => actOfChange(change) === act) ?? []);
}

function openWork(context: PlanContext, app: TestApp, sandbox: TestSandbox): PlanRig['work'] {
  const all = planJobs(context);
  const run = (wanted: (kind: JobKind) => boolean) => {
    const handlers = all.filter(({ kind }) => wanted(kind));
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

function openShopping(
  app: TestApp,
  sandbox: TestSandbox,
  billing: Billing,
): Pick<PlanRig, 'buy' | 'changeCard' | 'putDownCard' | 'billedOf'> {
  const billedOf = ({ user }: TestPerson) =>
    app.db
      .select()
      .from(stripe_subscriptions)
      .where(eq(stripe_subscriptions.account_id, user._id))
      .orderBy(stripe_subscriptions.created_at, stripe_subscriptions.id);
  const findCustomer = async ({ user }: TestPerson) => {
    const { customers } = await sandbox.get<StripeView>('/control/stripe');
    return customers.find(({ email }) => email === user.email)?.id ?? 'nobody';
  };
  return {
    billedOf,
    buy: async (person, plan, card = 'good') => {
      const { address } = (await person.call(startCheckout, { body: { plan } })).body;
      const body = new URLSearchParams({ decision: 'pay', card });
      const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
      if (answer.status !== 303) throw new Error(`the page answered ${answer.status}: ${await answer.text()}`);
    },
    putDownCard: async (person, card) => {
      const address = await billing.openPortal(await findCustomer(person), RETURN_URL);
      const { status } = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ card }),
        redirect: 'manual',
      });
      if (status !== 303) throw new Error(`the page of cards answered ${status}`);
    },
    changeCard: async (person, card) => {
      await sandbox.post(`/control/stripe/customers/${await findCustomer(person)}/card`, { card });
    },
  };
}
