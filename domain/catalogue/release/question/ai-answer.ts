import { type AiAnswers, type AiExtent, listAiParts } from '../ai/ai-answers.ts';

/** Whether AI was used anywhere on a release, in one choice. */
export type AiChoice = 'none' | 'some';

type AiTrack = { readonly version_type: string; readonly language: string | null; readonly ai_answers: AiAnswers };
type AiRelease = { readonly artwork_ai: AiExtent | null; readonly tracks: readonly AiTrack[] };

/** Returns what the answers of all tracks and of the cover amount to; null while nothing says that there was some. */
export function findAiChoice({ artwork_ai, tracks }: AiRelease): AiChoice | null {
  const extents = [artwork_ai, ...tracks.flatMap((track) => listAiParts(track).map((part) => track.ai_answers[part]))];
  if (extents.some((extent) => extent === 'partly' || extent === 'fully')) return 'some';
  return tracks.length > 0 && extents.every((extent) => extent === 'none') ? 'none' : null;
}

/** Whether every part of every track and the cover are answered. */
export function isAiAnswered({ artwork_ai, tracks }: AiRelease): boolean {
  const isTrackAnswered = (track: AiTrack) => listAiParts(track).every((part) => track.ai_answers[part] !== undefined);
  return artwork_ai !== null && tracks.length > 0 && tracks.every(isTrackAnswered);
}

/** Answers every question about AI with none, for all tracks and the cover. */
export function withoutAi<Track extends AiTrack>(tracks: readonly Track[]) {
  const answer = (track: Track): Track => ({
    ...track,
    ai_answers: Object.fromEntries(listAiParts(track).map((part) => [part, 'none'])),
  });
  return { artwork_ai: 'none', tracks: tracks.map(answer) } as const;
}
