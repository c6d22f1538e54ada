export { answerPitch, type CuratorPage, openListening, readCuratorPage } from './answer-pitch.ts';
export { listPlaylistsView } from './playlist-store.ts';
