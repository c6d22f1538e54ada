import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { CalendarPhase } from '@tangent/domain/promotion/release-calendar/calendar-phase.ts';

export type BandName = 'correct' | 'stores' | 'link' | 'numbers' | 'money' | 'details' | 'files' | 'takedown';

const BEFORE: readonly BandName[] = ['stores', 'link', 'numbers', 'money', 'details', 'files', 'takedown'];
/** The question of a phase stands first: before release day where it goes, then how it does, in the end how it left. */
const ORDERS: Partial<Record<CalendarPhase, readonly BandName[]>> = {
  draft: ['details', 'stores', 'link', 'numbers', 'files', 'takedown'],
  release_day: ['link', 'stores', 'numbers', 'money', 'details', 'files', 'takedown'],
  first_weeks: ['numbers', 'money', 'stores', 'link', 'details', 'files', 'takedown'],
  catalogue: ['numbers', 'money', 'stores', 'details', 'link', 'files', 'takedown'],
  leaving: ['takedown', 'stores', 'numbers', 'money', 'details', 'link', 'files'],
  removed: ['takedown', 'stores', 'numbers', 'money', 'details', 'files'],
};

type SectionFacts = {
  readonly status: Release['status'];
  readonly hasReasons: boolean;
  /** Null until it is known. */
  readonly phase: CalendarPhase | null;
  /** Whether a month is known that stores pay for. */
  readonly hasMoney: boolean;
  /** Whether a store needs attention. */
  readonly hasProblem: boolean;
};

/** Lists the parts of the page in the order of the phase; what has to be corrected always comes first. */
export function listSections({ status, hasReasons, phase, hasMoney, hasProblem }: SectionFacts): readonly BandName[] {
  const all = (phase === null ? undefined : ORDERS[phase]) ?? BEFORE;
  const order = hasMoney ? all : all.filter((name) => name !== 'money');
  const sorted = hasProblem ? ['stores' as const, ...order.filter((name) => name !== 'stores')] : order;
  return hasReasons && (status === 'reopened' || status === 'rejected') ? ['correct', ...sorted] : sorted;
}
