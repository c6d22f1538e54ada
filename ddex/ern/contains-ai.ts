import type { ErnAiExtent, ErnRelease } from '../model.ts';
import { findText, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { findWord } from './allowed-values.ts';
import type { Dialect } from './dialect.ts';

/** The allowed values of ContainsAI and AiContribution. */
const EXTENTS: Record<ErnAiExtent, string> = { none: 'None', partly: 'Partly', fully: 'All' };

/** Builds ContainsAI of a resource or AiContribution of a contributor; nothing where the version has no place for it. */
export function buildAiExtent(
  name: 'ContainsAI' | 'AiContribution',
  extent: ErnAiExtent | null,
  { states_ai }: Dialect,
): XmlNode | null {
  return extent === null || !states_ai ? null : leaf(name, EXTENTS[extent]);
}

/** Reads ContainsAI or AiContribution below the parent; null without one, or with a value that we do not know. */
export function parseAiExtent(parent: XmlElement, name: 'ContainsAI' | 'AiContribution'): ErnAiExtent | null {
  const text = findText(parent, name);
  return text === null ? null : findWord(EXTENTS, text);
}

/**
 * Builds generative AI as a contributor: the only one of a recording of which it made all, without roles, or one beside
 * the persons, with the roles that it had alone (documentation of ContainsAI and AiContribution in ERN 4.3.2).
 */
export function buildAiContributor(sequenceNumber: number, roles: readonly (XmlNode | null)[]): XmlNode {
  return group('Contributor', [leaf('SpecialContributor', 'GenerativeAI'), roles], { SequenceNumber: sequenceNumber });
}

/** Whether a contributor of a message is generative AI, not a person. */
export function isAiContributor(contributor: XmlElement): boolean {
  return findText(contributor, 'SpecialContributor') === 'GenerativeAI';
}

/** Removes all statements about AI from a release: what remains is what versions before 4.3.2 can carry. */
export function dropAiExtents(release: ErnRelease): ErnRelease {
  return {
    ...release,
    cover_contains_ai: null,
    tracks: release.tracks.map((track) => ({
      ...track,
      contains_ai: null,
      ai_roles: [],
      contributors: track.contributors.map((contributor) => ({ ...contributor, ai: null })),
      lyrics: track.lyrics && { ...track.lyrics, contains_ai: null },
    })),
  };
}
