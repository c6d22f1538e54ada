import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RECORD_COLUMNS } from '../dsr/records.ts';
import { getReportFolder } from '../testing/official-files.ts';
import { readLines } from '../testing/read-lines.ts';
import type { XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';

/** Names that we share between profiles, and typing errors in a schema. */
const RENAMED: Readonly<Record<string, string>> = {
  DistributionChannelName: 'DistributionChannel',
  NumberOfBlocksInRecord: 'NumberOfBlocksInReport',
};

test('every record type has the cells of its official schema, in order', () => {
  const folder = getReportFolder('profiles');
  const names = ['BasicAudioProfile-1.2', 'UgcProfile-1.2', 'FinancialReportingToRecordCompaniesProfileSRB-1.0'];
  const compared = new Set<string>();
  for (const name of names) {
    const schema = parseXml(readFileSync(join(folder, name, `${name.replace(/-[^-]+$/, '')}.xsd`), 'utf8'));
    for (const type of schema.children.filter((one) => one.name === 'complexType')) {
      const record = toRecordType(type.attributes.name ?? '');
      if (!RECORD_COLUMNS.has(record) || record === 'DE01') continue;
      expect([record, RECORD_COLUMNS.get(record)]).toEqual([record, listCells(type)]);
      compared.add(record);
    }
  }
  expect(compared.size).toBeGreaterThanOrEqual(25);
});

test('the public sample is read to its last usage, and the wrong line count of its footer is reported', () => {
  const name = 'DSR_TEST2_YouTube_AdSupport-music_2015-Q4_IS_1of1_20160121T150926.tsv';
  const text = readFileSync(join(getReportFolder('samples'), name), 'utf8');
  const { head, sales, problems } = readLines(text.trimEnd().split(/\r?\n/));
  expect(head).toMatchObject({ message_id: '1453417766009915', sender_name: 'YouTube', end_date: '2015-12-31' });
  expect(sales.map(({ isrc, usages, amounts }) => [isrc, usages, amounts])).toEqual([
    ['USSM19803037', '7810', []],
    ['USUV71101875', '2045', ['0.0']],
    ['USRH10903879', '18', ['30.32']],
    ['USRH10903879', '4', ['20.98']],
    ['USRH10903879', '258', ['10.86']],
    ['USRH10903879', '75', ['11.49']],
  ]);
  expect(problems).toEqual([
    { line_no: 34, code: 'declared_count', params: { what: 'NumberOfLinesInFile', declared: '35', counted: 34 } },
  ]);
});

/** `RecordType-SY0101` names records of the type `SY01.01`. */
function toRecordType(name: string): string {
  const [, type = '', version] = /^RecordType-(\w{4})(\d\d)?$/.exec(name) ?? [];
  if (type === 'SRHE') return 'HEAD';
  return version === undefined ? type : `${type}.${version}`;
}

function listCells(type: XmlElement): string[] {
  const sequence = type.children.find((child) => child.name === 'sequence');
  const names = sequence?.children
    .filter(({ name }) => name === 'element')
    .map(({ attributes }) => attributes.name ?? '');
  return (names ?? []).filter((name) => name !== 'RecordType').map((name) => RENAMED[name] ?? name);
}
