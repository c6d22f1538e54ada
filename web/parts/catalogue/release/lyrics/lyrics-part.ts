import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import type { DraftTrack } from '@tangent/domain/catalogue/release/draft.ts';

/** The fields of a track that its lyrics need, while it is written or in stores. */
export type LyricsTrack = Pick<
  DraftTrack,
  'title' | 'artist' | 'co_artists' | 'language' | 'composer_name' | 'contributors' | 'lyrics' | 'lyrics_synchronized'
> & { readonly audio: Upload | null };

/** A field as its form names it, with its error. */
type EditedField = { readonly id: string; readonly label: string; readonly error: string | undefined };

/** The props of every part of the editor: a track, and how its form shows and changes the lyrics. */
export type LyricsPart = {
  readonly track: LyricsTrack;
  readonly update: (change: Partial<Pick<LyricsTrack, 'lyrics' | 'lyrics_synchronized'>>) => void;
  readonly fields: { readonly lyrics: EditedField; readonly lyrics_synchronized: EditedField };
  /** Whether timed lyrics may be edited: by the plan, or by staff. */
  readonly isIncluded: boolean;
};
