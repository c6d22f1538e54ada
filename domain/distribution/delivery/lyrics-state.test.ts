import { expect, test } from 'vitest';
import { findLyricsState } from './lyrics-state.ts';
import type { MessageState } from './message.ts';
import type { DeliveryState } from './status.ts';

test.each<[message: MessageState, delivery: DeliveryState, refusal: string | null, expected: string | null]>([
  ['delivered', 'sent', null, 'sent'],
  ['accepted', 'acknowledged', null, 'sent'],
  ['accepted', 'live', null, 'live'],
  // An update of a live release that the store has not answered yet.
  ['delivered', 'live', null, 'sent'],
  ['accepted', 'live', 'the times do not ascend', 'refused'],
  ['rejected', 'refused', 'the times do not ascend', 'refused'],
  ['rejected', 'refused', null, null],
  ['accepted', 'taking_down', null, null],
  ['accepted', 'removed', 'the times do not ascend', null],
])(
  'lyrics of a message that is %s in a release that is %s, refused with %j: %s',
  (state, delivery_state, refusal, expected) => {
    const message = { state, has_lyrics: true, lyrics_refusal: refusal };
    expect(findLyricsState({ message, delivery_state })).toBe(expected);
    expect(findLyricsState({ message: { ...message, has_lyrics: false }, delivery_state })).toBeNull();
  },
);
