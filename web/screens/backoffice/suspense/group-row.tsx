import type { SuspenseReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

type GroupFacts = {
  name: string;
  artist?: string | null;
  reasons: readonly SuspenseReason[];
  codes: readonly (string | null)[];
  /** Amount, dates and origin, as texts. */
  about: readonly string[];
};

type GroupRowProps = GroupFacts & {
  figure: string;
  /** Shown on demand. */
  lines?: ReactNode;
  /** The dialog that assigns the group to a track; left out where that is impossible. */
  dialog?: (onClose: () => void) => ReactNode;
};

/** Shows a group of lines that belong together and have no known owner. */
export function GroupRow({ figure, lines, dialog, ...facts }: GroupRowProps) {
  const { t } = useTranslation();
  const [shows, setShows] = useState(false);
  const [matching, setMatching] = useState(false);
  return (
    <li className="border-t border-line py-3 first:border-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <GroupName {...facts} />
        <p className="num text-15 font-bold">{figure}</p>
        {(lines || dialog) && (
          <div className="flex flex-wrap gap-2 sm:min-w-52 sm:justify-end">
            {lines && (
              <Button size="small" aria-expanded={shows} onClick={() => setShows(!shows)}>
                {t(shows ? 'sales.suspense.hide_lines' : 'sales.suspense.show_lines')}
              </Button>
            )}
            {dialog && (
              <Button size="small" onClick={() => setMatching(true)}>
                {t('sales.suspense.match')}
              </Button>
            )}
          </div>
        )}
      </div>
      {shows && lines}
      {matching && dialog?.(() => setMatching(false))}
    </li>
  );
}

function GroupName({ name, artist, reasons, codes, about }: GroupFacts) {
  const { t } = useTranslation();
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-strong break-words">
        {name} {artist && <span className="font-soft text-ink-3">{artist}</span>}
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-3">
        {reasons.map((reason) => (
          <StatusPill key={reason} tone="warn">
            {t(`sales.suspense.reason.${reason}`)}
          </StatusPill>
        ))}
        <span className="code">{codes.filter(Boolean).join(' · ')}</span>
      </p>
      <p className="mt-0.5 text-13 text-ink-3">{about.join(' · ')}</p>
    </div>
  );
}
