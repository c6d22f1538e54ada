import { expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import type { ErnVersion } from '../model.ts';
import { buildSampleHeader, buildSampleRelease, buildSampleWriting } from '../testing/sample-release.ts';
import { VERSIONS } from '../testing/versions.ts';
import { checkMessage } from './check-message.ts';

const release = buildSampleRelease(3);

const ERN_4: readonly ErnVersion[] = ['43', '432'];
const ERN_3: readonly ErnVersion[] = ['382'];

/** A change after which a message contradicts itself, the versions it is possible in, and the code it is refused with. */
type Contradiction = [name: string, versions: readonly ErnVersion[], change: (xml: string) => string, code: string];

const CONTRADICTIONS: readonly Contradiction[] = [
  ['track releases with exchanged recordings', VERSIONS, exchangeTracks, 'track_release_isrc'],
  [
    'a track release with the ISRC of another recording',
    VERSIONS,
    (xml) => xml.replace('_QZABC2600002<', '_QZABC2600009<'),
    'track_release_isrc',
  ],
  [
    'an ISRC of a track release other than that of its recording',
    ERN_3,
    (xml) => xml.replace(/(<ISRC>QZABC26000)02(<\/ISRC>\s*<ProprietaryId)/, '$109$2'),
    'track_release_isrc',
  ],
  [
    'a release date that does not exist',
    VERSIONS,
    (xml) => xml.replace(/(<ReleaseDate.*>)2026-03-01</, '$12026-02-30<'),
    'value_invalid',
  ],
  [
    'a deal that starts on a day that does not exist',
    VERSIONS,
    (xml) => xml.replace('<StartDateTime>2026-03-01', '<StartDateTime>2026-06-31'),
    'value_invalid',
  ],
  ['a recording without duration', VERSIONS, (xml) => xml.replace('PT3M22S', 'PT0M0S'), 'duration_zero'],
  [
    'a release of another duration than its tracks',
    VERSIONS,
    (xml) => xml.replace('PT10M6S', 'PT14M6S'),
    'release_duration',
  ],
  ['a recording without P line', VERSIONS, (xml) => xml.replace(/<PLine>[\s\S]*?<\/PLine>/, ''), 'element_missing'],
  [
    'a release without P line',
    VERSIONS,
    (xml) => xml.replace(/<PLine>(?:(?!<PLine>)[\s\S])*?<\/PLine>(\s*<CLine>)/, '$1'),
    'element_missing',
  ],
  ['a message without an id', VERSIONS, (xml) => xml.replace('<MessageId>MSG-0001<', '<MessageId><'), 'value_invalid'],
  [
    'downloads for keeps in a subscription',
    VERSIONS,
    (xml) => xml.replace('<CommercialModelType>PayAsYouGoModel', '<CommercialModelType>SubscriptionModel'),
    'deal_model_use',
  ],
  [
    'streams that are sold one by one',
    VERSIONS,
    (xml) => xml.replace('<UseType>PermanentDownload', '<UseType>OnDemandStream'),
    'deal_model_use',
  ],
  [
    'a free deal that is paid for',
    ERN_4,
    (xml) => xml.replace('>AdvertisementSupportedModel<', '>FreeOfChargeModel<'),
    'value_invalid',
  ],
  [
    'a deal before the release date',
    VERSIONS,
    (xml) => xml.replaceAll('<StartDateTime>2026-03-01', '<StartDateTime>2026-02-20'),
    'deal_before_release',
  ],
  ['deals that overlap', VERSIONS, repeatDeal, 'deal_overlap'],
  [
    'a gap in the order of tracks',
    VERSIONS,
    (xml) => xml.replace('<SequenceNumber>3<', '<SequenceNumber>4<'),
    'sequence_gap',
  ],
  [
    'a displayed title other than the title',
    ERN_4,
    (xml) => xml.replace('<TitleText>Gece 2', '<TitleText>Gece 7'),
    'title_mismatch',
  ],
  [
    'a title other than the one in common use',
    ERN_3,
    (xml) => xml.replace('<TitleText>Gece 2', '<TitleText>Gece 7'),
    'title_mismatch',
  ],
  [
    'an explicit track on a clean release',
    VERSIONS,
    (xml) => xml.replace('<ParentalWarningType>NotExplicit<', '<ParentalWarningType>Explicit<'),
    'release_not_explicit',
  ],
  ['a code of 12 digits marked as EAN', ERN_3, (xml) => xml.replace('<ICPN>', '<ICPN IsEan="true">'), 'icpn_not_ean'],
  [
    'a release date in the far future',
    VERSIONS,
    (xml) => xml.replace(/(<ReleaseDate.*>)2026-/, '$12126-'),
    'date_far_ahead',
  ],
  [
    'a deal in the far future',
    VERSIONS,
    (xml) => xml.replaceAll('<StartDateTime>2026-', '<StartDateTime>2126-'),
    'date_far_ahead',
  ],
  [
    'a track without deal',
    VERSIONS,
    (xml) => xml.replace('<DealReleaseReference>R2</DealReleaseReference>', ''),
    'deal_missing',
  ],
];

const CASES = CONTRADICTIONS.flatMap(([name, versions, change, code]) =>
  versions.map((version) => ({ name, version, change, code })),
);

test.each(CASES)('$name is refused in ERN $version', ({ version, change, code }) => {
  const xml = buildNewReleaseMessage(release, buildSampleHeader(), buildSampleWriting(version));
  expect(checkMessage(null, xml).issues).toEqual([]);
  const changed = change(xml);
  expect(changed).not.toBe(xml);
  expect(checkMessage(null, changed).issues.map((issue) => issue.code)).toContain(code);
});

function exchangeTracks(xml: string): string {
  const [before = '', tracks = ''] = xml.split(/(?=<ReleaseReference>R1<)/);
  return before + tracks.replace(/>A1</, '>A?<').replace(/>A2</, '>A1<').replace(/>A\?</, '>A2<');
}

function repeatDeal(xml: string): string {
  const [deal = ''] = /<Deal>[\s\S]*?<\/Deal>/.exec(xml) ?? [];
  return xml.replace(deal, deal + deal.replace('2026-03-01', '2026-05-01'));
}
