/** The parts of a track that stores ask about. */
const AI_PARTS = ['vocals', 'instruments', 'composition', 'lyrics', 'post_production'] as const;
/** How far AI made a part. */
const AI_EXTENTS = ['none', 'partly', 'fully'] as const;

/** The answers of one track; a part that is missing is unanswered. */
export type AiAnswers = Partial<Record<(typeof AI_PARTS)[number], (typeof AI_EXTENTS)[number]>>;
