import type { Release } from '@tangent/contract/catalogue/release.ts';
import { isEditable } from '@tangent/domain/catalogue/release/status.ts';
import { WIZARD_STEPS, type WizardStep } from '@tangent/domain/catalogue/release/wizard-steps.ts';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { useRelease } from '../../../api/catalogue/release.ts';
import { useStores } from '../../../api/catalogue/store.ts';
import { useUser } from '../../../app/session/session.ts';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';
import { claimLocalDrafts } from './draft/local-draft.ts';
import { startDraft } from './draft/start-draft.ts';
import { nameTab } from './draft/tab-name.ts';
import type { DraftOpening } from './draft/use-draft.ts';
import { listAvailableStoreIds } from './stores/group-stores.ts';
import { WizardFrame, type WizardFrameProps } from './wizard-frame.tsx';

function WizardSkeleton() {
  const labels = useUiLabels();
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{labels.loading}</span>
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-rail-48">
        <Skeleton className="h-9 rounded-control lg:h-56" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}

/** Loads a draft once, with the changes kept in this browser; null until then. */
function useLoadedDraft(release: Release | null, storeIds: readonly string[] | null): DraftOpening | null {
  const { _id: user_id } = useUser();
  const [loaded, setLoaded] = useState<Omit<DraftOpening, 'release'> | null>(null);
  const isReady = storeIds !== null && loaded === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is opened once; its store gets later versions
  useEffect(() => {
    if (!isReady) return;
    let gone = false;
    void loadDraft(user_id, release, storeIds).then((draft) => !gone && setLoaded(draft));
    return () => {
      gone = true;
    };
  }, [isReady]);
  return loaded && { ...loaded, release };
}

async function loadDraft(user_id: string, release: Release | null, storeIds: readonly string[]) {
  const tab = await nameTab();
  const saved = await claimLocalDrafts({ user_id, tab }, release?.id ?? null);
  return { start: startDraft(release, saved, storeIds), tab, restored: saved.length > 0 };
}

/** The wizard for a new and for an existing release: one frame, two entrances. */
export function ReleaseWizard() {
  const { id, step } = useParams();
  const frame = useNewFrame(id);
  const base = id === undefined ? '/distributions/new' : `/distributions/${id}/edit`;
  if (step === undefined) return <Navigate to={`${base}/${WIZARD_STEPS[0]}`} replace />;
  if (!isWizardStep(step)) return <Navigate to="/" replace />;
  // The frame that created the draft continues under the new address, so that typing is not interrupted.
  if (id === undefined || id === frame.createdId) {
    return <StoresFirst key={frame.round} release={null} step={step} onCreated={frame.onCreated} />;
  }
  return <EditRelease key={id} id={id} step={step} />;
}

type NewFrame = { createdId: string | null; reached: boolean; round: number };

/**
 * Keeps the frame of a new release when its draft gets an address, and replaces it when another new release is started.
 */
function useNewFrame(id: string | undefined) {
  const [frame, setFrame] = useState<NewFrame>({ createdId: null, reached: false, round: 0 });
  const onCreated = useCallback(
    (createdId: string) => setFrame(({ round }) => ({ createdId, reached: false, round })),
    [],
  );
  const arrives = id !== undefined && id === frame.createdId && !frame.reached;
  const leaves = frame.reached && id !== frame.createdId;
  if (arrives) setFrame({ ...frame, reached: true });
  if (leaves) setFrame({ createdId: null, reached: false, round: frame.round + 1 });
  return { createdId: frame.createdId, round: frame.round, onCreated };
}

function isWizardStep(step: string): step is WizardStep {
  return (WIZARD_STEPS as readonly string[]).includes(step);
}

function EditRelease({ id, step }: { id: string; step: WizardStep }) {
  const { t } = useTranslation();
  const release = useRelease(id, { poll: false });
  // Decided at the start: after its own submission the wizard navigates away with the success message.
  const [opened, setOpened] = useState(false);
  const editable = release.data !== undefined && isEditable(release.data.status);
  if (editable && !opened) setOpened(true);
  if (release.isPending) return <WizardSkeleton />;
  if (release.isError) {
    const back = (
      <Link to="/distributions" className={buttonClass('volt', 'medium')}>
        {t('release.list.title')}
      </Link>
    );
    return <MissingPage error={release.error} onRetry={() => void release.refetch()} back={back} />;
  }
  if (!editable && !opened) return <NotEditable id={id} />;
  return <StoresFirst release={release.data} step={step} onCreated={null} />;
}

/** Leaves for the release's page and says why: a release under review or in stores must not change. */
function NotEditable({ id }: { id: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const text = t('error.not_editable');
  useEffect(() => toast('bad', text), [toast, text]);
  return <Navigate to={`/distributions/${id}`} replace />;
}

type OpenerProps = Pick<WizardFrameProps, 'release' | 'step' | 'onCreated'>;

/** Loads the stores first: a new release goes to every store of the plan unless the artist changes that. */
function StoresFirst({ release, step, onCreated }: OpenerProps) {
  const stores = useStores();
  const premium = useCapability('premium_stores');
  const opened = useLoadedDraft(release, stores.data ? listAvailableStoreIds(stores.data.items, premium) : null);
  if (stores.isError) return <LoadFailed error={stores.error} onRetry={() => void stores.refetch()} />;
  if (stores.data === undefined || opened === null) return <WizardSkeleton />;
  return <WizardFrame {...opened} step={step} stores={stores.data.items} onCreated={onCreated} />;
}
