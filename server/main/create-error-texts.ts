import { findIssueText } from '@tangent/web/texts/issue-text.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import type { Refusal } from '../platform/refusal.ts';

/**
 * Returns a function that finds the English message of an error: the sentence of the texts, null for the few
 * names without one. Programs read it in the response; the app translates the name itself.
 */
export async function createErrorTexts(): Promise<(refusal: Refusal) => string | null> {
  const texts = await loadTexts('en');
  return ({ code, details }) => findIssueText(texts, code, { seconds: details.retry_after_seconds ?? 0 });
}
