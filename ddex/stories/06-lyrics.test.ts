import { describe, expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import type { ErnRelease, ErnTextFile } from '../model.ts';
import { createEngines } from '../testing/engines.ts';
import {
  buildSampleHeader,
  buildSampleRelease,
  buildSampleWriting,
  listSampleFiles,
} from '../testing/sample-release.ts';
import { toReadRelease } from '../testing/to-read-release.ts';
import { VERSIONS } from '../testing/versions.ts';
import { findElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';

const header = buildSampleHeader();
const engines = createEngines();

/** The first track has plain lyrics, the third timed lyrics, the second none. */
const FORMATS = ['TXT', null, 'LRC'] as const;
const ep = buildSampleRelease(3);
const release: ErnRelease = {
  ...ep,
  tracks: ep.tracks.map((track, i) => {
    const format = FORMATS[i] ?? null;
    const hash = { algorithm: 'SHA-256', value: String(i).repeat(64) } as const;
    const path = `resources/${ep.icpn}_01_00${i + 1}.${format?.toLowerCase()}`;
    const lyrics: ErnTextFile | null =
      format === null ? null : { path, format, contains_ai: 'partly', size_bytes: 1234, hash };
    return { ...track, lyrics };
  }),
};

describe.each(VERSIONS)('in ERN %s', (version) => {
  const writing = buildSampleWriting(version);
  const xml = buildNewReleaseMessage(release, header, writing);

  test('lyrics are delivered as files of the package, each read back at its track', () => {
    const files = listSampleFiles(release);
    expect([...files.keys()].filter((path) => /txt|lrc/.test(path))).toHaveLength(2);
    expect(engines.check(xml, { kind: 'insert', files })).toEqual([]);
    expect(parseNewReleaseMessage(xml).message?.release).toEqual(toReadRelease(release, writing));
  });

  test('lyrics missing from the package block the message', () => {
    const codes = engines.check(xml, { kind: 'insert', files: listSampleFiles(ep) }).map(({ code }) => code);
    expect(codes).toEqual(['file_missing', 'file_missing']);
  });
});

test.each([
  ['43', { LinkDescription: 'UserDefined', UserDefinedValue: 'Lyrics', Namespace: header.sender.dpid }],
  ['432', { LinkDescription: 'Lyrics' }],
] as const)('in ERN %s the track links its lyrics as %j', (version, attributes) => {
  const root = parseXml(buildNewReleaseMessage(release, header, buildSampleWriting(version)));
  const item = findElement(root, 'ReleaseList', 'Release', 'ResourceGroup', 'ResourceGroupContentItem');
  const link = item && findElement(item, 'LinkedReleaseResourceReference');
  expect(link?.attributes).toEqual(attributes);
});
