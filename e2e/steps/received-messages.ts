import fs from 'node:fs';
import path from 'node:path';
import { findText, getText, listAllElements, listElements, type XmlElement } from '@tangent/ddex/xml/element.ts';
import { parseXml } from '@tangent/ddex/xml/parse-xml.ts';
import { listMessages, SANDBOX_ORIGIN } from '../product.ts';

/** A message of a release as its store received it. */
type Received = { kind: string; root: XmlElement };

/** Reads the messages of a release that a store of the sandbox has received and accepted, oldest first. */
export async function readReceived(storeId: string, upc: string): Promise<Received[]> {
  const response = await fetch(`${SANDBOX_ORIGIN}/control/stores/${storeId}`);
  const { messages } = (await response.json()) as {
    messages: { message_id: string; icpn: string; kind: string; file_status: string }[];
  };
  return messages
    .filter(({ icpn, file_status }) => icpn === upc && file_status === 'FileOK')
    .map(({ message_id, kind }) => {
      const file = listMessages().find((one) => path.basename(one) === `${message_id}.xml`);
      if (file === undefined) throw new Error(`the sandbox has not saved message ${message_id}`);
      return { kind, root: parseXml(fs.readFileSync(file, 'utf8')) };
    });
}

/** A package of an album as Apple received it. */
type ReceivedPackage = { upc: string | null; kind: string; state: string; title: string | null; files: unknown[] };

/** Reads the packages of a release that Apple has received for a store of the sandbox, oldest first. */
export async function readPackages(storeId: string, upc: string): Promise<ReceivedPackage[]> {
  const response = await fetch(`${SANDBOX_ORIGIN}/control/stores/${storeId}`);
  const { packages } = (await response.json()) as { packages: ReceivedPackage[] };
  return packages.filter((one) => one.upc === upc);
}

/**
 * Describes a message by its elements, not with our own reader, so that a mistake in both does not hide: ERN 4 names
 * people once and refers to them, ERN 3.8.2 repeats them.
 */
export function describeMessage(root: XmlElement) {
  const recordings = listElements(root, 'ResourceList', 'SoundRecording');
  const [album] = listElements(root, 'ReleaseList', 'Release');
  if (album === undefined) throw new Error('a message without a release');
  const discs = listAllElements(album).filter((one) => one.name === 'ResourceGroup' && hasItems(one));
  const lyrics = new Map(
    listElements(root, 'ResourceList', 'Text').map((text) => [
      getText(text, 'ResourceReference'),
      getText(text, 'TechnicalDetails', 'TextCodecType'),
    ]),
  );
  const findRecording = (reference: string) =>
    recordings.find((one) => getText(one, 'ResourceReference') === reference) ?? album;
  return {
    version: root.namespace.split('/').at(-1),
    type: findText(album, 'ReleaseType'),
    title: findTitle(album),
    artists: describeArtists(root, album),
    cover_ai: listElements(root, 'ResourceList', 'Image').map((image) => findText(image, 'ContainsAI'))[0] ?? null,
    tracks: discs.flatMap((disc, index) =>
      listTrackItems(disc).map(({ item, reference }) => ({
        position: `${index + 1}-${getText(item, 'SequenceNumber')}`,
        title: findTitle(findRecording(reference)),
        artists: describeArtists(root, findRecording(reference)),
        songwriters: describeSongwriters(root, findRecording(reference)),
        ai: findText(findRecording(reference), 'ContainsAI'),
        lyrics: lyrics.get(findText(item, 'LinkedReleaseResourceReference') ?? '') ?? null,
        is_instant: findText(item, 'IsInstantGratificationResource') === 'true',
      })),
    ),
    deals: listElements(root, 'DealList', 'ReleaseDeal').flatMap(describeDeals),
  };
}

const hasItems = (group: XmlElement): boolean => listTrackItems(group).length > 0;

/** The items of recordings: a group of ERN 3.8.2 contains the artwork as an item too. */
function listTrackItems(group: XmlElement): { item: XmlElement; reference: string }[] {
  return listElements(group, 'ResourceGroupContentItem')
    .filter((item) => (findText(item, 'ResourceType') ?? 'SoundRecording') === 'SoundRecording')
    .map((item) => ({ item, reference: getText(item, 'ReleaseResourceReference') }));
}

function findTitle(element: XmlElement): string | null {
  return findText(element, 'DisplayTitleText') ?? findText(element, 'ReferenceTitle', 'TitleText');
}

/** Describes artists in the order of display: `Name (role) id`. */
function describeArtists(root: XmlElement, element: XmlElement): string[] {
  return listAllElements(element)
    .filter(({ name }) => name === 'DisplayArtist')
    .map((artist) => {
      const role = findText(artist, 'DisplayArtistRole') ?? findText(artist, 'ArtistRole');
      const { name, ids } = findParty(root, artist, 'ArtistPartyReference');
      return `${name} (${role}) ${ids.join(' ')}`;
    });
}

function describeSongwriters(root: XmlElement, recording: XmlElement): string[] {
  return listAllElements(recording)
    .filter(({ name }) => name === 'Contributor' || name === 'IndirectResourceContributor')
    .filter((one) => listAllElements(one).some(({ text }) => text === 'ComposerLyricist'))
    .map((one) => findParty(root, one, 'ContributorPartyReference').name);
}

function findParty(root: XmlElement, element: XmlElement, referenceName: string): { name: string; ids: string[] } {
  const reference = findText(element, referenceName);
  const party =
    listElements(root, 'PartyList', 'Party').find((one) => findText(one, 'PartyReference') === reference) ?? element;
  const ids = listAllElements(party).filter(({ name, text }) => text !== '' && /^(PartyId|ProprietaryId)$/.test(name));
  return { name: getText(party, 'PartyName', 'FullName'), ids: ids.map(({ text }) => text) };
}

/** One deal with the releases it is about: `R0` the album, `R1` its first track. */
function describeDeals(group: XmlElement) {
  const releases = listElements(group, 'DealReleaseReference').map(({ text }) => text);
  return listElements(group, 'Deal', 'DealTerms').map((terms) => {
    const list = (...names: string[]) => listElements(terms, ...names).map(({ text }) => text);
    const uses = [...list('UseType'), ...list('Usage', 'UseType')];
    return {
      releases: releases.join(' '),
      terms: `${list('CommercialModelType').join(' ')}: ${uses.join(' ')}`,
      territories: list('TerritoryCode').join(' '),
      start: findText(terms, 'ValidityPeriod', 'StartDateTime'),
      end: findText(terms, 'ValidityPeriod', 'EndDateTime'),
      is_pre_order: findText(terms, 'IsPreOrderDeal') === 'true',
      instant: list('InstantGratificationResourceList', 'DealResourceReference'),
    };
  });
}
