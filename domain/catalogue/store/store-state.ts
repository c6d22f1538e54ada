import type { CalendarDate } from '../../calendar.ts';
import type { Issue } from '../../issue.ts';
import type { StoreContract } from './store-profile.ts';

/**
 * How far we are with a store: `draft` while the agreement or the profile is not ready, `testing` while the store
 * reads its onboarding deliveries, `live` once it takes releases.
 */
export const STORE_STATES = ['draft', 'testing', 'live'] as const;
export type StoreState = (typeof STORE_STATES)[number];

/** The answer of a store to its onboarding deliveries. */
export const TEST_ANSWERS = ['accepted', 'refused'] as const;
export type TestAnswer = (typeof TEST_ANSWERS)[number];

/** When the onboarding deliveries of a store were made, sent and answered; null: not yet. */
export type StoreSetup = {
  readonly kit_made_on: CalendarDate | null;
  readonly test_sent_on: CalendarDate | null;
  readonly test_answered_on: CalendarDate | null;
  readonly test_answer: TestAnswer | null;
};

/** The steps of a store to its next state, in the order in which they are done. */
export const SETUP_STEPS = ['profile', 'contract', 'party_id', 'kit', 'test', 'answer'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

type KnownStore = {
  /** It has a profile and a party id of any kind: without them no message can be built. */
  readonly is_connected: boolean;
  readonly contract: StoreContract;
  readonly party_id_confirmed: boolean;
  /** Stores that read Apple's package, and those whose packages staff delivers, are not addressed by a party id. */
  readonly needs_party_id: boolean;
  readonly setup: StoreSetup;
};

/** Lists what is missing before a store can be live. */
export function listMissingSteps({ setup, ...store }: KnownStore): SetupStep[] {
  const isDone: Record<SetupStep, boolean> = {
    profile: store.is_connected,
    contract: store.contract !== 'sandbox',
    party_id: store.party_id_confirmed || !store.needs_party_id,
    kit: setup.kit_made_on !== null,
    test: setup.test_sent_on !== null,
    answer: setup.test_answer === 'accepted',
  };
  return SETUP_STEPS.filter((step) => !isDone[step]);
}

/** These come after the tests have begun. */
const AFTER_TESTING: readonly SetupStep[] = ['test', 'answer'];

/** The steps that a new state of a store needs and that are missing; none for a state that it leaves for an earlier one. */
export function listMissingFor(was: StoreState, to: StoreState, missing: readonly SetupStep[]): SetupStep[] {
  if (STORE_STATES.indexOf(to) <= STORE_STATES.indexOf(was)) return [];
  return missing.filter((step) => to === 'live' || !AFTER_TESTING.includes(step));
}

/** The dates of a setup in the order in which they happen. */
const DATES = ['kit_made_on', 'test_sent_on', 'test_answered_on'] as const;

/** Checks the dates of a setup: none in the future, none before the one it follows, and an answer with its day. */
export function checkSetup(setup: StoreSetup, today: CalendarDate): Issue[] {
  const issues: Issue[] = [];
  for (const [index, path] of DATES.entries()) {
    const [date, before] = [setup[path], DATES[index - 1]];
    if (date === null) continue;
    const earlier = before === undefined ? date : setup[before];
    if (date > today) issues.push({ code: 'date_in_future', path });
    else if (earlier === null) issues.push({ code: 'setup_step_skipped', path });
    else if (date < earlier) issues.push({ code: 'setup_order', path });
  }
  const isAnswered = setup.test_answered_on !== null;
  if (isAnswered && setup.test_answer === null) issues.push({ code: 'answer_missing', path: 'test_answer' });
  if (!isAnswered && setup.test_answer !== null) issues.push({ code: 'answer_day_missing', path: 'test_answered_on' });
  return issues;
}
