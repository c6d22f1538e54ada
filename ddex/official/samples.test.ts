import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSchema, type ErnSchemas, loadSchemas } from '../check/check-schema.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import { getSampleFolder, getSchemaFolder } from '../testing/official-files.ts';
import { parseXml } from '../xml/parse-xml.ts';

let schemas: ErnSchemas;
beforeAll(() => {
  schemas = loadSchemas(getSchemaFolder());
});
afterAll(() => schemas.close());

function listSamples(of?: string): { name: string; profile: string; xml: string }[] {
  const folder = getSampleFolder(of);
  return readdirSync(folder).map((name) => {
    const xml = readFileSync(join(folder, name), 'utf8');
    return { name, profile: parseXml(xml).attributes.ReleaseProfileVersionId ?? '', xml };
  });
}

test('the official ERN 4.3 samples of the Audio profile pass the schema check', () => {
  const samples = listSamples().filter(({ profile }) => profile === 'Audio');
  expect(samples.length).toBeGreaterThanOrEqual(1);
  for (const { name, xml } of samples) expect([name, checkSchema(schemas, xml)]).toEqual([name, []]);
});

test('the official ERN 4.3 samples of all other profiles pass the schema check', () => {
  for (const { name, xml } of listSamples()) expect([name, checkSchema(schemas, xml)]).toEqual([name, []]);
});

test('an official sample in a namespace without a schema is refused', () => {
  const [sample] = listSamples();
  const xml = sample?.xml.replaceAll('http://ddex.net/xml/ern/43', 'http://ddex.net/xml/ern/42') ?? '';
  expect(checkSchema(schemas, xml).map(({ code, severity }) => [code, severity])).toEqual([
    ['schema_unknown', 'fatal'],
  ]);
});

test('an official sample of 4.3 is refused as a message of 4.3.2', () => {
  for (const { name, xml } of listSamples()) {
    const other = xml.replaceAll('http://ddex.net/xml/ern/43', 'http://ddex.net/xml/ern/432');
    expect([name, checkSchema(schemas, other).length > 0]).toEqual([name, true]);
  }
});

test.each(['ern-432-made-here', 'ern-382', 'ern-382-audius'])('the samples in %s pass the schema check', (folder) => {
  for (const { name, xml } of listSamples(folder)) expect([name, checkSchema(schemas, xml)]).toEqual([name, []]);
});

test('the official samples of the Audio profile are read with all tracks', () => {
  const read = listSamples()
    .filter(({ profile }) => profile === 'Audio')
    .map(({ name, xml }) => ({ name, ...parseNewReleaseMessage(xml) }));
  expect(read.map(({ name, issues, message }) => [name, issues, message?.release.tracks.length])).toEqual([
    ['Audio.xml', [], 21],
    ['Variant-Classical.xml', [], 12],
  ]);
  const release = read[0]?.message?.release;
  expect(release).toMatchObject({
    icpn: '00094631432057',
    type: 'album',
    release_date: null,
    c_line: null,
    deals: [{ territories: ['JP'], start_at: '2004-04-01T00:00:00Z' }],
  });
  expect(release?.tracks[0]).toMatchObject({
    isrc: 'JPTO09404900',
    title: 'Yume no Lullaby',
    duration_seconds: 148,
    contributors: [{ name: 'Saeko Shu', roles: [] }],
    p_line: { year: 1994, text: '(P) 1994 EMI Music Japan Inc.' },
    audio: { path: '0094631432057_01_001.wav', codec: null, size_bytes: 0, hash: null },
    deals: [{ use_types: ['conditional_download', 'on_demand_stream', 'non_interactive_stream'] }, {}],
  });
});

test('samples without sizes of files are read with all tracks and deals', () => {
  const read = listSamples('ern-432-made-here')
    .filter(({ name }) => name !== 'Purge.xml')
    .map(({ name, xml }) => [name, parseNewReleaseMessage(xml).issues]);
  expect(read.filter(([, issues]) => issues?.length !== 0)).toEqual([]);
});

/** Samples of other senders: read, or refused with a reason. */
test('every sample of 3.8.2 is read or refused with the name of the unsupported element', () => {
  const codes = ['ern-382', 'ern-382-audius'].flatMap((folder) =>
    readdirSync(getSampleFolder(folder)).map((name) => {
      const { issues } = parseNewReleaseMessage(readFileSync(join(getSampleFolder(folder), name), 'utf8'));
      return [name, issues.map(({ code, path }) => `${code} ${path}`)];
    }),
  );
  const otherType = ['message_unusable Release/ReleaseType'];
  expect(Object.fromEntries(codes)).toEqual({
    'AudioAlbumMusicOnly.xml': [],
    '01_delivery.xml': otherType,
    '02_update.xml': otherType,
    '03_delete.xml': ['message_unknown PurgeReleaseMessage'],
    '04_no_deal.xml': otherType,
    'album_basic.xml': otherType,
    'track_basic.xml': otherType,
  });
});

test('the official sample of 3.8.2 identifies the release by its GRid', () => {
  const sample = readFileSync(join(getSampleFolder('ern-382'), 'AudioAlbumMusicOnly.xml'), 'utf8');
  const { message, issues } = parseNewReleaseMessage(sample);
  expect(issues).toEqual([]);
  expect(message?.release).toMatchObject({
    icpn: null,
    grid: 'A1UCASE0000000401X',
    type: 'album',
    title: 'A Monkey Claw in a Velvet Glove',
    label: 'Iron Crown Music',
    release_date: '2010-01-01',
    original_release_date: '2010-10-01',
    deals: [],
  });
  expect(message?.release.tracks.map(({ title }) => title)).toEqual([
    'Can you feel ...the Monkey Claw!',
    'Red top mountain, blown sky high',
    'Seige of Antioch',
    'Warhammer',
    'Iron Horse',
    'Yes... I can feel the Monkey Claw!',
  ]);
  expect(message?.release.tracks[0]).toMatchObject({
    display_artist_name: 'Monkey Claw',
    duration_seconds: 811,
    contributors: [
      { name: 'Steve Albino', roles: ['producer'] },
      { name: 'Bob Black', roles: ['composer'] },
    ],
  });
});
