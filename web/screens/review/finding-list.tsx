import type { Release } from '@tangent/contract/release.ts';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Review } from '../../api/review.ts';
import { formatLevel } from '../../parts/format.ts';
import { Card } from '../../ui/card.tsx';

type FindingListProps = { findings: Review['findings']; release: Release };

/** What the automatic checks want a person to look at; they never decide. */
export function FindingList({ findings, release }: FindingListProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('review.findings.title')}>
      {findings.length === 0 ? (
        <p className="text-ink-2">{t('review.findings.none')}</p>
      ) : (
        <ul className="grid gap-2.5">
          {findings.map((finding) => (
            <li key={`${finding.code}-${finding.path}-${finding.params?.rule ?? ''}`} className="flex gap-2.5">
              <TriangleAlert size={17} className="mt-px shrink-0 text-warn" aria-hidden />
              <FindingText finding={finding} release={release} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function FindingText({ finding, release }: { finding: Review['findings'][number]; release: Release }) {
  const { t, i18n } = useTranslation();
  const position = /^tracks\.(\d+)\./.exec(finding.path)?.[1];
  const track = position === undefined ? undefined : release.tracks[Number(position)];
  const key = `review.finding.${finding.code}`;
  const { release_id, lufs, rule } = finding.params ?? {};
  const text = t((i18n.exists(key) ? key : 'review.finding.other') as 'review.finding.unusual_loudness', {
    code: finding.code,
    rule,
    level: formatLevel(typeof lufs === 'number' ? lufs : null, 'LUFS', i18n.language),
  });
  return (
    <p className="min-w-0">
      {track && <strong className="font-[650]">{`${track.position}. ${track.title}: `}</strong>}
      {text}{' '}
      {typeof release_id === 'string' && (
        <Link className="text-link" to={`/backoffice/reviews/${release_id}`}>
          {t('review.finding.show_release')}
        </Link>
      )}
    </p>
  );
}
