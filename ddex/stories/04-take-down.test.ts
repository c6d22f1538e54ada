import { describe, expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import { buildPurgeMessage, parsePurgeMessage } from '../ern/purge-message.ts';
import type { ErnRelease } from '../model.ts';
import { createEngines } from '../testing/engines.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting, withoutFiles } from '../testing/sample-release.ts';
import { toReadRelease } from '../testing/to-read-release.ts';
import { VERSIONS } from '../testing/versions.ts';

const header = buildSampleHeader({ message_id: 'MSG-0003', created_at: '2026-06-01T08:00:00Z' });
const delivered = withoutFiles(buildSampleRelease(3));
const engines = createEngines();

function endDeals(release: ErnRelease, end_at: string): ErnRelease {
  return { ...release, deals: release.deals.map((deal) => ({ ...deal, end_at })) };
}

describe.each(VERSIONS)('in ERN %s', (version) => {
  const writing = buildSampleWriting(version);
  const build = (release: ErnRelease) => buildNewReleaseMessage(release, header, writing);
  const listCodes = (xml: string, kind: 'insert' | 'update' | 'takedown') => [
    ...new Set(engines.check(xml, { kind }).map(({ code, severity }) => `${severity} ${code}`)),
  ];

  test('a takedown is the whole message without deals', () => {
    const release = { ...delivered, deals: [] };
    const xml = build(release);
    expect(engines.check(xml, { kind: 'takedown' })).toEqual([]);
    expect(parseNewReleaseMessage(xml).message?.release).toEqual(toReadRelease(release, writing));
  });

  test.each(['insert', 'update'] as const)('a message without deals is never sent as an %s', (kind) => {
    expect(listCodes(build({ ...delivered, deals: [] }), kind)).toContain('fatal deals_missing');
  });

  test('a takedown by date is the whole message with deals that end at its creation time', () => {
    const release = endDeals(delivered, header.created_at);
    const xml = build(release);
    expect(engines.check(xml, { kind: 'takedown' })).toEqual([]);
    expect(parseNewReleaseMessage(xml).message?.release).toEqual(toReadRelease(release, writing));
  });

  test('a message with deals without an end, or with a later one, is never sent as a takedown', () => {
    expect(listCodes(build(delivered), 'takedown')).toEqual(['fatal takedown_with_deals']);
    const later = endDeals(delivered, '2026-06-01T08:00:01Z');
    expect(listCodes(build(later), 'takedown')).toEqual(['fatal takedown_with_deals']);
  });

  test('a purge names the release and nothing else', () => {
    const release = { icpn: delivered.icpn, grid: null };
    const xml = buildPurgeMessage(header, release, version);
    expect(engines.check(xml, { kind: 'takedown' })).toEqual([]);
    expect(parsePurgeMessage(xml)).toEqual({ message: { version, header, release }, issues: [] });
    expect(parseNewReleaseMessage(xml).issues.map(({ code }) => code)).toEqual(['message_unknown']);
  });

  test('a purge is sent only as a takedown, and never with a wrong or missing code', () => {
    const purge = buildPurgeMessage(header, { icpn: '085001234563', grid: null }, version);
    expect(listCodes(purge, 'update')).toEqual(['fatal icpn_invalid', 'fatal purge_is_takedown']);
    expect(listCodes(buildPurgeMessage(header, { icpn: null, grid: null }, version), 'takedown')).toContain(
      'fatal release_code_missing',
    );
  });
});

test('a store of ERN 3.8.2 may require a takedown flag, which reads as no deals', () => {
  const writing = buildSampleWriting('382', { takedown: 'flag' });
  const release = { ...delivered, deals: [] };
  const xml = buildNewReleaseMessage(release, header, writing);
  expect(xml).toContain('<TakeDown>true<');
  expect(engines.check(xml, { kind: 'takedown' })).toEqual([]);
  expect(parseNewReleaseMessage(xml).message?.release).toEqual(toReadRelease(release, writing));
  expect(engines.check(xml, { kind: 'update' }).map(({ severity }) => severity)).toContain('fatal');
});
