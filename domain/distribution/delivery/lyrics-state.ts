import type { MessageState } from './message.ts';
import type { DeliveryState } from './status.ts';

/** Where the lyrics of a release are at a store. */
export const LYRICS_STATES = ['sent', 'live', 'refused'] as const;
export type LyricsState = (typeof LYRICS_STATES)[number];

type LyricsFacts = {
  /** The newest message that reached the store, and whether it had lyrics. */
  readonly message: {
    readonly state: MessageState;
    readonly has_lyrics: boolean;
    readonly lyrics_refusal: string | null;
  };
  readonly delivery_state: DeliveryState;
};

/**
 * Returns where lyrics are, as far as acknowledgements say it: no store reports lyrics that it shows, so they are live
 * when it accepted them with a release that is. Null without lyrics, when the store refused the message for another
 * reason, and when the release leaves the store.
 */
export function findLyricsState({ message, delivery_state }: LyricsFacts): LyricsState | null {
  if (!message.has_lyrics || delivery_state === 'taking_down' || delivery_state === 'removed') return null;
  if (message.lyrics_refusal !== null) return 'refused';
  if (message.state === 'accepted') return delivery_state === 'live' ? 'live' : 'sent';
  return message.state === 'delivered' ? 'sent' : null;
}
