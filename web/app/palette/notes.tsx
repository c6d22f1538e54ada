import { SUPPORT_HOURS } from '@tangent/domain/money/plan-limits.ts';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton.tsx';
import { getSupportEmail } from '../contact.ts';
import { useUser } from '../session/session.ts';
import type { PaletteView } from './use-palette-view.ts';

const WAITING_ROWS = ['first', 'second', 'third'] as const;

/** The line above the rows: how they were found, why there are none, or that more are on their way. */
export function Notes({ view }: { view: PaletteView }) {
  const { t } = useTranslation();
  const { query, groups, tier, isSearching, hasFailed, isOffline } = view;
  if (isOffline) return <Note>{t('palette.offline')}</Note>;
  if (hasFailed) return <Note isBad>{t('palette.failed')}</Note>;
  if (query.text === '') return null;
  if (groups.length === 0) return isSearching ? <Waiting /> : <Nothing query={query.text} />;
  if (tier === 'code') return <Note>{isUpc(query.code) ? t('palette.exact_upc') : t('palette.exact_isrc')}</Note>;
  return tier === 'words' || tier === null ? null : <Note>{t('palette.closest', { query: query.text })}</Note>;
}

function isUpc(code: string | null): boolean {
  return code !== null && /^\d+$/.test(code);
}

function Note({ isBad = false, children }: { isBad?: boolean; children: string }) {
  return <p className={`px-5 pt-3 text-13 ${isBad ? 'text-bad' : 'text-ink-2'}`}>{children}</p>;
}

/** Rows that are on their way, as high as those that come. */
function Waiting() {
  const { t } = useTranslation();
  return (
    <div aria-busy className="grid gap-1 px-5 pt-4">
      <span className="sr-only">{t('palette.searching')}</span>
      {WAITING_ROWS.map((row) => (
        <div key={row} className="flex h-12 items-center gap-3">
          <Skeleton className="size-9" />
          <Skeleton className="h-4 w-52 max-w-full" />
        </div>
      ))}
    </div>
  );
}

function Nothing({ query }: { query: string }) {
  const { t } = useTranslation();
  const { plan } = useUser();
  return (
    <div className="px-5 py-8">
      <p className="text-17 font-bold tracking-heading break-words">{t('palette.none', { query })}</p>
      <p className="mt-1.5 max-w-note text-ink-2">{t('palette.none_text', { hours: SUPPORT_HOURS[plan] })}</p>
      <a href={`mailto:${getSupportEmail()}`} className="text-link mt-3 inline-block">
        {t('palette.ask')}
      </a>
    </div>
  );
}
