import type { SuspenseGroup } from '@tangent/contract/backoffice-suspense.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../parts/format.ts';
import { formatPeriods } from '../../parts/period-text.ts';
import { formatMicroDollars } from '../../texts/format-dollars.ts';
import { Button } from '../../ui/button.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { GroupLines } from './group-lines.tsx';
import { MatchDialog } from './match-dialog.tsx';

/** Lines that are taken for one recording, with what they are worth and where they come from. */
export function GroupRow({ group }: { group: SuspenseGroup }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [shows, setShows] = useState(false);
  const [matching, setMatching] = useState(false);
  return (
    <li className="border-t border-line py-3 first:border-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <GroupName group={group} />
        <p className="num text-15 font-[650]">{formatMicroDollars(group.gross_micros, language)}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" aria-expanded={shows} onClick={() => setShows(!shows)}>
            {t(shows ? 'sales.suspense.hide_lines' : 'sales.suspense.show_lines')}
          </Button>
          <Button size="small" onClick={() => setMatching(true)}>
            {t('sales.suspense.match')}
          </Button>
        </div>
      </div>
      {shows && <GroupLines group={group} />}
      {matching && <MatchDialog group={group} onClose={() => setMatching(false)} />}
    </li>
  );
}

function GroupName({ group }: { group: SuspenseGroup }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { title, artist, isrc, upc, stores, lines } = group;
  const about = [
    t('sales.line_count', { count: lines, lines: formatNumber(lines, language) }),
    formatPeriods(group.first_period, group.last_period, language),
    stores.map(({ name }) => name).join(', '),
  ];
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className="font-[600] break-words">
        {title ?? t('release.untitled')} {artist && <span className="font-normal text-ink-3">{artist}</span>}
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-3">
        {group.reasons.map((reason) => (
          <StatusPill key={reason} tone="warn">
            {t(`sales.suspense.reason.${reason}`)}
          </StatusPill>
        ))}
        <span className="code">{[isrc, upc].filter(Boolean).join(' · ')}</span>
      </p>
      <p className="mt-0.5 text-13 text-ink-3">{about.join(' · ')}</p>
    </div>
  );
}
