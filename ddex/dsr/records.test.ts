import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getSchemaFolder } from '../testing/schema-folder.ts';
import type { XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { RECORD_COLUMNS } from './records.ts';

/** Names we share between profiles, and slips of a schema. */
const RENAMED: Readonly<Record<string, string>> = {
  DistributionChannelName: 'DistributionChannel',
  NumberOfBlocksInRecord: 'NumberOfBlocksInReport',
};

test('every record type has the cells that the official schemas of its profile give it, in their order', () => {
  const folder = join(getSchemaFolder(), '..', '..', 'dsr', 'profiles');
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
