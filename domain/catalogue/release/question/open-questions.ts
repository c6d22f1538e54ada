import { checkTrackTitle } from '../check-title.ts';
import { checkReleaseDate } from '../date/check-release-date.ts';
import type { Draft, DraftTrack } from '../draft.ts';
import { isAiAnswered } from './ai-answer.ts';
import { isSingerAnswered } from './singer-answer.ts';
import { isWriterAnswered } from './writer-answer.ts';

/** The questions that only the artist can answer, in the order in which the wizard asks. */
const QUESTIONS = ['song', 'writers', 'singer', 'ai', 'date'] as const;
export type Question = (typeof QUESTIONS)[number];

type QuestionFacts = { readonly today: string; readonly resubmission: boolean };

/** Lists the questions without a complete answer. Those about writers, voices and AI stop no submission. */
export function listOpenQuestions(draft: Draft, { today, resubmission }: QuestionFacts): Question[] {
  const { tracks, schedule } = draft;
  const isAnswered: Record<Question, () => boolean> = {
    song: () => tracks.length > 0 && tracks.every(isSong),
    writers: () => tracks.length > 0 && tracks.every(isWriterAnswered),
    singer: () => tracks.length > 0 && tracks.every(isSingerAnswered),
    ai: () => isAiAnswered(draft),
    date: () => checkReleaseDate(draft.release_date, { today, resubmission, schedule }).length === 0,
  };
  return QUESTIONS.filter((question) => !isAnswered[question]());
}

function isSong({ title, audio }: DraftTrack): boolean {
  return audio !== null && audio.state !== 'failed' && checkTrackTitle(title).length === 0;
}
