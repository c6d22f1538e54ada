import { RELEASE_TYPES } from '../../ern/allowed-values.ts';
import { isTakedown } from '../../ern-3/deal-list.ts';
import { TRACK_RELEASE } from '../../ern-3/release.ts';
import { isSingleResource } from '../../ern-3/single-resource.ts';
import { parseUserDefined } from '../../ern-3/user-defined.ts';
import { findElement, findText, listElements, type XmlElement } from '../../xml/element.ts';

/**
 * Converts an ERN 3.8.2 message to the structure of ERN 4, so that one set of rules checks both: details by territory
 * move to their parent, tracks become TrackReleases, the cover is linked, uses move into the deal terms, a file gets a
 * URI, a preview is a clip. Line numbers are those of the original. An artist keeps the inline name. Structures that only ERN 3.8.2
 * has (other inline names, the two resource lists) are left out; separate rules check them.
 */
export function viewAsErn4(root: XmlElement): XmlElement {
  const name = findReleaseArtist(root);
  const children = [
    ...listElements(root, 'MessageHeader'),
    ...listElements(root, 'ResourceList').map((list) =>
      withChildren(
        list,
        list.children.map((resource) => addArtistName(viewResource(resource), name)),
      ),
    ),
    ...listElements(root, 'ReleaseList').map((list) => withChildren(list, list.children.map(viewRelease))),
    ...listElements(root, 'DealList').flatMap(viewDealList),
  ];
  const attributes = { ...root.attributes, ReleaseProfileVersionId: viewProfile(root) };
  return { ...root, attributes, children };
}

// A recording repeats the displayed name only if it differs from that of the release.
function addArtistName(resource: XmlElement, name: XmlElement | null): XmlElement {
  if (resource.name !== 'SoundRecording' || name === null || findElement(resource, 'DisplayArtistName') !== null) {
    return resource;
  }
  return withChildren(resource, [...resource.children, { ...name, line: resource.line }]);
}

function findReleaseArtist(root: XmlElement): XmlElement | null {
  const main = listElements(root, 'ReleaseList', 'Release').find(
    (release) => findText(release, 'ReleaseType') !== TRACK_RELEASE && !isSingleResource(release),
  );
  return main === undefined ? null : findElement(main, 'ReleaseDetailsByTerritory', 'DisplayArtistName');
}

// The profile for singles does not fit anything longer.
function viewProfile(root: XmlElement): string {
  const profile = root.attributes.ReleaseProfileVersionId ?? '';
  const [, name] = /^CommonReleaseTypes(?:Types)?\/1[34]\/(\w+)$/.exec(profile) ?? [];
  const types = listElements(root, 'ReleaseList', 'Release', 'ReleaseType').map(({ text }) => text);
  if (name === RELEASE_TYPES.single_resource && types.every((type) => type === name)) return name;
  return name === 'AudioAlbumMusicOnly' || (name === 'AudioSingle' && types.includes('Single')) ? 'Audio' : profile;
}

function viewResource(resource: XmlElement): XmlElement {
  const details = findElement(resource, `${resource.name}DetailsByTerritory`);
  const inDetails = details?.children ?? [];
  const technical = inDetails
    .filter(({ name }) => /^Technical\w+Details$/.test(name))
    .map((element) => withChildren({ ...element, name: 'TechnicalDetails' }, element.children.map(viewDetail)));
  const ids = listElements(resource, `${resource.name}Id`).map((id) => ({ ...id, name: 'ResourceId' }));
  const types = listElements(resource, `${resource.name}Type`).map((type) => ({ ...type, name: 'Type' }));
  const rights = inDetails.filter(({ name }) => name === 'PLine');
  const warnings = inDetails.filter(({ name }) => name === 'ParentalWarningType');
  const edition = { ...resource, name: 'SoundRecordingEdition', children: [...ids, ...rights, ...technical] };
  return withChildren(resource, [
    ...listElements(resource, 'ResourceReference'),
    ...types,
    ...(resource.name === 'SoundRecording' ? [edition] : [...ids, ...technical]),
    ...inDetails.map(viewArtist).filter(({ name }) => name === 'DisplayArtist' || name === 'DisplayArtistName'),
    ...listElements(resource, 'Duration'),
    ...listElements(resource, 'IsInstrumental'),
    ...warnings,
  ]);
}

/** The elements that a track release repeats of its recording and of the main release; recordings alone have a date. */
const KEPT_OF_TRACKS = ['DisplayArtistName', 'DisplayArtist', 'LabelName', 'ParentalWarningType', 'ReleaseDate'];

