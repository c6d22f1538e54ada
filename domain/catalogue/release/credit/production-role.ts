/** Roles of the people who made the recording: producers and engineers, without shares. */
export const PRODUCTION_ROLES = [
  'producer',
  'co_producer',
  'executive_producer',
  'vocal_producer',
  'recording_engineer',
  'mixing_engineer',
  'mastering_engineer',
  'immersive_engineer',
  'assistant_engineer',
  'vocal_engineer',
  'editor',
  'programmer',
  'sound_designer',
  'remixer',
] as const;
export type ProductionRole = (typeof PRODUCTION_ROLES)[number];
