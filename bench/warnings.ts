import type { Finding } from '@tangent/domain/insight/monitoring/finding.ts';
import { createRandom } from '@tangent/domain/random.ts';
import { BOUGHT_KINDS, drawBought } from '@tangent/domain/testing/listening/bought.ts';
import type { History } from '@tangent/domain/testing/listening/history.ts';
import { drawHonest, HONEST_KINDS } from '@tangent/domain/testing/listening/honest.ts';
import { findWarning, judgeWarning } from '@tangent/domain/testing/listening/replay.ts';

/**
 * Measures how often stream monitoring warns before a store fines, and how often it is wrong: made-up histories of
 * releases, some with bought streams of every kind and size, are played day by day. `SEEDS` sets other seeds, `DEBUG=1`
 * prints what was missed and what was found among people.
 */
const SEEDS = (process.env.SEEDS ?? 'a b c').split(' ');
const BOUGHT = 200;
const HONEST = 420;
/** Further patterns that save and play as people do; they are counted apart. */
const HIDING = 20;
const LIMITS = { recall: 0.95, precision: 0.9 };
const SIZES = [150, 500, 2_000, 10_000, Number.POSITIVE_INFINITY] as const;

interface Row {
  of: string;
  bought: number;
  warned: number;
  days: number[];
}

class Table {
  private readonly rows = new Map<string, Row>();

  add(of: string, { warned, days }: { warned: boolean; days: number | null }): void {
    const row = this.rows.get(of) ?? { of, bought: 0, warned: 0, days: [] };
    row.bought += 1;
    if (warned) row.warned += 1;
    if (days !== null) row.days.push(days);
    this.rows.set(of, row);
  }

  print(): void {
    console.table(
      [...this.rows.values()].map(({ of, bought, warned, days }) => ({
        of,
        bought,
        warned,
        recall: `${((warned / bought) * 100).toFixed(1)} %`,
        'median days before': median(days),
      })),
    );
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? '–';
const say = (findings: readonly Finding[] | undefined) =>
  findings?.map(({ rule, subject, numbers }) => `${rule}${subject ? ` ${subject}` : ''} ${JSON.stringify(numbers)}`);

const kinds = new Table();
const sizes = new Table();
const columns = new Table();
const false_alarms = new Map<string, { of: number; wrong: number }>();
let [bought, warned, wrong, honest, hidden] = [0, 0, 0, 0, 0];
const all_days: number[] = [];
const unseen = new Map<string, number>();

for (const seed of SEEDS) {
  const random = createRandom(`warnings ${seed}`);
  for (let n = 0; n < BOUGHT; n += 1) {
    const history = drawBought(random, BOUGHT_KINDS[n % BOUGHT_KINDS.length] as (typeof BOUGHT_KINDS)[number]);
    countBought(history);
  }
  for (let n = 0; n < HIDING; n += 1) {
    const history = drawBought(random, BOUGHT_KINDS[n % BOUGHT_KINDS.length] as (typeof BOUGHT_KINDS)[number], true);
    if (judgeWarning(history, findWarning(history)).warned) hidden += 1;
  }
  for (let n = 0; n < HONEST; n += 1) {
    countHonest(drawHonest(random, HONEST_KINDS[n % HONEST_KINDS.length] as (typeof HONEST_KINDS)[number]));
  }
}

function countBought(history: History): void {
  const warning = findWarning(history);
  const judged = judgeWarning(history, warning);
  const per_day = history.bought?.per_day ?? 0;
  bought += 1;
  if (judged.warned) warned += 1;
  if (judged.days !== null) all_days.push(judged.days);
  kinds.add(history.kind, judged);
  sizes.add(`up to ${SIZES.find((size) => per_day <= size)} a day`, judged);
  columns.add(describeReport(history), judged);
  if (judged.warned) return;
  const reason = explain(history);
  unseen.set(reason, (unseen.get(reason) ?? 0) + 1);
  if (process.env.DEBUG)
    console.log(
      'missed',
      history.kind,
      describeReport(history),
      reason,
      JSON.stringify(history.bought),
      say(warning?.findings),
    );
}

function countHonest(history: History): void {
  const warning = findWarning(history);
  const count = false_alarms.get(history.kind) ?? { of: 0, wrong: 0 };
  count.of += 1;
  honest += 1;
  if (warning !== null) {
    wrong += 1;
    count.wrong += 1;
    if (process.env.DEBUG) console.log('wrong', history.kind, warning.day, history.days[0]?.day, say(warning.findings));
  }
  false_alarms.set(history.kind, count);
}

function describeReport({ days }: History): string {
  const has = [
    days.some(({ listeners }) => listeners > 0) ? 'listeners' : '',
    days.some(({ saves }) => saves !== null) ? 'saves' : '',
    days.some(({ devices }) => devices.length > 0) ? 'devices' : '',
  ].filter((name) => name !== '');
  return has.length === 0 ? 'streams alone' : has.join(', ');
}

/** Why no rule can see it. */
function explain({ bought: plan, days }: History): string {
  const total =
    days.filter(({ day }) => day >= (plan?.from ?? '') && day <= (plan?.to ?? '')).length * (plan?.per_day ?? 0);
  if (total < 400) return 'fewer than 400 streams in all';
  if (days.every(({ listeners, saves }) => listeners === 0 && saves === null))
    return 'the store counts neither listeners nor saves';
  return 'too little differs from people';
}

kinds.print();
sizes.print();
columns.print();
console.table(Object.fromEntries(false_alarms));
console.table(Object.fromEntries([...unseen].map(([reason, missed]) => [reason, { missed }])));
const [recall, precision] = [warned / bought, warned / (warned + wrong)];
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
console.log(
  `${bought} bought, ${warned} warned in time: recall ${percent(recall)}, aim ${percent(LIMITS.recall)}; median ${median(all_days)} days before the fine`,
);
console.log(
  `${hidden} of ${HIDING * SEEDS.length} that save and play as people do were warned of: no rule can see them`,
);
console.log(
  `${honest} honest, ${wrong} with a case: precision ${percent(precision)}, aim ${percent(LIMITS.precision)}; ${percent(wrong / honest)} of honest releases`,
);
if (recall < LIMITS.recall || precision < LIMITS.precision) process.exitCode = 1;
