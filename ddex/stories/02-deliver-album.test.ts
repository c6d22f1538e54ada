import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMessage } from '../check/check-message.ts';
import { type ErnSchemas, openSchemas } from '../check/check-schema.ts';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import type { ErnRelease } from '../model.ts';
import { buildSampleHeader, buildSampleRelease, listSampleFiles } from '../testing/sample-release.ts';
import { getSchemaFolder } from '../testing/schema-folder.ts';
import { findElement, findText, listElements, type XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';

let schemas: ErnSchemas;
beforeAll(() => {
  schemas = openSchemas(getSchemaFolder());
});
afterAll(() => schemas.close());

function buildAlbum(changes: Partial<ErnRelease>): { release: ErnRelease; xml: string; root: XmlElement } {
  const release = { ...buildSampleRelease(10), ...changes };
  const xml = buildNewReleaseMessage(release, buildSampleHeader());
  return { release, xml, root: parseXml(xml) };
}

function listTexts(root: XmlElement, ...path: string[]): string[] {
  return listElements(root, ...path).map(({ text }) => text);
}

test('an album of ten tracks may leave', () => {
  const { release, xml } = buildAlbum({});
  expect(checkMessage(schemas, xml, { kind: 'insert', files: listSampleFiles(release) })).toEqual({ issues: [] });
});

test('every track of an album is a track release of its own with the same deals as the album', () => {
  const { root } = buildAlbum({});
  const references = Array.from({ length: 11 }, (_, i) => `R${i}`);
  expect(listTexts(root, 'ReleaseList', 'TrackRelease', 'ReleaseReference')).toEqual(references.slice(1));
  expect(listTexts(root, 'DealList', 'ReleaseDeal', 'DealReleaseReference')).toEqual(references);
  expect(listTexts(root, 'ReleaseList', 'TrackRelease', 'ReleaseId', 'ProprietaryId')[9]).toBe(
    '085001234562_QZABC2600010',
  );
});

test('the tracks of an album stand in the order of play and the cover is linked from the album', () => {
  const { root } = buildAlbum({});
  const group = ['ReleaseList', 'Release', 'ResourceGroup'];
  expect(listTexts(root, ...group, 'ResourceGroupContentItem', 'ReleaseResourceReference')).toEqual(
    Array.from({ length: 10 }, (_, i) => `A${i + 1}`),
  );
  const cover = findText(root, 'ResourceList', 'Image', 'ResourceReference');
  expect(listTexts(root, ...group, 'LinkedReleaseResourceReference')).toEqual([cover]);
});

test('a person with several roles on a track is one contributor', () => {
  const { root } = buildAlbum({});
  const people = listElements(root, 'ResourceList', 'SoundRecording')[0];
  const contributors = people === undefined ? [] : listElements(people, 'Contributor');
  expect(contributors.map((person) => [...listTexts(person, 'Role'), ...listTexts(person, 'InstrumentType')])).toEqual([
    ['ComposerLyricist', 'Vocalist'],
    ['StudioProducer', 'Musician', 'Guitar'],
  ]);
});

test.each([
  ['one artist', 'Nova', 'IsSingleArtistCompilation'],
  ['several artists', 'Somebody else', 'IsMultiArtistCompilation'],
])('a compilation of %s is an album with a flag', (_name, name, flag) => {
  const nova = { name: 'Nova', role: 'main_artist' as const, ids: [] };
  const tracks = buildSampleRelease(8).tracks.map((track) => ({ ...track, artists: [nova] }));
  const [first, ...others] = tracks;
  if (first === undefined) throw new Error('no track');
  const guest = { name: 'A guest', role: 'featured_artist' as const, ids: [] };
  const artists = [{ ...nova, name }, guest];
  const display_artist_name = `${name} feat. A guest`;
  const changed = { ...first, artists, display_artist_name };
  const { xml, root } = buildAlbum({ type: 'compilation', tracks: [changed, ...others] });
  expect(findText(root, 'ReleaseList', 'Release', 'ReleaseType')).toBe('Album');
  expect(findText(root, 'ReleaseList', 'Release', flag)).toBe('true');
  expect(checkMessage(schemas, xml, { kind: 'insert' })).toEqual({ issues: [] });
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
  const { root } = buildAlbum({ type: 'single', tracks: [{ ...track, title: 'Gece', sub_title, version_type }] });
  const recording = findElement(root, 'ResourceList', 'SoundRecording');
  expect(recording && findText(recording, 'DisplayTitleText')).toBe(text);
  expect(recording && findText(recording, 'VersionType')).toBe(version);
});
