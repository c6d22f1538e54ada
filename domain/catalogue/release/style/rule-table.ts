import type { MajorStoreId } from '../../store/major-stores.ts';
import type { StyleSeverity, StyleVerdict } from './style-verdict.ts';

type Row = {
  readonly severity: StyleSeverity;
  readonly verdicts: Readonly<Partial<Record<MajorStoreId, StyleVerdict>>>;
};

// Apple runs both stores by one guide: it corrects the form of titles itself and sends back forbidden content.
const APPLE_ALTERS = { 'apple-music': 'altered', 'itunes-store': 'altered' } as const;
const APPLE_REFUSES = { 'apple-music': 'refused', 'itunes-store': 'refused' } as const;
// Spotify shows titles as delivered, but sends back misleading names and advertisements.
const BOTH_REFUSE = { ...APPLE_REFUSES, spotify: 'refused' } as const;

const rewritten = { severity: 'fix', verdicts: APPLE_ALTERS } as const;
const mendable = { severity: 'fix', verdicts: APPLE_REFUSES } as const;
const forbidden = { severity: 'block', verdicts: APPLE_REFUSES } as const;
const misleading = { severity: 'block', verdicts: BOTH_REFUSE } as const;
const advice = { severity: 'warn', verdicts: {} } as const;
const offer = { severity: 'fix', verdicts: {} } as const;
const alteredByApple = { severity: 'warn', verdicts: APPLE_ALTERS } as const;

/**
 * Every style rule by its number in docs/standards/store-rules.md, with its severity and the verdict of each store: the
 * one table of verdicts. A store that is not named accepts the release as it is. Rules that only warn (level W), and
 * rules whose source could not be checked, have no refusing store: they only advise.
 */
export const STYLE_RULES = {
  T1: rewritten,
  T2: rewritten,
  T3: rewritten,
  T4: rewritten,
  T5: rewritten,
  T6: rewritten,
  T7: advice,
  T8: forbidden,
  T9: mendable,
  T10: rewritten,
  T11: alteredByApple,
  T12: mendable,
  T13: rewritten,
  T14: forbidden,
  T15: advice,
  T16: rewritten,
  T17: rewritten,
  T18: alteredByApple,
  T19: forbidden,
  T20: forbidden,
  T21: advice,
  T22: misleading,
  T23: misleading,
  T24: misleading,
  T25: advice,
  T26: misleading,
  T27: advice,
  T28: advice,
  T29: mendable,
  T30: misleading,
  T31: forbidden,
  T32: alteredByApple,
  A1: mendable,
  A2: rewritten,
  A3: forbidden,
  A4: advice,
  A5: forbidden,
  A6: advice,
  A7: { severity: 'fix', verdicts: { ...APPLE_ALTERS, spotify: 'altered' } },
  A8: { severity: 'fix', verdicts: BOTH_REFUSE },
  A9: misleading,
  A10: advice,
  A11: offer,
  A12: misleading,
  A13: advice,
  A14: advice,
  A15: { severity: 'block', verdicts: { spotify: 'refused' } },
  A17: forbidden,
  A18: offer,
  R1: forbidden,
  R2: offer,
  R11: advice,
  R12: advice,
  R13: { severity: 'warn', verdicts: { spotify: 'altered' } },
  R15: advice,
  R16: alteredByApple,
  L1: mendable,
  L2: mendable,
  L3: mendable,
  L4: mendable,
  L5: mendable,
  L6: mendable,
  C1: misleading,
  C2: misleading,
  C3: advice,
  en: rewritten,
  es: rewritten,
  pt: rewritten,
  'tr-1': rewritten,
  'tr-2': rewritten,
  'tr-3': advice,
  accents: rewritten,
  language: advice,
  'sentence-case': alteredByApple,
  german: alteredByApple,
  cyrillic: alteredByApple,
  'mixed-alphabets': advice,
} as const satisfies Record<string, Row>;

export type StyleRuleId = keyof typeof STYLE_RULES;
