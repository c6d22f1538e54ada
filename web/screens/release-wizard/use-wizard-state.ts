import { checkDraft } from '@tangent/domain/release/check-step.ts';
import type { WizardStep } from '@tangent/domain/release/wizard-steps.ts';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useToday } from '../../app/today.ts';
import { ruleDraftOf } from './draft-form.ts';
import { stepOfPath } from './step-issues.ts';
import { useDraft } from './use-draft.ts';
import { useDraftUploads } from './use-draft-uploads.ts';
import { useSave } from './use-save.ts';
import type { Wizard } from './wizard-context.ts';
import type { WizardFrameProps } from './wizard-frame.tsx';

/** Draft, files, rules and saving in one: what every step works on. Only steps in `asked` show what is wrong with them. */
export function useWizardState({ release, step, stores, onMade }: WizardFrameProps, asked: ReadonlySet<WizardStep>) {
  const navigate = useNavigate();
  const storeIds = stores.map((store) => store.id);
  const draft = useDraft(release, storeIds);
  const { trySave: saveOnly, conflict, endConflict, serverIssues } = useSave(draft);
  const uploads = useDraftUploads(draft, saveOnly);

  const stepPath = (target: WizardStep) =>
    draft.id === null ? `/distributions/new/${target}` : `/distributions/${draft.id}/edit/${target}`;
  const trySave = async () => {
    const saved = await saveOnly();
    // The draft exists from its first save on, and so does its address.
    if (saved !== null && draft.id === null) {
      onMade?.(saved.id);
      await navigate(`/distributions/${saved.id}/edit/${step}`, { replace: true, preventScrollReset: true });
    }
    return saved;
  };

  useEffect(() => () => onMade?.(null), [onMade]);

  const resubmission = release?.status === 'reopened';
  const today = useToday();
  const facts = useMemo(() => ({ today, resubmission }), [today, resubmission]);
  const issues = useMemo(() => checkDraft(ruleDraftOf(draft.form), facts), [draft.form, facts]);
  const shown = [...issues.filter((issue) => asked.has(stepOfPath(issue.path))), ...serverIssues];
  const wizard: Wizard = { draft, release, facts, issues, shown, uploads, trySave, stepPath };
  return { wizard, conflict, endConflict };
}
