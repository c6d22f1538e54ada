import { checkDraft } from '@tangent/domain/catalogue/release/check-step.ts';
import { getPrimaryArtist } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import type { WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { type ReactNode, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { useToday } from '../../../../app/today.ts';
import { findStep } from '../../../../parts/catalogue/release/step-issues.ts';
import { useReasonNames } from '../../../../parts/catalogue/release/use-reason-names.ts';
import { isSameValue, toRuleDraft } from '../draft/draft-form.ts';
import { listRejectedIssues } from '../draft/draft-state.ts';
import { useWizardActions, WizardFindingsProvider } from '../wizard-context.ts';
import { listFlaggedIssues } from './flagged-issues.ts';

/**
 * Runs the rules without delaying the typing: a keystroke is rendered first. Only the steps in `validated`, and values
 * the server has refused, show their issues.
 */
export function WizardFindings({ validated, children }: { validated: ReadonlySet<WizardStep>; children: ReactNode }) {
  const { store } = useWizardActions();
  const { form, rejected, release } = useDeferredValue(useSyncExternalStore(store.subscribe, store.read));
  const today = useToday();
  const resubmission = release?.status === 'reopened';
  const artist = useArtists().data?.items.find(({ id }) => id === form.artist_id);
  const primary_artist = artist ? getPrimaryArtist(form, artist.name) : null;
  const facts = useMemo(() => ({ today, resubmission, primary_artist }), [today, resubmission, primary_artist]);
  const issues = useSteady(useMemo(() => checkDraft(toRuleDraft(form), facts), [form, facts]));
  const refused = useSteady(useMemo(() => listRejectedIssues(rejected, form), [rejected, form]));
  const reasonNames = useReasonNames();
  const reopening = resubmission ? (release?.reopening ?? null) : null;
  const flaggedIssues = useSteady(
    useMemo(() => listFlaggedIssues(reopening, form, reasonNames), [reopening, form, reasonNames]),
  );
  const findings = useMemo(() => {
    const found = issues.filter((issue) => validated.has(findStep(issue.path)));
    return { facts, issues, flaggedIssues, shown: [...found, ...refused, ...flaggedIssues] };
  }, [facts, issues, refused, flaggedIssues, validated]);
  return <WizardFindingsProvider value={findings}>{children}</WizardFindingsProvider>;
}

/** Returns the previous list if the new one is equal, so that its readers do not render again. */
function useSteady(issues: readonly Issue[]): readonly Issue[] {
  const [steady, setSteady] = useState(issues);
  if (steady === issues || isSameValue(steady, issues)) return steady;
  setSteady(issues);
  return issues;
}
