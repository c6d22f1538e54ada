import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkMessage } from '../check/check-message.ts';
import { checkSchema, type ErnSchemas, loadSchemas } from '../check/check-schema.ts';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import { buildPurgeMessage } from '../ern/purge-message.ts';
import { listWithdrawn } from '../ern/withdrawn.ts';
import type { ErnVersion } from '../model.ts';
import { checkStructure } from '../schema/check-structure.ts';
import type { ElementModel } from '../schema/content-model.ts';
import { findMessageModel } from '../schema/message-models.ts';
import { getSchemaFolder } from '../testing/official-files.ts';
import { randomMutation } from '../testing/random-mutation.ts';
import { randomMessage, randomWriting } from '../testing/random-release.ts';
import { findSchemaProblems } from '../testing/run-xmllint.ts';
import { buildSampleHeader } from '../testing/sample-release.ts';
import { toReadRelease } from '../testing/to-read-release.ts';
import { VERSIONS } from '../testing/versions.ts';
import { listElements, type XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';

/** Gives the same random messages and mistakes in every run, so that failures are reproducible. */
const SEED = 20_261_123;
const RELEASES = 300;
const MISTAKES = 500;

let schemas: ErnSchemas;
beforeAll(() => {
  schemas = loadSchemas(getSchemaFolder());
});
afterAll(() => schemas.close());

/** Generates a message of ours with what its reader returns and the facts that a check needs. */
function randomSentMessage(version: ErnVersion) {
  return randomWriting(version).chain((writing) =>
    randomMessage(writing).map(({ release, header }) => ({
      message: { version, header, release: toReadRelease(release, writing) },
      xml: buildNewReleaseMessage(release, header, writing),
      facts: { deals_on: writing.deals_on, withdrawn: listWithdrawn(release) },
    })),
  );
}

function sampleMessages(version: ErnVersion, count: number): string[] {
  const purge = buildPurgeMessage(buildSampleHeader(), { icpn: '085001234562', grid: 'A12425GABC1234002M' }, version);
  return [purge, ...fc.sample(randomSentMessage(version), { numRuns: count, seed: SEED }).map(({ xml }) => xml)];
}

describe.each(VERSIONS)('ERN %s', (version) => {
  test(`${RELEASES} random releases are valid by our schema, the official one, our rules and a second engine, and read back equal`, async () => {
    const sent = fc.sample(randomSentMessage(version), { numRuns: RELEASES, seed: SEED });
    for (const { message, xml, facts } of sent) {
      expect(checkMessage(schemas, xml, facts).issues).toEqual([]);
      expect(parseNewReleaseMessage(xml)).toEqual({ message, issues: [] });
    }
    expect(await findSchemaProblems(sent.map(({ xml }) => xml))).toEqual([]);
  });

  test(`of ${MISTAKES} random mistakes that the official schema refuses ours refuses every one`, () => {
    const messages = fc.constantFrom(...sampleMessages(version, 40)).chain(randomMutation);
    const mutations = fc.sample(messages, { numRuns: 4 * MISTAKES, seed: SEED });
    const refused = mutations.filter(({ xml }) => checkSchema(schemas, xml).length > 0).slice(0, MISTAKES);
    expect(refused).toHaveLength(MISTAKES);
    // The official schema accepts everything that ours accepts: this list must be empty.
    expect(refused.filter(({ xml }) => checkStructure(xml).length === 0).map(({ name }) => name)).toEqual([]);
  });

  test('every value of our lists is one of the official allowed values', () => {
    const messages = sampleMessages(version, 60);
    const done = new Set<string>();
    const wrong = messages.flatMap((xml) => {
      const root = parseXml(xml);
      const model = findMessageModel(root.namespace, root.name);
      return model === null
        ? []
        : listReplacements(root, model, done).filter((replaced) => isOfficialAlone(xml, replaced));
    });
    expect(wrong.map(({ name, value }) => `${name}: ${value}`)).toEqual([]);
    expect(done.size).toBeGreaterThan(version === '382' ? 330 : 600);
  });
});

/** A value of one of our lists that replaces the value of a message. */
interface Replacement {
  name: string;
  line: number;
  old: string;
  value: string;
}

function listReplacements(element: XmlElement, model: ElementModel, done: Set<string>): Replacement[] {
  const own = (model.value?.values ?? []).map((value) => {
    return { name: element.name, line: element.line, old: element.text, value };
  });
  const fresh = own.filter(({ name, value }) => done.size < done.add(`${name} ${value}`).size);
  const inside = [...model.children].flatMap(([name, { model: childModel }]) =>
    listElements(element, name).flatMap((child) => listReplacements(child, childModel, done)),
  );
  return [...fresh, ...inside];
}

/** Whether the official schema refuses a message with one replaced value. */
function isOfficialAlone(xml: string, { line, old, value }: Replacement): boolean {
  const lines = xml.split('\n');
  const replaced = lines.map((text, i) => (i === line - 1 ? text.replace(`>${old}<`, `>${value}<`) : text)).join('\n');
  return checkSchema(schemas, replaced).length > 0;
}
