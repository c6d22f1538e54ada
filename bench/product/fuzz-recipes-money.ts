import { randomUUID } from 'node:crypto';
import { byStaff, type FuzzWorld, type Input, NOTE, type Recipes, toEmail } from './fuzz-world.ts';
import { dayAfter } from './releases.ts';
import { control, press } from './sandbox.ts';

/** The demo account whose music earns money and is claimed. */
const EARNING = 'pro';

export const PLAN_RECIPES: Recipes = {
  'POST /v1/api/subscription/checkout': async (world) => ({ account: await world.newAccount(), body: { plan: 'pro' } }),
  'POST /v1/api/subscription/upgrade': async (world) => {
    const account = await buyPlan(world, 'pro');
    const { upgrade } = await readPlan(world, account);
    return { account, body: { charge_cents: upgrade?.charge_cents } };
  },
  'POST /v1/api/subscription/downgrade': async (world) => ({ account: await buyPlan(world, 'advanced') }),
  'POST /v1/api/subscription/cancel': async (world) => ({ account: await buyPlan(world, 'pro') }),
  'POST /v1/api/subscription/resume': async (world) => {
    const account = await buyPlan(world, 'pro');
    await world.as(account).call('POST', '/v1/api/subscription/cancel');
    await world.waitFor<FoundPlan>(account, '/v1/api/subscription', ({ actions }) => actions.includes('resume'));
    return { account };
  },
  'POST /v1/api/subscription/refund': async (world) => ({ account: await buyPlan(world, 'pro') }),
  'POST /v1/api/subscription/portal': async (world) => ({ account: await buyPlan(world, 'pro') }),
  'POST /v1/api/subscription/payments/{id}/invoice': async (world) => {
    const account = await buyPlan(world, 'pro');
    const { payments } = await readPlan(world, account);
    return { account, parameters: { id: payments[0]?.id ?? '' } };
  },
  'POST /v1/api/backoffice/people/{id}/plan/cancel': async (world) =>
    byStaff({ id: await world.readUserId(await buyPlan(world, 'pro')) }, { note: NOTE }),
};

/** Recipes that let a year pass; sessions and much else end with it, so they come last. */
export const LATE_RECIPES: Recipes = {
  'POST /v1/api/subscription/pay': async (world) => {
    const account = await buyPlan(world, 'pro');
    await changeCard(world, account, 'declining');
    await world.passTime('366d');
    await world.signInAgain(account);
    await world.waitFor<FoundPlan>(account, '/v1/api/subscription', ({ actions }) => actions.includes('pay'));
    await changeCard(world, account, 'good');
    return { account };
  },
};

async function changeCard(world: FuzzWorld, account: string, card: 'good' | 'declining'): Promise<void> {
  const { customers } = await control<{ customers: { id: string; email: string }[] }>(world.product, 'stripe');
  const customer = customers.find(({ email }) => email === toEmail(account));
  await control(world.product, `stripe/customers/${customer?.id}/card`, { card });
}

export const SHARE_RECIPES: Recipes = {
  'PUT /v1/api/collaborators/tracks/{track_id}/split': async (world) => {
    const track_id = await findTrack(world, await world.approve());
    return { account: world.artist, parameters: { track_id }, body: describeSplit(['rui@fuzz.example']) };
  },
  'POST /v1/api/collaborators/{id}/invite': async (world) => {
    const email = await share(world);
    const payee = await world.find<{ id: string; email: string }>(
      world.artist,
      '/v1/api/collaborators/payees',
      (one) => one.email === email,
    );
    return { account: world.artist, parameters: { id: payee.id }, body: {} };
  },
  'POST /v1/api/collaborators/claims/look': ofInvitation,
  'POST /v1/api/collaborators/claims': ofInvitation,
  'POST /v1/api/collaborators/claims/decline': ofInvitation,
  'POST /v1/api/collaborators/claims/renew': ofInvitation,
};

