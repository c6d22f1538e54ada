import { setImmediate as pause } from 'node:timers/promises';
import type { ProcessContext } from '../../catalogue/upload/context.ts';
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
export type AddDemoFiles = (account_id: string, release: DemoRelease) => Promise<DemoFiles>;

export function createDemoMedia(contexts: readonly [ProcessContext, ...ProcessContext[]]): AddDemoFiles {
  const songs = new Map<string, Promise<string>>();
  let lastPlayed: Promise<unknown> = Promise.resolve();
  // One after the other, with pauses: meanwhile the first ones are listened to.
  const play = (name: DemoSongName): Promise<Buffer> => {
    const playing = lastPlayed.then(() => pause()).then(() => buildWav(synthesise(DEMO_SONGS[name]), SAMPLE_RATE_HZ));
    lastPlayed = playing;
    return playing;
  };
  const addSong = (account_id: string, name: DemoSongName): Promise<string> => {
    const key = `${account_id}/${name}`;
    // In turn, because each of them can work on one sound at a time.
    const context = contexts[songs.size % contexts.length] ?? contexts[0];
    const file = { account_id, kind: 'audio', filename: `${name}.wav`, make: () => play(name) } as const;
    const song = songs.get(key) ?? addUpload(context, file);
    songs.set(key, song);
    return song;
  };
  return async (account_id, { title, tracks, cover }) => {
    const picture = { account_id, kind: 'artwork', filename: `${title}.jpg`, make: () => drawCover(cover) } as const;
    const bringing = [addUpload(contexts[0], picture), ...tracks.map(({ song }) => addSong(account_id, song))];
    const [coverId = '', ...songIds] = await Promise.all(bringing);
    return { cover: coverId, songs: songIds };
  };
}
