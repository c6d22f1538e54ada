import type { ErnVersionType } from '../model.ts';
import { getText, listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { VERSION_TYPES } from './allowed-values.ts';

/** The parts of a title. */
export interface Title {
  title: string;
  sub_title: string | null;
  version_type: ErnVersionType;
}

/** Every subtitle of ours tells one version from another: 'Deluxe Edition', 'Night Remix', 'Live'. */
export const VERSION = { SubTitleType: 'Version' } as const;

/** Attributes of a value that applies in all territories. */
export const EVERYWHERE = { ApplicableTerritoryCode: 'Worldwide', IsDefault: true } as const;

/**
 * Builds DisplayTitleText and DisplayTitle. The version is a separate subtitle unless the subtitle already states it
 * ("Live at …"); the text puts the first addition in parentheses and the second in brackets, as stores require.
 */
export function buildTitles(title: Title, language: string): (XmlNode | null)[] {
  const version = getVersionLabel(title);
  const additions = [title.sub_title, version].filter((part) => part !== null);
  const text = additions.reduce((whole, part, i) => `${whole} ${i === 0 ? `(${part})` : `[${part}]`}`, title.title);
  return [
    leaf('DisplayTitleText', text, EVERYWHERE),
    group(
      'DisplayTitle',
      [leaf('TitleText', title.title), leaf('SubTitle', title.sub_title, VERSION), leaf('SubTitle', version, VERSION)],
      { LanguageAndScriptCode: language, ...EVERYWHERE },
    ),
  ];
}

/**
 * Reads the title and the subtitle of the first DisplayTitle; a subtitle that only states the version does not count.
 */
export function parseTitle(
  parent: XmlElement,
  version_type: ErnVersionType = 'original',
): { title: string; sub_title: string | null } {
  const sub_title = findSubTitle(listElements(parent, 'DisplayTitle', 'SubTitle'), version_type);
  return { title: getText(parent, 'DisplayTitle', 'TitleText'), sub_title };
}

/** Returns the first subtitle that says more than the version; null if none does. */
export function findSubTitle(subTitles: readonly XmlElement[], version_type: ErnVersionType): string | null {
  const { label } = VERSION_TYPES[version_type];
  return subTitles.find(({ text }) => text !== label)?.text ?? null;
}

/** Returns the version as a separate subtitle; null if there is none or the subtitle already states it. */
export function getVersionLabel({ sub_title, version_type }: Title): string | null {
  const { label } = VERSION_TYPES[version_type];
  return label === null || sub_title?.toLowerCase().includes(label.toLowerCase()) ? null : label;
}
