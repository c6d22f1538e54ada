import type { Release } from '@tangent/contract/release.ts';
import type { Store } from '@tangent/contract/store.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { checkDraft } from '@tangent/domain/release/check-step.ts';
import type { WizardStep } from '@tangent/domain/release/wizard-steps.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ArtworkStep } from './artwork-step.tsx';
import { BasicInfoStep } from './basic-info-step.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DistributionStep } from './distribution-step.tsx';
import { ruleDraftOf } from './draft-form.ts';
import { PlatformsStep } from './platforms-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepNavigation } from './step-indicator.tsx';
import { stepOfPath } from './step-issues.ts';
import { TracksStep } from './tracks-step.tsx';
import { useDraft } from './use-draft.ts';
import { useDraftUploads } from './use-draft-uploads.ts';
import { useLinkedField } from './use-linked-field.ts';
import { useSave } from './use-save.ts';
import { type Wizard, WizardProvider } from './wizard-context.ts';
import { WizardFooter } from './wizard-footer.tsx';
import { WizardTitle } from './wizard-title.tsx';

type WizardFrameProps = { release: Release | null; step: WizardStep; stores: readonly Store[] };

export function WizardFrame({ release, step, stores }: WizardFrameProps) {
  const navigate = useNavigate();
  const draft = useDraft(
    release,
    stores.map((store) => store.id),
  );
  const { trySave: saveOnly, conflict, endConflict, serverIssues } = useSave(draft);
  const [asked, setAsked] = useState<ReadonlySet<WizardStep>>(new Set());
  const ask = (...steps: WizardStep[]) => setAsked((before) => new Set([...before, ...steps]));
  useLinkedField(step, ask);

  const stepPath = (target: WizardStep) =>
    draft.id === null ? `/distributions/new/${target}` : `/distributions/${draft.id}/edit/${target}`;
  const trySave = async () => {
    const saved = await saveOnly();
    // The draft exists from its first save on, and so does its address.
    if (saved !== null && release === null) {
      await navigate(`/distributions/${saved.id}/edit/${step}`, { replace: true, preventScrollReset: true });
    }
    return saved;
  };
  const uploads = useDraftUploads(draft, saveOnly);
  const facts = useMemo(
    () => ({ today: utcDay(Date.now()), resubmission: release?.status === 'reopened' }),
    [release?.status],
  );
  const issues = useMemo(() => checkDraft(ruleDraftOf(draft.form), facts), [draft.form, facts]);
  const shown = [...issues.filter((issue) => asked.has(stepOfPath(issue.path))), ...serverIssues];
  const wizard: Wizard = { draft, release, facts, issues, shown, uploads, trySave, stepPath };
  const steps: Record<WizardStep, ReactNode> = {
    'basic-info': <BasicInfoStep />,
    artwork: <ArtworkStep />,
    tracks: <TracksStep />,
    platforms: <PlatformsStep stores={stores} />,
    distribution: <DistributionStep />,
    review: <ReviewStep stores={stores} onAsk={() => ask(...issues.map((issue) => stepOfPath(issue.path)))} />,
  };

  return (
    <WizardProvider value={wizard}>
      <div className="grid gap-6">
        <WizardTitle step={step} />
        <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[12rem_minmax(0,1fr)]">
          <div className="lg:sticky lg:top-20">
            <StepNavigation step={step} onLeave={() => void (draft.dirty && draft.id !== null && trySave())} />
          </div>
          <div className="grid min-w-0 max-w-4xl gap-5">
            {steps[step]}
            {step !== 'review' && <WizardFooter step={step} onAsk={() => ask(step)} />}
          </div>
        </div>
      </div>
      <ConflictDialog open={conflict} onClose={endConflict} reload={draft.reload} />
    </WizardProvider>
  );
}
