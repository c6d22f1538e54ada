import { expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import type { ErnAiExtent, ErnRelease, ErnTrack } from '../model.ts';
import { createEngines } from '../testing/engines.ts';
import {
  buildSampleHeader,
  buildSampleRelease,
  buildSampleWriting,
  listSampleFiles,
} from '../testing/sample-release.ts';
import { toReadRelease } from '../testing/to-read-release.ts';
import { VERSIONS } from '../testing/versions.ts';

const header = buildSampleHeader();
const engines = createEngines();

const ep = buildSampleRelease(3);

/** Lets AI make this much of a track, and the same of everything its contributors did. */
function withAi(track: ErnTrack, extent: ErnAiExtent): ErnTrack {
  const contributors = track.contributors.map((person) => ({ ...person, ai: extent }));
  return { ...track, contains_ai: extent, contributors: extent === 'fully' ? [] : contributors };
}

/** An EP with a track by people, one with some AI, and one that AI made as a whole. */
const release: ErnRelease = {
  ...ep,
  cover_contains_ai: 'partly',
  tracks: ep.tracks.map((track, i) => withAi(track, (['none', 'partly', 'fully'] as const)[i] ?? 'none')),
};
const build = (version: (typeof VERSIONS)[number], changed = release) =>
  buildNewReleaseMessage(changed, header, buildSampleWriting(version));
const check = (xml: string) =>
  engines.check(xml, { kind: 'insert', files: listSampleFiles(release) }).map(({ code }) => code);

test.each(VERSIONS)('statements about AI are valid and read back as far as ERN %s has a place for them', (version) => {
  const xml = build(version);
  expect(check(xml)).toEqual([]);
  expect(parseNewReleaseMessage(xml).message?.release).toEqual(toReadRelease(release, buildSampleWriting(version)));
});

test('ERN 4.3.2 names the extent of each recording, of the cover and of each contribution, and generative AI itself', () => {
  const xml = build('432');
  expect(xml.match(/<ContainsAI>\w+/g)).toEqual(
    ['None', 'Partly', 'All', 'Partly'].map((text) => `<ContainsAI>${text}`),
  );
  expect(xml.match(/<AiContribution>Partly/g)).toHaveLength(ep.tracks[1]?.contributors.length ?? 0);
  expect(xml.match(/<SpecialContributor>GenerativeAI/g)).toHaveLength(1);
});

test.each(['43', '382'] as const)('ERN %s says nothing about AI', (version) => {
  expect(build(version)).not.toMatch(/ContainsAI|AiContribution|SpecialContributor/);
});

test('a message that contradicts itself about AI is refused', () => {
  const xml = build('432');
  const withPerson = xml.replace('<ContainsAI>Partly', '<ContainsAI>All');
  expect(new Set(check(withPerson))).toEqual(new Set(['person_in_ai_recording']));
  const withoutAi = xml.replace('<ContainsAI>Partly', '<ContainsAI>None');
  expect(new Set(check(withoutAi))).toEqual(new Set(['ai_in_recording_without_ai']));
});
