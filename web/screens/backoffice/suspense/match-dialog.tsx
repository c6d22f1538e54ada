import type { SuspenseSuggestion } from '@tangent/contract/money/backoffice-suspense.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GroupKey, useSuggestions } from '../../../api/money/backoffice-suspense.ts';
import { useDebounced } from '../../../parts/form/use-debounced.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { titleWithVersion } from '../../../texts/version-text.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

type MatchDialogProps = {
  /** The codes by which tracks are suggested. */
  codes: GroupKey;
  name: string;
  detail: string;
  verb: string;
  busy: boolean;
  onMatch: (track: SuspenseSuggestion) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks which track a group belongs to. Similar titles are only suggestions; a person decides. */
export function MatchDialog({ codes, name, detail, verb, busy, onMatch, onClose, children }: MatchDialogProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<SuspenseSuggestion | null>(null);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('sales.suspense.match_title', { title: name })}
      description={detail}
      confirm={verb}
      busy={busy}
      disabled={chosen === null}
      onConfirm={() => chosen && onMatch(chosen)}
    >
      <TextField
        type="search"
        label={t('sales.suspense.find_track')}
        value={search}
        maxLength={100}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Suggestions codes={codes} search={search} chosen={chosen} onChoose={setChosen} />
      {children}
    </ConfirmDialog>
  );
}

type SuggestionsProps = {
  codes: GroupKey;
  search: string;
  chosen: SuspenseSuggestion | null;
  onChoose: (track: SuspenseSuggestion) => void;
};

function Suggestions({ codes, search, chosen, onChoose }: SuggestionsProps) {
  const { t } = useTranslation();
  const debounced = useDebounced(search.trim(), 250);
  const found = useSuggestions(codes, debounced);
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
            <span className="block font-strong break-words">
              {titleWithVersion(track, t)} <span className="font-soft text-ink-3">{track.artist}</span>
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
