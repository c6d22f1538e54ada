import { daysBetween } from '../../calendar.ts';
import type { Random } from '../../random.ts';
import type { Crowd } from './build-days.ts';
import { between, evenlyByFactor, pick } from './draw.ts';
import { buildHistory, drawFirstDay, drawOthers, type History } from './history.ts';
import { COUNTRIES, drawReport, drawVolume, homeMix, listeners, releaseWeek } from './people.ts';

type Scene = { random: Random; home: string; days: number; first: string };
type Kind = { name: string; is_new: boolean; days: [number, number]; crowds: (scene: Scene) => Crowd[] };

/** Streams that begin on a day and fade, by half in some days; 0 before. */
const burst = (from: number, volume: number, half: number) => (day: number) =>
  day < from ? 0 : volume * 0.5 ** ((day - from) / half);
/** Streams of the same number from a day to another. */
const plateau = (from: number, to: number, volume: number) => (day: number) => (day < from || day > to ? 0 : volume);
const someDay = ({ random, days }: Scene) => Math.floor(between(random, 30, days - 10));

/** Every kind of honest history: people who play music in all the ways that look unusual. */
export const HONEST_KINDS: readonly Kind[] = [
  {
    name: 'steady',
    is_new: false,
    days: [60, 120],
    crowds: ({ random, home }) => [listeners(random, home, drawVolume(random))],
  },
  {
    name: 'twenty listeners at home',
    is_new: false,
    days: [60, 100],
    crowds: ({ random, home }) => [
      listeners(random, home, between(random, 15, 60), {
        countries: { [home]: 1 },
        saves: 1 / between(random, 60, 400),
        each: between(random, 1.3, 3.5),
      }),
    ],
  },
  {
    name: 'release week',
    is_new: true,
    days: [30, 60],
    crowds: ({ random, home }) => [releaseWeek(random, home, drawVolume(random, 20, 20_000))],
  },
  {
    name: 'school and family',
    is_new: true,
    days: [20, 40],
    crowds: ({ random, home }) => [
      listeners(random, home, 0, {
        volume: burst(0, between(random, 60, 400), between(random, 1, 3)),
        each: between(random, 3, 9),
        countries: { [home]: 1 },
        devices: { phone: 0.97, tablet: 0.03 },
        saves: 1 / between(random, 6, 20),
      }),
      listeners(random, home, between(random, 3, 12)),
    ],
  },
  {
    name: 'fan club',
    is_new: true,
    days: [20, 40],
    crowds: ({ random, home }) => [
      listeners(random, home, 0, {
        volume: burst(0, between(random, 300, 6_000), between(random, 0.7, 2)),
        each: between(random, 5, 9),
        countries: homeMix(random, home, 0.9),
        saves: 1 / between(random, 4, 15),
      }),
      releaseWeek(random, home, drawVolume(random, 50, 1_000)),
    ],
  },
  {
    name: 'real playlist',
    is_new: false,
    days: [60, 100],
    crowds: (scene) => [listeners(scene.random, scene.home, drawVolume(scene.random, 5, 800)), realPlaylist(scene)],
  },
  {
    name: 'radio play',
    is_new: false,
    days: [50, 80],
    crowds: (scene) => {
      const { random, home } = scene;
      const base = drawVolume(random, 5, 500);
      return [
        listeners(random, home, base),
        listeners(random, home, 0, {
          volume: burst(someDay(scene), base * evenlyByFactor(random, 3, 20), between(random, 0.5, 1.5)),
          countries: { [home]: 1 },
          each: between(random, 1.05, 1.35),
          saves: 1 / between(random, 25, 110),
        }),
      ];
    },
  },
  {
    name: 'viral day',
    is_new: false,
    days: [50, 80],
    crowds: (scene) => {
      const { random, home } = scene;
      const base = drawVolume(random, 5, 1_000);
      const volume = base * evenlyByFactor(random, 5, 100);
      return [
        listeners(random, home, base),
        listeners(random, pick(random, COUNTRIES), 0, {
          volume: burst(someDay(scene), volume, between(random, 1, 5)),
          each: between(random, 1.1, 1.8),
          saves: 1 / between(random, 15, 70),
        }),
      ];
    },
  },
  {
    name: 'Christmas',
    is_new: false,
    days: [110, 110],
    crowds: ({ random, home, first }) => {
      const volume = drawVolume(random, 50, 20_000);
      const until = ((daysBetween('2026-12-25', first) % 365) + 365) % 365;
      return [
        listeners(random, home, volume, {
          volume: (day) => volume * Math.max(0.01, Math.exp(-(((until + day - 365 + 6) / 16) ** 2))),
          saves: 1 / between(random, 60, 250),
          each: between(random, 1.1, 1.9),
        }),
      ];
    },
  },
  {
    name: 'sleep sounds',
    is_new: false,
    days: [60, 100],
    crowds: ({ random, home }) => [sleepers(random, home, drawVolume(random, 100, 20_000))],
  },
  {
    name: 'new sleep sounds',
    is_new: true,
    days: [30, 60],
    crowds: ({ random, home }) => [sleepers(random, home, drawVolume(random, 100, 3_000))],
  },
  {
    name: 'tour through countries',
    is_new: false,
    days: [70, 90],
    crowds: ({ random, home }) => [
      listeners(random, home, drawVolume(random, 30, 1_000)),
      ...Array.from({ length: 4 }, (_, stop) =>
        listeners(random, COUNTRIES[(stop * 3 + 1) % COUNTRIES.length] ?? 'DE', 0, {
          volume: burst(30 + stop * 8, evenlyByFactor(random, 50, 1_500), between(random, 2, 5)),
        }),
      ),
    ],
  },
  {
    name: 'automatic radio',
    is_new: false,
    days: [60, 100],
    crowds: ({ random, home }) => [
      listeners(random, home, drawVolume(random, 50, 8_000), {
        each: between(random, 1.04, 1.15),
        saves: 1 / between(random, 80, 250),
        rhythm: between(random, 0.05, 0.2),
        unrest: between(random, 0.08, 0.2),
        playlist: random() < 0.5 ? 'Radio' : null,
      }),
    ],
  },
  {
    name: 'advertising',
    is_new: false,
    days: [60, 90],
    crowds: (scene) => {
      const { random, home } = scene;
      const [base, from] = [drawVolume(random, 5, 400), someDay(scene)];
      return [
        listeners(random, home, base),
        listeners(random, home, 0, {
          volume: plateau(from, from + between(random, 7, 25), base * between(random, 2, 8)),
          countries: { [random() < 0.5 ? home : pick(random, COUNTRIES)]: 0.95, US: 0.05 },
          each: between(random, 1.08, 1.5),
          saves: 1 / between(random, 25, 120),
          rhythm: 0.1,
        }),
      ];
    },
  },
];

