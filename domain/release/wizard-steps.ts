/** The steps of the release wizard in their one order: indicator, Next, Back and validation follow it (SPEC 2, A-024). */
export const WIZARD_STEPS = ['basic-info', 'artwork', 'tracks', 'platforms', 'distribution', 'review'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];
