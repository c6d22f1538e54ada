import type { Payee, SplitRelease, SplitTrack } from '@tangent/contract/money/collaborator.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { checkSplit } from '@tangent/domain/money/collaborator/check-split.ts';
import type { Period } from '@tangent/domain/money/royalty/period.ts';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { listIssues } from '../../../../api/error-issues.ts';
import { type SplitRequest, useSaveSplit } from '../../../../api/money/collaborator.ts';
import { useUser } from '../../../../app/session/session.ts';
import { useIssueSentence } from '../../../../parts/form/issue-sentence.ts';
import { useSaveOnExpiry } from '../../../../parts/form/use-saved-form.ts';
import { useStepUpGuard } from '../../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { useErrorToast } from '../../../../parts/page/use-error-toast.ts';
import { useUiLabels } from '../../../../ui/ui-labels.tsx';
import { parseCents } from './cents-text.ts';
import { buildSplitValues, type SplitValues, toSplitParts } from './split-draft.ts';

/** The name under which unsaved values are kept when a session ends. */
export const SPLIT_FORM = 'split';

/** The element that shows the sum of the shares. */
export const SHARES_ID = 'split-shares';

export type SplitFormFacts = {
  readonly release: SplitRelease;
  readonly track: SplitTrack;
  readonly payees: ReadonlyMap<string, Payee>;
  readonly this_month: Period;
  /** The unsaved values from before a session ended. */
  readonly saved: SplitValues | null;
};

/**
 * Edits a new version of a split: checked by the same rules as on the server, and sent with the version it is based on.
 */
export function useSplitForm(facts: SplitFormFacts, onSaved: () => void) {
  const { release, track, payees, this_month, saved } = facts;
  const { locale } = useUiLabels();
  const [first] = useState(() => buildSplitValues(track, { payees, this_month, locale }));
  const [values, setValues] = useState(saved ?? first);
  const [wasTried, setTried] = useState(false);
  const [serverIssues, setServerIssues] = useState<readonly Issue[]>([]);
  const [isConflict, setConflict] = useState(false);
  // The version that was on the screen at the start, until the user has seen a newer one.
  const [base] = useState(release);
  const save = useSaveSplit(track.id);
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const showError = useErrorToast();
  const issues = useIssues(values, facts);
  useSaveOnExpiry(SPLIT_FORM, () => (values === first ? null : values));
  const change = (fields: Partial<SplitValues>) => {
    setValues((now) => ({ ...now, ...fields }));
    setServerIssues([]);
  };
  const handleError = (error: unknown) => {
    const found = listIssues(error);
    if (error instanceof ApiError && error.name === 'conflict') setConflict(true);
    else if (found.length > 0) setServerIssues(found);
    else showError(error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (issues.length > 0) return focusFirstIssue();
    const body = toBody(values, isConflict ? release : base);
    runConfirmed(() => save.mutateAsync(body)).then(onSaved, handleError);
  };
  const sentenceAt = useSentenceAt(wasTried ? [...issues, ...serverIssues] : serverIssues);
  return { values, change, submit, sentenceAt, isConflict, confirmationDialog, isPending: save.isPending };
}

// Waits until the page shows the issues.
function focusFirstIssue(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('form [aria-invalid=true]');
    (field ?? document.getElementById(SHARES_ID))?.focus();
  });
}

function toBody(values: SplitValues, { tracks }: SplitRelease): SplitRequest {
  const others = values.is_for_all ? tracks.filter(({ id }) => id !== values.track_id) : [];
  return {
    based_on: tracks.find(({ id }) => id === values.track_id)?.newest ?? 0,
    parts: toSplitParts(values).map((part) => ({ ...part, roles: [...part.roles] })),
    effective_from: values.effective_from,
    recoupable_cents: parseCents(values.recoupable) ?? 0,
    also_apply_to: others.map(({ id, newest }) => ({ track_id: id, based_on: newest })),
  };
}

function useIssues(values: SplitValues, { payees, this_month }: SplitFormFacts): Issue[] {
  const { email } = useUser();
  const declined = [...payees.values()].filter(({ state }) => state === 'declined');
  const draft = {
    parts: toSplitParts(values),
    effective_from: values.effective_from,
    recoupable_cents: parseCents(values.recoupable) ?? Number.NaN,
  };
  return checkSplit(draft, {
    this_month,
    owner_email: email,
    declined_emails: declined.map((payee) => payee.email),
  });
}

/** Returns a function that describes the issue of a field; undefined while there is none. */
function useSentenceAt(issues: readonly Issue[]): (path: string, field: string) => string | undefined {
  const sentence = useIssueSentence();
  return (path, field) => {
    const issue = issues.find((one) => one.path === path);
    return issue && sentence(issue, { field });
  };
}
