import type { Invariant } from './invariants.ts';
import { type Session, signIn } from './session.ts';
import type { ManyProcesses } from './start-processes.ts';

const LABELS_MAX = 10;
const LABELS_AT_ONCE = 30;

type Processes = Pick<ManyProcesses, 'origin' | 'listApis' | 'tangent'>;

/** Checks that every api process knows at once what another one has done. */
export async function checkSharedState(processes: Processes): Promise<Invariant[]> {
  const { origin, listApis } = processes;
  const session = await signIn({ origin }, 'advanced');
  const atEach = <T>(read: (api: string) => Promise<T>) => Promise.all(listApis().map(read));
  const rules: Invariant[] = [];

  const statuses = await atEach((api) => readStatus(api, session));
  rules.push(expectAll('a session is valid at every process', statuses, 200));

  rules.push(await checkLabels(listApis(), session));

  const leaving = await signIn({ origin }, 'cancelled');
  await readStatus(listApis()[1] ?? origin, leaving);
  await fetch(`${listApis()[0]}/v1/auth/logout`, { headers: leaving.headers });
  const afterwards = await atEach((api) => readStatus(api, leaving));
  rules.push(expectAll('a sign-out counts at every process at once', afterwards, 401));

  const upgraded = await signIn({ origin }, 'free');
  await processes.tangent('user', 'grant', 'free', 'pro', '1', 'A drill', '--as', 'staff');
  const granted = await atEach((api) => readPlan(api, upgraded));
  rules.push(expectAll('a granted plan counts at every process at once', granted, 'pro'));
  await processes.tangent('user', 'grant-end', 'free', 'A drill', '--as', 'staff');
  const revoked = await atEach((api) => readPlan(api, upgraded));
  rules.push(expectAll('the end of a plan counts at every process at once', revoked, 'free'));
  return rules;
}

/** Adds more label names at once, through all processes, than an account may have. */
async function checkLabels(apis: readonly string[], session: Session): Promise<Invariant> {
  const before = await countLabels(apis[0] ?? '', session);
  const statuses = await Promise.all(
    Array.from({ length: LABELS_AT_ONCE }, (_, index) => addLabel(apis[index % apis.length] ?? '', session, index)),
  );
  const added = statuses.filter((status) => status === 201).length;
  const counts = await Promise.all(apis.map((api) => countLabels(api, session)));
  const isRight = before + added === LABELS_MAX && counts.every((count) => count === LABELS_MAX);
  await removeLabels(apis, session);
  return {
    rule: `a limit holds across processes: ${LABELS_AT_ONCE} label names at once, at most ${LABELS_MAX} stay`,
    broken: isRight ? [] : [`${before} before, ${added} added, ${counts.join(', ')} afterwards`],
  };
}

async function addLabel(api: string, { headers }: Session, index: number): Promise<number> {
  const { status } = await fetch(`${api}/v1/api/labels`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Drill ${index}` }),
  });
  return status;
}

async function listLabels(api: string, { headers }: Session): Promise<{ id: string; name: string }[]> {
  const response = await fetch(`${api}/v1/api/labels`, { headers });
  return ((await response.json()) as { items: { id: string; name: string }[] }).items;
}

async function countLabels(api: string, session: Session): Promise<number> {
  return (await listLabels(api, session)).length;
}

async function removeLabels(apis: readonly string[], session: Session): Promise<void> {
  const [api = ''] = apis;
  for (const { id } of (await listLabels(api, session)).filter(({ name }) => name.startsWith('Drill ')))
    await fetch(`${api}/v1/api/labels/${id}`, { method: 'DELETE', headers: session.headers });
}

async function readStatus(api: string, { headers }: Session): Promise<number> {
  return (await fetch(`${api}/v1/api/user`, { headers })).status;
}

async function readPlan(api: string, { headers }: Session): Promise<string> {
  return ((await (await fetch(`${api}/v1/api/user`, { headers })).json()) as { plan: string }).plan;
}

function expectAll<T>(rule: string, found: readonly T[], expected: T): Invariant {
  const isRight = found.length > 1 && found.every((one) => one === expected);
  return { rule, broken: isRight ? [] : [`expected ${expected} everywhere, found ${found.join(', ')}`] };
}
