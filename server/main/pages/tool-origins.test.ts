import { expect, test } from 'vitest';
import { listToolOrigins } from './tool-origins.ts';

const NONE = { chat: null, bot: null, recording: null };

test('without settings no page may load anything from third parties', () => {
  expect(listToolOrigins(NONE)).toEqual({});
});

test('a configured tool may load from its own origins, and no other tool may', () => {
  const { script, frame, connect } = listToolOrigins({ ...NONE, recording: 'abc' });
  expect(script).toEqual(['https://www.clarity.ms', 'https://scripts.clarity.ms']);
  expect([frame, JSON.stringify(connect).includes('crisp')]).toEqual([undefined, false]);
  expect(listToolOrigins({ chat: 'a', bot: 'b', recording: null }).script).toEqual([
    'https://client.crisp.chat',
    'https://cdn.botpress.cloud',
  ]);
});
