import type { ProcessContext } from '../../upload/context.ts';
import { addUpload } from './add-upload.ts';
import type { DemoRelease } from './demo-releases.ts';
import { DEMO_SONGS, type DemoSongName } from './demo-songs.ts';
import { drawCover } from './draw-cover.ts';
import { SAMPLE_RATE_HZ, synthesise } from './synthesise.ts';
import { buildWav } from './wav-file.ts';

/** The files of a release, already in its owner's account. */
export interface DemoFiles {
  cover: string;
  /** One per track. */
  songs: readonly string[];
}

/** Brings the sound and the cover of a release into an account, each sound once per account. */
export type BringFiles = (account_id: string, release: DemoRelease) => Promise<DemoFiles>;

export function openDemoMedia(context: ProcessContext): BringFiles {
  const recordings = new Map<DemoSongName, Buffer>();
  const songs = new Map<string, Promise<string>>();
  const play = (name: DemoSongName): Buffer => {
    const recording = recordings.get(name) ?? buildWav(synthesise(DEMO_SONGS[name]), SAMPLE_RATE_HZ);
    recordings.set(name, recording);
    return recording;
  };
  const bringSong = (account_id: string, name: DemoSongName): Promise<string> => {
    const key = `${account_id}/${name}`;
    const file = { account_id, kind: 'audio', filename: `${name}.wav` } as const;
    const song = songs.get(key) ?? addUpload(context, { ...file, content: play(name) });
    songs.set(key, song);
    return song;
  };
  return async (account_id, { title, tracks, cover }) => {
    const bringing = tracks.map(({ song }) => bringSong(account_id, song));
    const content = await drawCover(cover);
    const picture = { account_id, kind: 'artwork', filename: `${title}.jpg`, content } as const;
    return { cover: await addUpload(context, picture), songs: await Promise.all(bringing) };
  };
}