export const ROYALTY_RECIPES: Recipes = {
  'GET /v1/api/royalties/breakdown': () => ({ account: EARNING, parameters: { by: 'platform' } }),
  'GET /v1/api/royalties/entries/{transaction_id}': ofEntry,
  'GET /v1/api/royalties/entries/{transaction_id}/line': ofEntry,
  'GET /v1/api/royalties/statements/{period}': ofStatement,
  'GET /v1/api/royalties/statements/{period}/statement.csv': ofStatement,
  'GET /v1/api/royalties/statements/{period}/statement.pdf': ofStatement,
};

async function ofEntry(world: FuzzWorld): Promise<Input> {
  const { transaction_id } = await first<{ transaction_id: string }>(world, EARNING, '/v1/api/royalties/entries');
  return { account: EARNING, parameters: { transaction_id } };
}

async function ofStatement(world: FuzzWorld): Promise<Input> {
  const { period } = await first<{ period: string }>(world, EARNING, '/v1/api/royalties/statements');
  return { account: EARNING, parameters: { period } };
}

async function first<T>(world: FuzzWorld, account: string, list: string): Promise<T> {
  const found = await world.findOrNull<T>(account, list, () => true);
  if (found === null) throw new Error(`${list} is empty`);
  return found;
}

interface FoundPlan {
  plan: string;
  actions: string[];
  upgrade: { charge_cents: number } | null;
  payments: { id: string }[];
}

async function readPlan(world: FuzzWorld, account: string): Promise<FoundPlan> {
  return world.as(account).call<FoundPlan>('GET', '/v1/api/subscription');
}

/** A new account that has bought a plan on the page of the payment service. */
async function buyPlan(world: FuzzWorld, plan: 'pro' | 'advanced'): Promise<string> {
  const account = await world.newAccount();
  const { address } = await world
    .as(account)
    .call<{ address: string }>('POST', '/v1/api/subscription/checkout', { plan });
  await press(address, { card: 'good', decision: 'pay' });
  await world.waitFor<FoundPlan>(account, '/v1/api/subscription', (found) => found.plan === plan);
  return account;
}

function describeSplit(emails: readonly string[]) {
  const others = emails.map((email) => ({ name: 'Rui Matos', roles: [], share_basis_points: 100, email }));
  const own = { name: 'Ada Yıldız', roles: [], share_basis_points: 10_000 - 100 * emails.length, email: null };
  const effective_from = new Date().toISOString().slice(0, 7);
  return { based_on: 0, parts: [own, ...others], effective_from, recoupable_cents: 0, also_apply_to: [] };
}

async function findTrack(world: FuzzWorld, release: string): Promise<string> {
  const { tracks } = await world
    .as(world.artist)
    .call<{ tracks: { id: string }[] }>('GET', `/v1/api/releases/${release}`);
  return tracks[0]?.id ?? '';
}

/** The address of a person who is invited to a share of a new track. */
async function share(world: FuzzWorld): Promise<string> {
  const email = toEmail(`${world.artist}-${randomUUID().slice(0, 8)}`);
  const track = await findTrack(world, await world.approve());
  await world.as(world.artist).call('PUT', `/v1/api/collaborators/tracks/${track}/split`, describeSplit([email]));
  return email;
}

async function ofInvitation(world: FuzzWorld): Promise<Input> {
  const email = await share(world);
  const token = await world.findLink(email.replace(/@.*/, ''), /claim=([\w.-]+)/);
  return { account: await world.once('guest', () => world.newAccount()), body: { token } };
}

export const SALES_RECIPES: Recipes = {
  'POST /v1/api/backoffice/sales/files': (world) => ({
    ...byStaff({ name: `fuzz-${randomUUID()}.csv` }),
    bytes: writeReport(world),
    headers: { 'content-type': 'application/octet-stream' },
  }),
  'GET /v1/api/backoffice/sales/files/{id}/lines/{line_no}': async (world) =>
    byStaff({ id: (await findPosted(world)).id, line_no: '1' }),
  'POST /v1/api/backoffice/sales/files/{id}/answer': async (world) =>
    byStaff({ id: await sendHeldReport(world) }, { decision: 'decline', note: NOTE }),
  'POST /v1/api/backoffice/sales/files/{id}/reverse': async (world) =>
    byStaff({ id: (await findPosted(world)).id }, { note: NOTE }),
  'PUT /v1/api/backoffice/money/rates': () => ({
    account: 'staff',
    body: { currency: 'JPY', day: dayAfter(new Date(), -2), rate: '0.0067', source: NOTE },
  }),
  'POST /v1/api/backoffice/money/payments': async (world) => {
    type Owed = { statement_no: number; currency: string; gross_amount: string; gross_micros: number };
    const owed = await first<Owed>(world, 'staff', '/v1/api/backoffice/money/statements?open=yes');
    const { statement_no, gross_amount, gross_micros } = owed;
    const payment = { settled_amount: gross_amount, received_micros: gross_micros, accepts_overpayment: true };
    return byStaff({}, { statement_no, received_on: dayAfter(new Date(), 0), reference: NOTE, ...payment });
  },
};

