import type { Release } from '@tangent/contract/catalogue/release.ts';
import { isFlaggableField } from '@tangent/domain/catalogue/release/review/flaggable-fields.ts';
import { isBlocking } from '@tangent/domain/catalogue/release/review/second-approval.ts';
import { clsx } from 'clsx';
import { Ban, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Review } from '../../../api/distribution/review.ts';
import { useStyleSentence } from '../../../parts/catalogue/release/use-style-sentence.ts';
import { formatLevel } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { FlagButton } from './field-flags.tsx';

type FindingListProps = { findings: Review['findings']; release: Release };

/** Lists what the automatic checks want a reviewer to look at; they never decide. */
export function FindingList({ findings, release }: FindingListProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('review.findings.title')}>
      {findings.length === 0 ? (
        <p className="text-ink-2">{t('review.findings.none')}</p>
      ) : (
        <ul className="grid gap-2.5">
          {findings
            .toSorted((a, b) => Number(isBlocking(b)) - Number(isBlocking(a)))
            .map((finding) => (
              <li key={`${finding.code}-${finding.path}-${finding.params?.rule ?? ''}`} className="flex gap-2.5">
                <FindingIcon blocking={isBlocking(finding)} />
                <FindingText finding={finding} release={release} />
              </li>
            ))}
        </ul>
      )}
    </Card>
  );
}

/** The icon for a store's refusal or banned words, or for something a store may only ask about. */
function FindingIcon({ blocking }: { blocking: boolean }) {
  const Icon = blocking ? Ban : TriangleAlert;
  return <Icon size={17} className={clsx('mt-px shrink-0', blocking ? 'text-bad' : 'text-warn')} aria-hidden />;
}

function FindingText({ finding, release }: { finding: Review['findings'][number]; release: Release }) {
  const { t } = useTranslation();
  const describeFinding = useFindingSentence();
  const position = /^tracks\.(\d+)\./.exec(finding.path)?.[1];
  const track = position === undefined ? undefined : release.tracks[Number(position)];
  const release_id = finding.params?.release_id;
  return (
    <p className="min-w-0">
      {track && <strong className="font-bold">{`${track.position}. ${track.title}: `}</strong>}
      {isBlocking(finding) && <span className="font-strong text-bad">{t('review.finding.blocking')} </span>}
      {describeFinding(finding)}{' '}
      {isFlaggableField(finding.path, release.tracks.length) && <FlagButton path={finding.path} />}
      {typeof release_id === 'string' && (
        <Link className="text-link" to={`/backoffice/reviews/${release_id}`}>
          {t('review.finding.show_release')}
        </Link>
      )}
    </p>
  );
}

/**
 * Returns a function that describes a finding in the language of the page. The server may report findings that this
 * page has no text for.
 */
function useFindingSentence(): (finding: Review['findings'][number]) => string {
  const { t, i18n } = useTranslation();
  const describeStyle = useStyleSentence();
  return ({ code, params = {} }) => {
    const key = `review.finding.${code}`;
    const { lufs, rule, words } = params;
    return t((i18n.exists(key) ? key : 'review.finding.other') as 'review.finding.style', {
      code,
      rule: String(rule),
      words: String(words),
      level: formatLevel(typeof lufs === 'number' ? lufs : null, 'LUFS', i18n.language),
      text: code === 'style' ? describeStyle({ rule: String(rule), params }) : '',
    });
  };
}
