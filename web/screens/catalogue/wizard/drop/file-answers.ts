import type { DraftTrack } from '@tangent/domain/catalogue/release/draft.ts';
import { type DraftForm, isSameField, type TrackForm } from '../draft/draft-form.ts';
import type { DraftStore, FormChange } from '../draft/draft-store.ts';

/** The values that files gave a draft: those of the release, and those of each track by its id. */
export type FileAnswers = {
  readonly release: Partial<DraftForm>;
  readonly tracks: Readonly<Record<string, Partial<DraftTrack>>>;
};

const NONE: FileAnswers = { release: {}, tracks: {} };
const toKey = (draftId: string) => `file_answers.${draftId}`;

/** Reads what the files of a draft gave it. It lasts as long as the tab: nothing about sources is stored. */
export function readFileAnswers(draftId: string): FileAnswers {
  try {
    return { ...NONE, ...(JSON.parse(sessionStorage.getItem(toKey(draftId)) ?? '{}') as Partial<FileAnswers>) };
  } catch {
    return NONE;
  }
}

/** Changes a draft by what its files say, and remembers which values those are. */
export function changeByFile(store: DraftStore, change: FormChange): void {
  const before = store.read();
  store.change(change);
  const { form } = store.read();
  const known = readFileAnswers(before.id);
  const tracks = form.tracks.map((track) => {
    const old = before.form.tracks.find(({ id }) => id === track.id);
    return [track.id, { ...known.tracks[track.id], ...listChanged<TrackForm>(old ?? {}, track) }];
  });
  const answers = {
    release: { ...known.release, ...listChanged<Omit<DraftForm, 'tracks'>>(before.form, withoutTracks(form)) },
    tracks: Object.fromEntries(tracks),
  };
  try {
    sessionStorage.setItem(toKey(before.id), JSON.stringify(answers));
  } catch {
    // Without room the lines say that the answer is the artist's own.
  }
}

function withoutTracks({ tracks: _, ...fields }: DraftForm): Omit<DraftForm, 'tracks'> {
  return fields;
}

/** Files in progress are no answers. */
const NO_ANSWERS = ['id', 'audio', 'artwork'];

function listChanged<Fields extends object>(before: Partial<Fields>, now: Fields): Partial<Fields> {
  const changed = Object.entries(now).filter(
    ([name, value]) => !NO_ANSWERS.includes(name) && !isSameField(name, before[name as keyof Fields], value),
  );
  return Object.fromEntries(changed) as Partial<Fields>;
}
