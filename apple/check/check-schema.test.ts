import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSampleCheck, buildSamplePackage } from '../testing/sample-package.ts';
import { checkPackage } from './check-package.ts';
import { loadAppleSchema } from './check-schema.ts';

/** Schemas of the test: an album whose title is at most twelve characters long, in both languages of schemas. */
const XSD = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://apple.com/itunes/importer"
  xmlns="http://apple.com/itunes/importer" elementFormDefault="qualified">
  <xs:include schemaLocation="title.xsd"/>
  <xs:element name="package"><xs:complexType><xs:sequence>
    <xs:element name="language" type="xs:string"/><xs:element name="provider" type="xs:string"/>
    <xs:element name="album"><xs:complexType><xs:sequence>
      <xs:element name="vendor_id" type="xs:string"/><xs:element name="upc" type="xs:string"/>
      <xs:element name="title" type="title"/>
      <xs:any minOccurs="0" maxOccurs="unbounded" processContents="skip"/>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence><xs:attribute name="version" type="xs:string"/></xs:complexType></xs:element>
</xs:schema>`;
const TITLE_XSD = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://apple.com/itunes/importer">
  <xs:simpleType name="title"><xs:restriction base="xs:string"><xs:maxLength value="12"/></xs:restriction></xs:simpleType>
</xs:schema>`;
const RNG = `<?xml version="1.0" encoding="UTF-8"?>
<grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="http://apple.com/itunes/importer"
  datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
  <start><element name="package"><attribute name="version"/><interleave>
    <element name="language"><text/></element><element name="provider"><text/></element>
    <element name="album"><interleave>
      <element name="title"><data type="string"><param name="maxLength">12</param></data></element>
      <zeroOrMore><ref name="other"/></zeroOrMore>
    </interleave></element>
  </interleave></element></start>
  <define name="other"><element><anyName><except><name>title</name></except></anyName>
    <zeroOrMore><attribute><anyName/></attribute></zeroOrMore>
    <zeroOrMore><choice><text/><ref name="any"/></choice></zeroOrMore></element></define>
  <define name="any"><element><anyName/>
    <zeroOrMore><attribute><anyName/></attribute></zeroOrMore>
    <zeroOrMore><choice><text/><ref name="any"/></choice></zeroOrMore></element></define>
</grammar>`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apple-schema-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

describe.each([
  ['XSD', { 'music5.3.xsd': XSD, 'title.xsd': TITLE_XSD }],
  ['RNG', { 'music5.3.rng': RNG }],
])('a schema in %s', (_language, files) => {
  test('accepts what it describes and refuses what it does not, with line and reason', () => {
    write(files);
    const schema = loadAppleSchema(folder);
    const content = buildSamplePackage(2);
    expect(checkPackage(buildSampleCheck(content, { schema })).issues).toEqual([]);
    const long = { ...content, album: { ...content.album, title: 'Thirteen long' } };
    const { issues } = checkPackage(buildSampleCheck(long, { schema }));
    expect(issues.map(({ code }) => code)).toContain('schema_violated');
    expect(issues[0]).toMatchObject({ code: 'schema_violated', severity: 'fatal', line: 8 });
    schema.close();
    expect(checkPackage(buildSampleCheck(content, { schema })).issues).toMatchObject([{ code: 'validator_failed' }]);
  });
});

test('the strict one of several schemas is taken', () => {
  write({ 'music-transitional.rng': RNG, 'music-strict.rng': RNG.replace('>12<', '>1<') });
  const schema = loadAppleSchema(folder);
  expect(schema.path).toBe(join(folder, 'music-strict.rng'));
  expect(checkPackage(buildSampleCheck(buildSamplePackage(1), { schema })).issues[0]?.code).toBe('schema_violated');
  schema.close();
});

test.each<[string, Record<string, string>, RegExp]>([
  ['no file', {}, /is missing: no \.xsd or \.rng file in /],
  [
    'a schema of films',
    { 'film.xsd': XSD.replace('itunes/importer"', 'itunes/films"') },
    /is another file: .*film\.xsd does not describe/,
  ],
  ['a page of a website', { 'music.rng': '<html/>' }, /is another file/],
  ['half a file', { 'music.rng': RNG.slice(0, 300) }, /cannot be used: .*music\.rng: /],
  [
    'a grammar that is none',
    { 'music.rng': RNG.replace('<zeroOrMore><ref name="other"/></zeroOrMore>', '<ref name="gone"/>') },
    /cannot be used: .*music\.rng: /,
  ],
])('a folder with %s is no schema', (_name, files, message) => {
  write(files);
  expect(() => loadAppleSchema(folder)).toThrow(message);
});

test('a folder that does not exist is named', () => {
  expect(() => loadAppleSchema(join(folder, 'gone'))).toThrow(/cannot be read: .*gone/);
});
