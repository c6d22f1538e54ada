import type { Release } from '@tangent/contract/catalogue/release.ts';
import { listProofReasons } from '@tangent/domain/catalogue/release/review/proof-reasons.ts';
import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatList } from '../../../parts/text/format.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { FlaggedFieldList } from './flagged-field-list.tsx';
import { ReleaseBand } from './release-band.tsx';

type ReopeningPanelProps = { release: Release; reopening: NonNullable<Release['reopening']> };

/** Why the release came back, as a part of its page. */
export function ReopeningBand(props: ReopeningPanelProps) {
  const { t, i18n } = useTranslation();
  const canCorrect = props.release.status === 'reopened';
  return (
    <ReleaseBand
      id="correct"
      name={formatDate(props.reopening.at, i18n.language)}
      title={t(canCorrect ? 'release.reopening.title' : 'release.reopening.rejected_title')}
      action={
        canCorrect && (
          <Link to={`/distributions/${props.release.id}/edit`} className={buttonClass('plain', 'small')}>
            <PencilLine size={15} aria-hidden /> {t('release.reopening.correct')}
          </Link>
        )
      }
    >
      <ReopeningPanel {...props} />
    </ReleaseBand>
  );
}

/** Shows each reason with its name, its meaning and what to do; then the reviewer's note (S8-048, A-095). */
export function ReopeningPanel({ release, reopening }: ReopeningPanelProps) {
  const { t, i18n } = useTranslation();
  const { reasons, note, track_numbers } = reopening;
  const canCorrect = release.status === 'reopened';
  const titles = track_numbers.map((number) => `${number}. ${release.tracks[number - 1]?.title ?? ''}`.trim());
  return (
    <>
      <ReasonList releaseId={release.id} reasons={reasons} canCorrect={canCorrect} />
      {titles.length > 0 && (
        <p className="mt-4 text-ink-2">
          {t('release.reopening.tracks', { tracks: formatList(titles, i18n.language) })}
        </p>
      )}
      <FlaggedFieldList release={release} reopening={reopening} />
      {note && (
        <blockquote className="mt-4 max-w-prose border-l-2 border-ink pl-4 whitespace-pre-line">
          <p className="label mb-1">{t('release.reopening.note')}</p>
          {note}
        </blockquote>
      )}
    </>
  );
}

type ReasonListProps = {
  releaseId: string;
  reasons: ReopeningPanelProps['reopening']['reasons'];
  canCorrect: boolean;
};

function ReasonList({ releaseId, reasons, canCorrect }: ReasonListProps) {
  const { t } = useTranslation();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {reasons.map((reason) => (
        <li key={reason} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-rail-64">
          <h3 className="font-bold text-bad">{t(`review.reason.${reason}.name`)}</h3>
          <div className="max-w-text">
            <p>{t(`review.reason.${reason}.explanation`)}</p>
            {canCorrect && (
              <p className="mt-1 text-ink-2">
                <span className="font-strong">{t('review.corrections.to_do')}</span>{' '}
                {t(`review.reason.${reason}.action`)}
              </p>
            )}
            {canCorrect && listProofReasons([reason]).length > 0 && (
              <p className="mt-1">
                <Link className="text-link" to={`/distributions/${releaseId}/edit/review#field-proof-answer`}>
                  {t('review.corrections.prove')}
                </Link>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
