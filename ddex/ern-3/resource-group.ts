import { type DiscItem, splitDiscs } from '../ern/discs.ts';
import { listInstantTracks } from '../ern/instant-tracks.ts';
import { buildResourceReference } from '../ern/references.ts';
import type { ErnRelease, ErnTrack } from '../model.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildLyricsLink } from './lyrics.ts';

type Importance = 'PrimaryResource' | 'SecondaryResource';

/** Builds a reference to a resource: tracks are primary, artwork and lyrics secondary. */
export function buildReference(number: number, importance: Importance): XmlNode | null {
  return leaf('ReleaseResourceReference', buildResourceReference(number), { ReleaseResourceType: importance });
}

/**
 * Builds the playing order, with the lyrics beside each track, and the artwork. More than one track go into a component
 * per disc, as the release profile for albums requires.
 */
export function buildResourceGroup(release: ErnRelease): XmlNode {
  const { tracks } = release;
  const instant = listInstantTracks(release);
  const cover = group('ResourceGroupContentItem', [
    leaf('ResourceType', 'Image'),
    buildReference(tracks.length + 1, 'SecondaryResource'),
  ]);
  const discs = splitDiscs(tracks).map((items) => items.map((item) => buildItem(item, tracks.length, instant)));
  if (tracks.length === 1) return group('ResourceGroup', [...discs, cover]);
  return group('ResourceGroup', [
    discs.map((items, i) => {
      const title = group('Title', [leaf('TitleText', `Component ${i + 1}`)], { TitleType: 'GroupingTitle' });
      return group('ResourceGroup', [title, leaf('SequenceNumber', i + 1), items]);
    }),
    cover,
  ]);
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

function buildItem(
  { track, number, sequence }: DiscItem<ErnTrack>,
  trackCount: number,
  instant: ReadonlySet<number>,
): XmlNode {
  return group('ResourceGroupContentItem', [
    leaf('SequenceNumber', sequence),
    leaf('ResourceType', 'SoundRecording'),
    buildReference(number, 'PrimaryResource'),
    buildLyricsLink(track, trackCount, number),
    instant.has(number) ? leaf('IsInstantGratificationResource', true) : null,
  ]);
}
