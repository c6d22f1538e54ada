import { createRandom, shuffle } from '@tangent/domain/random.ts';
import { isQuiet } from './product/file-import.ts';
import { LATE_RECIPES, RECIPES } from './product/fuzz-recipes.ts';
import { FuzzValues, HOSTILE, type Schema } from './product/fuzz-values.ts';
import { FuzzWorld, type Input, type Recipes } from './product/fuzz-world.ts';
import { waitForDemo, waitUntil } from './product/releases.ts';
import { type Session, signIn } from './product/session.ts';
import { PASSWORD, startProduct } from './product/start-product.ts';

/**
 * Calls every operation of the API description (`/v1/openapi.json`) with values that fit and values that do not, as
 * artists of three plans, as staff and as a stranger. Operations that need a certain state, a file, or something from
 * an email have a recipe, which builds it as users do; hostile values meet the operation in that state first. No call
 * may fail inside or hang, and most operations have to succeed at least once, so that the values reach further than the
 * checks of their shapes. `SEED` repeats a run.
 */
const SEED = process.env.SEED ?? 'tangent';
const INPUTS = Number(process.env.INPUTS ?? 160);
/** How many inputs an operation gets before the next one has its turn: the product changes between its turns. */
const TURN = 4;
const LIMITS = { failures: 0, succeeded_share: 0.9 };
/** The recipes are followed again after so many turns, for new accounts. */
const RECIPES_EVERY = 20;
/** How many hostile inputs an operation gets in the state of its recipe. */
const SPOILED_PER_RECIPE = 3;
const SPOILED_SHARE = 0.45;
const ANSWER_WITHIN_MS = 15_000;
const YEAR_WITHIN_MS = 600_000;
const KNOWN_PER_NAME = 200;
/** Names of values by which the product knows something. */
const KNOWN_NAME = /(^|_)(id|ids|key|period|upc|isrc|username|store|feature|country)$/;
const DEMO_ACCOUNTS = ['advanced', 'pro', 'free', 'staff', 'reviewer'];

interface Operation {
  method: string;
  path: string;
  is_staff: boolean;
  parameters: readonly { name: string; in: string; required?: boolean; schema: Schema }[];
  body: Schema | null;
}
type Described = {
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, { schema: Schema }> };
  'x-staff'?: true;
};

const random = createRandom(SEED);
const known = new Map<string, Set<string>>();
const values = new FuzzValues(random, findKnown, new Date());
const failures = new Map<string, string>();
const succeeded = new Set<string>();
const statuses = new Map<number, number>();
const sessions = new Map<string, Session>();
/** Who calls: the accounts of the demo, and the newest artist of the recipes. */
let accounts = DEMO_ACCOUNTS;
/** The account whose call is being made: what it has seen itself is what it knows best. */
let caller: string | null = null;
let calls = 0;

const product = await startProduct(5680);
try {
  await waitForDemo(product);
  // Claims are the last that the year of the demo brings.
  await waitUntil('the year of the demo is there', YEAR_WITHIN_MS, hasYear);
  await waitUntil('the demo has settled', YEAR_WITHIN_MS, () => isQuiet(product));
  await keepAccounts();
  for (const account of accounts) await renewSession(account);
  const operations = await listOperations();
  for (let turn = 0; turn < INPUTS / TURN; turn++) {
    if (turn % RECIPES_EVERY === 0) await followAll(operations, turn / RECIPES_EVERY);
    for (const operation of shuffle(operations, random)) {
      for (let input = 0; input < TURN; input++) await attempt(operation);
    }
    console.log(
      `${calls} calls, ${succeeded.size} of ${operations.length} operations succeeded, ${failures.size} failures`,
    );
  }
  const last = new FuzzWorld(product, sessions, Math.ceil(INPUTS / TURN));
  for (const operation of operations) await follow(operation, LATE_RECIPES, last);
  report(operations);
} finally {
  await product.stop();
}
process.exit();

async function hasYear(): Promise<boolean> {
  const { rows } = await product.database.query('select 1 from rights_claims limit 1');
  return rows.length > 0;
}

async function listOperations(): Promise<Operation[]> {
  const document = await (await fetch(`${product.origin}/v1/openapi.json`)).json();
  const { paths } = document as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase(),
      path,
      is_staff: described['x-staff'] === true,
      parameters: described.parameters ?? [],
      body: described.requestBody?.content['application/json']?.schema ?? null,
    })),
  );
}

/** Follows all recipes with new accounts, and then reads the lists: what they name is what later calls are about. */
async function followAll(operations: readonly Operation[], round: number): Promise<void> {
  const world = new FuzzWorld(product, sessions, round);
  await restoreAccounts();
  await world.open();
  accounts = [...DEMO_ACCOUNTS, world.artist];
  await keepAccounts();
  for (const operation of operations) await follow(operation, RECIPES, world);

  const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  for (const list of lists) for (const account of accounts) await send(list, { account });
}

