/** The presets, in the order of the screen. */
export const MASTER_PRESETS = ['balanced', 'warm', 'bright', 'punchy', 'loud', 'streaming'] as const;
export type MasterPreset = (typeof MASTER_PRESETS)[number];

/** Decibels on top of the correction. */
interface Colour {
  /** Under 150 Hz. */
  low: number;
  /** Around 300 Hz. */
  low_mid: number;
  /** Around 3.5 kHz. */
  presence: number;
  /** Above 9 kHz. */
  air: number;
}

/** The settings of a preset; audio/README.md has the reasons. */
export interface PresetSettings {
  /** Integrated loudness. */
  target_lufs: number;
  colour: Colour;
  compression: { ratio: number; threshold_db: number; middle_attack_ms: number };
  limiter: { release_ms: number; depth: number };
}

const NO_COLOUR: Colour = { low: 0, low_mid: 0, presence: 0, air: 0 };
const GENTLE = { ratio: 1.6, threshold_db: -1, middle_attack_ms: 15 };
const CLEAN = { release_ms: 0.2, depth: 1 };

export const PRESET_SETTINGS: Record<MasterPreset, PresetSettings> = {
  balanced: { target_lufs: -11, colour: NO_COLOUR, compression: GENTLE, limiter: CLEAN },
  warm: {
    target_lufs: -12,
    colour: { low: 1.5, low_mid: 1, presence: -1, air: -2 },
    compression: GENTLE,
    limiter: CLEAN,
  },
  bright: {
    target_lufs: -11,
    colour: { low: -0.5, low_mid: -0.8, presence: 1.2, air: 2.5 },
    compression: GENTLE,
    limiter: CLEAN,
  },
  // A slow attack lets the hits pass and lowers what follows them.
  punchy: {
    target_lufs: -10,
    colour: { low: 1.2, low_mid: 0, presence: 0.8, air: 0 },
    compression: { ratio: 2, threshold_db: -1, middle_attack_ms: 30 },
    limiter: CLEAN,
  },
  loud: {
    target_lufs: -8,
    colour: NO_COLOUR,
    compression: { ratio: 2.5, threshold_db: -4, middle_attack_ms: 15 },
    limiter: { release_ms: 8, depth: 0.15 },
  },
  streaming: {
    target_lufs: -14,
    colour: NO_COLOUR,
    compression: { ratio: 1.4, threshold_db: -1, middle_attack_ms: 15 },
    limiter: CLEAN,
  },
};

/** A reference replaces target and colour; nothing is compressed, because dynamics cannot be read from a spectrum. */
export const REFERENCE_LIMITER = CLEAN;

/** The long-term spectrum of well-made records, in decibels per hertz without a fixed level. */
export function recordLevel(frequencyHz: number): number {
  const octaves = (from: number) => Math.log2(frequencyHz / from);
  if (frequencyHz < 90) return Math.min(0, 12 * octaves(40));
  if (frequencyHz < 4000) return -4.8 * octaves(90);
  return -4.8 * Math.log2(4000 / 90) - 7.5 * octaves(4000);
}

/** The gain of a preset's colour, in decibels. */
export function colourGain(frequencyHz: number, { low, low_mid, presence, air }: Colour): number {
  const octaves = (from: number) => Math.log2(frequencyHz / from);
  return (
    low / (1 + (frequencyHz / 150) ** 2) +
    low_mid * Math.exp(-(octaves(300) ** 2)) +
    presence * Math.exp(-((octaves(3500) / 0.9) ** 2)) +
    air / (1 + (9000 / frequencyHz) ** 4)
  );
}
