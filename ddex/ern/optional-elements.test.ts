import { expect, test } from 'vitest';
import type { ErnVersion } from '../model.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting } from '../testing/sample-release.ts';
import { VERSIONS } from '../testing/versions.ts';
import { buildNewReleaseMessage } from './new-release-message.ts';
import { parseNewReleaseMessage } from './parse-new-release-message.ts';

const OPTIONAL = [
  'MessageThreadId',
  'MessageControlType',
  'PLine',
  'CLine',
  'ReleaseDate',
  'Contributor',
  'ResourceContributor',
  'IndirectResourceContributor',
  'LanguageOfPerformance',
  'IsInstrumental',
  'SubGenre',
  'HashSum',
  'FileSize',
  'AudioCodecType',
  'NumberOfChannels',
  'SamplingRate',
  'BitsPerSample',
  'ImageCodecType',
  'ImageHeight',
  'ImageWidth',
  'IsProvidedInDelivery',
  'TrackRelease',
];

function removeOptional(version: ErnVersion): string {
  const xml = buildNewReleaseMessage(buildSampleRelease(2), buildSampleHeader(), buildSampleWriting(version));
  const removed = OPTIONAL.reduce((rest, name) => {
    const element = new RegExp(`^( *)<${name}(?: [^>]*)?>(?:.*|\\n[\\s\\S]*?\\n\\1)</${name}>\\n`, 'gm');
    return rest.replace(element, '');
  }, xml);
  return removed
    .replaceAll(/<ReleaseId>\s*<ICPN.*/g, '<ReleaseId><GRid>A12425GABC1234002M</GRid>')
    .replaceAll(/StartDateTime>(2026-03-01)T00:00:00Z<\/StartDateTime/g, 'StartDate>$1</StartDate');
}

test.each(VERSIONS)('a message of ERN %s that leaves every optional element out is read', (version) => {
  const { message, issues } = parseNewReleaseMessage(removeOptional(version));
  expect(issues).toEqual([]);
  expect(message?.header).toMatchObject({ thread_id: 'MSG-0001', control_type: 'live' });
  expect(message?.release).toMatchObject({
    icpn: null,
    grid: 'A12425GABC1234002M',
    title: 'Gece Yüzmesi',
    release_date: null,
    p_line: null,
    c_line: null,
    front_cover: { format: null, width_px: null, hash: null, size_bytes: 0 },
    deals: [{ start_at: '2026-03-01T00:00:00Z' }, {}, {}],
  });
  expect(message?.release.tracks).toMatchObject(
    [1, 2].map((number) => ({
      isrc: `QZABC260000${number}`,
      p_line: null,
      contributors: [],
      language: 'zxx',
      genre: { text: 'Pop', sub_genre: null },
      audio: { codec: null, channels: null, sampling_rate_hz: null, bits_per_sample: null, hash: null, size_bytes: 0 },
      deals: null,
    })),
  );
});
