import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listElements } from '../../xml/element.ts';
import { createArtistList } from '../list-artists.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** More recordings than any store counts as this type. */
const MOST_RECORDINGS: Record<string, number> = { Single: 6, EP: 12 };

/**
 * Checks that a single or EP has no more recordings than one can have, and that a compilation of several artists has several.
 */
export function checkReleaseType(parts: MessageParts): ErnIssue[] {
  const recordings = parts.list('SoundRecording');
  const listArtists = createArtistList(parts);
  return listElements(parts.root, 'ReleaseList', 'Release').flatMap((release) => {
    const type = findElement(release, 'ReleaseType');
    const most = MOST_RECORDINGS[type?.text ?? ''] ?? Number.POSITIVE_INFINITY;
    const issues: ErnIssue[] = [];
    if (type !== null && recordings.length > most) {
      issues.push(buildIssue('release_type_recordings', 'error', type, { type: type.text, count: recordings.length }));
    }
    if (findText(release, 'IsMultiArtistCompilation') === 'true' && recordings.length > 1) {
      const artists = recordings.map((recording) =>
        listArtists(recording, 'DisplayArtist')
          .map(({ names }) => names[0])
          .join('\n'),
      );
      if (new Set(artists).size === 1) issues.push(buildIssue('compilation_of_one', 'warning', release));
    }
    return issues;
  });
}
