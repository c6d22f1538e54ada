/** The presets of mastering in the order of the screen, with their integrated loudness in LUFS. */
export const MASTERING_PRESETS = {
  balanced: -11,
  warm: -12,
  bright: -11,
  punchy: -10,
  loud: -8,
  streaming: -14,
} as const;
export type MasteringPreset = keyof typeof MASTERING_PRESETS;
export const MASTERING_PRESET_NAMES = Object.keys(MASTERING_PRESETS) as [MasteringPreset, ...MasteringPreset[]];

/** States of a mastering job (S4-020, A-089). The key is the state, the list its possible next states. */
const NEXT_MASTERING_STATUSES = {
  pending: ['success', 'failed'],
  success: [],
  failed: ['pending'],
} as const satisfies Record<string, readonly string[]>;
export type MasteringStatus = keyof typeof NEXT_MASTERING_STATUSES;
export const MASTERING_STATUSES = Object.keys(NEXT_MASTERING_STATUSES) as [MasteringStatus, ...MasteringStatus[]];

/** The stages of a worker, in this order. */
export const MASTERING_STAGES = ['measuring', 'shaping', 'limiting', 'encoding'] as const;
export type MasteringStage = (typeof MASTERING_STAGES)[number];

/** The treatments of a mix: one that is mastered already is only levelled, or kept as it is. */
export const TREATMENTS = ['mastered', 'levelled', 'unchanged'] as const;
/** The signs of a mix that is mastered already. */
export const FINISHED_SIGNS = ['little_headroom', 'clipped'] as const;

/** The files of a master: the content type each is served with, and the end of the name it is saved under. */
export const MASTERING_FILES = {
  wav24: { content_type: 'audio/wav', extension: 'wav', ending: '.wav' },
  wav16: { content_type: 'audio/wav', extension: 'wav', ending: ' 16-bit.wav' },
  mp3: { content_type: 'audio/mpeg', extension: 'mp3', ending: '.mp3' },
  /** The mix at 16 bits, to compare the master with. */
  original: { content_type: 'audio/wav', extension: 'wav', ending: ' original.wav' },
} as const;
export type MasteringFile = keyof typeof MASTERING_FILES;
export const MASTERING_FILE_NAMES = Object.keys(MASTERING_FILES) as [MasteringFile, ...MasteringFile[]];
