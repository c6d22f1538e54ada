import { NO_LANGUAGE } from '../language.ts';

/** The parts of a track that stores ask about. */
export const AI_PARTS = ['vocals', 'instruments', 'composition', 'lyrics', 'post_production'] as const;
export type AiPart = (typeof AI_PARTS)[number];

/** How far generative AI made a part. */
export const AI_EXTENTS = ['none', 'partly', 'fully'] as const;
export type AiExtent = (typeof AI_EXTENTS)[number];

/** The answers of one track; a part that is missing is unanswered. */
export type AiAnswers = Partial<Record<AiPart, AiExtent>>;

/** The fields of a track that decide which parts it has. */
type Sung = { readonly version_type: string; readonly language: string | null };

/** Post-production changes the sound of what is there, it creates nothing: it never makes a track AI-made as a whole. */
const CREATIVE_PARTS: readonly AiPart[] = ['vocals', 'instruments', 'composition', 'lyrics'];

/**
 * Lists the parts that a track has: an instrumental has neither vocals nor lyrics.
 *
 * @example listAiParts({ version_type: 'instrumental', language: 'zxx' }) // ['instruments', 'composition', 'post_production']
 */
export function listAiParts({ version_type, language }: Sung): readonly AiPart[] {
  const isInstrumental = version_type === 'instrumental' || language === NO_LANGUAGE;
  return isInstrumental ? AI_PARTS.filter((part) => part !== 'vocals' && part !== 'lyrics') : AI_PARTS;
}

/**
 * Returns how far AI made the track as a whole: `fully` if it made every creative part, `partly` if it made anything,
 * `none` if every part is answered with none, null while an answer is missing that could change that. Answers about
 * parts that the track does not have are ignored.
 *
 * @example summarizeAi({ lyrics: 'partly' }, { version_type: 'original', language: 'en' }) // 'partly'
 */
export function summarizeAi(answers: AiAnswers, track: Sung): AiExtent | null {
  const parts = listAiParts(track);
  const creative = parts.filter((part) => CREATIVE_PARTS.includes(part));
  if (creative.every((part) => answers[part] === 'fully')) return 'fully';
  if (parts.some((part) => answers[part] === 'partly' || answers[part] === 'fully')) return 'partly';
  return parts.every((part) => answers[part] === 'none') ? 'none' : null;
}
