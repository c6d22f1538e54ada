import type { TextEncoding } from '@tangent/domain/text/text-encodings.ts';
import type { TagReading } from '../../../../parts/catalogue/upload/drop-music/music-tags.ts';
import { readTags } from '../../../../parts/catalogue/upload/drop-music/read-tags.ts';
import { type DraftForm, isSameField, type TrackForm } from '../draft/draft-form.ts';
import { type DropFacts, planDrop, type UnsureTags } from './plan-drop.ts';

/** Lists the readings of all files together: one program wrote the tags of a drop, so one answer is enough. */
export function listReadings(unsure: readonly UnsureTags[]): TagReading[] {
  const readings = unsure.flatMap(({ dropped }) => dropped.tags.readings).filter(({ sample }) => isReadable(sample));
  const encodings = [...new Set(readings.map(({ encoding }) => encoding))];
  const countOf = (wanted: TextEncoding) => readings.filter(({ encoding }) => encoding === wanted).length;
  return encodings
    .sort((a, b) => countOf(b) - countOf(a))
    .flatMap((encoding) => readings.find((reading) => reading.encoding === encoding) ?? []);
}

/** Whether a text has any character that a screen can show: control, private and unassigned ones are none. */
function isReadable(text: string): boolean {
  return /[^\p{C}\p{Z}\uFFFD]/u.test(text);
}

/** The names of scripts and letters; several encodings of one differ in their example. */
const SCRIPTS = {
  'utf-8': 'unicode',
  'utf-16le': 'unicode',
  'utf-16be': 'unicode',
  'windows-1254': 'turkish',
  'x-mac-turkish': 'turkish',
  ibm857: 'turkish',
  'windows-1252': 'western',
  macintosh: 'western',
  ibm850: 'western',
  'windows-1250': 'central',
  'iso-8859-2': 'central',
  'windows-1251': 'cyrillic',
  'iso-8859-5': 'cyrillic',
  'x-mac-cyrillic': 'cyrillic',
  ibm866: 'cyrillic',
  'koi8-r': 'cyrillic',
  'windows-1253': 'greek',
  'iso-8859-7': 'greek',
  'windows-1255': 'hebrew',
  'windows-1256': 'arabic',
  'windows-1257': 'baltic',
  shift_jis: 'japanese',
  'euc-jp': 'japanese',
  gb18030: 'chinese_simplified',
  big5: 'chinese_traditional',
  'euc-kr': 'korean',
} as const satisfies Record<TextEncoding, string>;

/** Returns the script of an encoding, named in words by the texts `drop.script`. */
export function findScript(encoding: TextEncoding): (typeof SCRIPTS)[TextEncoding] {
  return SCRIPTS[encoding];
}

/** Reads the tags of these files again, with the encoding that someone chose. */
export function rereadTags(unsure: readonly UnsureTags[], encoding: TextEncoding): Promise<UnsureTags[]> {
  return Promise.all(
    unsure.map(async ({ dropped, ...rest }) => {
      const tags = await readTags(dropped.file, encoding);
      return { dropped: { ...dropped, tags, disc: tags.disc, number: tags.number }, ...rest };
    }),
  );
}

/**
 * Fills in what the tags say in the chosen encoding: the fields of the tracks that nobody has changed since the drop, the
 * empty fields of the release, and its title if that still is the name of the file.
 */
export function fillReading(form: DraftForm, reread: readonly UnsureTags[], facts: DropFacts): Partial<DraftForm> {
  const planned = new Map(reread.map(({ track }) => [track.id, track]));
  const rest = form.tracks.filter(({ id }) => !planned.has(id));
  const isFromFile = reread.some(({ release_title }) => release_title === form.title);
  const { added, release } = planDrop(
    { ...form, tracks: rest, title: isFromFile ? '' : form.title },
    reread.map(({ dropped }) => dropped),
    facts,
  );
  const filled = new Map(reread.map(({ track }, index) => [track.id, added[index]?.track]));
  const tracks = form.tracks.map((track) => fillTrack(track, planned.get(track.id), filled.get(track.id)));
  const { release_type: _, ...fields } = release;
  return { ...fields, tracks };
}

function fillTrack(now: TrackForm, before: TrackForm | undefined, filled: TrackForm | undefined): TrackForm {
  if (before === undefined || filled === undefined) return now;
  const names = (Object.keys(filled) as (keyof TrackForm)[]).filter(
    (name) => name !== 'id' && name !== 'audio' && isSameField(name, now[name], before[name]),
  );
  return { ...now, ...Object.fromEntries(names.map((name) => [name, filled[name]])) };
}
