import type { MessageKind, MessageState } from './message.ts';
import { canMoveDelivery, type DeliveryState } from './status.ts';

/** What a store says about a message: it came well, listeners can have the release, they cannot, or something is wrong. */
export type AcknowledgementMeaning = {
  readonly kind: 'received' | 'live' | 'not_available' | 'refused';
  /** Why, where something is wrong or not to be had: a code with words in the texts. */
  readonly reason_code: string | null;
};

export type AcknowledgedMessage = {
  readonly kind: MessageKind;
  readonly state: MessageState;
  readonly delivery_state: DeliveryState;
  /** A newer message that has gone to the store, and whether it was answered: then this answer is about what was. */
  readonly newer: 'none' | 'unanswered' | 'accepted';
  /** The store has taken in an older version, which stays when it refuses this one. */
  readonly has_older_version: boolean;
};

/**
 * What an answer changes: where the message goes, where the delivery goes, and a reason to be shown with it. Null where it stays as
 * it is; `is_taken_off` when a store no longer shows what it had shown.
 */
export type AcknowledgementEffect = {
  readonly message: 'accepted' | 'rejected' | null;
  readonly delivery: DeliveryState | null;
  readonly reason_code: string | null;
  readonly is_delisted: boolean;
};

const NOTHING: AcknowledgementEffect = { message: null, delivery: null, reason_code: null, is_delisted: false };

/**
 * What an answer changes (docs/standards/delivery.md), or null when it changes nothing: it came late, twice, or after
 * the opposite. Answers may come in any order: 'live' counts without a receipt, and the receipt behind it is late.
 */
export function findAcknowledgementEffect(
  message: AcknowledgedMessage,
  meaning: AcknowledgementMeaning,
): AcknowledgementEffect | null {
  if (message.state !== 'delivered' && message.state !== 'accepted') return null;
  return message.kind === 'takedown' ? findTakedownEffect(message, meaning) : findReleaseEffect(message, meaning);
}

/** Only 'not to be had' confirms a takedown; a store that cannot read it still shows the release. */
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
 * A store that had taken a release, or shows it, says that it does not. Said of a message it had taken before, that is news unless
 * a newer one is on its way to be judged; said of one it had not, it is about that one.
 */
function delist(message: AcknowledgedMessage, reason_code: string | null): AcknowledgementEffect | null {
  const { state, delivery_state, newer } = message;
  if (state === 'delivered' && newer !== 'none') return { ...NOTHING, message: 'rejected' };
  if (newer === 'unanswered') return null;
  const delivery = canMoveDelivery(delivery_state, 'refused') ? 'refused' : null;
  return { message: 'rejected', delivery, reason_code, is_delisted: true };
}

/** What a store does not take does not touch what it has taken before. */
function reject(message: AcknowledgedMessage, reason_code: string | null): AcknowledgementEffect {
  const { delivery_state, newer, has_older_version } = message;
  const rejected = { ...NOTHING, message: 'rejected' } as const;
  if (newer !== 'none' || delivery_state === 'taking_down') return rejected;
  if (has_older_version || delivery_state === 'live') return { ...rejected, reason_code };
  return { ...rejected, delivery: canMoveDelivery(delivery_state, 'refused') ? 'refused' : null, reason_code };
}
