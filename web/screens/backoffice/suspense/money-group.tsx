import type { SuspenseGroup, SuspenseSuggestion } from '@tangent/contract/money/backoffice-suspense.ts';
import { useTranslation } from 'react-i18next';
import { useMatch } from '../../../api/money/backoffice-suspense.ts';
import { useStepUpGuard } from '../../../parts/identity/account/step-up/use-step-up-guard.tsx';
import { formatPeriods } from '../../../parts/insight/period-text.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatNumber } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { GroupLines } from './group-lines.tsx';
import { GroupRow } from './group-row.tsx';
import { MatchDialog } from './match-dialog.tsx';

/** Shows lines that seem to be one recording, with their value and origin. */
export function MoneyGroup({ group }: { group: SuspenseGroup }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { title, artist, isrc, upc, reasons, stores, lines } = group;
  return (
    <GroupRow
      name={title ?? t('release.untitled')}
      artist={artist}
      reasons={reasons}
      codes={[isrc, upc]}
      about={[
        t('sales.line_count', { count: lines, lines: formatNumber(lines, language) }),
        formatPeriods(group.first_period, group.last_period, language),
        stores.map(({ name }) => name).join(', '),
      ]}
      figure={formatMicroDollars(group.gross_micros, language)}
      lines={<GroupLines group={group} />}
      dialog={(onClose) => <MoneyDialog group={group} onClose={onClose} />}
    />
  );
}

type MoneyDialogProps = { group: SuspenseGroup; onClose: () => void };

/** Assigns the money of a group to a track. */
function MoneyDialog({ group, onClose }: MoneyDialogProps) {
  const { t, i18n } = useTranslation();
  const { busy, match, confirmationDialog } = useMatching({ group, onClose });
  const amount = formatMicroDollars(group.gross_micros, i18n.language);
  const lines = formatNumber(group.lines, i18n.language);
  return (
    <MatchDialog
      codes={group.key}
      name={group.title ?? group.isrc ?? group.upc ?? t('release.untitled')}
      detail={t('sales.suspense.match_detail', { amount, count: group.lines, lines })}
      verb={t('sales.suspense.give', { amount })}
      busy={busy}
      onMatch={match}
      onClose={onClose}
    >
      {confirmationDialog}
    </MatchDialog>
  );
}

function useMatching({ group, onClose }: MoneyDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const { runConfirmed, confirmationDialog } = useStepUpGuard();
  const matching = useMatch();
  const match = ({ track_id, title, account_name }: SuspenseSuggestion) =>
    runConfirmed(() => matching.mutateAsync({ key: group.key, track_id })).then(() => {
      toast('good', t('sales.suspense.matched', { title, name: account_name }));
      onClose();
    }, showError);
  return { busy: matching.isPending, match, confirmationDialog };
}
