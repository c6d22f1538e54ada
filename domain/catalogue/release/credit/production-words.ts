import { PRODUCTION_ROLES, type ProductionRole } from './production-role.ts';

/** Words of tags and tables for a role, beside its own name. */
const WORDS: Readonly<Record<string, ProductionRole>> = {
  production: 'producer',
  studio_producer: 'producer',
  coproducer: 'co_producer',
  mix: 'mixing_engineer',
  mixer: 'mixing_engineer',
  mixing: 'mixing_engineer',
  mixed_by: 'mixing_engineer',
  engineer: 'recording_engineer',
  engineering: 'recording_engineer',
  recording: 'recording_engineer',
  recorded_by: 'recording_engineer',
  sound_engineer: 'recording_engineer',
  audio: 'recording_engineer',
  mastering: 'mastering_engineer',
  mastered_by: 'mastering_engineer',
  immersive_mix: 'immersive_engineer',
  immersive_mixing_engineer: 'immersive_engineer',
  assistant: 'assistant_engineer',
  second_engineer: 'assistant_engineer',
  editing: 'editor',
  editing_engineer: 'editor',
  programming: 'programmer',
  sound_design: 'sound_designer',
  remix: 'remixer',
  remixed_by: 'remixer',
};

/**
 * Returns the role that a word of a tag or of a table names: 'Mixing Engineer', 'mix' and 'mixer' are the same. Null for
 * an unknown one.
 */
export function findProductionRole(text: string): ProductionRole | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return PRODUCTION_ROLES.find((role) => role === word) ?? (Object.hasOwn(WORDS, word) ? (WORDS[word] ?? null) : null);
}
