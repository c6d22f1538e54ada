import type { CalendarDate } from '../../../calendar.ts';
import type { ReleaseStatus } from '../status.ts';
import { findExpectedWindow, type LiveWindow } from './expected-live.ts';

/** One step of a release's timeline. `at` is an instant or a calendar date, null while it is unknown. */
export type TimelineStep = {
  readonly key: string;
  readonly at: string | null;
  readonly until?: string;
  readonly state: 'done' | 'now' | 'next' | 'stopped';
};

/** The facts behind a timeline: the status changes of a release so far, and its dates. */
export type TimelineFacts = {
  readonly status: ReleaseStatus;
  readonly timeline: readonly { readonly to: ReleaseStatus; readonly at: string }[];
  readonly submitted_on: string | null;
  readonly release_date: CalendarDate | null;
  readonly live_date: CalendarDate | null;
  readonly expected_live: LiveWindow | null;
  readonly presave_enabled: boolean;
  readonly presave_date: CalendarDate | null;
  /** The announced window of a takedown, as instants. */
  readonly takedown: { readonly from: string | null; readonly until: string | null } | null;
};

/** Final outcomes appear last, with their date: no step follows them. */
const FINAL: readonly ReleaseStatus[] = ['rejected', 'expired'];
const LEAVING: readonly ReleaseStatus[] = ['takedown_requested', 'removed'];
const IN_REVIEW: readonly ReleaseStatus[] = ['submitted', 'processing', 'in_review'];
const ON_THE_WAY: readonly ReleaseStatus[] = ['approved', 'in_process'];

/**
 * Builds the timeline: submission received, review, pre-save start, release date, published, and a negative outcome if
 * there is one (S4-011 to S4-015, A-100).
 */
export function buildTimeline(release: TimelineFacts, today: CalendarDate): TimelineStep[] {
  const { status } = release;
  const approvedAt = findMove(release, 'approved');
  const onTheWay = ON_THE_WAY.includes(status);
  const isDateReached = release.release_date !== null && release.release_date <= today;
  const presave = presaveStep(release, approvedAt, onTheWay, today);
  const steps: TimelineStep[] = [
    { key: 'submission', at: release.submitted_on, state: release.submitted_on === null ? 'next' : 'done' },
    {
      key: 'review',
      at: approvedAt,
      state: approvedAt !== null ? 'done' : IN_REVIEW.includes(status) ? 'now' : 'next',
    },
    ...presave,
    {
      key: 'release_date',
      at: release.release_date,
      state: approvedAt !== null && isDateReached ? 'done' : onTheWay && presave[0]?.state !== 'now' ? 'now' : 'next',
    },
    publishedStep(release, onTheWay && isDateReached),
  ];
  // Steps not completed before a takedown will never be completed.
  if (LEAVING.includes(status)) return [...steps.filter(({ state }) => state === 'done'), ...takedownSteps(release)];
  const done = steps.filter((step) => step.state === 'done');
  const end = { key: status, at: findMove(release, status), state: 'stopped' } as const;
  if (FINAL.includes(status)) return [...done, end];
  // The steps that are done, the reopening, and the steps that follow the next submission.
  return status === 'reopened' ? [...done, end, ...steps.filter((step) => step.state !== 'done')] : steps;
}

/** Returns the steps of a takedown: requested, then executed within its window. */
function takedownSteps(release: TimelineFacts): TimelineStep[] {
  const { status, takedown } = release;
  const requested = { key: 'takedown_requested', at: findMove(release, 'takedown_requested') };
  if (status === 'removed') {
    const removed = { key: 'removed', at: findMove(release, 'removed'), state: 'stopped' } as const;
    return [{ ...requested, state: 'done' }, removed];
  }
  const until = takedown?.until ?? null;
  const removed = { key: 'removed', at: takedown?.from ?? null, ...(until === null ? {} : { until }) };
  return [
    { ...requested, state: 'now' },
    { ...removed, state: 'next' },
  ];
}

/** Returns the pre-save step: a campaign starts on its day, or at approval if that is later. */
function presaveStep(
  { presave_enabled, presave_date }: TimelineFacts,
  approvedAt: string | null,
  onTheWay: boolean,
  today: CalendarDate,
): TimelineStep[] {
  if (!presave_enabled || presave_date === null) return [];
  const approvedOn = approvedAt?.slice(0, 10) ?? presave_date;
  const at = approvedOn > presave_date ? approvedOn : presave_date;
  const hasStarted = approvedAt !== null && at <= today;
  return [{ key: 'presave', at, state: hasStarted ? 'done' : onTheWay ? 'now' : 'next' }];
}

function publishedStep(release: TimelineFacts, waiting: boolean): TimelineStep {
  const key = 'published';
  if (release.live_date !== null) return { key, at: release.live_date, state: 'done' };
  const window = findExpectedWindow(release);
  const state = waiting ? 'now' : 'next';
  return window === null ? { key, at: null, state } : { key, at: window.from, until: window.to, state };
}

/** Returns when the release last moved to a status; an approval counts only if no later submission follows it. */
function findMove(release: TimelineFacts, to: ReleaseStatus): string | null {
  const moves = release.timeline;
  const lastSubmission = moves.map((move) => move.to).lastIndexOf('submitted');
  const found = moves.findLastIndex((move) => move.to === to);
  return found > lastSubmission ? (moves[found]?.at ?? null) : null;
}
