import type { Payee, SplitRelease } from '@tangent/contract/money/collaborator.ts';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCollaborators } from '../../../../api/money/collaborator.ts';
import { useSavedValues } from '../../../../parts/form/use-saved-form.ts';
import { LoadFailed } from '../../../../parts/page/load-failed.tsx';
import { APP_PATHS } from '../../../../site/app-paths.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LoadMore } from '../../../../ui/list/load-more.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { PayeesCard } from './payees-card.tsx';
import { ReceivedShares } from './received-shares.tsx';
import { ReleaseSplits } from './release-splits.tsx';
import { SplitDialog } from './split-dialog.tsx';
import type { SplitValues } from './split-draft.ts';
import { hasSplit, UnsharedTracks } from './unshared-tracks.tsx';
import { SPLIT_FORM } from './use-split-form.ts';

type SplitFacts = { releases: readonly SplitRelease[]; payees: ReadonlyMap<string, Payee>; this_month: string };

/** Opens the dialog for a track's split, and reopens it with the values that were unsaved when a session ended. */
function useSplitDialog(splitFacts: SplitFacts): { open: (trackId: string) => void; dialog: ReactNode } {
  const saved = useSavedValues<SplitValues>(SPLIT_FORM) as SplitValues | null;
  const [savedOnce, setSavedOnce] = useState(saved);
  const [opened, setOpened] = useState<string | null>(saved?.track_id ?? null);
  const release = splitFacts.releases.find(({ tracks }) => tracks.some(({ id }) => id === opened));
  const track = release?.tracks.find(({ id }) => id === opened);
  const close = () => {
    setOpened(null);
    setSavedOnce(null);
  };
  const dialog = release && track && (
    <SplitDialog
      key={track.id}
      open
      onClose={close}
      facts={{ ...splitFacts, release, track, saved: savedOnce?.track_id === track.id ? savedOnce : null }}
    />
  );
  return { open: setOpened, dialog };
}

/**
 * Shows the splits of each track, the invitations and their responses, and the shares received from other accounts
 * (A-085).
 */
export function CollaboratorsView() {
  const { t } = useTranslation();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-aside-80">
      <div className="grid min-w-0 gap-5">
        <p className="max-w-prose leading-relaxed text-ink-2">{t('split.intro')}</p>
        <Releases />
      </div>
      <div className="grid min-w-0 gap-5">
        <PayeesCard />
        <ReceivedShares />
      </div>
    </div>
  );
}

function Releases() {
  const { t } = useTranslation();
  const list = useCollaborators();
  const pages = list.data?.pages ?? [];
  const releases = pages.flatMap(({ items }) => items);
  const payees = new Map(pages.flatMap((page) => page.payees.map((one): [string, Payee] => [one.id, one])));
  const total = pages[0]?.total ?? 0;
  const { open, dialog } = useSplitDialog({ releases, payees, this_month: pages[0]?.this_month ?? '' });
  if (list.isPending) return <ReleasesSkeleton />;
  if (list.isError && !list.data) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (total === 0) return <NoTracks />;
  return (
    <>
      {releases.filter(hasSplit).map((one) => (
        <ReleaseSplits key={one.id} release={one} payees={payees} onChange={open} />
      ))}
      <UnsharedTracks releases={releases.filter((one) => !hasSplit(one))} onShare={open} />
      {total > releases.length && (
        <LoadMore
          shown={t('release.list.shown', { shown: releases.length, total })}
          more={list.hasNextPage && t('release.list.more')}
          busy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {dialog}
    </>
  );
}

function ReleasesSkeleton() {
  return (
    <Card>
      <SkeletonRows count={5} />
    </Card>
  );
}

function NoTracks() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        title={t('split.empty.title')}
        action={
          <Link to={APP_PATHS.new_release} className={buttonClass('volt', 'medium')}>
            <Plus size={16} aria-hidden /> {t('navigation.new_release')}
          </Link>
        }
      >
        {t('split.empty.text')}
      </EmptyState>
    </Card>
  );
}