/** Brings an operation into the state that its recipe builds, and calls it there: first with hostile values. */
async function follow(operation: Operation, recipes: Recipes, world: FuzzWorld): Promise<void> {
  const name = `${operation.method} ${operation.path}`;
  const recipe = recipes[name];
  if (recipe === undefined) return;
  try {
    const input = await repeatIfClosed(async () => recipe(world));
    for (let count = 0; count < SPOILED_PER_RECIPE; count++) await send(operation, spoil(input));
    const first = await send(operation, input);
    // A hostile value may have changed the state, or used up a code.
    const result = isFine(first) ? first : await send(operation, await recipe(world));
    if (!succeeded.has(name)) console.log(`     the recipe of ${name} is refused: ${result?.text.slice(0, 300)}`);
  } catch (error) {
    console.log(`     no recipe for ${name}: ${String(error).slice(0, 300)}`);
  }
}

/** Repeats what met a connection that the server had closed for being unused; a process that has died stays an error. */
async function repeatIfClosed<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (error instanceof TypeError && String(error.cause).includes('other side closed')) return work();
    throw error;
  });
}

/** Makes one part of an input hostile. */
function spoil(input: Input): Input {
  const { body, parameters = {} } = input;
  const names = Object.keys(parameters);
  if (body !== undefined && (names.length === 0 || values.chance(0.8))) return { ...input, body: values.spoil(body) };
  if (names.length === 0) return input;
  const hostile = values.pick(HOSTILE);
  const text = typeof hostile === 'string' ? hostile : JSON.stringify(hostile);
  return { ...input, parameters: { ...parameters, [values.pick(names)]: text } };
}

/** Calls an operation with one input; a part of it may be hostile. */
async function attempt(operation: Operation): Promise<void> {
  caller = chooseAccount(operation);
  const parameters = Object.fromEntries(
    operation.parameters
      .filter(({ required }) => required === true || values.chance(0.5))
      .map(({ name, in: place, schema }) => [name, fitParameter(operation, name, place, schema)]),
  );
  const body = operation.body === null ? {} : { body: values.fit(operation.body) };
  const input = { account: caller, parameters, ...body };
  await send(operation, values.chance(SPOILED_SHARE) ? spoil(input) : input);
}

/** An id in an address is one of those that the list of the same things named, if there is one. */
function fitParameter({ path }: Operation, name: string, place: string, schema: Schema): string {
  const [before = ''] = path.split(`{${name}}`);
  const things = before.split('/').at(-2);
  const ofList = place === 'path' && values.chance(0.8) ? findKnown(`${things}/id`) : null;
  return ofList ?? String(values.fit(schema, name));
}

function chooseAccount({ is_staff }: Operation): string | null {
  if (values.chance(0.05)) return null;
  if (is_staff) return values.chance(0.1) ? 'advanced' : values.pick(['staff', 'reviewer']);
  return values.chance(0.4) ? 'advanced' : values.pick(accounts);
}

/** Makes a call; returns the response, or null when none came in time. */
async function send(operation: Operation, input: Input): Promise<Result | null> {
  const { method, path } = operation;
  const { account, parameters = {}, body } = input;
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place } of operation.parameters) {
    const value = parameters[name];
    if (value === undefined) continue;
    if (place === 'path')
      address = address.replace(`{${name}}`, encodeURIComponent(value.replace(/\p{Surrogate}/gu, '?')));
    if (place === 'query') query.append(name, value);
  }
  const target = `${address}${query.size > 0 ? `?${query}` : ''}`;
  const result = await call(method, target, input);
  calls += 1;
  const name = `${method} ${path}`;
  if (result === null) {
    fail(name, 'no answer in time', target, body);
    return null;
  }
  statuses.set(result.status, (statuses.get(result.status) ?? 0) + 1);
  if (result.status >= 500 && !isOutside(result))
    fail(name, `${result.status} ${result.text.slice(0, 200)}`, target, body);
  if (isFine(result)) {
    succeeded.add(name);
    learn(operation, account, result.text);
  }
  await stayAlive(account, result);
  return result;
}

type Result = { status: number; text: string };

function isFine(result: Result | null): boolean {
  return result !== null && result.status > 0 && result.status < 400;
}

/** A service outside that is slow or refuses is no failure of ours, and neither is a process that is busy and says so. */
function isOutside({ status, text }: Result): boolean {
  return (status === 502 || status === 503) && /provider_unavailable|store_unavailable|"unavailable"/.test(text);
}

