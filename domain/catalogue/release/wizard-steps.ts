/** The steps of the release wizard in order: indicator, Next, Back and validation follow it (S2-057, S2-059, A-024). */
export const WIZARD_STEPS = ['basic-info', 'artwork', 'tracks', 'platforms', 'distribution', 'review'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];
