import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

const CONTRIBUTORS = ['ResourceContributor', 'IndirectResourceContributor'];
const NAMES = ['DisplayArtistName', 'LabelName', 'FullName'];

/**
 * Checks names, which are inline in ERN 3.8.2: every party has a name, a person appears once among the performers and
 * once among the writers, and every title exists in its displayed form, which is the one in common use.
 */
export function checkNames(parts: MessageParts): ErnIssue[] {
  return [...checkNamed(parts), ...checkContributors(parts), ...checkTitles(parts), ...checkReferenceTitles(parts)];
}

function checkNamed({ list }: MessageParts): ErnIssue[] {
  const empty = NAMES.flatMap(list).filter(({ text }) => text.trim() === '');
  const nameless = ['DisplayArtist', ...CONTRIBUTORS]
    .flatMap(list)
    .filter((person) => findText(person, 'PartyName', 'FullName') === null);
  return [...empty, ...nameless].map((element) => buildIssue('name_missing', 'fatal', element));
}

function checkContributors({ list }: MessageParts): ErnIssue[] {
  return list('SoundRecordingDetailsByTerritory').flatMap((details) =>
    CONTRIBUTORS.flatMap((name) => {
      const seen = new Set<string>();
      return listElements(details, name)
        .map((element) => ({ element, key: describePerson(element) }))
        .filter(({ key }) => seen.size === seen.add(key).size)
        .map(({ element }) => {
          const reference = findText(element, 'PartyName', 'FullName') ?? '';
          return buildIssue('contributor_twice', 'fatal', element, { reference });
        });
    }),
  );
}

function checkTitles({ list }: MessageParts): ErnIssue[] {
  return [...list('SoundRecordingDetailsByTerritory'), ...list('ReleaseDetailsByTerritory')]
    .filter(
      (details) => !listElements(details, 'Title').some(({ attributes }) => attributes.TitleType === 'DisplayTitle'),
    )
    .map((details) => buildIssue('display_title_missing', 'fatal', details));
}

// The formal title may differ; the displayed one belongs to the title in common use.
function checkReferenceTitles({ list }: MessageParts): ErnIssue[] {
  return [...list('SoundRecording'), ...list('Release')].flatMap((parent) => {
    const reference = findElement(parent, 'ReferenceTitle', 'TitleText');
    const displayed = listElements(parent, `${parent.name}DetailsByTerritory`, 'Title')
      .filter(({ attributes }) => attributes.TitleType === 'DisplayTitle')
      .map((title) => findText(title, 'TitleText') ?? '');
    const [text] = displayed;
    if (reference === null || text === undefined || displayed.includes(reference.text)) return [];
    return [buildIssue('title_mismatch', 'error', reference, { text, part: reference.text })];
  });
}

function describePerson(person: XmlElement): string {
  const ids = listElements(person, 'PartyId').map(({ attributes, text }) => [attributes.Namespace, text]);
  return JSON.stringify([findText(person, 'PartyName', 'FullName'), ids]);
}
