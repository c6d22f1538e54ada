import { describe, expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import { listWithdrawn } from '../ern/withdrawn.ts';
import type { ErnDeal, ErnRelease } from '../model.ts';
import { createEngines } from '../testing/engines.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting, withoutFiles } from '../testing/sample-release.ts';
import { toReadRelease } from '../testing/to-read-release.ts';
import { VERSIONS } from '../testing/versions.ts';

const header = buildSampleHeader({ message_id: 'MSG-0002' });
const album = withoutFiles(buildSampleRelease(8));
const engines = createEngines();

function withFirstTrackDeals(deals: ErnDeal[]): ErnRelease {
  return { ...album, tracks: album.tracks.map((track, i) => (i === 0 ? { ...track, deals } : track)) };
}

describe.each(VERSIONS)('in ERN %s', (version) => {
  const writing = buildSampleWriting(version);

  test('a track without deals is withdrawn and the others stay', () => {
    const release = withFirstTrackDeals([]);
    const xml = buildNewReleaseMessage(release, header, writing);
    expect(engines.check(xml, { kind: 'update', withdrawn: listWithdrawn(release) })).toEqual([]);
    expect(parseNewReleaseMessage(xml).message?.release).toEqual(toReadRelease(release, writing));
  });

  test('a track with forgotten deals blocks the message; a receiver only gets a warning', () => {
    const xml = buildNewReleaseMessage(withFirstTrackDeals([]), header, writing);
    const check = (kind?: 'update') =>
      engines.check(xml, kind === undefined ? {} : { kind }).map(({ code, severity }) => [code, severity]);
    expect(check('update')).toEqual([['deal_missing', 'fatal']]);
    expect(check()).toEqual([['deal_missing', 'warning']]);
  });

  test('a track may have deals of its own besides those of the album', () => {
    const inTurkey = album.deals.map((deal) => ({ ...deal, territories: ['TR'] }));
    const release = withFirstTrackDeals(inTurkey);
    const xml = buildNewReleaseMessage(release, header, writing);
    expect(engines.check(xml, { kind: 'update' })).toEqual([]);
    expect(parseNewReleaseMessage(xml).message?.release).toEqual(toReadRelease(release, writing));
  });

  test('a store that reads only the deals of tracks gets none on the album', () => {
    const onTracks = buildSampleWriting(version, { deals_on: 'tracks' });
    const xml = buildNewReleaseMessage(album, header, onTracks);
    expect(xml).not.toContain('<DealReleaseReference>R0<');
    expect(engines.check(xml, { kind: 'update', deals_on: 'tracks' })).toEqual([]);
    expect(parseNewReleaseMessage(xml).message?.release).toEqual(toReadRelease(album, onTracks));
  });
});
