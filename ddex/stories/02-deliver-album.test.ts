import { describe, expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import type { ErnArtist, ErnRelease, ErnTrack } from '../model.ts';
import { createEngines } from '../testing/engines.ts';
import {
  buildSampleHeader,
  buildSampleRelease,
  buildSampleWriting,
  listSampleFiles,
} from '../testing/sample-release.ts';
import { toReadRelease } from '../testing/to-read-release.ts';
import { VERSIONS } from '../testing/versions.ts';
import { findElement, findText, listElements, type XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';

const header = buildSampleHeader();
const engines = createEngines();

function buildCompilation(names: readonly string[]): ErnRelease {
  const album = buildSampleRelease(8);
  const guest: ErnArtist = { name: 'A guest', role: 'featured_artist', ids: [] };
  const tracks = album.tracks.map((track, i): ErnTrack => {
    const name = names[i % names.length] ?? '';
    return { ...track, display_artist_name: name, artists: [{ name, role: 'main_artist', ids: [] }, guest] };
  });
  return { ...album, type: 'compilation', tracks };
}

describe.each(VERSIONS)('in ERN %s', (version) => {
  test.each([
    ['an EP of four tracks', 4],
    ['an album of ten tracks', 10],
    ['an album of ninety-nine tracks', 99],
  ])('%s may be sent and is read back unchanged', (_name, count) => {
    const writing = buildSampleWriting(version);
    const release = buildSampleRelease(count);
    const xml = buildNewReleaseMessage(release, header, writing);
    expect(engines.check(xml, { kind: 'insert', files: listSampleFiles(release) })).toEqual([]);
    expect(parseNewReleaseMessage(xml).message).toEqual({ version, header, release: toReadRelease(release, writing) });
  });

  test.each([
    ['flag', ['Nova']],
    ['flag', ['Nova', 'Somebody else']],
    ['user_defined', ['Nova']],
    ['user_defined', ['Nova', 'Somebody else']],
  ] as const)(
    'a compilation marked by %s with the artists %j may be sent and is read as one',
    (compilation_style, names) => {
      const writing = buildSampleWriting(version, { compilation_style });
      const release = buildCompilation(names);
      const xml = buildNewReleaseMessage(release, header, writing);
      expect(engines.check(xml, { kind: 'insert', files: listSampleFiles(release) })).toEqual([]);
      expect(parseNewReleaseMessage(xml).message?.release).toEqual(toReadRelease(release, writing));
    },
  );

  test.each(['SHA-256', 'SHA1', 'MD5'] as const)('a store that checks %s gets it for every file', (algorithm) => {
    const length = { 'SHA-256': 64, SHA1: 40, MD5: 32 }[algorithm];
    const album = buildSampleRelease(2);
    const hash = { algorithm, value: 'e'.repeat(length) };
    const release: ErnRelease = {
      ...album,
      front_cover: album.front_cover && { ...album.front_cover, hash },
      tracks: album.tracks.map((track) => ({ ...track, audio: track.audio && { ...track.audio, hash } })),
    };
    const xml = buildNewReleaseMessage(release, header, buildSampleWriting(version));
    expect(engines.check(xml, { kind: 'insert', files: listSampleFiles(release) })).toEqual([]);
    const read = parseNewReleaseMessage(xml).message?.release;
    expect([read?.front_cover?.hash, ...(read?.tracks ?? []).map(({ audio }) => audio?.hash)]).toEqual([
      hash,
      hash,
      hash,
    ]);
  });
});

function buildAlbum(changes: Partial<ErnRelease>): XmlElement {
  return parseXml(buildNewReleaseMessage({ ...buildSampleRelease(10), ...changes }, header));
}

function listTexts(root: XmlElement, ...path: string[]): string[] {
  return listElements(root, ...path).map(({ text }) => text);
}

test('every track of an album has its own track release with the deals of the album', () => {
  const root = buildAlbum({});
  const references = Array.from({ length: 11 }, (_, i) => `R${i}`);
  expect(listTexts(root, 'ReleaseList', 'TrackRelease', 'ReleaseReference')).toEqual(references.slice(1));
  expect(listTexts(root, 'DealList', 'ReleaseDeal', 'DealReleaseReference')).toEqual(references);
  expect(listTexts(root, 'ReleaseList', 'TrackRelease', 'ReleaseId', 'ProprietaryId')[9]).toBe(
    '085001234562_QZABC2600010',
  );
});

test('the tracks of an album are in playing order and the album links the front cover', () => {
  const root = buildAlbum({});
  const group = ['ReleaseList', 'Release', 'ResourceGroup'];
  expect(listTexts(root, ...group, 'ResourceGroupContentItem', 'ReleaseResourceReference')).toEqual(
    Array.from({ length: 10 }, (_, i) => `A${i + 1}`),
  );
  const cover = findText(root, 'ResourceList', 'Image', 'ResourceReference');
  expect(listTexts(root, ...group, 'LinkedReleaseResourceReference')).toEqual([cover]);
});

test('a person with several roles on a track is one contributor', () => {
  const [people] = listElements(buildAlbum({}), 'ResourceList', 'SoundRecording');
  const contributors = people === undefined ? [] : listElements(people, 'Contributor');
  expect(contributors.map((person) => [...listTexts(person, 'Role'), ...listTexts(person, 'InstrumentType')])).toEqual([
    ['ComposerLyricist', 'Vocalist'],
    ['StudioProducer', 'Musician', 'Guitar'],
  ]);
});

test.each([
  ['one artist', ['Nova'], 'IsSingleArtistCompilation'],
  ['several artists', ['Nova', 'Somebody else'], 'IsMultiArtistCompilation'],
])('a compilation of %s is an album with a flag', (_name, names, flag) => {
  const root = buildAlbum(buildCompilation(names));
  expect(findText(root, 'ReleaseList', 'Release', 'ReleaseType')).toBe('Album');
  expect(findText(root, 'ReleaseList', 'Release', flag)).toBe('true');
});

test.each([
  ['live', null, 'Gece (Live)', 'LiveVersion'],
  ['live', 'Live at Moda', 'Gece (Live at Moda)', 'LiveVersion'],
  ['remix', 'feat. Deniz', 'Gece (feat. Deniz) [Remix]', 'RemixVersion'],
  ['acoustic', null, 'Gece (Acoustic)', 'UserDefined'],
  ['cover', null, 'Gece (Cover)', null],
  ['original', 'Interlude', 'Gece (Interlude)', null],
] as const)('the %s version with subtitle %s is shown as "%s"', (version_type, sub_title, text, version) => {
  const [track] = buildSampleRelease(1).tracks;
  if (track === undefined) throw new Error('no track');
  const root = buildAlbum({ type: 'single', tracks: [{ ...track, title: 'Gece', sub_title, version_type }] });
  const recording = findElement(root, 'ResourceList', 'SoundRecording');
  expect(recording && findText(recording, 'DisplayTitleText')).toBe(text);
  expect(recording && findText(recording, 'VersionType')).toBe(version);
});
