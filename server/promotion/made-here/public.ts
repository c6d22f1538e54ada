export { keepSong } from './keep-song.ts';
