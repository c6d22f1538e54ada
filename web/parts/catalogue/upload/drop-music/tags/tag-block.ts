/** Tags that name people by what they did: the words are those of `findProductionRole`. */
export const MAKER_NAMES = ['producer', 'mixer', 'engineer', 'mastering', 'programmer', 'editor', 'remixer'] as const;
export type MakerName = (typeof MAKER_NAMES)[number];

/** The names by which the readers of all formats report a value. */
export type TagName =
  | MakerName
  | 'people'
  | 'title'
  | 'artist'
  | 'artists'
  | 'album'
  | 'album_artist'
  | 'composer'
  | 'isrc'
  | 'genre'
  | 'track'
  | 'disc'
  | 'language'
  | 'label'
  | 'copyright'
  | 'advisory'
  | 'lyrics';

/**
 * A text of a tag: decoded, or the bytes of an encoding that the file does not name reliably. `said` is the text that a
 * file names in Unicode although it may be made of such bytes; null if it names nothing that can be trusted.
 */
export type TagText = string | { readonly bytes: Uint8Array; readonly said: string | null };

/** A picture with its type as ID3v2 numbers it: 3 is the front cover. */
export type TagPicture = { readonly type: number; readonly bytes: Uint8Array };

/** A text of synchronised lyrics and its start in milliseconds. */
export type TimedText = { readonly text: TagText; readonly at_ms: number };

/** One tag of a file: a file may have several, in different formats. */
export type TagBlock = {
  readonly values: Map<TagName, TagText[]>;
  readonly pictures: TagPicture[];
  /** One list per synchronised lyrics, in the order of the file. */
  readonly timed: TimedText[][];
  /** A slash separates names in this tag (ID3v2.3, 4.2.1). */
  readonly hasSlashes: boolean;
};

export function emptyBlock(hasSlashes = false): TagBlock {
  return { values: new Map(), pictures: [], timed: [], hasSlashes };
}

export function addValues(block: TagBlock, name: TagName | undefined, texts: readonly TagText[]): void {
  if (name !== undefined) block.values.set(name, [...(block.values.get(name) ?? []), ...texts]);
}

/** Fields that people name freely: Vorbis comments, APE items and ID3's own texts. */
const FREE_NAMES: Readonly<Record<string, TagName>> = {
  title: 'title',
  artist: 'artist',
  artists: 'artists',
  album: 'album',
  albumartist: 'album_artist',
  composer: 'composer',
  composers: 'composer',
  isrc: 'isrc',
  producer: 'producer',
  producers: 'producer',
  mixer: 'mixer',
  mixingengineer: 'mixer',
  mixedby: 'mixer',
  engineer: 'engineer',
  recordingengineer: 'engineer',
  masteringengineer: 'mastering',
  masteredby: 'mastering',
  programmer: 'programmer',
  remixer: 'remixer',
  mixartist: 'remixer',
  genre: 'genre',
  track: 'track',
  tracknumber: 'track',
  disc: 'disc',
  discnumber: 'disc',
  language: 'language',
  label: 'label',
  publisher: 'label',
  organization: 'label',
  copyright: 'copyright',
  itunesadvisory: 'advisory',
  lyrics: 'lyrics',
  unsyncedlyrics: 'lyrics',
  unsynchronisedlyrics: 'lyrics',
  syncedlyrics: 'lyrics',
  synchronisedlyrics: 'lyrics',
};

/** Returns our name for a freely written one: 'Album Artist' and 'ALBUM_ARTIST' are the same. */
export function findFreeName(written: string): TagName | undefined {
  return FREE_NAMES[written.toLowerCase().replace(/[\s_-]/g, '')];
}
