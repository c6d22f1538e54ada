import type { TextEncoding } from '@tangent/domain/text/text-encodings.ts';
import type { TagReading } from '../../../parts/catalogue/upload/drop-music/music-tags.ts';
import { readTags } from '../../../parts/catalogue/upload/drop-music/read-tags.ts';
import { type DraftForm, isSameField, type TrackForm } from './draft-form.ts';
import { type DropFacts, planDrop, type UnsureTags } from './plan-drop.ts';

/** Lists the readings of all files together: one program wrote the tags of a drop, so one answer is enough. */
export function listReadings(unsure: readonly UnsureTags[]): TagReading[] {
  const readings = unsure.flatMap(({ dropped }) => dropped.tags.readings);
  const encodings = [...new Set(readings.map(({ encoding }) => encoding))];
  const countOf = (wanted: TextEncoding) => readings.filter(({ encoding }) => encoding === wanted).length;
  return encodings
    .sort((a, b) => countOf(b) - countOf(a))
    .flatMap((encoding) => readings.find((reading) => reading.encoding === encoding) ?? []);
}

/** Reads the tags of these files again, with the encoding that someone chose. */
export function rereadTags(unsure: readonly UnsureTags[], encoding: TextEncoding): Promise<UnsureTags[]> {
  return Promise.all(
    unsure.map(async ({ dropped, track }) => {
      const tags = await readTags(dropped.file, encoding);
      return { dropped: { ...dropped, tags, disc: tags.disc, number: tags.number }, track };
    }),
  );
}

/**
 * Fills in what the tags say in the chosen encoding: the fields of the tracks that nobody has changed since the drop, and
 * the empty fields of the release.
 */
export function fillReading(form: DraftForm, reread: readonly UnsureTags[], facts: DropFacts): Partial<DraftForm> {
  const planned = new Map(reread.map(({ track }) => [track.id, track]));
  const rest = form.tracks.filter(({ id }) => !planned.has(id));
  const { added, release } = planDrop(
    { ...form, tracks: rest },
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
