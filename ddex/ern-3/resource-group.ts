import { buildResourceReference } from '../ern/references.ts';
import type { ErnTrack } from '../model.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildLyricsLink } from './lyrics.ts';

type Importance = 'PrimaryResource' | 'SecondaryResource';

/** Builds a reference to a resource: tracks are primary, artwork and lyrics secondary. */
export function buildReference(number: number, importance: Importance): XmlNode | null {
  return leaf('ReleaseResourceReference', buildResourceReference(number), { ReleaseResourceType: importance });
}

/**
 * Builds the playing order, with the lyrics beside each track, and the artwork. More than one track go into a component
 * of their own, as the release profile for albums requires.
 */
export function buildResourceGroup(tracks: readonly ErnTrack[]): XmlNode {
  const items = tracks.map((track, i) => buildItem(track, tracks.length, i + 1));
  const cover = group('ResourceGroupContentItem', [
    leaf('ResourceType', 'Image'),
    buildReference(tracks.length + 1, 'SecondaryResource'),
  ]);
  if (tracks.length === 1) return group('ResourceGroup', [items, cover]);
  const title = group('Title', [leaf('TitleText', 'Component 1')], { TitleType: 'GroupingTitle' });
  return group('ResourceGroup', [group('ResourceGroup', [title, leaf('SequenceNumber', 1), items]), cover]);
}

/** Builds the resource group of a release of one track. */
export function buildTrackGroup(number: number): XmlNode {
  return group('ResourceGroup', [
    group('ResourceGroupContentItem', [
      leaf('SequenceNumber', 1),
      leaf('ResourceType', 'SoundRecording'),
      buildReference(number, 'PrimaryResource'),
    ]),
  ]);
}

function buildItem(track: ErnTrack, trackCount: number, number: number): XmlNode {
  return group('ResourceGroupContentItem', [
    leaf('SequenceNumber', number),
    leaf('ResourceType', 'SoundRecording'),
    buildReference(number, 'PrimaryResource'),
    buildLyricsLink(track, trackCount, number),
  ]);
}