type SalesFile = { id: string; state: string };

const findPosted = (world: FuzzWorld) =>
  world.find<SalesFile>('staff', '/v1/api/backoffice/sales/files?state=posted', () => true);

function writeReport(world: FuzzWorld): Buffer {
  const header = 'statement_id,line,period,date,store,country,isrc,upc,units,gross_amount,currency,title,artist';
  const period = dayAfter(new Date(), -40).slice(0, 7);
  const statement = `FUZZ-${world.artist}-${randomUUID()}`;
  return Buffer.from(`${header}\n${statement},1,${period},,spotify,PT,USZZZ9900001,,5,12.50,USD,Ağustos,Nobody\n`);
}

/** A report of a month that the store has reported before: staff has to decide about it. */
async function sendHeldReport(world: FuzzWorld): Promise<string> {
  const response = await fetch(`${world.product.origin}/v1/api/backoffice/sales/files?name=${randomUUID()}.csv`, {
    method: 'POST',
    headers: { ...world.as('staff').headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(writeReport(world)),
  });
  const { id } = (await response.json()) as { id: string };
  const path = `/v1/api/backoffice/sales/files/${id}`;
  await world.waitFor<{ file: SalesFile }>('staff', path, ({ file }) => file.state === 'held');
  return id;
}

export const PAYOUT_RECIPES: Recipes = {
  'POST /v1/api/account/payout/stripe': async (world) => ({ account: await choosePayout(world, { method: 'stripe' }) }),
  'POST /v1/api/account/payout/payoneer': async (world) => ({
    account: await choosePayout(world, { method: 'payoneer', payoneer_email: 'ada@fuzz.example' }),
  }),
  'POST /v1/api/withdrawals': async (world) => {
    await cancelWithdrawals(world);
    return { account: EARNING, body: describeWithdrawal() };
  },
  'POST /v1/api/withdrawals/{id}/cancel': async (world) => ({
    account: EARNING,
    parameters: { id: await withdraw(world) },
  }),
  'GET /v1/api/backoffice/withdrawals/{id}': async (world) => byStaff({ id: await withdraw(world) }),
  'POST /v1/api/backoffice/withdrawals/{id}/approve': async (world) => byStaff({ id: await withdraw(world) }),
  'POST /v1/api/backoffice/withdrawals/{id}/cancel': async (world) =>
    byStaff({ id: await withdraw(world) }, { note: NOTE }),
};

async function choosePayout(world: FuzzWorld, body: object): Promise<string> {
  const account = await world.newAccount();
  await world.as(account).call('PUT', '/v1/api/account/payout', body);
  return account;
}

/** So much that staff has to approve it. */
const describeWithdrawal = () => ({ id: randomUUID(), amount_cents: 110_000 });

/** An account has one withdrawal on its way at a time. */
async function cancelWithdrawals(world: FuzzWorld): Promise<void> {
  type Withdrawal = { id: string; state: string };
  const open = await world.findOrNull<Withdrawal>(EARNING, '/v1/api/withdrawals', ({ state }) => state === 'requested');
  if (open !== null) await world.as(EARNING).call('POST', `/v1/api/withdrawals/${open.id}/cancel`);
}

async function withdraw(world: FuzzWorld): Promise<string> {
  await cancelWithdrawals(world);
  const body = describeWithdrawal();
  await world.as(EARNING).call('POST', '/v1/api/withdrawals', body);
  return body.id;
}
