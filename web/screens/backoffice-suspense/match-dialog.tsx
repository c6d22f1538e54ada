import type { SuspenseGroup, SuspenseSuggestion } from '@tangent/contract/backoffice-suspense.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatch, useSuggestions } from '../../api/backoffice-suspense.ts';
import { formatNumber } from '../../parts/format.ts';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { useFreshly } from '../../parts/step-up/use-freshly.tsx';
import { useSettled } from '../../parts/use-settled.ts';
import { useTroubleToast } from '../../parts/use-trouble-toast.ts';
import { formatMicroDollars } from '../../texts/format-dollars.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToast } from '../../ui/toast.tsx';

type MatchDialogProps = { group: SuspenseGroup; onClose: () => void };

/** Says whose the money of a group is. What titles have in common only suggests; a person decides. */
export function MatchDialog({ group, onClose }: MatchDialogProps) {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<SuspenseSuggestion | null>(null);
  const doing = useMatching(group, onClose);
  const amount = formatMicroDollars(group.gross_micros, i18n.language);
  const lines = formatNumber(group.lines, i18n.language);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('sales.suspense.match_title', { title: group.title ?? group.isrc ?? group.upc ?? '' })}
      description={t('sales.suspense.match_detail', { amount, count: group.lines, lines })}
      actions={
        <Button tone="volt" busy={doing.busy} disabled={chosen === null} onClick={() => chosen && doing.match(chosen)}>
          {t('sales.suspense.give', { amount })}
        </Button>
      }
    >
      <TextField
        type="search"
        label={t('sales.suspense.find_track')}
        value={search}
        maxLength={100}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Suggestions group={group} search={search} chosen={chosen} onChoose={setChosen} />
      {doing.question}
    </Dialog>
  );
}

function useMatching(group: SuspenseGroup, onClose: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const sayTrouble = useTroubleToast();
  const { freshly, question } = useFreshly();
  const matching = useMatch();
  const match = ({ track_id, title, account_name }: SuspenseSuggestion) =>
    freshly(() => matching.mutateAsync({ key: group.key, track_id })).then(() => {
      toast('good', t('sales.suspense.matched', { title, name: account_name }));
      onClose();
    }, sayTrouble);
  return { busy: matching.isPending, match, question };
}

type SuggestionsProps = {
  group: SuspenseGroup;
  search: string;
  chosen: SuspenseSuggestion | null;
  onChoose: (track: SuspenseSuggestion) => void;
};

function Suggestions({ group, search, chosen, onChoose }: SuggestionsProps) {
  const { t } = useTranslation();
  const settled = useSettled(search.trim(), 250);
  const found = useSuggestions(group.key, settled);
  if (found.isPending) return <SkeletonRows count={3} />;
  if (found.isError && !found.data) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data.items.length === 0) return <p className="text-ink-2">{t('sales.suspense.nothing_found')}</p>;
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{t('sales.suspense.find_track')}</legend>
      {found.data.items.map((track) => (
        <label
          key={track.track_id}
          className="flex cursor-pointer items-start gap-3 rounded-control p-2 ring-1 ring-line hover:bg-sunken has-checked:bg-volt-soft has-checked:ring-ink"
        >
          <input
            type="radio"
            name="track"
            className="mt-1 accent-ink"
            checked={chosen?.track_id === track.track_id}
            onChange={() => onChoose(track)}
          />
          <span className="min-w-0">
            <span className="block font-[600] break-words">
              {track.title} <span className="font-normal text-ink-3">{track.artist}</span>
            </span>
            <span className="block text-13 text-ink-3">
              {[track.release_title, track.account_name, track.isrc, t(`sales.suspense.by.${track.by}`)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
