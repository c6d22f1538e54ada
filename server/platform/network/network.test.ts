import { expect, test } from 'vitest';
import { findNetwork, findSurroundings } from './find-network.ts';
import { readClientAddress } from './read-client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['::ffff:0:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['64:ff9b::203.0.113.7', '203.0.113.7', '203.0.113'],
  ['64:ff9b::cb00:7107', '203.0.113.7', '203.0.113'],
  ['2002:cb00:7107::1', '203.0.113.7', '2002:cb00:7107:0'],
  ['2002:cb00:7107:99:1:2:3:4', '203.0.113.7', '2002:cb00:7107:99'],
  ['2a02:e0:1:2:3:4:5:6', '2a02:e0:1:2', '2a02:e0:1:2'],
  ['2A02:00E0:0001:0002::9', '2a02:e0:1:2', '2a02:e0:1:2'],
  ['2a02:e0::9', '2a02:e0:0:0', '2a02:e0:0:0'],
  ['64:ff9b:1::203.0.113.7', '64:ff9b:1:0', '64:ff9b:1:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0', '0:0:0:0'],
  ['::', '0:0:0:0', '0:0:0:0'],
  ['203.0.113.7:80', 'unknown', ''],
  ['203.0.113.007', 'unknown', ''],
  ['', 'unknown', ''],
  ['a'.repeat(5_000), 'unknown', ''],
])('limits count %s as %s, and its surroundings are %s', (address, network, surroundings) => {
  expect([findNetwork(address), findSurroundings(address)]).toEqual([network, surroundings]);
});

const PEER = '127.0.0.1';
test.each([
  [undefined, PEER],
  ['203.0.113.7', '203.0.113.7'],
  ['6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['6.6.6.6,203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:5555', '203.0.113.7'],
  ['[2001:db8::1]:80', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:DB8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['not-an-ip', PEER],
  ['999.1.1.1', PEER],
  ['1.2.3', PEER],
  ['0x7f.1', PEER],
  ['unknown', PEER],
  ['203.0.113.7:port', PEER],
  ['[203.0.113.7', PEER],
  ['203.0.113.7,', PEER],
  ['', PEER],
  [`1.2.3.4${' '.repeat(60)}1`, PEER],
  ['1'.repeat(5_000), PEER],
  [`[${':'.repeat(5_000)}]`, PEER],
  ['1.2.3.4\u00e9', PEER],
])('behind a proxy the client of %j is %s', (header, address) => {
  expect(readClientAddress(PEER, header)).toBe(address);
});

test('without a proxy the client is the other end of the connection, in the form of its family', () => {
  expect(readClientAddress('::ffff:10.0.0.1', undefined)).toBe('10.0.0.1');
  expect(readClientAddress('2001:db8::1', undefined)).toBe('2001:db8::1');
  expect(readClientAddress(undefined, undefined)).toBe('');
});
