import {
  ECHO,
  FIRST_SHARES,
  GROWTH,
  LIVELY,
  SAVES,
  SECOND_PLAYS,
  SURPRISE_MOST,
  THIN,
  UNREST,
  USUAL_SHARE,
} from '../monitoring-limits.ts';
import { computeShare, getStreams, type MonitoredDay } from './monitored-day.ts';
import { atLeastOf, atMost, chiSquareAtMost, toSurprise, type UncertainRate } from './tails.ts';
import type { Counts, Group, Window } from './window.ts';

/** A measured sign: how surprising it is, and the numbers it was measured from. */
export interface Sign {
  readonly surprise: number;
  readonly numbers: Readonly<Record<string, number>>;
}

const limit = (probability: number, most: number) => Math.min(most, toSurprise(probability));
const perListener = ({ streams, listeners }: Counts) => (listeners === 0 ? 0 : streams / listeners);
const hundredths = (value: number) => Math.round(value * 100);

/** Streams above the usual: null while too little is known of the days before. */
export function measureGrowth(group: Group, { days, before }: Window, fewest: number): Sign | null {
  if (before.length < fewest) return null;
  const mean = group.before.streams / before.length;
  const usual = mean * days.length;
  const all = before.map(({ streams }) => streams);
  const center = all.reduce((sum, one) => sum + one, 0) / all.length;
  const spread = Math.sqrt(all.reduce((sum, one) => sum + (one - center) ** 2, 0) / all.length);
  const unrest = Math.min(GROWTH.most, Math.max(GROWTH.least, center === 0 ? GROWTH.most : spread / center));
  const scale = Math.min(1, GROWTH.counted_most / Math.max(1, group.counts.streams));
  const below = atMost(Math.floor(group.counts.streams * scale) - 1, 1, {
    shape: 1 / unrest ** 2,
    mean: (usual + 1) * scale,
  });
  const surprise = group.counts.streams <= usual ? 0 : limit(1 - below, SURPRISE_MOST.growth);
  return { surprise, numbers: { usual_streams: Math.ceil(usual), known_days: before.length } };
}

/** The part of one country or playlist: compared with its usual part, else with what honest releases show. */
export function measureShare(
  group: Group,
  { before }: Window,
  { home, fewest }: { home: string | null; fewest: number },
): Sign | null {
  const { kind, key } = group;
  if (kind === null || kind === 'devices' || key === 'ZZ') return null;
  const hasUsual = before.length >= fewest && group.of_before >= USUAL_SHARE.most / 10;
  if (!hasUsual && kind === 'countries' && (home === null || home === key)) return null;
  return measurePart(group, hasUsual ? toUsual(group) : FIRST_SHARES[kind], SURPRISE_MOST.share);
}

/** The part of one kind of device, where the store names devices. */
export function measureDevice(group: Group, usual: { streams: number; of: number }): Sign | null {
  if (group.kind !== 'devices') return null;
  const hasUsual = usual.of >= USUAL_SHARE.most / 4;
  const first = group.key === 'phone' ? FIRST_SHARES.phone : FIRST_SHARES.device;
  return measurePart(group, hasUsual ? toUsual({ ...group, of_before: usual.of }) : first, SURPRISE_MOST.device);
}

function toUsual({ before, of_before }: Group): { a: number; b: number } {
  const share = before.streams / of_before;
  const { firmness, rest } = USUAL_SHARE;
  return { a: share * firmness + rest, b: (1 - share) * firmness + rest };
}

function measurePart(group: Group, shares: { a: number; b: number }, most: number): Sign {
  const { counts, of_streams, before, of_before } = group;
  // People decide, not streams.
  const each = Math.max(1, perListener(counts));
  const probability = atLeastOf(counts.streams / each, of_streams / each, { ...shares, most: USUAL_SHARE.most });
  // The part may be a country within a whole that is conspicuous: its own streams, not those of the whole.
  const numbers = {
    streams: counts.streams,
    share: computeShare(counts.streams, of_streams),
    usual_share: computeShare(before.streams, of_before),
  };
  return { surprise: limit(probability, most), numbers };
}

/** The saves to expect of a listener: as of all honest releases, of this one before, and of others of the account. */
function expectSaves(history: readonly (readonly [Counts, number])[], isYoung: boolean): UncertainRate {
  let [shape, exposure]: [number, number] = [SAVES.shape, SAVES.shape / (isYoung ? SAVES.young_mean : SAVES.mean)];
  for (const [counts, most] of history) {
    const listened = toListeners(counts);
    if (counts.saves === null || listened === 0) continue;
    const weight = Math.min(1, most / listened);
    shape += counts.saves * weight;
    exposure += listened * weight;
  }
  const mean = Math.min(SAVES.mean_most, shape / exposure);
  const isFirm = (history[0]?.[0].saves ?? 0) >= SAVES.firm.saves;
  return {
    shape: Math.min(isFirm ? SAVES.firm.shape_most : SAVES.shape_most, shape),
    mean,
    floor: Math.min(SAVES.floor, mean / 3),
  };
}

