import type { MessageKind, MessageState } from './message.ts';
import { canMoveDelivery, type DeliveryState } from './status.ts';

/**
 * The meaning of an acknowledgement: the message was received, the release is live, it is not available, or there is a
 * problem.
 */
export type AcknowledgementMeaning = {
  readonly kind: 'received' | 'live' | 'not_available' | 'refused';
  /** The reason for a problem or an unavailable release: a code with a label in the texts. */
  readonly reason_code: string | null;
};

export type AcknowledgedMessage = {
  readonly kind: MessageKind;
  readonly state: MessageState;
  readonly delivery_state: DeliveryState;
  /**
   * A newer message that was sent to the store, and whether it was acknowledged: this acknowledgement is then about an
   * outdated version.
   */
  readonly newer: 'none' | 'unanswered' | 'accepted';
  /** The store has accepted an older version, which stays live when it refuses this one. */
  readonly has_older_version: boolean;
};

/**
 * The effect of an acknowledgement: the next state of the message, the next state of the delivery, and a reason to
 * show. Null where a state stays; `is_delisted` when a store no longer shows a release it had shown.
 */
export type AcknowledgementEffect = {
  readonly message: 'accepted' | 'rejected' | null;
  readonly delivery: DeliveryState | null;
  readonly reason_code: string | null;
  readonly is_delisted: boolean;
};

const NOTHING: AcknowledgementEffect = { message: null, delivery: null, reason_code: null, is_delisted: false };

/**
 * Returns the effect of an acknowledgement (docs/standards/delivery.md), or null when it has none: it came late, twice,
 * or after the opposite. Acknowledgements may come in any order: 'live' counts without a receipt, and a receipt after
 * it is late.
 */
export function findAcknowledgementEffect(
  message: AcknowledgedMessage,
  meaning: AcknowledgementMeaning,
): AcknowledgementEffect | null {
  if (message.state !== 'delivered' && message.state !== 'accepted') return null;
  return message.kind === 'takedown' ? findTakedownEffect(message, meaning) : findReleaseEffect(message, meaning);
}

/** Only 'not_available' confirms a takedown; a store that cannot read the message still shows the release. */
function findTakedownEffect(
  { state, delivery_state }: AcknowledgedMessage,
  meaning: AcknowledgementMeaning,
): AcknowledgementEffect | null {
  if (meaning.kind === 'refused') return { ...NOTHING, message: 'rejected', reason_code: 'takedown_refused' };
  if (meaning.kind === 'not_available') {
    const isNew = canMoveDelivery(delivery_state, 'removed');
    if (!isNew && state === 'accepted') return null;
    return { ...NOTHING, message: 'accepted', delivery: isNew ? 'removed' : null };
  }
  return meaning.kind === 'received' && state === 'delivered' ? { ...NOTHING, message: 'accepted' } : null;
}

function findReleaseEffect(
  message: AcknowledgedMessage,
  { kind, reason_code }: AcknowledgementMeaning,
): AcknowledgementEffect | null {
  if (kind === 'received') return accept(message, 'acknowledged');
  if (kind === 'live') return accept(message, 'live');
  return kind === 'not_available' || message.state === 'accepted'
    ? delist(message, reason_code)
    : reject(message, reason_code);
}

function accept(
  { state, delivery_state }: AcknowledgedMessage,
  to: 'acknowledged' | 'live',
): AcknowledgementEffect | null {
  const delivery = canMoveDelivery(delivery_state, to) ? to : null;
  if (delivery === null && state === 'accepted') return null;
  return { ...NOTHING, message: 'accepted', delivery };
}

/**
 * The store had accepted or shown the release and reports that it no longer does. About a message it had accepted
 * before, this is new unless a newer message is still unanswered; about a message it had not accepted, it concerns that
 * message only.
 */
function delist(message: AcknowledgedMessage, reason_code: string | null): AcknowledgementEffect | null {
  const { state, delivery_state, newer } = message;
  if (state === 'delivered' && newer !== 'none') return { ...NOTHING, message: 'rejected' };
  if (newer === 'unanswered') return null;
  const delivery = canMoveDelivery(delivery_state, 'refused') ? 'refused' : null;
  return { message: 'rejected', delivery, reason_code, is_delisted: true };
}

/** A refused message does not affect the version the store accepted before. */
function reject(message: AcknowledgedMessage, reason_code: string | null): AcknowledgementEffect {
  const { delivery_state, newer, has_older_version } = message;
  const rejected = { ...NOTHING, message: 'rejected' } as const;
  if (newer !== 'none' || delivery_state === 'taking_down') return rejected;
  if (has_older_version || delivery_state === 'live') return { ...rejected, reason_code };
  return { ...rejected, delivery: canMoveDelivery(delivery_state, 'refused') ? 'refused' : null, reason_code };
}
