import type { CalendarDate } from '../../calendar.ts';
import type { OpeningChoice } from '../../catalogue/release/date/release-opening.ts';
import type { ReopeningReason } from '../../catalogue/release/review/reopening-reasons.ts';
import type { TerritoryChoice } from '../../catalogue/release/territories.ts';
import type { WizardStep } from '../../catalogue/release/wizard-steps.ts';
import type { PayeeState } from '../../money/collaborator/payee.ts';
import type { Period } from '../../money/royalty/period.ts';
import type { CampaignPhase } from '../presave/campaign-phase.ts';
import type { ClaimService } from '../rights-claim/rights-claim.ts';
import type { PhaseFacts } from './calendar-phase.ts';
import type { CalendarStore, Sharer } from './calendar-step.ts';

/** A person with a share in its tracks, by the shares of all of them together. */
export type CalendarPerson = Sharer & {
  /** `uninvited`: named in the credits, and never asked. */
  readonly state: PayeeState | 'uninvited';
  readonly payee_id: string | null;
  readonly invited_on: CalendarDate | null;
};

/** The last day on which the editors of a store of the release take a pitch, also one that has passed. */
export type EditorDay = {
  readonly store: CalendarStore;
  readonly unit: 'days' | 'business_days';
  readonly days_before: number;
  readonly day: CalendarDate;
};

/** Everything that the line and the steps of a release are found from. Days are UTC days. */
export type CalendarFacts = {
  readonly today: CalendarDate;
  readonly release: PhaseFacts &
    OpeningChoice &
    TerritoryChoice & {
      readonly submitted_on: CalendarDate | null;
      readonly approved_on: CalendarDate | null;
    };
  /** In review: the day by which a person has listened. */
  readonly reviewed_by: CalendarDate | null;
  /** The open answers of a draft; null when nothing is missing. */
  readonly draft: { readonly issues: number; readonly wizard_step: WizardStep; readonly first: string } | null;
  /** The last day to submit a draft, or a reopened release, for its date. */
  readonly submit_by: CalendarDate | null;
  readonly reopening: {
    readonly reasons: readonly ReopeningReason[];
    readonly note: string | null;
    readonly expires_on: CalendarDate | null;
  } | null;
  /** Dates that the release had before. */
  readonly earlier_dates: readonly CalendarDate[];
  /** Claims that wait for the artist. */
  readonly claims: readonly {
    readonly claim_id: string;
    readonly service: ClaimService;
    readonly claimant: string;
    readonly title: string;
    readonly due_on: CalendarDate | null;
  }[];
  /** Open cases about made-up streams that the artist has not answered. */
  readonly cases: readonly { readonly case_id: string; readonly store: CalendarStore }[];
  readonly faults: readonly {
    readonly store: CalendarStore;
    readonly state: 'refused' | 'failed';
    readonly reason_code: string | null;
    /** The day on which the store refused it, or sending failed. */
    readonly since: CalendarDate;
  }[];
  readonly wrong_pages: readonly { readonly store: CalendarStore; readonly artist: string }[];
  readonly people: readonly CalendarPerson[];
  readonly editors: readonly EditorDay[];
  readonly story: string;
  /** Keys of steps that the artist ticked. */
  readonly ticks: readonly string[];
  /** Open playlists that take it now and were not pitched. */
  readonly playlists: {
    readonly playlists: number;
    readonly names: readonly string[];
    readonly followers: number;
    readonly answer_days: number;
  };
  /** Names of the playlists that were pitched. */
  readonly pitched: readonly string[];
  readonly campaign: { readonly starts_on: CalendarDate; readonly phase: CampaignPhase } | null;
  readonly fans_total: number | null;
  readonly lyrics: { readonly untimed: number; readonly timed: number };
  readonly uncredited: number;
  readonly tracks: number;
  /** `waiting_until`: the last day on which stores that do not show it yet are expected. */
  readonly stores: {
    /** Stores that it goes to. */
    readonly total: number;
    /** Stores that show it. */
    readonly live: number;
    /** Stores that have it while it leaves: those that were asked to remove it, and those that were not yet. */
    readonly leaving: number;
    readonly waiting_until: CalendarDate | null;
  };
  readonly before: string | null;
  /** Streams of the months that stores have not paid, and the account's average. */
  readonly money: {
    readonly per_thousand_micros: number | null;
    readonly streams: ReadonlyMap<Period, number>;
    readonly reported_micros: ReadonlyMap<Period, number>;
  };
  /** The next Friday on which another release can be out. */
  readonly next_friday: CalendarDate;
  /** The last day of a takedown that is under way. */
  readonly leaves_on: CalendarDate | null;
};
