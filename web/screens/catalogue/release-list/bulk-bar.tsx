import type { ReleaseListItem } from '@tangent/contract/catalogue/release.ts';
import { FREE_TAKEDOWN_WAIT_DAYS } from '@tangent/domain/distribution/distribution-limits.ts';
import { ArrowDownToLine, Download, type LucideIcon, Table2, Trash2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadMetadataTable } from '../../../api/distribution/release-package.ts';
import { focusHeading } from '../../../app/focus-heading.ts';
import { useUser } from '../../../app/session/session.ts';
import { useToday } from '../../../app/today.ts';
import { saveFile } from '../../../parts/catalogue/upload/save-file.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { type BulkAction, type BulkPlan, planBulk } from './plan-bulk.ts';
import type { RunAction } from './use-bulk-run.ts';
import type { Selection } from './use-selection.ts';

const ACTIONS: readonly BulkAction[] = ['files', 'csv', 'takedown', 'delete'];
const ICONS: Record<BulkAction, LucideIcon> = {
  files: Download,
  csv: Table2,
  takedown: ArrowDownToLine,
  delete: Trash2,
};

/** The actions on the selected releases; each says how many of them it touches. */
export function BulkBar({ selection }: { selection: Selection<ReleaseListItem> }) {
  const { selected } = selection;
  const { plan } = useUser();
  const planned = planBulk(selected, { plan, today: useToday() });
  const [openAction, setOpenAction] = useState<RunAction | null>(null);
  const saveTable = useTableDownload();
  const act = (action: BulkAction) =>
    action === 'csv' ? saveTable(planned.csv.rows.map(({ id }) => id)) : setOpenAction(action);
  const clear = () => {
    selection.clear();
    focusHeading();
  };
  return (
    <>
      {selected.length > 0 && <Bar count={selected.length} planned={planned} onAct={act} onClear={clear} />}
      {openAction && (
        <BulkDialog
          action={openAction}
          rows={planned[openAction].rows}
          untouched={selected.length - planned[openAction].rows.length}
          onClose={() => setOpenAction(null)}
          onDone={() => {
            setOpenAction(null);
            clear();
          }}
        />
      )}
    </>
  );
}

function useTableDownload(): (ids: readonly string[]) => void {
  const showError = useErrorToast();
  return (ids) => void downloadMetadataTable(ids).then(saveFile, showError);
}

type BarProps = {
  count: number;
  planned: Record<BulkAction, BulkPlan>;
  onAct: (action: BulkAction) => void;
  onClear: () => void;
};

function Bar({ count, planned, onAct, onClear }: BarProps) {
  const { t } = useTranslation();
  const title = t('release_list.selected', { count });
  return (
    <section
      aria-label={title}
      className="fixed inset-x-2 bottom-3 z-30 mx-auto flex w-fit max-w-[calc(100vw-1rem)] items-center gap-2 rounded-card bg-ink p-2 pl-4 text-paper shadow-pop"
    >
      <span role="status" className="mr-1 font-bold whitespace-nowrap sm:mr-3">
        {title}
      </span>
      {ACTIONS.map((action) => (
        <BarButton key={action} action={action} plan={planned[action]} onAct={() => onAct(action)} />
      ))}
      <button
        type="button"
        aria-label={t('release_list.clear')}
        title={t('release_list.clear')}
        onClick={onClear}
        className="tap grid size-9 shrink-0 place-items-center rounded-control hover:bg-paper/15"
      >
        <X size={18} aria-hidden />
      </button>
    </section>
  );
}

/** An action that touches nothing stays reachable, and says why when it is pressed. */
function BarButton({ action, plan, onAct }: { action: BulkAction; plan: BulkPlan; onAct: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const reasonId = useId();
  const Icon = ICONS[action];
  const label = useActionLabel(action, plan.rows.length);
  const reason =
    plan.reason && t(`release_list.reason.${plan.reason}`, { max: plan.max, days: FREE_TAKEDOWN_WAIT_DAYS });
  return (
    <>
      <button
        type="button"
        aria-disabled={reason !== null || undefined}
        aria-describedby={reason === null ? undefined : reasonId}
        title={reason ?? label}
        onClick={reason === null ? onAct : () => toast('info', reason)}
        className="tap flex min-h-9 items-center gap-1.5 rounded-control px-2.5 text-13 font-strong whitespace-nowrap ring-1 ring-paper/35 ring-inset not-aria-disabled:hover:bg-paper/15 aria-disabled:text-paper/60 sm:px-3"
      >
        <Icon size={16} aria-hidden /> <span className="max-md:sr-only">{label}</span>
      </button>
      {reason !== null && (
        <span id={reasonId} className="sr-only">
          {reason}
        </span>
      )}
    </>
  );
}

function useActionLabel(action: BulkAction, count: number): string {
  const { t } = useTranslation();
  if (action === 'files' || action === 'csv') return t(`release_list.bulk.${action}`);
  return count > 0 ? t(`release_list.bulk.${action}`, { count }) : t(`release_list.bulk.no_${action}`);
}
