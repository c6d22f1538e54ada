import type { CalendarDate } from '../../calendar.ts';
import type { ReopeningReason } from '../../catalogue/release/review/reopening-reasons.ts';
import type { WizardStep } from '../../catalogue/release/wizard-steps.ts';
import { EDITOR_STORES } from '../../catalogue/store/lead-time.ts';
import type { Period } from '../../money/royalty/period.ts';
import type { ClaimService } from '../rights-claim/rights-claim.ts';

export type CalendarStore = { readonly id: string; readonly name: string };
export type Sharer = { readonly name: string; readonly share_basis_points: number };

/** The facts of each kind of step, as contract/promotion/release-calendar.ts explains them. */
type StepFacts = {
  finish_draft: { issues: number; wizard_step: WizardStep; first: string };
  submit: object;
  resubmit: { reasons: ReopeningReason[]; note: string | null; keeps_date: boolean };
  answer_claim: { claim_id: string; service: ClaimService; claimant: string; title: string; claims: number };
  answer_case: { case_id: string; store: CalendarStore; cases: number };
  mend_store: { store: CalendarStore; state: 'refused' | 'failed'; reason_code: string | null; stores: number };
  mend_page: { store: CalendarStore; artist: string };
  invite_people: { people: Sharer[]; share_basis_points: number };
  remind_people: { people: (Sharer & { payee_id: string; invited_on: CalendarDate })[]; share_basis_points: number };
  write_story: { stores: CalendarStore[] };
  pitch_editors: { store: CalendarStore; days_before: number; unit: 'days' | 'business_days'; is_approved: boolean };
  pitch_playlists: { playlists: number; names: string[]; followers: number; answer_days: number };
  share_presave: { fans: number };
  share_link: { live_stores: number; stores: number };
  make_banners: object;
  time_lyrics: { tracks: number };
  add_credits: { tracks: number };
  plan_next: object;

  review: object;
  delivery: { stores: number };
  presave_opens: object;
  first_country: { at: string };
  release_day: { stores: number };
  stores_follow: { stores: number };
  first_figures: object;
  day_28: { before: string | null };
  money: {
    period: Period;
    is_first: boolean;
    is_estimate: boolean;
    amount_micros: number | null;
    streams: number | null;
    per_thousand_micros: number | null;
  };
  leaves_stores: { stores: number };
};

export type StepKind = keyof StepFacts;

type StepOf<Kind extends StepKind> = {
  /** Names the step within its release. */
  readonly key: string;
  readonly kind: Kind;
  readonly by: 'artist' | 'itself';
  /** Null: on any day. */
  readonly day: CalendarDate | null;
  /** `day` is a deadline. */
  readonly is_last_day: boolean;
  readonly facts: StepFacts[Kind];
};

/** One thing that is open for a release, or done. */
export type CalendarStep = { [Kind in StepKind]: StepOf<Kind> }[StepKind];

type Place = { readonly day?: CalendarDate | null; readonly subject?: string; readonly is_last_day?: boolean };

/** Builds a step of the artist, on any day unless one is given. */
export function artistStep<Kind extends StepKind>(kind: Kind, facts: StepFacts[Kind], place: Place = {}): CalendarStep {
  return buildStep(kind, 'artist', facts, place);
}

/** Builds a step that happens by itself. */
export function ownStep<Kind extends StepKind>(kind: Kind, facts: StepFacts[Kind], place: Place = {}): CalendarStep {
  return buildStep(kind, 'itself', facts, place);
}

function buildStep<Kind extends StepKind>(
  kind: Kind,
  by: CalendarStep['by'],
  facts: StepFacts[Kind],
  { day = null, subject, is_last_day = false }: Place,
): CalendarStep {
  const key = subject === undefined ? kind : `${kind}:${subject}`;
  return { key, kind, by, day, is_last_day: is_last_day && day !== null, facts } as CalendarStep;
}

/** Steps that the product cannot see, so that the artist ticks them; a ticked one counts as done. */
const TICKABLE: ReadonlySet<string> = new Set([
  ...EDITOR_STORES.map(({ id }) => `pitch_editors:${id}`),
  ...(['pitch_playlists', 'share_link', 'make_banners'] satisfies StepKind[]),
]);

/** Returns whether the artist can tick a step of this key. */
export function isTickable(key: string): boolean {
  return TICKABLE.has(key);
}
