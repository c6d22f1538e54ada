import { createRandom, shuffle } from '@tangent/domain/random.ts';
import { isQuiet } from './product/file-import.ts';
import { FuzzValues, HOSTILE, type Schema } from './product/fuzz-values.ts';
import { waitForDemo, waitUntil } from './product/releases.ts';
import { type Session, signIn } from './product/session.ts';
import { PASSWORD, startProduct } from './product/start-product.ts';

/**
 * Calls every operation of the API description (`/v1/openapi.json`) with values that fit and values that do not, as
 * artists of three plans, as staff and as a stranger. No call may fail inside or hang, and most operations have to
 * succeed at least once, so that the values reach further than the checks of their shapes. `SEED` repeats a run.
 */
const SEED = process.env.SEED ?? 'tangent';
const INPUTS = Number(process.env.INPUTS ?? 160);
/** How many inputs an operation gets before the next one has its turn: the product changes between its turns. */
const TURN = 4;
const LIMITS = { failures: 0, succeeded_share: 0.9 };
const SPOILED_SHARE = 0.45;
const ANSWER_WITHIN_MS = 15_000;
const YEAR_WITHIN_MS = 600_000;
const KNOWN_PER_NAME = 200;
/** Names of values by which the product knows something. */
const KNOWN_NAME = /(^|_)(id|ids|key|period|upc|isrc|username|store|feature|country)$/;
const ACCOUNTS = ['advanced', 'pro', 'free', 'staff', 'reviewer'] as const;

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
let calls = 0;

const product = await startProduct(5680);
try {
  await waitForDemo(product);
  // Claims are the last that the year of the demo brings.
  await waitUntil('the year of the demo is there', YEAR_WITHIN_MS, hasYear);
  await waitUntil('the demo has settled', YEAR_WITHIN_MS, () => isQuiet(product));
  await keepAccounts();
  for (const account of ACCOUNTS) sessions.set(account, await signIn(product, account));
  const operations = await listOperations();
  // The lists first: what they name is what later calls are about.
  const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  for (const list of lists) for (const account of ACCOUNTS) await send(list, account, {}, undefined);
  for (let turn = 0; turn < INPUTS / TURN; turn++) {
    for (const operation of shuffle(operations, random)) {
      for (let input = 0; input < TURN; input++) await attempt(operation);
    }
    console.log(
      `${calls} calls, ${succeeded.size} of ${operations.length} operations succeeded, ${failures.size} failures`,
    );
  }
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

/** Calls an operation with one input; a part of it may be hostile. */
async function attempt(operation: Operation): Promise<void> {
  const isSpoiled = values.chance(SPOILED_SHARE);
  const parameters = Object.fromEntries(
    operation.parameters
      .filter(({ required }) => required === true || values.chance(0.5))
      .map(({ name, in: place, schema }) => [name, fitParameter(operation, name, place, schema)]),
  );
  const body = operation.body === null ? undefined : values.fit(operation.body);
  const account = chooseAccount(operation);
  const spoiledBody = isSpoiled && body !== undefined ? values.spoil(body) : body;
  const names = Object.keys(parameters);
  if (isSpoiled && names.length > 0 && (body === undefined || values.chance(0.2))) {
    const hostile = values.pick(HOSTILE);
    parameters[values.pick(names)] = typeof hostile === 'string' ? hostile : JSON.stringify(hostile);
  }
  await send(operation, account, parameters, spoiledBody);
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
  return values.chance(0.6) ? 'advanced' : values.pick(ACCOUNTS);
}

async function send(
  operation: Operation,
  account: string | null,
  parameters: Readonly<Record<string, string>>,
  body: unknown,
): Promise<void> {
  const { method, path } = operation;
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
  const result = await call(method, target, account, body);
  calls += 1;
  const name = `${method} ${path}`;
  if (result === null) return fail(name, 'no answer in time', target, body);
  statuses.set(result.status, (statuses.get(result.status) ?? 0) + 1);
  if (result.status >= 500 && !isOutside(result))
    fail(name, `${result.status} ${result.text.slice(0, 200)}`, target, body);
  if (result.status < 400) {
    succeeded.add(name);
    learn(operation, result.text);
  }
  await stayAlive(account, result);
}

type Result = { status: number; text: string };

/** A service outside that is slow or refuses is no failure of ours, and neither is a process that is busy and says so. */
function isOutside({ status, text }: Result): boolean {
  return (status === 502 || status === 503) && /provider_unavailable|store_unavailable|"unavailable"/.test(text);
}

async function call(method: string, target: string, account: string | null, body: unknown): Promise<Result | null> {
  const headers = account === null ? {} : (sessions.get(account)?.headers ?? {});
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    const response = await fetch(`${product.origin}${target}`, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...json },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
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
    await call('POST', '/v1/api/account/step-up', account, { password: PASSWORD });
    return;
  }
  if (status !== 401 && !/"(account_blocked|deactivated_account|email_not_verified)"/.test(text)) return;
  await restoreAccounts();
  sessions.set(account, await signIn(product, account));
}

/** Remembers how the accounts are, since staff also freeze, ban and close them. */
async function keepAccounts(): Promise<void> {
  await product.database.query(`create table fuzz_users as select * from users where username = any($1)`, [ACCOUNTS]);
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
function learn({ path }: Operation, text: string): void {
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
    const names = known.get(name) ?? new Set();
    known.set(name, names);
    if (names.size < KNOWN_PER_NAME) names.add(value);
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

function findKnown(name: string): string | null {
  const found = known.get(name) ?? known.get(name.replace(/(_ids?)?$/, 's/id'));
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
