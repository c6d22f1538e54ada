import { WIZARD_STEPS, type WizardStep } from '@tangent/domain/release/wizard-steps.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** An address that names a field leads to it: its step shows what is wrong, then the field gets the focus. */
export function useLinkedField(step: WizardStep, onValidate: (step: WizardStep) => void): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts once, whatever renders in between
  useEffect(() => {
    if (!hash.startsWith('#field-') || !WIZARD_STEPS.includes(step)) return;
    onValidate(step);
    requestAnimationFrame(() => document.getElementById(hash.slice(1))?.focus());
  }, [hash, key]);
}
