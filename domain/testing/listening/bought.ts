import { addDays } from '../../calendar.ts';
import type { Random } from '../../random.ts';
import type { Crowd } from './build-days.ts';
import { between, evenlyByFactor, pick } from './draw.ts';
import { buildHistory, drawFirstDay, drawOthers, type History } from './history.ts';
import { COUNTRIES, deviceMix, drawReport, drawVolume, homeMix, listeners, releaseWeek } from './people.ts';

type Scene = { random: Random; home: string; per_day: number; from: number; to: number };
interface Kind {
  readonly name: string;
  /** How many days it lasts, and the streams a day. */
  readonly days: [number, number];
  readonly sizes?: [number, number];
  readonly change: (scene: Scene) => Partial<Crowd>;
  readonly is_new_account?: true;
}

/** Where machines stand: few countries, sometimes the home of the artist. */
const farmCountries = (random: Random): Record<string, number> =>
  random() < 0.5
    ? { [pick(random, COUNTRIES)]: 1 }
    : homeMix(random, pick(random, COUNTRIES), between(random, 0.3, 0.8));

/** Every kind of bought streams; what a kind does not say is drawn from all that machines do. */
export const BOUGHT_KINDS: readonly Kind[] = [
  {
    name: 'repeats',
    days: [5, 40],
    change: ({ random }) => ({ each: between(random, 12, 80), saves: random() < 0.7 ? 0 : 1 / 500 }),
  },
  {
    name: 'bot playlist',
    days: [7, 40],
    change: ({ random }) => ({ playlist: 'Top Hits 2027 Viral', each: between(random, 1, 3) }),
  },
  {
    name: 'one country',
    days: [5, 30],
    change: ({ random }) => ({ countries: { [pick(random, COUNTRIES)]: 1 }, each: between(random, 1, 5) }),
  },
  {
    name: 'one device',
    days: [5, 30],
    change: ({ random }) => ({
      devices: { [pick(random, ['desktop', 'web', 'phone', 'other'])]: 0.99, phone: 0.01 },
      each: between(random, 1, 5),
    }),
  },
  { name: 'farm', days: [7, 40], change: ({ random }) => ({ each: between(random, 1, 1.01), saves: 0 }) },
  {
    name: 'slow drip',
    days: [25, 60],
    sizes: [50, 250],
    change: ({ random }) => ({ each: between(random, 1, 4), saves: 0 }),
  },
  {
    name: 'burst of one day',
    days: [1, 1],
    sizes: [400, 50_000],
    change: ({ random }) => ({ each: between(random, 1, 8) }),
  },
  {
    name: 'ramp',
    days: [20, 45],
    change: ({ random, per_day, from, to }) => ({
      volume: (day) => (day < from || day > to ? 0 : (per_day * (day - from + 1)) / (to - from + 1)),
      each: between(random, 1, 4),
    }),
  },
  { name: 'replaced listeners', days: [10, 40], change: ({ random }) => ({ each: between(random, 1, 5) }) },
  {
    name: 'new account',
    days: [7, 40],
    change: ({ random }) => ({ each: between(random, 1, 20) }),
    is_new_account: true,
  },
];

/** Machines: the same on all days of the week, hardly any saves; those that hide play and save as people do. */
function machines({ random, per_day, from, to }: Scene, change: Partial<Crowd>, hides: boolean): Crowd {
  const crowd: Crowd = {
    volume: (day) => (day < from || day > to ? 0 : per_day),
    each: between(random, 1, 4),
    saves: random() < 0.75 ? 0 : 1 / between(random, 800, 4_000),
    countries: farmCountries(random),
    devices: random() < 0.5 ? { [pick(random, ['desktop', 'web', 'phone'])]: 1 } : deviceMix(random),
    playlist: null,
    unrest: between(random, 0, 0.1),
    rhythm: 0,
    ...change,
  };
  return hides ? { ...crowd, saves: 1 / between(random, 30, 90), each: between(random, 1.2, 2) } : crowd;
}

/** Draws a history with machines of a kind among its listeners, on a release up to 400 days old. */
export function drawBought(
  random: Random,
  { name, days: [least, most], sizes = [50, 50_000], change, is_new_account }: Kind,
  hides = false,
): History {
  const home = pick(random, COUNTRIES);
  const report = drawReport(random, 0.9);
  const per_day = evenlyByFactor(random, ...sizes);
  const age = is_new_account ? Math.floor(between(random, 1, 20)) : Math.ceil(evenlyByFactor(random, 1, 400));
  // Only the last weeks before the machines are in the history: nothing older is looked at.
  const from = Math.min(age, 56) - 1;
  const to = from + Math.round(between(random, least, most)) - 1;
  const scene: Scene = { random, home, per_day, from, to };
  const people = drawPeople(scene, name, age);
  const first = drawFirstDay(random);
  return buildHistory(
    random,
    { first, days: to + 22, crowds: [...people, machines(scene, change(scene), hides)], report },
    {
      kind: name,
      home,
      account_days: is_new_account ? Math.floor(between(random, 0, 15)) : Math.floor(between(random, 20, 900)),
      others: is_new_account ? null : drawOthers(random, report, 0.5),
      bought: { from: addDays(first, from), to: addDays(first, to), per_day, age, hides },
      is_new: age <= 56,
    },
  );
}

function drawPeople(scene: Scene, name: string, age: number): Crowd[] {
  const { random, home, per_day, from } = scene;
  if (name === 'replaced listeners') {
    const crowd = listeners(random, home, per_day);
    return [{ ...crowd, volume: (day) => (day < from ? per_day : per_day * 0.1) }];
  }
  const volume = Math.min(drawVolume(random, 3, 1_000), per_day);
  if (name === 'new account' || random() < 0.2) return [listeners(random, home, between(random, 1, 6))];
  return [age < 30 ? releaseWeek(random, home, volume) : listeners(random, home, volume)];
}
