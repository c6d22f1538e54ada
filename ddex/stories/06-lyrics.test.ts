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
import { SAMPLE_STORE } from '../testing/sample-store.ts';
import { toReadRelease } from '../testing/to-read-release.ts';
import { VERSIONS } from '../testing/versions.ts';
import { findElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';

const header = buildSampleHeader();
const engines = createEngines();

/** The first track has plain lyrics, the last two timed ones, the second none. */
const FORMATS = ['TXT', null, 'LRC', 'TTML'] as const;
const ep = buildSampleRelease(4);
const release: ErnRelease = {
  ...ep,
  tracks: ep.tracks.map((track, i) => {
    const format = FORMATS[i] ?? null;
    const hash = { algorithm: 'SHA-256', value: String(i + 1).repeat(64) } as const;
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
    expect([...files.keys()].filter((path) => /txt|lrc|ttml/.test(path))).toHaveLength(3);
    expect(engines.check(xml, { kind: 'insert', files })).toEqual([]);
    expect(parseNewReleaseMessage(xml).message?.release).toEqual(toReadRelease(release, writing));
  });

  test('lyrics missing from the package block the message', () => {
    const codes = engines.check(xml, { kind: 'insert', files: listSampleFiles(ep) }).map(({ code }) => code);
    expect(codes).toEqual(['file_missing', 'file_missing', 'file_missing']);
  });

  test('a partner for lyrics gets them without sound and artwork, from the first message on', () => {
    const tracks = release.tracks.map((track) => ({ ...track, audio: null }));
    const words = { ...release, front_cover: null, tracks };
    const list = (partner: ErnRelease, lyrics_only: boolean) =>
      engines
        .check(buildNewReleaseMessage(partner, header, writing), {
          kind: 'insert',
          files: listSampleFiles(partner),
          store: { ...SAMPLE_STORE, takes_lyrics: true, lyrics_only },
        })
        .map(({ code }) => code);
    expect(list(words, true)).toEqual([]);
    expect(new Set(list(words, false))).toEqual(new Set(['audio_not_delivered', 'cover_not_delivered']));
    expect(new Set(list(release, true))).toEqual(new Set(['store_lyrics_only']));
    expect(parseNewReleaseMessage(buildNewReleaseMessage(words, header, writing)).message?.release).toEqual(
      toReadRelease(words, writing),
    );
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

test.each([
  ['43', { UTF8Text: {}, LRC: {}, TTML: {} }],
  ['432', { UTF8Text: {}, LRC: {}, TTML: {} }],
  // The allowed values of 3.8.2 have neither LRC nor text beyond ASCII.
  ['382', { TXT: { UserDefinedValue: 'TXT' }, LRC: { UserDefinedValue: 'LRC' }, TTML: {} }],
] as const)('in ERN %s the lyrics have the codecs %j', (version, codecs) => {
  const xml = buildNewReleaseMessage(release, header, buildSampleWriting(version));
  const written = [...xml.matchAll(/<TextCodecType(?: Namespace="[^"]*")?(?: UserDefinedValue="([^"]*)")?>([^<]*)</g)];
  expect(
    written.map(([, own, word = '']) => [own ?? word, own === undefined ? {} : { UserDefinedValue: own }]),
  ).toEqual(Object.entries(codecs));
});
