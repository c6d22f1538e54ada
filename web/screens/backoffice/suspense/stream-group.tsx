import type { TrendSuspenseGroup } from '@tangent/contract/insight/backoffice-trends.ts';
import type { SuspenseSuggestion } from '@tangent/contract/money/backoffice-suspense.ts';
import { useTranslation } from 'react-i18next';
import { useTrendMatch } from '../../../api/insight/backoffice-trends.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { formatNumber, formatRange } from '../../../parts/text/format.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { GroupRow } from './group-row.tsx';
import { MatchDialog } from './match-dialog.tsx';

type StreamGroupProps = { group: TrendSuspenseGroup };

/** Shows streams with the same codes at one store. Without a code they cannot be assigned. */
export function StreamGroup({ group }: StreamGroupProps) {
  const { t, i18n } = useTranslation();
  const { isrc, upc, store_name, reasons, lines, first_day, last_day } = group;
  const hasCode = isrc !== null || upc !== null;
  return (
    <GroupRow
      name={store_name}
      reasons={reasons}
      codes={[isrc, upc]}
      about={[
        t('sales.line_count', { count: lines, lines: formatNumber(lines, i18n.language) }),
        formatRange(first_day, last_day, i18n.language),
      ]}
      figure={useStreamsText(group)}
      {...(hasCode ? { dialog: (onClose) => <StreamDialog group={group} onClose={onClose} /> } : {})}
    />
  );
}

function useStreamsText({ streams }: TrendSuspenseGroup): string {
  const { t, i18n } = useTranslation();
  return t('sales.streams_of', { count: streams, streams: formatNumber(streams, i18n.language) });
}

type StreamDialogProps = StreamGroupProps & { onClose: () => void };

/** Assigns the streams of a group to a track. */
function StreamDialog({ group, onClose }: StreamDialogProps) {
  const { t, i18n } = useTranslation();
  const { busy, match } = useMatching({ group, onClose });
  const { isrc, upc, store_name: store } = group;
  const amount = useStreamsText(group);
  const lines = formatNumber(group.lines, i18n.language);
  return (
    <MatchDialog
      codes={{ ...(isrc === null ? {} : { isrc }), ...(upc === null ? {} : { upc }) }}
      name={isrc ?? upc ?? ''}
      detail={t('sales.suspense.streams.match_detail', { amount, count: group.lines, lines, store })}
      verb={t('sales.suspense.streams.give', { amount })}
      busy={busy}
      onMatch={match}
      onClose={onClose}
    />
  );
}

function useMatching({ group: { isrc, upc, store_id }, onClose }: StreamDialogProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const matching = useTrendMatch();
  const match = ({ track_id, title, account_name: name }: SuspenseSuggestion) =>
    matching.mutateAsync({ isrc, upc, store_id, track_id }).then(({ lines }) => {
      const counted = { count: lines, lines: formatNumber(lines, i18n.language) };
      toast('good', t('sales.suspense.streams.matched', { ...counted, title, name }));
      onClose();
    }, showError);
  return { busy: matching.isPending, match };
}
