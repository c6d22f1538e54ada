import type { Random } from '../../random.ts';
import type { Crowd, Report } from './build-days.ts';
import { WHOLE_REPORT } from './build-days.ts';
import { between, evenlyByFactor, pick } from './draw.ts';

export const COUNTRIES = ['US', 'DE', 'GB', 'BR', 'MX', 'TR', 'ES', 'FR', 'PT', 'IN', 'ID', 'PH', 'PL', 'NG'] as const;

/** The devices people listen on: mostly phones, and everywhere a few others. */
export function deviceMix(random: Random): Record<string, number> {
  const phone = between(random, 0.55, 0.88);
  const rest = { desktop: random(), web: random() / 2, tablet: random() / 3, speaker: random() / 2, tv: random() / 5 };
  const all = Object.values(rest).reduce((sum, part) => sum + part, 0);
  return { phone, ...Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, (part / all) * (1 - phone)])) };
}

/** A home country with most of it, and a few others. */
export function homeMix(random: Random, home: string, share = between(random, 0.4, 0.99)): Record<string, number> {
  const mix: Record<string, number> = { [home]: share };
  const others = COUNTRIES.filter((country) => country !== home);
  for (let left = 1 - share; left > 0.005; ) {
    const part = left * between(random, 0.3, 0.8);
    const country = pick(random, others);
    mix[country] = (mix[country] ?? 0) + part;
    left -= part;
  }
  return mix;
}

/** The people who play a release day by day: `volume` streams, half as many within three months. */
export function listeners(random: Random, home: string, volume: number, change: Partial<Crowd> = {}): Crowd {
  const fade = between(random, 60, 400);
  return {
    volume: (day) => volume * 0.5 ** (day / fade),
    each: between(random, 1.2, 2.6),
    saves: 1 / between(random, 25, 110),
    countries: homeMix(random, home),
    devices: deviceMix(random),
    playlist: null,
    unrest: between(random, 0.1, 0.35),
    rhythm: between(random, 0.1, 0.5),
    ...change,
  };
}

/** A release that came out on the first day: many at once, fewer every day. */
export function releaseWeek(random: Random, home: string, volume: number): Crowd {
  const half = between(random, 2, 9);
  return listeners(random, home, volume, {
    volume: (day) => volume * (0.15 + 0.85 * 0.5 ** (day / half)),
    each: between(random, 1.4, 3),
    saves: 1 / between(random, 8, 45),
  });
}

/** Most reports are whole; some leave out listeners, saves or devices, and some days. */
export function drawReport(random: Random, whole = 0.7): Report {
  if (random() < whole) return { ...WHOLE_REPORT, devices: random() < 0.6 };
  return {
    listeners: random() < 0.7,
    saves: random() < 0.6,
    devices: random() < 0.4,
    gaps: random() < 0.5 ? between(random, 0.02, 0.2) : 0,
  };
}

/** A volume of people: from a handful to thousands a day. */
export const drawVolume = (random: Random, from = 5, to = 4_000) => evenlyByFactor(random, from, to);
