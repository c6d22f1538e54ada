import { addDays, type CalendarDate } from '../../calendar.ts';
import type { MonitoredDay } from '../../insight/monitoring/monitored-day.ts';
import type { Random } from '../../random.ts';
import { buildDays, type Crowd, type Report } from './build-days.ts';

/** A made-up history of a release at one store, and what is known of its account. */
export interface History {
  readonly kind: string;
  readonly days: readonly MonitoredDay[];
  /** The country of the account. */
  readonly home: string;
  /** How many days the account was old on the first day of the history. */
  readonly account_days: number;
  readonly release_days: readonly CalendarDate[];
  /** The figures of the account's other releases in four weeks at the store; null for none. */
  readonly others: { streams: number; listeners: number; saves: number | null } | null;
  /** The first and the last day of the machines; null for people alone. */
  readonly bought: { from: CalendarDate; to: CalendarDate; per_day: number; age: number; hides: boolean } | null;
}

/** The first day of all histories, shifted by up to a year so that all seasons occur. */
export const drawFirstDay = (random: Random): CalendarDate => addDays('2027-02-01', Math.floor(random() * 365));

/** Builds what the account's other releases had, played by people. */
export function drawOthers(random: Random, report: Report, chance: number): History['others'] {
  if (random() >= chance) return null;
  const listened = Math.round(Math.exp(5 + 5 * random()));
  const saves = Math.round(listened / (30 + 90 * random()));
  const streams = Math.round(listened * (1.2 + 1.2 * random()));
  return { streams, listeners: report.listeners ? listened : 0, saves: report.saves ? saves : null };
}

type Made = { first: CalendarDate; days: number; crowds: readonly Crowd[]; report: Report };

export function buildHistory(
  random: Random,
  made: Made,
  about: Omit<History, 'days' | 'release_days'> & { is_new: boolean },
): History {
  const { is_new, ...history } = about;
  return { ...history, days: buildDays(random, made), release_days: is_new ? [made.first] : [] };
}