const toListeners = ({ streams, listeners }: Counts) => (listeners > 0 ? listeners : streams / SAVES.streams_each);

/** Hardly any saves; with `is_lively` when there are as many as people leave. Null where saves are not counted. */
export function measureHollow(
  { counts }: Group,
  { own, others, is_young }: { own: Counts; others: Counts | null; is_young: boolean },
): (Sign & { is_lively: boolean }) | null {
  if (counts.saves === null) return null;
  const history = [[own, SAVES.own_listeners] as const];
  const all = others === null ? history : [...history, [others, SAVES.others_listeners] as const];
  const known = expectSaves(all, is_young);
  const usual = counts.listeners === 0 ? { ...known, floor: 0 } : known;
  const listened = toListeners(counts);
  const expected = listened * usual.mean;
  const surprise = limit(atMost(counts.saves, listened, usual), SURPRISE_MOST.hollow);
  const is_lively = counts.saves >= LIVELY.saves && counts.saves >= expected * LIVELY.share;
  return { surprise, is_lively, numbers: { saves: counts.saves, expected_saves: Math.round(expected) } };
}

/** Few listeners who play it over and over. Null where listeners are not counted. */
export function measureThin(
  { counts }: Group,
  days: number,
  own: Counts,
  others: readonly (Counts | null)[],
): Sign | null {
  if (counts.listeners === 0) return null;
  const known = [...others, own]
    .filter((one) => one !== null)
    .filter(({ listeners }) => listeners >= THIN.usual_listeners);
  const usual = Math.max(0, ...known.map(perListener));
  const each = perListener(counts);
  const times = each / Math.max(THIN.from, usual * THIN.times_usual);
  const surprise =
    times <= 1
      ? 0
      : Math.log10(times) * (days < 3 ? THIN.power_of_day : days < 7 ? THIN.power_of_days : THIN.power_of_week);
  const numbers = {
    listeners: counts.listeners,
    streams_per_listener: hundredths(each),
    usual_streams_per_listener: hundredths(usual),
  };
  return { surprise: Math.min(SURPRISE_MOST.thin, surprise), numbers };
}

/** Every account plays it once: nearly no second stream of a listener on a day. */
export function measureOnce({ counts }: Group): Sign | null {
  if (counts.listeners === 0) return null;
  const { a, b, most } = SECOND_PLAYS;
  const probability = atLeastOf(counts.listeners, counts.streams, { a: b, b: a, most });
  return {
    surprise: limit(probability, SURPRISE_MOST.once),
    numbers: { listeners: counts.listeners, second_plays: counts.streams - counts.listeners },
  };
}

/** Nobody came back: of a single day with many streams nothing is left on the day after. */
export function measureEcho({ kind, key, counts }: Group, { before, after }: Window): Sign | null {
  if (after === null) return null;
  const toCount = (day: MonitoredDay) => (kind === null || key === null ? day.streams : getStreams(day, kind, key));
  const all = before.map(toCount);
  const usual = all.length === 0 ? 0 : all.reduce((sum, one) => sum + one, 0) / all.length;
  const spread = Math.sqrt(all.reduce((sum, one) => sum + (one - usual) ** 2, usual) / Math.max(1, all.length));
  const rise = counts.streams - usual;
  if (rise <= 0) return null;
  const left = Math.max(0, toCount(after) - usual + ECHO.deviations * Math.max(spread, Math.sqrt(usual)));
  const part = Math.min(1, left / rise);
  // The distribution function of Beta(2, b).
  const probability = 1 - (1 - part) ** ECHO.b * (1 + ECHO.b * part);
  return {
    surprise: limit(probability, SURPRISE_MOST.echo),
    numbers: { after_streams: toCount(after), usual_streams: Math.round(usual) },
  };
}

/** The same on every day, without the rhythm of a week. */
export function measureEven({ by_day }: Group): Sign | null {
  const mean = by_day.reduce((sum, streams) => sum + streams, 0) / by_day.length;
  if (by_day.length < UNREST.days_min || mean < UNREST.streams_of_day) return null;
  const squares = by_day.reduce((sum, streams) => sum + (streams - mean) ** 2, 0);
  const probability = chiSquareAtMost(squares / (mean + (UNREST.least * mean) ** 2), by_day.length - 1);
  const spread = Math.sqrt(squares / by_day.length);
  return {
    surprise: limit(probability, SURPRISE_MOST.even),
    numbers: { mean: Math.round(mean), spread: Math.round(spread) },
  };
}
