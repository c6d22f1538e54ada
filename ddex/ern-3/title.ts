import { VERSION_TYPES } from '../ern/allowed-values.ts';
import { findSubTitle, getVersionLabel, type Title, VERSION } from '../ern/title.ts';
import type { ErnVersionType } from '../model.ts';
import { getElement, getText, listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';

/** Builds the ReferenceTitle: the title in common use. */
export function buildReferenceTitle({ title, sub_title }: Title): XmlNode {
  return group('ReferenceTitle', [leaf('TitleText', title), leaf('SubTitle', sub_title)]);
}

/**
 * Builds the formal title, which always includes the version (ERN 3.8.2 has no other place for it), and the displayed
 * title, which includes it unless the subtitle already does ("Live at …").
 */
export function buildTitles(title: Title, language: string): XmlNode[] {
  return [
    buildTitle('FormalTitle', title, VERSION_TYPES[title.version_type].label, language),
    buildTitle('DisplayTitle', title, getVersionLabel(title), language),
  ];
}

/**
 * Reads the displayed title; a subtitle that states the version does not count. Falls back to the first title of any
 * kind, then to the ReferenceTitle of the parent element.
 */
export function parseTitle(
  element: XmlElement,
  details: XmlElement,
  version_type: ErnVersionType = 'original',
): Pick<Title, 'title' | 'sub_title'> {
  const titles = listElements(details, 'Title');
  const displayTitle = findTitle(titles, 'DisplayTitle') ?? titles[0] ?? getElement(element, 'ReferenceTitle');
  const sub_title = findSubTitle(listElements(displayTitle, 'SubTitle'), version_type);
  return { title: getText(displayTitle, 'TitleText'), sub_title };
}

/** Reads the version from the formal title; an unknown version counts as the original. */
export function parseVersionType(details: XmlElement): ErnVersionType {
  const formal = findTitle(listElements(details, 'Title'), 'FormalTitle');
  const label =
    formal && listElements(formal, 'SubTitle').findLast(({ attributes }) => attributes.SubTitleType === 'Version');
  const versions = Object.keys(VERSION_TYPES) as ErnVersionType[];
  return versions.find((version) => label != null && VERSION_TYPES[version].label === label.text) ?? 'original';
}

function buildTitle(type: string, { title, sub_title }: Title, version: string | null, language: string): XmlNode {
  return group(
    'Title',
    [leaf('TitleText', title), leaf('SubTitle', sub_title, VERSION), leaf('SubTitle', version, VERSION)],
    { LanguageAndScriptCode: language, TitleType: type },
  );
}

function findTitle(titles: readonly XmlElement[], type: string): XmlElement | undefined {
  return titles.find(({ attributes }) => attributes.TitleType === type);
}
