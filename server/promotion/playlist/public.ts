export { answerPitch, type CuratorPage, openListening, readCuratorPage } from './answer-pitch.ts';
export { curatorPath } from './curator-token.ts';
export { closePlaylist, listPlaylistsView } from './playlist-store.ts';
