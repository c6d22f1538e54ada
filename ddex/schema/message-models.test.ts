import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { buildPurgeMessage } from '../ern/purge-message.ts';
import type { ErnVersion } from '../model.ts';
import { randomMessage, randomWriting } from '../testing/random-release.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting } from '../testing/sample-release.ts';
import { VERSIONS } from '../testing/versions.ts';
import type { XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';
import type { ElementModel } from './content-model.ts';
import { findMessageModel } from './message-models.ts';

const SEED = 20_261_123;

/** Lists messages that together use everything in the model of a release. */
function listMessages(version: ErnVersion): string[] {
  const header = buildSampleHeader();
  const sent = randomWriting(version).chain((writing) =>
    randomMessage(writing).map((message) => buildNewReleaseMessage(message.release, message.header, writing)),
  );
  const flagged = buildNewReleaseMessage(
    { ...buildSampleRelease(1), deals: [] },
    header,
    buildSampleWriting(version, { takedown: 'flag' }),
  );
  const owned = { ...header, sent_on_behalf_of: { dpid: 'PADPIDA2017103008S', name: 'Others' } };
  const purge = buildPurgeMessage(owned, { icpn: '085001234562', grid: 'A12425GABC1234002M' }, version);
  return [flagged, purge, ...fc.sample(sent, { numRuns: 80, seed: SEED })];
}

/** Lists every element and attribute of a model. */
function listRows(model: ElementModel, path: string): string[] {
  return [
    path,
    ...Object.keys(model.attributes).map((attribute) => `${path}@${attribute}`),
    ...[...model.children].flatMap(([name, child]) => listRows(child.model, `${path}/${name}`)),
    ...(model.variant === null ? [] : listRows(model.variant.model, path)),
  ];
}

function addUsed(element: XmlElement, path: string, used: Set<string>): void {
  used.add(path);
  for (const attribute of Object.keys(element.attributes)) used.add(`${path}@${attribute}`);
  for (const child of element.children) addUsed(child, `${path}/${child.name}`, used);
}

test.each(VERSIONS)(
  'every element and attribute that our schema of %s allows appears in one of our messages',
  (version) => {
    const used = new Set<string>();
    const rows = new Set<string>();
    for (const xml of listMessages(version)) {
      const root = parseXml(xml);
      const model = findMessageModel(root.namespace, root.name);
      if (model === null) throw new Error(`no model of ${root.name}`);
      for (const row of listRows(model, root.name)) rows.add(row);
      addUsed(root, root.name, used);
    }
    expect([...rows].filter((row) => !used.has(row))).toEqual([]);
  },
);