async function call(method: string, target: string, input: Input): Promise<Result | null> {
  const { account, body, bytes } = input;
  const own = account === null ? {} : (sessions.get(account)?.headers ?? {});
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const content = bytes === undefined ? JSON.stringify(body) : new Uint8Array(bytes);
  try {
    const request = {
      method,
      redirect: 'manual' as const,
      headers: { ...own, ...json, 'idempotency-key': crypto.randomUUID(), ...input.headers },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(content === undefined ? {} : { body: content }),
    };
    const response = await repeatIfClosed(() => fetch(`${product.origin}${target}`, request));
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return null;
    // A header or an address that the client itself refuses to send.
    if (error instanceof TypeError && !('cause' in error && error.cause)) return { status: 0, text: '' };
    throw error;
  }
}

function fail(name: string, what: string, target: string, body: unknown): void {
  if (failures.has(name)) return;
  failures.set(name, `${what}\n     ${target}\n     ${JSON.stringify(body)?.slice(0, 600)}`);
  console.log(`FAIL ${name}: ${failures.get(name)}`);
}

/** Signs in again when a call ended the session, and confirms who it is where the product wants that. */
async function stayAlive(account: string | null, { status, text }: Result): Promise<void> {
  if (account === null) return;
  if (text.includes('"step_up_required"')) {
    await call('POST', '/v1/api/account/step-up', { account, body: { password: PASSWORD } });
    return;
  }
  if (status !== 401 && !/"(account_blocked|deactivated_account|email_not_verified)"/.test(text)) return;
  // The guests of the recipes are left as they are.
  if (!accounts.includes(account)) return;
  await restoreAccounts();
  await renewSession(account);
}

async function renewSession(account: string): Promise<void> {
  sessions.set(account, await signIn(product, account));
  await call('POST', '/v1/api/account/step-up', { account, body: { password: PASSWORD } });
}

/** Remembers how the accounts are, since staff also freeze, ban and close them. */
async function keepAccounts(): Promise<void> {
  await product.database.query('drop table if exists fuzz_users');
  await product.database.query('create table fuzz_users as select * from users where username = any($1)', [accounts]);
}

async function restoreAccounts(): Promise<void> {
  const { rows } = await product.database.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_schema = 'public' and table_name = 'users' and is_generated = 'NEVER' and column_name <> 'id'`,
  );
  const names = rows[0]?.names ?? '';
  await product.database.query(
    `update users u set (${names}) = (select ${names} from fuzz_users f where f.id = u.id) where id in (select id from fuzz_users)`,
  );
}

/** Remembers what a response names, by the names of its fields, and ids also by the list they stand in. */
function learn({ path }: Operation, account: string | null, text: string): void {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return;
  }
  const things =
    path
      .replace(/\/\{.*$/, '')
      .split('/')
      .at(-1) ?? '';
  const remember = (name: string, value: string) => {
    for (const key of [name, `${account} ${name}`]) {
      const names = known.get(key) ?? new Set();
      known.set(key, names);
      if (names.size < KNOWN_PER_NAME) names.add(value);
    }
  };
  const walk = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const part of value) walk(part, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) walk(part, key);
    else if (typeof value === 'string' && value !== '' && (KNOWN_NAME.test(name) || name === 'id')) {
      remember(name, value);
      if (name === 'id') remember(`${things}/id`, value);
    }
  };
  walk(body, '');
}

/** Returns something known by a name: mostly what the caller has seen, since what others have is hidden. */
function findKnown(name: string): string | null {
  const plural = name.replace(/(_ids?)?$/, 's/id');
  const own = known.get(`${caller} ${name}`) ?? known.get(`${caller} ${plural}`);
  const found = own !== undefined && random() < 0.8 ? own : (known.get(name) ?? known.get(plural));
  if (found === undefined || found.size === 0) return null;
  return [...found][Math.floor(random() * found.size)] ?? null;
}

function report(operations: readonly Operation[]): void {
  const names = operations.map(({ method, path }) => `${method} ${path}`);
  for (const name of names.filter((one) => !succeeded.has(one))) console.log(`     never succeeded: ${name}`);
  const counts = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`);
  console.log(`     ${calls} calls, seed ${SEED}; ${counts.join(', ')}`);
  judge(`${failures.size} operations failed inside, limit ${LIMITS.failures}`, failures.size <= LIMITS.failures);
  const share = succeeded.size / names.length;
  const limit = `limit ${LIMITS.succeeded_share * 100} %`;
  judge(`${succeeded.size} of ${names.length} operations succeeded, ${limit}`, share >= LIMITS.succeeded_share);
}

function judge(text: string, isRight: boolean): void {
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${text}`);
  if (!isRight) process.exitCode = 1;
}