function sleepers(random: Random, home: string, volume: number): Crowd {
  return listeners(random, home, volume, {
    each: between(random, 5, 25),
    saves: 1 / between(random, 30, 130),
    rhythm: 0.03,
    unrest: between(random, 0.06, 0.15),
  });
}

function realPlaylist(scene: Scene): Crowd {
  const { random, home } = scene;
  const from = someDay(scene);
  const isLocal = random() < 0.3;
  return listeners(random, home, 0, {
    volume: plateau(from, from + between(random, 7, 45), evenlyByFactor(random, 40, 6_000)),
    playlist: 'Fresh',
    each: between(random, 1.03, 1.4),
    saves: 1 / between(random, 45, 180),
    countries: isLocal ? { [home]: 1 } : homeMix(random, pick(random, COUNTRIES), between(random, 0.2, 0.6)),
    rhythm: between(random, 0.1, 0.3),
  });
}

/** Draws an honest history of a kind. */
export function drawHonest(random: Random, { name, is_new, days: [from, to], crowds }: Kind): History {
  const [home, first, days] = [pick(random, COUNTRIES), drawFirstDay(random), Math.round(between(random, from, to))];
  const report = drawReport(random);
  const isNewAccount = is_new && random() < 0.3;
  return buildHistory(
    random,
    { first, days, crowds: crowds({ random, home, days, first }), report },
    {
      kind: name,
      home: random() < 0.9 ? home : pick(random, COUNTRIES),
      account_days: isNewAccount ? Math.floor(between(random, 0, 20)) : Math.floor(between(random, 30, 900)),
      others: isNewAccount ? null : drawOthers(random, report, 0.6),
      bought: null,
      is_new,
    },
  );
}
