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

/** Samples of other senders: read, or refused with a reason. */
test('every sample of 3.8.2 is read or refused with the name of the unsupported element', () => {
  const codes = ['ern-382', 'ern-382-audius'].flatMap((folder) =>
    readdirSync(getSampleFolder(folder)).map((name) => {
      const { issues } = parseNewReleaseMessage(readFileSync(join(getSampleFolder(folder), name), 'utf8'));
      return [name, issues.map(({ code, path }) => `${code} ${path}`)];
    }),
  );
  const noProductCode = ['message_unusable Release/ReleaseId/ICPN'];
  expect(Object.fromEntries(codes)).toEqual({
    'AudioAlbumMusicOnly.xml': noProductCode,
    '01_delivery.xml': noProductCode,
    '02_update.xml': noProductCode,
    '03_delete.xml': ['message_unknown PurgeReleaseMessage'],
    '04_no_deal.xml': noProductCode,
    'album_basic.xml': noProductCode,
    'track_basic.xml': noProductCode,
  });
});

test('the official sample is readable with a product code and without files', () => {
  const sample = readFileSync(join(getSampleFolder('ern-382'), 'AudioAlbumMusicOnly.xml'), 'utf8')
    .replace('<GRid>A1UCASE0000000401X</GRid>', '<GRid>A1UCASE0000000401X</GRid><ICPN>085001234562</ICPN>')
    .replace(/<Technical(\w+)Details>[\s\S]*?<\/Technical\1Details>/g, '');
  const { message, issues } = parseNewReleaseMessage(sample);
  expect(issues).toEqual([]);
  expect(message?.release).toMatchObject({
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
