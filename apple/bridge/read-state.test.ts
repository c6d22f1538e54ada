import { expect, test } from 'vitest';
import { BRIDGE_STATES, readBridgeState } from './read-state.ts';

const NAME = '0850012345626.itmsp.zip';
const FILE = {
  package: NAME,
  vendor_id: 'PADPIDA2026010101N_0850012345626',
  state: 'Failed',
  at: '2026-11-29T10:00:00Z',
  messages: [{ severity: 'error', code: 'ITMS-4020', text: 'Preorder date is not allowed on this offer' }],
};

test('a report of a failed package is read', () => {
  expect(readBridgeState(Buffer.from(JSON.stringify(FILE)), `apple/status/${NAME}.002.json`)).toEqual({
    ok: true,
    report: {
      vendor_id: FILE.vendor_id,
      package_name: NAME,
      counter: 2,
      delivery_id: null,
      metadata_md5: null,
      state: 'failed',
      at: '2026-11-29T10:00:00.000Z',
      messages: FILE.messages,
    },
  });
});

test.each(BRIDGE_STATES)('the state %s is known in any case', (state) => {
  for (const written of [state, state.toUpperCase(), `${state[0]?.toUpperCase()}${state.slice(1)}`]) {
    expect(readBridgeState(JSON.stringify({ ...FILE, state: written }))).toMatchObject({ ok: true, report: { state } });
  }
});

test.each<[string, object, object]>([
  ['no messages', { messages: undefined }, { messages: [] }],
  [
    'a message without a code',
    { messages: [{ severity: 'Warning', text: 'a' }] },
    { messages: [{ severity: 'warning', code: '', text: 'a' }] },
  ],
  ['more fields', { queue: 'regular' }, { state: 'failed' }],
  ['the MD5 of the metadata', { metadata_md5: 'AB'.repeat(16) }, { metadata_md5: 'ab'.repeat(16) }],
  ['an MD5 that is none', { metadata_md5: 'abc' }, { metadata_md5: null }],
  ['the id of the delivery', { delivery_id: 'd1' }, { delivery_id: 'd1' }],
  ['an instant with an offset', { at: '2026-11-29T10:00:00.5+02:00' }, { at: '2026-11-29T08:00:00.500Z' }],
])('a report with %s is read', (_name, change, expected) => {
  expect(readBridgeState(JSON.stringify({ ...FILE, ...change }))).toMatchObject({ ok: true, report: expected });
});

test.each<[string, string | Uint8Array, string]>([
  ['nothing', '', 'not JSON in UTF-8'],
  ['half a file', JSON.stringify(FILE).slice(0, -10), 'not JSON in UTF-8'],
  ['another encoding', Buffer.from([0x22, 0xe9, 0x22]), 'not JSON in UTF-8'],
  ['a list', '[]', 'not an object'],
  ['null', 'null', 'not an object'],
  ['no package', JSON.stringify({ ...FILE, package: '' }), 'package is missing'],
  [
    'the package of another file',
    JSON.stringify({ ...FILE, package: 'b.itmsp.zip' }),
    `the file is named after ${NAME}, its package is b.itmsp.zip`,
  ],
  ['no id', JSON.stringify({ ...FILE, vendor_id: 1 }), 'vendor_id is missing'],
  ['an unknown state', JSON.stringify({ ...FILE, state: 'Lost' }), `state is not one of ${BRIDGE_STATES.join(', ')}`],
  [
    'a day instead of an instant',
    JSON.stringify({ ...FILE, at: '2026-11-29' }),
    'at is not an instant such as 2026-11-29T10:00:00Z',
  ],
  [
    'an instant that does not exist',
    JSON.stringify({ ...FILE, at: '2026-13-29T10:00:00Z' }),
    'at is not an instant such as 2026-11-29T10:00:00Z',
  ],
  [
    'messages that are a text',
    JSON.stringify({ ...FILE, messages: 'no' }),
    'messages is not a list of severity, code and text',
  ],
  [
    'a message of another severity',
    JSON.stringify({ ...FILE, messages: [{ severity: 'fatal', text: 'a' }] }),
    'messages is not a list of severity, code and text',
  ],
  ['a megabyte of blanks', ' '.repeat(1_000_001), 'longer than 1000000 bytes'],
])('%s is no report', (_name, file, reason) => {
  expect(readBridgeState(file, `${NAME}.001.json`)).toEqual({ ok: false, reason });
});
