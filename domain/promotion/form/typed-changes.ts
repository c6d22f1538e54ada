import type { ChangeLine } from './field.ts';

/** The fields whose typed text is the new value itself; other fields need a choice, or work at the stores. */
const TYPED_FIELDS = ['title', 'version_title', 'label', 'lyrics'];

/**
 * Returns the lines of a request that the change of a release can take over as they were typed: of the release its
 * titles and label, of a track its titles and lyrics.
 */
export function listTypedChanges(lines: readonly ChangeLine[]): ChangeLine[] {
  return lines.filter(({ field, track, wanted }) => {
    if (wanted.trim() === '' || !TYPED_FIELDS.includes(field)) return false;
    return track === '' ? field !== 'lyrics' : field !== 'label';
  });
}
