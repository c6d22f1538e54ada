import type { MessageKind, MessageState } from './message.ts';
import { canMoveDelivery, type DeliveryState } from './status.ts';

/** What a store says about a message: it came well, listeners can have the release, they cannot, or something is wrong. */
export type AnswerMeaning = {
  readonly kind: 'received' | 'live' | 'not_available' | 'refused';
  /** Why, where something is wrong or not to be had: a code with words in the texts. */
  readonly reason_code: string | null;
};

export type AnsweredMessage = {
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
export type AnswerEffect = {
  readonly message: 'accepted' | 'rejected' | null;
  readonly delivery: DeliveryState | null;
  readonly reason_code: string | null;
  readonly is_taken_off: boolean;
};

const NOTHING: AnswerEffect = { message: null, delivery: null, reason_code: null, is_taken_off: false };

/**
 * What an answer changes (docs/standards/delivery.md), or null when it changes nothing: it came late, twice, or after
 * the opposite. Answers may come in any order: 'live' counts without a receipt, and the receipt behind it is late.
 */
export function findAnswerEffect(message: AnsweredMessage, meaning: AnswerMeaning): AnswerEffect | null {
  if (message.state !== 'delivered' && message.state !== 'accepted') return null;
  return message.kind === 'takedown' ? findTakedownEffect(message, meaning) : findReleaseEffect(message, meaning);
}

/** Only 'not to be had' confirms a takedown; a store that cannot read it still shows the release. */
function findTakedownEffect({ state, delivery_state }: AnsweredMessage, meaning: AnswerMeaning): AnswerEffect | null {
  if (meaning.kind === 'refused') return { ...NOTHING, message: 'rejected', reason_code: 'takedown_refused' };
  if (meaning.kind === 'not_available') {
    const isNew = canMoveDelivery(delivery_state, 'removed');
    if (!isNew && state === 'accepted') return null;
    return { ...NOTHING, message: 'accepted', delivery: isNew ? 'removed' : null };
  }
  return meaning.kind === 'received' && state === 'delivered' ? { ...NOTHING, message: 'accepted' } : null;
}

function findReleaseEffect(message: AnsweredMessage, { kind, reason_code }: AnswerMeaning): AnswerEffect | null {
  if (kind === 'received') return accept(message, 'acknowledged');
  if (kind === 'live') return accept(message, 'live');
  return kind === 'not_available' || message.state === 'accepted'
    ? takeOff(message, reason_code)
    : reject(message, reason_code);
}

function accept({ state, delivery_state }: AnsweredMessage, to: 'acknowledged' | 'live'): AnswerEffect | null {
  const delivery = canMoveDelivery(delivery_state, to) ? to : null;
  if (delivery === null && state === 'accepted') return null;
  return { ...NOTHING, message: 'accepted', delivery };
}

/**
 * A store that had taken a release, or shows it, says that it does not. Said of a message it had taken before, that is news unless
 * a newer one is on its way to be judged; said of one it had not, it is about that one.
 */
function takeOff(message: AnsweredMessage, reason_code: string | null): AnswerEffect | null {
  const { state, delivery_state, newer } = message;
  if (state === 'delivered' && newer !== 'none') return { ...NOTHING, message: 'rejected' };
  if (newer === 'unanswered') return null;
  const delivery = canMoveDelivery(delivery_state, 'refused') ? 'refused' : null;
  return { message: 'rejected', delivery, reason_code, is_taken_off: true };
}

/** What a store does not take does not touch what it has taken before. */
function reject(message: AnsweredMessage, reason_code: string | null): AnswerEffect {
  const { delivery_state, newer, has_older_version } = message;
  const rejected = { ...NOTHING, message: 'rejected' } as const;
  if (newer !== 'none' || delivery_state === 'taking_down') return rejected;
  if (has_older_version || delivery_state === 'live') return { ...rejected, reason_code };
  return { ...rejected, delivery: canMoveDelivery(delivery_state, 'refused') ? 'refused' : null, reason_code };
}
