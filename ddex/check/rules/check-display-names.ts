import type { ErnIssue } from '../../issue.ts';
import { findText, listElements, type XmlElement } from '../../xml/element.ts';
import { createArtistList, type NamedArtist } from '../list-artists.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';
import { fold, isVarious, mayName } from '../name-likeness.ts';
import { isCompilation } from './check-track-releases.ts';

/**
 * Checks that displayed names belong to the artists of their recording or release: the name is like that of an artist, every
 * main artist is in it, and a release has a main artist of one of its recordings, unless it is by various artists.
 */
export function checkDisplayNames(parts: MessageParts): ErnIssue[] {
  const listArtists = createArtistList(parts);
  const items = ['SoundRecording', 'Release', 'TrackRelease'].flatMap(parts.list).map((item) => ({
    item,
    artists: listArtists(item, 'DisplayArtist').filter(({ names }) => names.length > 0),
  }));
  return [
    ...items.flatMap(({ item, artists }) => checkNames(item, artists)),
    ...checkTrackNames(parts),
    ...checkRelease(items),
  ];
}

function checkNames(item: XmlElement, artists: readonly NamedArtist[]): ErnIssue[] {
  const displayed = listElements(item, 'DisplayArtistName').filter(({ text }) => text.trim() !== '');
  if (displayed.length === 0 || artists.length === 0) return [];
  const strange = displayed.filter(
    ({ text }) => !artists.some(({ names }) => names.some((name) => mayName(text, name))),
  );
  if (strange.length > 0) {
    const [artist = ''] = artists.flatMap(({ names }) => names);
    return strange.map((element) =>
      buildIssue('display_name_other_artist', 'error', element, { name: element.text, artist }),
    );
  }
  return artists
    .filter(({ role, names }) => role === 'MainArtist' && !isNamed(displayed, names))
    .map(({ element, names: [artist = ''] }) =>
      buildIssue('artist_not_displayed', 'warning', element, { name: displayed[0]?.text ?? '', artist }),
    );
}

function isNamed(displayed: readonly XmlElement[], names: readonly string[]): boolean {
  return displayed.some(({ text }) => names.some((name) => mayName(text, name)));
}

// Only ERN 3.8.2 repeats the displayed name of a recording in its track release.
function checkTrackNames({ list }: MessageParts): ErnIssue[] {
  const recordings = new Map(list('SoundRecording').map((one) => [findText(one, 'ResourceReference'), one]));
  return list('TrackRelease').flatMap((track) => {
    const recording = recordings.get(findText(track, 'ReleaseResourceReference'));
    const [own] = listElements(track, 'DisplayArtistName');
    const name = recording === undefined ? null : findText(recording, 'DisplayArtistName');
    if (own === undefined || name === null || fold(own.text) === fold(name)) return [];
    return [buildIssue('track_release_artist', 'warning', own, { name: own.text, recording: name })];
  });
}

function checkRelease(items: readonly { item: XmlElement; artists: readonly NamedArtist[] }[]): ErnIssue[] {
  const onTracks = items
    .filter(({ item }) => item.name === 'SoundRecording')
    .flatMap(({ artists }) => artists.flatMap(({ names }) => names));
  if (onTracks.length === 0) return [];
  const isOnTrack = (name: string) => onTracks.some((other) => mayName(name, other));
  return items
    .filter(({ item, artists }) => item.name === 'Release' && artists.length > 0 && !isByMany(item, artists))
    .filter(({ artists }) => !artists.some(({ names }) => names.some(isOnTrack)))
    .map(({ item, artists: [artist] }) =>
      buildIssue('release_artist_on_no_track', 'warning', item, { artist: artist?.names[0] ?? '' }),
    );
}

function isByMany(release: XmlElement, artists: readonly NamedArtist[]): boolean {
  const names = [
    ...listElements(release, 'DisplayArtistName').map(({ text }) => text),
    ...artists.flatMap((one) => one.names),
  ];
  return isCompilation(release) || names.some(isVarious);
}
