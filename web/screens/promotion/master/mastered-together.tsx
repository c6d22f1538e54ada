import type { Mastering } from '@tangent/contract/promotion/mastering.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMasteringGroup } from '../../../api/promotion/mastering.ts';
import { STATUS_TONES } from '../../../parts/promotion/mastering/status-tones.ts';
import { formatLevel } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

/** The tracks of the release that were mastered together, with the loudness of each. */
export function MasteredTogether({ project: { id, group_id } }: { project: Mastering }) {
  const { t, i18n } = useTranslation();
  const items = useMasteringGroup(group_id).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Card title={t('mastering.together.title')} isRegion>
      <ol className="grid">
        {items.toReversed().map((one) => (
          <li key={one.id} className="flex items-center gap-3 border-t border-line py-2 text-13 first:border-0">
            {one.id === id ? (
              <strong className="min-w-0 flex-1 truncate">{one.project_name}</strong>
            ) : (
              <Link to={`/tools/mastering/${one.id}`} className="text-link min-w-0 flex-1 truncate">
                {one.project_name}
              </Link>
            )}
            {one.integrated_lufs === null ? (
              <StatusPill tone={STATUS_TONES[one.status]}>{t(`mastering.status.${one.status}`)}</StatusPill>
            ) : (
              <span className="code">{formatLevel(one.integrated_lufs, 'LUFS', i18n.language)}</span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
