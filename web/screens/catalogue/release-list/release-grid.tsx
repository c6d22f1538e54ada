import type { ReleaseListItem } from '@tangent/contract/catalogue/release.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { ReleaseMenu } from '../../../parts/catalogue/release/release-menu.tsx';
import { ReleaseStatusPill } from '../../../parts/catalogue/release/release-status.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { Selection } from './use-selection.ts';

type ReleaseGridProps = { rows: readonly ReleaseListItem[]; selection: Selection<ReleaseListItem> };

/** The list of releases as a grid of covers. */
export function ReleaseGrid({ rows, selection }: ReleaseGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
      {rows.map((row) => (
        <li key={row.id} className="relative grid min-w-0 content-start gap-2">
          <Cover row={row} selection={selection} />
          <Facts row={row} />
        </li>
      ))}
    </ul>
  );
}

function Cover({ row, selection }: { row: ReleaseListItem; selection: Selection<ReleaseListItem> }) {
  const { t } = useTranslation();
  const isSelected = selection.isSelected(row);
  return (
    <div className="relative">
      <Artwork
        src={row.artwork_upload_id && imageUrl(row.artwork_upload_id, '300')}
        alt=""
        className={clsx('w-full', isSelected && 'ring-2 ring-ink ring-offset-2 ring-offset-surface')}
      />
      <span className="absolute top-2 left-2 z-1">
        <Checkbox
          aria-label={t('release_list.select', { title: row.title || t('release.untitled') })}
          checked={isSelected}
          onChange={() => selection.toggle(row)}
        />
      </span>
    </div>
  );
}

function Facts({ row }: { row: ReleaseListItem }) {
  const { t, i18n } = useTranslation();
  const date = row.live_date ?? row.release_date;
  return (
    <div className="flex min-w-0 items-start gap-1">
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        <Link
          to={`/distributions/${row.id}`}
          title={row.title}
          className="line-clamp-3 font-strong break-words after:absolute after:inset-0 hover:underline"
        >
          {row.title || t('release.untitled')}
        </Link>
        <span className="line-clamp-2 text-13 break-words text-ink-3">
          {row.primary_artist} · {t(`release.type.${row.release_type}`)}
        </span>
        <ReleaseStatusPill status={row.status} />
        {date !== null && <span className="num text-13 text-ink-3">{formatDate(date, i18n.language)}</span>}
      </div>
      <span className="relative z-1">
        <ReleaseMenu release={row} />
      </span>
    </div>
  );
}
