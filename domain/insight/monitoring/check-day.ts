import { type CalendarDate, daysBetween } from '../../calendar.ts';
import {
  EVENT_SURPRISE_MOST,
  EVIDENCE,
  EXPLANATION_DAYS,
  LIVELY,
  MONITORING_HISTORY_DAYS,
  NEW_ACCOUNT,
  PART_GAIN,
  SHOWN_SURPRISE,
  STILL_GOING_SHARE,
  THIN,
  WINDOW_STREAMS_MIN,
} from '../monitoring-limits.ts';
import type { Finding, FraudRule } from './finding.ts';
import { flagDays } from './flag-days.ts';
import type { MonitoredDay, PartKind } from './monitored-day.ts';
import {
  measureDevice,
  measureEcho,
  measureEven,
  measureGrowth,
  measureHollow,
  measureOnce,
  measureShare,
  measureThin,
  type Sign,
} from './signs.ts';
import { type Counts, findBurst, type Group, listGroups, listWindows, type Window } from './window.ts';

/** The facts besides the days of the release. */
export interface MonitoringContext {
  /** Days with findings, and those that their windows cover: they are not usual. */
  readonly found: ReadonlySet<CalendarDate>;
  /** Days on which music of the same artist came out. */
  readonly release_days: readonly CalendarDate[];
  /** The country of the account; null when it is not known. */
  readonly home: string | null;
  /** Days since the account was opened; null when it is not known. */
  readonly account_days: number | null;
  /** The figures of the account's other releases at the store in the four weeks before; null for none. */
  readonly others: Counts | null;
}

const SHARE_RULES: Record<PartKind, FraudRule> = {
  countries: 'territory',
  playlists: 'one_playlist',
  devices: 'one_device',
};

/** A group with its signs: where the streams come from and how suddenly, and how they are played. */
interface Measured {
  readonly group: Group;
  readonly window: Window;
  readonly signs: ReadonlyMap<FraudRule, Sign>;
  readonly subjects: ReadonlyMap<FraudRule, string>;
  readonly evidence: number;
  readonly needed: number;
}

/**
 * Returns the findings about the streams up to a day of a release at a store: signs that they are not genuine
 * listening, each with its numbers; none unless all signs together are evidence enough. `known` are the days the store
 * reported since the release appeared, in any order, with the day itself.
 */
export function checkDay(day: CalendarDate, known: readonly MonitoredDay[], context: MonitoringContext): Finding[] {
  const isNew = context.account_days !== null && context.account_days < NEW_ACCOUNT.days;
  const credit = isNew ? NEW_ACCOUNT.credit : 0;
  const burst = findBurst(day, known, context.found);
  const windows = [...listWindows(day, known, context.found), ...(burst === null ? [] : [burst])];
  const measured = windows.flatMap((window) => measureWindow(window, context));
  const enough = measured.filter(({ evidence, needed }) => evidence >= needed - credit);
  // The shortest time that is evidence enough tells most clearly what happened.
  const [strongest] = enough.toSorted((a, b) => a.window.days.length - b.window.days.length || b.evidence - a.evidence);
  if (strongest === undefined) return [];
  return describe(strongest, { needed: strongest.needed - credit, account_days: isNew ? context.account_days : null });
}

function measureWindow(window: Window, context: MonitoringContext): Measured[] {
  const groups = listGroups(window, WINDOW_STREAMS_MIN);
  const [whole] = groups;
  if (whole === undefined) return [];
  const gain = Math.max(0, computeGain(whole, window));
  const measured = groups
    .filter(isGoingOn)
    .map((group) => ({ group, found: measureGroup(group, { window, groups, whole, context }) }));
  return measured.flatMap(({ group, found }) => {
    const share = group.kind === null ? null : (found.signs.get(SHARE_RULES[group.kind])?.surprise ?? 0);
    if (group.kind === 'devices' && (share ?? 0) < PART_GAIN.surprise) return [];
    const isPart =
      share === null ||
      (share >= PART_GAIN.surprise && gain < whole.counts.streams * PART_GAIN.small) ||
      computeGain(group, window) >= gain * PART_GAIN.share;
    return isPart ? [found] : [];
  });
}

/** Streams above those of as many usual days. */
function computeGain({ counts, before }: Group, window: Window): number {
  const known = window.before.length;
  return counts.streams - (known === 0 ? 0 : (before.streams / known) * window.days.length);
}

function isGoingOn({ by_day, counts }: Group): boolean {
  return (by_day.at(-1) ?? 0) >= (counts.streams / by_day.length) * STILL_GOING_SHARE;
}

type Scene = { window: Window; groups: readonly Group[]; whole: Group; context: MonitoringContext };

