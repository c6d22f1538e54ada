import { describe, expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import type { ErnDeal, ErnRelease } from '../model.ts';
import { createEngines } from '../testing/engines.ts';
import {
  buildSampleHeader,
  buildSampleRelease,
  buildSampleWriting,
  listSampleFiles,
} from '../testing/sample-release.ts';
import { toReadRelease } from '../testing/to-read-release.ts';
import { VERSIONS } from '../testing/versions.ts';
import { findText, listElements } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';

const header = buildSampleHeader();
const album = buildSampleRelease(3);
const engines = createEngines();

/** Downloads are sold from February on; everything else starts with the release in March. */
const PRE_ORDER: ErnDeal = {
  territories: ['Worldwide'],
  start_at: '2026-02-10T00:00:00Z',
  end_at: '2026-03-01T00:00:00Z',
  commercial_models: ['pay_as_you_go'],
  use_types: ['permanent_download'],
  claim_policy: null,
  is_pre_order: true,
  instant_tracks: [],
};
const release: ErnRelease = { ...album, deals: [PRE_ORDER, ...album.deals] };

describe.each(VERSIONS)('in ERN %s', (version) => {
  const writing = buildSampleWriting(version);

  function listCodes(preOrder: Partial<ErnDeal>, others: readonly ErnDeal[] = album.deals): string[] {
    const changed = { ...album, deals: [{ ...PRE_ORDER, ...preOrder }, ...others] };
    return engines.check(buildNewReleaseMessage(changed, header, writing), { kind: 'insert' }).map(({ code }) => code);
  }

  test('an album on pre-order may be sent and is read back unchanged', () => {
    const xml = buildNewReleaseMessage(release, header, writing);
    expect(engines.check(xml, { kind: 'insert', files: listSampleFiles(release) })).toEqual([]);
    expect(parseNewReleaseMessage(xml).message?.release).toEqual(toReadRelease(release, writing));
  });

  test('a pre-order without a following deal, or with one after a gap, is never sent', () => {
    expect(listCodes({ end_at: '2026-02-28T00:00:00Z' })).toContain('pre_order_not_followed');
    expect(listCodes({ end_at: null })).toContain('pre_order_not_followed');
    const streams = album.deals.filter(({ commercial_models }) => !commercial_models.includes('pay_as_you_go'));
    expect(listCodes({}, streams)).toContain('pre_order_not_followed');
  });

  test('a pre-order needs a following deal in every territory where it is sold', () => {
    const inTurkey = album.deals.map((deal) => ({ ...deal, territories: ['TR'] }));
    expect(listCodes({ territories: ['TR'] }, inTurkey)).toEqual([]);
    expect(listCodes({ territories: ['TR', 'BR'] }, inTurkey)).toContain('pre_order_not_followed');
  });

  test('tracks that a pre-order delivers at once are listed in its terms and flagged, and read back unchanged', () => {
    const instant = { ...album, deals: [{ ...PRE_ORDER, instant_tracks: [1, 3] }, ...album.deals] };
    const xml = buildNewReleaseMessage(instant, header, writing);
    expect(engines.check(xml, { kind: 'insert', files: listSampleFiles(instant) })).toEqual([]);
    expect(parseNewReleaseMessage(xml).message?.release).toEqual(toReadRelease(instant, writing));
    expect(xml.match(/<DealResourceReference>A[13]</g)).toHaveLength(2);
    expect(xml.match(/<IsInstantGratificationResource>true</g)).toHaveLength(2);
    const withoutFlag = xml.replace('<IsInstantGratificationResource>true</IsInstantGratificationResource>', '');
    expect(engines.check(withoutFlag, { kind: 'insert' }).map(({ code }) => code)).toContain(
      'instant_tracks_unlike_terms',
    );
  });

  test('a pre-order never delivers every track at once, a track twice, or a track of another release', () => {
    for (const instant_tracks of [[1, 2, 3], [2, 2], [4]]) {
      expect(listCodes({ instant_tracks })).toContain('instant_tracks');
    }
    expect(listCodes({}, [{ ...album.deals[0], instant_tracks: [1] } as ErnDeal, ...album.deals.slice(1)])).toContain(
      'instant_tracks',
    );
  });

  test('a pre-order allows downloads, not streams', () => {
    expect(listCodes({ commercial_models: ['subscription'], use_types: ['on_demand_stream'] })).toContain(
      'pre_order_terms',
    );
  });
});

test('an album on pre-order is displayed as soon as it can be ordered', () => {
  const root = parseXml(buildNewReleaseMessage(release, header));
  const [visibility, ...others] = listElements(root, 'DealList', 'ReleaseVisibility');
  if (visibility === undefined) throw new Error('no visibility');
  expect(others).toEqual([]);
  expect(findText(visibility, 'ReleaseDisplayStartDateTime')).toBe(PRE_ORDER.start_at);
  expect(findText(visibility, 'FullTrackListingPreviewStartDateTime')).toBe(PRE_ORDER.start_at);
  expect(findText(root, 'ReleaseList', 'Release', 'ReleaseVisibilityReference')).toBe(
    findText(visibility, 'VisibilityReference'),
  );
});

test('a territory with an earlier pre-order displays the album earlier', () => {
  const inTurkey = { ...PRE_ORDER, territories: ['TR'] };
  const inBrazil = { ...PRE_ORDER, territories: ['BR'], start_at: '2026-02-20T00:00:00Z' };
  const xml = buildNewReleaseMessage({ ...album, deals: [inTurkey, inBrazil, ...album.deals] }, header);
  expect(engines.check(xml, { kind: 'insert' })).toEqual([]);
  const starts = listElements(parseXml(xml), 'DealList', 'ReleaseVisibility').map((visibility) => [
    findText(visibility, 'TerritoryCode'),
    findText(visibility, 'ReleaseDisplayStartDateTime'),
  ]);
  expect(starts).toEqual([
    ['TR', inTurkey.start_at],
    ['BR', inBrazil.start_at],
  ]);
});
