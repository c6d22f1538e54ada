import { SHARES_TOTAL_BASIS_POINTS } from '../../release-limits.ts';
import { checkContributorName } from '../credit/check-credits.ts';
import { checkSplits } from '../credit/check-splits.ts';
import type { Contributor } from '../credit/credits.ts';
import { listMissingSongwriters, type SongwriterFields } from '../credit/songwriters.ts';

/** Who wrote a song, in one choice: the artist alone, several people, or it is a cover. */
export type WriterAnswer = 'alone' | 'others' | 'cover';

/** The fields that the answer sets. */
type WriterFields = Pick<SongwriterFields, 'songwriters' | 'contributors' | 'version_type'>;

/** Returns the answer that the credits of a track amount to; null while they name nobody. */
export function findWriterAnswer(track: SongwriterFields, self: string | null): WriterAnswer | null {
  if (track.version_type === 'cover') return 'cover';
  const names = [...track.contributors.map(({ name }) => name), track.composer_name ?? ''].map(toKey);
  const named = names.filter((name) => name !== '');
  if (track.contributors.length === 0 && named.length === 0) return track.songwriters === 'named' ? null : 'others';
  const isSelf = self !== null && named.length > 0 && named.every((name) => name === toKey(self));
  const isAlone = isSelf && !names.slice(0, -1).includes('') && listMissingSongwriters(track).length === 0;
  return isAlone ? 'alone' : 'others';
}

/** Whether the answer is complete: everybody is named, and the shares add up to the whole. */
export function isWriterAnswered(track: SongwriterFields): boolean {
  const isNamed = track.songwriters !== 'named' || listMissingSongwriters(track).length === 0;
  const areRight = track.contributors.every(({ name }) => checkContributorName('name', name).length === 0);
  return isNamed && areRight && checkSplits(track.contributors).length === 0;
}

/**
 * Returns the fields of a track with this answer. People who are named already stay, unless the artist wrote it alone;
 * an empty row waits for the next name.
 */
export function toWriterAnswer(track: SongwriterFields, answer: WriterAnswer, self: string | null): WriterFields {
  const version_type = answer === 'cover' ? 'cover' : track.version_type === 'cover' ? 'original' : track.version_type;
  const fields = { version_type, songwriters: 'named' } as const;
  if (answer === 'alone' && self !== null) return { ...fields, contributors: [toWriter(self, track.contributors)] };
  const isOther = ({ name }: Contributor) => name.trim() !== '' && toKey(name) !== toKey(self ?? '');
  if (track.contributors.some(isOther)) return { ...fields, contributors: track.contributors };
  const others = { name: '', role: 'writer', share_basis_points: SHARES_TOTAL_BASIS_POINTS } as const;
  if (answer === 'cover' || self === null) return { ...fields, contributors: [others] };
  const half = SHARES_TOTAL_BASIS_POINTS / 2;
  const own = { ...toWriter(self, track.contributors), share_basis_points: half };
  return { ...fields, contributors: [own, { ...others, share_basis_points: half }] };
}

/** The artist as the songwriter of music and words, with the codes that their row has. */
function toWriter(self: string, contributors: readonly Contributor[]): Contributor {
  const known = contributors.find(({ name }) => toKey(name) === toKey(self));
  return { ...known, name: self, role: 'writer', share_basis_points: SHARES_TOTAL_BASIS_POINTS };
}

const toKey = (name: string) => name.trim().toLowerCase();
