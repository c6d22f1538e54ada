import type { deliveries, delivery_messages } from '@tangent/db/schema/delivery.ts';
import { type MessageKind, type MessageState, OPEN_MESSAGE_STATES } from '@tangent/domain/delivery/message.ts';
import type { StoreProfile } from '@tangent/domain/store/store-profile.ts';
import { compareViews } from './compare-views.ts';
import type { Carries } from './delivery-asset.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';

type MessageColumn =
  | 'id'
  | 'kind'
  | 'state'
  | 'sequence'
  | 'snapshot_id'
  | 'batch_id'
  | 'priority'
  | 'resend_of'
  | keyof Carries;
export type PlannedMessage = Pick<typeof delivery_messages.$inferSelect, MessageColumn>;

/** What is known of a release at a store when it is decided what to say next. */
export type Situation = {
  delivery: typeof deliveries.$inferSelect;
  /** All messages, the newest first. */
  messages: readonly PlannedMessage[];
  profile: StoreProfile;
  snapshots: ReadonlyMap<string, ReleaseSnapshot>;
};

export type NextMessage = { kind: MessageKind; snapshot_id: string; priority: number } & Carries;

/** `supersede`: a message that has not left and shall not. `never_sent`: the store has nothing that could be taken down. */
export type Decision = {
  say: NextMessage | null;
  supersede: string | null;
  takes_wanted_as_accepted: boolean;
  never_sent: boolean;
};

/** Takedowns go before everything else. */
export const PRIORITY = { takedown: 0, asked_again: 1, usual: 2 } as const;

const NOTHING: Decision = { say: null, supersede: null, takes_wanted_as_accepted: false, never_sent: false };
/** The store has it, or may have it by now. */
const HELD_STATES: readonly MessageState[] = ['delivered', 'accepted'];
const ENDED_STATES: readonly MessageState[] = ['rejected', 'invalid', 'failed'];

/**
 * What to say to a store next (docs/standards/delivery.md). While a message is on the line nothing is decided: nothing
 * may overtake it. What ended badly is not said again by itself: the answer or a person decides on that.
 */
export function decideNext(situation: Situation, now: Date): Decision {
  const open = findOpen(situation.messages);
  if (situation.delivery.state === 'removed' || open?.state === 'uploading') return NOTHING;
  return situation.delivery.wanted === 'down' ? decideDown(situation, open) : decideLive(situation, open, now);
}

export function findOpen(messages: readonly PlannedMessage[]): PlannedMessage | null {
  return messages.find(({ state }) => (OPEN_MESSAGE_STATES as readonly MessageState[]).includes(state)) ?? null;
}

/** The snapshot the store shows or will show, by all we know. */
export function findHeld({ messages, delivery }: Pick<Situation, 'messages' | 'delivery'>): string | null {
  const left = messages.find(({ kind, state }) => kind !== 'takedown' && HELD_STATES.includes(state));
  return left?.snapshot_id ?? delivery.accepted_snapshot_id;
}

function decideDown(situation: Situation, open: PlannedMessage | null): Decision {
  const supersede = open === null || open.kind === 'takedown' ? null : open.id;
  const newest = situation.messages.find(({ id, state }) => state !== 'superseded' && id !== supersede);
  if (newest?.kind === 'takedown') return { ...NOTHING, supersede };
  const snapshot_id = findHeld(situation);
  // A takedown is never the first thing a store hears of a release.
  if (snapshot_id === null) return { ...NOTHING, supersede, never_sent: true };
  const say = {
    kind: 'takedown',
    snapshot_id,
    priority: PRIORITY.takedown,
    with_audio: false,
    with_cover: false,
  } as const;
  return { ...NOTHING, supersede, say };
}

function decideLive(situation: Situation, open: PlannedMessage | null, now: Date): Decision {
  const { delivery, messages } = situation;
  const wanted = delivery.wanted_snapshot_id;
  if (wanted === null || delivery.state === 'taking_down') return NOTHING;
  if (open !== null && open.snapshot_id === wanted && isAskedFor(open)) return NOTHING;
  const say = findUpdate(situation, wanted, now);
  if (open !== null && say !== null && isSaidBy(open, say)) return NOTHING;
  const supersede = open?.id ?? null;
  if (say === null) return { ...NOTHING, supersede, takes_wanted_as_accepted: isAnswered(situation) };
  const newest = messages.find(({ state }) => state !== 'superseded');
  if (newest && ENDED_STATES.includes(newest.state) && newest.snapshot_id === wanted) return NOTHING;
  return { ...NOTHING, supersede, say };
}

/** The message that makes the store show what is wanted; null when it does already. */
function findUpdate(
  { delivery, messages, snapshots, profile }: Situation,
  wanted: string,
  now: Date,
): NextMessage | null {
  const usual = { snapshot_id: wanted, priority: PRIORITY.usual };
  const held = findHeld({ delivery, messages });
  if (held === null) return { ...usual, kind: 'insert', with_audio: true, with_cover: true };
  const differs = compareViews(getSnapshotOf(snapshots, held), getSnapshotOf(snapshots, wanted), profile, now);
  if (!differs.words && !differs.cover && !differs.audio) return null;
  return { ...usual, kind: 'update', with_audio: differs.audio, with_cover: differs.cover };
}

/** A store or a person asked for exactly this message: it is not for us to find it needless. */
function isAskedFor({ kind, priority, resend_of }: PlannedMessage): boolean {
  return kind !== 'takedown' && (resend_of !== null || priority === PRIORITY.asked_again);
}

/** Whether a message that waits says what is to be said, and brings what has to come along. */
function isSaidBy(open: PlannedMessage, say: NextMessage): boolean {
  const brings = (open.with_audio || !say.with_audio) && (open.with_cover || !say.with_cover);
  return brings && open.snapshot_id === say.snapshot_id && (open.kind === say.kind || open.kind === 'insert');
}

/** Whether the store has said yes to what it holds: only then may something that looks the same count as accepted. */
function isAnswered({ delivery, messages }: Situation): boolean {
  return delivery.accepted_snapshot_id !== null && findHeld({ delivery, messages }) === delivery.accepted_snapshot_id;
}

function getSnapshotOf(snapshots: ReadonlyMap<string, ReleaseSnapshot>, id: string): ReleaseSnapshot {
  const snapshot = snapshots.get(id);
  if (!snapshot) throw new Error(`snapshot ${id} is missing`);
  return snapshot;
}