function viewRelease(release: XmlElement): XmlElement {
  const references = listElements(release, 'ReleaseReference');
  const ids = listElements(release, 'ReleaseId');
  const details = findElement(release, 'ReleaseDetailsByTerritory')?.children ?? [];
  if (findText(release, 'ReleaseType') === TRACK_RELEASE || isSingleResource(release)) {
    const resources = listElements(release, 'ReleaseResourceReferenceList', 'ReleaseResourceReference');
    const kept = details.map(viewArtist).filter(({ name }) => KEPT_OF_TRACKS.includes(name));
    return withChildren({ ...release, name: TRACK_RELEASE }, [...references, ...ids, ...resources, ...kept]);
  }
  const dates = listElements(release, 'GlobalOriginalReleaseDate').map((date) => ({
    ...date,
    name: 'OriginalReleaseDate',
  }));
  return withChildren(release, [
    ...references,
    ...ids,
    ...listElements(release, 'ReleaseType'),
    ...listElements(release, 'ReleaseResourceReferenceList'),
    ...details.map(viewArtist).map((element) => (element.name === 'ResourceGroup' ? viewGroup(element) : element)),
    ...listElements(release, 'Duration'),
    ...listElements(release, 'PLine'),
    ...listElements(release, 'CLine'),
    ...dates,
  ]);
}

function viewGroup(group: XmlElement): XmlElement {
  const items = listElements(group, 'ResourceGroupContentItem');
  const covers = items.filter((item) => findText(item, 'ResourceType') === 'Image');
  const groups = listElements(group, 'ResourceGroup').map(viewGroup);
  return withChildren(group, [
    ...listElements(group, 'SequenceNumber'),
    ...items.filter((item) => !covers.includes(item)),
    ...groups.map((inner) => ({ ...inner, attributes: { ...inner.attributes, ResourceGroupType: 'Component' } })),
    ...covers
      .flatMap((item) => listElements(item, 'ReleaseResourceReference'))
      .map((link) => ({ ...link, name: 'LinkedReleaseResourceReference' })),
  ]);
}

function viewArtist(element: XmlElement): XmlElement {
  if (element.name !== 'DisplayArtist') return element;
  const roles = listElements(element, 'ArtistRole').map((role) => ({ ...role, name: 'DisplayArtistRole' }));
  const party = element.children.filter(({ name }) => name === 'PartyName' || name === 'PartyId');
  return withChildren(element, [...party, ...roles]);
}

function viewDetail(detail: XmlElement): XmlElement {
  if (detail.name === 'PreviewDetails') return { ...detail, name: 'ClipDetails' };
  return detail.name === 'File' ? viewFile(detail) : detail;
}

function viewFile(file: XmlElement): XmlElement {
  const folder = findText(file, 'FilePath') ?? '';
  const slash = folder === '' || folder.endsWith('/') ? '' : '/';
  const uri = findText(file, 'URL') ?? `${folder}${slash}${findText(file, 'FileName') ?? ''}`;
  const hashes = listElements(file, 'HashSum').map((hash) =>
    withChildren(hash, [
      ...listElements(hash, 'HashSumAlgorithmType').map((type) => ({
        ...type,
        name: 'Algorithm',
        text: parseUserDefined(type),
      })),
      ...listElements(hash, 'HashSum').map((value) => ({ ...value, name: 'HashSumValue' })),
    ]),
  );
  return withChildren(file, [{ ...file, name: 'URI', attributes: {}, children: [], text: uri }, ...hashes]);
}

// Takedown terms are not a deal; a list that contains only such terms counts as missing.
function viewDealList(list: XmlElement): XmlElement[] {
  const deals = listElements(list, 'ReleaseDeal').map((releaseDeal) =>
    withChildren(releaseDeal, releaseDeal.children.filter(isKept).map(viewDeal)),
  );
  const hasTerms = deals.some((releaseDeal) => findElement(releaseDeal, 'Deal') !== null);
  return hasTerms ? [withChildren(list, deals)] : [];
}

function isKept(element: XmlElement): boolean {
  const terms = element.name === 'Deal' ? findElement(element, 'DealTerms') : null;
  return terms === null || !isTakedown(terms);
}

function viewDeal(deal: XmlElement): XmlElement {
  if (deal.name !== 'Deal') return deal;
  return withChildren(
    deal,
    deal.children.map((terms) => withChildren(terms, terms.children.flatMap(viewTerm))),
  );
}

function viewTerm(term: XmlElement): XmlElement[] {
  if (term.name === 'Usage') return term.children;
  if (term.name !== 'ValidityPeriod') return [term];
  const times = term.children.map((time) => ({ ...time, name: time.name.replace(/Date$/, 'DateTime') }));
  return [withChildren(term, times)];
}

function withChildren(element: XmlElement, children: XmlElement[]): XmlElement {
  return { ...element, children };
}