function measureGroup(group: Group, { window, groups, whole, context }: Scene): Measured {
  const signs = new Map<FraudRule, Sign>();
  const subjects = new Map<FraudRule, string>();
  const add = (rule: FraudRule, sign: Sign | null, subject: string | null = null) => {
    if (sign === null || (signs.get(rule)?.surprise ?? -1) >= sign.surprise) return;
    signs.set(rule, sign);
    if (subject !== null) subjects.set(rule, subject);
  };
  const { fewest } = MONITORING_HISTORY_DAYS;
  if (!isReleaseTime(window, context)) add('spike', measureGrowth(group, window, fewest));
  const crowd = groups.filter((one) => one.kind !== null && isSameCrowd(one, group, window));
  for (const part of crowd) {
    const kind = part.kind as PartKind;
    add(SHARE_RULES[kind], measureShare(part, window, { home: context.home, fewest }), part.key);
    add(SHARE_RULES[kind], measureDevice(part, sumDevices(window, part.key)), part.key);
  }
  const is_young = window.before.length < fewest;
  // Who lets a playlist run is another audience than fans: hears each song once, and saves few.
  const isPassive = crowd.some(({ kind }) => kind === 'playlists');
  const history = isPassive
    ? { own: group.before, others: null, is_young: false }
    : { own: whole.before, others: context.others, is_young };
  const hollow = measureHollow(group, history);
  add('hollow', hollow);
  const thin = measureThin(group, window.days.length, whole.before, [context.others, listRest(group, whole)]);
  const isAlone = is_young && (hollow === null || hollow.surprise < THIN.hollow);
  add('repeats', thin && isAlone ? { ...thin, surprise: Math.min(THIN.alone, thin.surprise) } : thin);
  add('played_once', measureOnce(group));
  add('even', measureEven(group));
  add('no_echo', measureEcho(group, window));
  const sum = (...rules: FraudRule[]) => rules.reduce((all, rule) => all + (signs.get(rule)?.surprise ?? 0), 0);
  const event = Math.min(EVENT_SURPRISE_MOST, sum('spike', 'territory', 'one_playlist'));
  const passing = isPassive ? Math.max(sum('hollow'), sum('played_once')) : sum('hollow', 'played_once');
  const playing = passing + sum('repeats', 'even', 'no_echo', 'one_device') - (hollow?.is_lively ? LIVELY.relief : 0);
  const evidence = playing < EVIDENCE.playing ? 0 : event + playing;
  return { group, window, signs, subjects, evidence, needed: is_young ? EVIDENCE.needed_young : EVIDENCE.needed };
}

/** The rest of a window besides a group: when all of it is played like that, it is the whole that counts. */
function listRest(group: Group, whole: Group): Counts | null {
  if (group === whole) return null;
  const [streams, listeners] = [
    whole.counts.streams - group.counts.streams,
    whole.counts.listeners - group.counts.listeners,
  ];
  return { streams, listeners: Math.max(0, listeners), saves: null };
}

/** A country, a playlist and a device that grew by about the same number of streams are one crowd. */
function isSameCrowd(one: Group, other: Group, window: Window): boolean {
  const [a, b] = [computeGain(one, window), computeGain(other, window)];
  return one === other || (a > 0 && b > 0 && a >= b * 0.7 && a <= b * 1.4);
}

function sumDevices({ before }: Window, key: string | null): { streams: number; of: number } {
  const parts = before.flatMap(({ devices }) => devices);
  const sum = (found: typeof parts) => found.reduce((all, { streams }) => all + streams, 0);
  return { streams: sum(parts.filter((part) => part.key === key)), of: sum(parts) };
}

/** Music of the same artist came out in the days before or during the window, which explains more streams. */
function isReleaseTime({ days }: Window, { release_days }: MonitoringContext): boolean {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return release_days.some((date) => daysBetween(date, first) <= EXPLANATION_DAYS && date <= last);
}

function describe(
  { group, window, signs, subjects, evidence }: Measured,
  { needed, account_days }: { needed: number; account_days: number | null },
): Finding[] {
  const shared = {
    streams: group.counts.streams,
    of_streams: group.of_streams,
    day_streams: window.days.at(-1)?.streams ?? 0,
    days: window.days.length,
    span_days: window.span_days,
    evidence: Math.round(evidence * 100),
    needed: Math.round(needed * 100),
  };
  const flagged = flagDays(group, window);
  const own = group.kind === null ? null : SHARE_RULES[group.kind];
  const shown = [...signs].filter(([rule, { surprise }]) => surprise >= SHOWN_SURPRISE || rule === own);
  const findings = shown.map(([rule, { surprise, numbers }]) => ({
    rule,
    subject: subjects.get(rule) ?? null,
    numbers: { ...shared, ...numbers, surprise: Math.round(surprise * 100) },
    flagged,
  }));
  if (account_days === null) return findings;
  return [...findings, { rule: 'new_account', subject: null, numbers: { ...shared, account_days }, flagged }];
}
