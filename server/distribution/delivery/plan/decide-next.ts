import type { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import {
  type MessageKind,
  type MessageState,
  OPEN_MESSAGE_STATES,
} from '@tangent/domain/distribution/delivery/message.ts';
import { buildErnRelease } from '../build/build-ern-release.ts';
import { type FileSelection, selectFiles } from '../build/delivery-asset.ts';
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
  | keyof FileSelection;
export type PlannedMessage = Pick<typeof delivery_messages.$inferSelect, MessageColumn> & {
  /** How the message was meant to be sent, by the profile it was planned with. */
  choreography: StoreProfile['choreography'];
};

/** The known state of a release at a store, from which the next message is decided. */
export type DeliveryFacts = {
  delivery: typeof deliveries.$inferSelect;
  /** All messages, the newest first. */
  messages: readonly PlannedMessage[];
  profile: StoreProfile;
  /** Whether the store takes releases; a closed one takes nothing any more. */
  is_store_live: boolean;
  is_store_closed: boolean;
  snapshots: ReadonlyMap<string, ReleaseSnapshot>;
};

export type NextMessage = { kind: MessageKind; snapshot_id: string; priority: number } & FileSelection;

/**
 * `supersede`: a message that has not left and must not. `never_sent`: the store has nothing that could be taken down.
 */
export type Decision = {
  next: NextMessage | null;
  supersede: string | null;
  accepts_wanted: boolean;
  never_sent: boolean;
  /** There is something to send, as soon as the store is live. */
  waits: boolean;
};

/** Takedowns go before everything else. */
export const PRIORITY = { takedown: 0, requested: 1, usual: 2 } as const;

const NOTHING: Decision = { next: null, supersede: null, accepts_wanted: false, never_sent: false, waits: false };
/** The store has the message, or may have it by now. */
const RECEIVED_STATES: readonly MessageState[] = ['delivered', 'accepted'];
const FAILED_STATES: readonly MessageState[] = ['rejected', 'invalid', 'failed'];

/**
 * Decides the next message to a store (docs/standards/delivery.md). While a message is being uploaded nothing is
 * decided, because nothing may overtake it. A failed message is not repeated automatically: an acknowledgement or staff
 * decides on that.
 */
export function decideNext(situation: DeliveryFacts, now: Date): Decision {
  const open = findOpen(situation.messages);
  if (situation.delivery.state === 'removed' || open?.state === 'uploading') return NOTHING;
  // The sweep ends the delivery: what is in a closed store is gone with it.
  if (situation.is_store_closed) return { ...NOTHING, supersede: open?.id ?? null };
  if (situation.delivery.wanted === 'down') return decideDown(situation, open);
  const decision = decideLive(situation, open, now);
  // A release at a store must be able to leave it; anything else waits until the store is live.
  return situation.is_store_live || decision.next === null ? decision : { ...decision, next: null, waits: true };
}

export function findOpen(messages: readonly PlannedMessage[]): PlannedMessage | null {
  return messages.find(({ state }) => (OPEN_MESSAGE_STATES as readonly MessageState[]).includes(state)) ?? null;
}

/**
 * Returns the snapshot that the store shows or will show, as far as we know. If the release is wanted again after a
 * takedown, the store has nothing of what it received before.
 */
export function findReceivedSnapshot({
  messages,
  delivery,
}: Pick<DeliveryFacts, 'messages' | 'delivery'>): string | null {
  const takedown = messages.findIndex(({ kind, state }) => kind === 'takedown' && state !== 'superseded');
  const since = delivery.wanted === 'live' && takedown >= 0 ? messages.slice(0, takedown) : messages;
  const left = since.find(({ kind, state }) => kind !== 'takedown' && RECEIVED_STATES.includes(state));
  return left?.snapshot_id ?? delivery.accepted_snapshot_id;
}

function decideDown(situation: DeliveryFacts, open: PlannedMessage | null): Decision {
  const supersede = open === null || open.kind === 'takedown' ? null : open.id;
  const newest = situation.messages.find(({ id, state }) => state !== 'superseded' && id !== supersede);
  if (newest?.kind === 'takedown') return { ...NOTHING, supersede };
  const snapshot_id = findReceivedSnapshot(situation);
  // A takedown is never the first message that a store receives about a release.
  if (snapshot_id === null) return { ...NOTHING, supersede, never_sent: true };
  const next = {
    kind: 'takedown',
    snapshot_id,
    priority: PRIORITY.takedown,
    with_audio: false,
    with_cover: false,
  } as const;
  return { ...NOTHING, supersede, next };
}

function decideLive(situation: DeliveryFacts, open: PlannedMessage | null, now: Date): Decision {
  const { delivery, messages } = situation;
  const wanted = delivery.wanted_snapshot_id;
  if (wanted === null || delivery.state === 'taking_down') return NOTHING;
  if (open !== null && open.snapshot_id === wanted && isRequested(open)) return NOTHING;
  const next = findUpdate(situation, wanted, now);
  if (open !== null && next !== null && isCoveredBy(open, next)) return NOTHING;
  const supersede = open?.id ?? null;
  if (next === null) return { ...NOTHING, supersede, accepts_wanted: isAccepted(situation) };
  const newest = messages.find(({ state }) => state !== 'superseded');
  if (newest?.kind === 'takedown') return { ...NOTHING, supersede, next };
  if (newest && FAILED_STATES.includes(newest.state) && newest.snapshot_id === wanted) return NOTHING;
  return { ...NOTHING, supersede, next };
}

/** Returns the message that makes the store show the wanted snapshot; null when it already does. */
function findUpdate(
  { delivery, messages, snapshots, profile }: DeliveryFacts,
  wanted: string,
  now: Date,
): NextMessage | null {
  const usual = { snapshot_id: wanted, priority: PRIORITY.usual };
  const received = findReceivedSnapshot({ delivery, messages });
  if (received === null) {
    return { ...usual, kind: 'insert', ...selectFiles(profile, { with_audio: true, with_cover: true }) };
  }
  const differs = compareViews(
    getSnapshot(snapshots, received),
    getSnapshot(snapshots, wanted),
    { profile, store_id: delivery.store_id },
    now,
  );
  const changed = selectFiles(profile, { with_audio: differs.audio, with_cover: differs.cover });
  if (!differs.metadata && !changed.with_audio && !changed.with_cover) return null;
  // A store that had messages of DDEX has no file of it in Apple's form yet, and the other way round.
  const isMoved = hasOtherForm(messages, profile);
  const files = isMoved ? selectFiles(profile, { with_audio: true, with_cover: true }) : changed;
  return { ...usual, kind: 'update', ...files };
}

/**
 * Returns whether the store got what it shows in another form than it gets from now on. A release from before there were
 * messages is nowhere at Apple in its form.
 */
function hasOtherForm(messages: readonly PlannedMessage[], profile: StoreProfile): boolean {
  const last = messages.find(({ kind, state }) => kind !== 'takedown' && RECEIVED_STATES.includes(state));
  const isPackage = (choreography: StoreProfile['choreography']) => choreography === 'apple_package';
  return isPackage(last?.choreography ?? 'batch') !== isPackage(profile.choreography);
}

/** A store or staff requested exactly this message: it must not be dropped as unnecessary. */
function isRequested({ kind, priority, resend_of }: PlannedMessage): boolean {
  return kind !== 'takedown' && (resend_of !== null || priority === PRIORITY.requested);
}

/** Returns whether a waiting message already covers the next one, including the files it needs. */
function isCoveredBy(open: PlannedMessage, next: NextMessage): boolean {
  const hasNeededFiles = (open.with_audio || !next.with_audio) && (open.with_cover || !next.with_cover);
  return hasNeededFiles && open.snapshot_id === next.snapshot_id && (open.kind === next.kind || open.kind === 'insert');
}

/**
 * Returns whether the store has accepted the snapshot it holds: only then may an identical-looking one count as
 * accepted.
 */
function isAccepted({ delivery, messages }: DeliveryFacts): boolean {
  return (
    delivery.accepted_snapshot_id !== null &&
    findReceivedSnapshot({ delivery, messages }) === delivery.accepted_snapshot_id
  );
}

function getSnapshot(snapshots: ReadonlyMap<string, ReleaseSnapshot>, id: string): ReleaseSnapshot {
  const snapshot = snapshots.get(id);
  if (!snapshot) throw new Error(`snapshot ${id} is missing`);
  return snapshot;
}

/** Which differences between two snapshots of a release a store would see. */
type ViewDifference = { metadata: boolean; cover: boolean; audio: boolean };

const NO_FILES = { cover: null, tracks: null };

/**
 * Compares two snapshots as a store sees them (docs/standards/delivery.md): fields that its messages never contain may
 * differ without a message. Sound and cover are compared by their source files.
 */
function compareViews(
  before: ReleaseSnapshot,
  after: ReleaseSnapshot,
  store: Pick<DeliveryFacts, 'profile'> & { store_id: string },
  now: Date,
): ViewDifference {
  const purpose = { kind: 'update', at: now, live_at: null } as const;
  const describe = (snapshot: ReleaseSnapshot) =>
    JSON.stringify(buildErnRelease({ snapshot, ...store, assets: NO_FILES, purpose }));
  return {
    metadata: describe(before) !== describe(after),
    cover: before.artwork.sha256 !== after.artwork.sha256,
    audio: listSounds(before) !== listSounds(after),
  };
}

function listSounds({ tracks }: ReleaseSnapshot): string {
  return tracks.map(({ isrc, audio }) => `${isrc} ${audio.sha256}`).join();
}
