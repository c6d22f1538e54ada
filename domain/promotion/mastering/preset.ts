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

/** The treatments of a mix: one that is mastered already is only levelled, or kept as it is. */
export const TREATMENTS = ['mastered', 'levelled', 'unchanged'] as const;
/** The signs of a mix that is mastered already. */
export const FINISHED_SIGNS = ['little_headroom', 'clipped'] as const;
