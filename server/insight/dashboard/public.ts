export { getFiguresView } from './figures-view.ts';
export { getPlatformsView } from './platforms-view.ts';
export { getStreamsView } from './streams-view.ts';
export { getTopTracksView } from './top-tracks-view.ts';
