import type { Track } from '@tangent/contract/catalogue/release.ts';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../api/distribution/review.ts';
import { useReasonNames } from '../../../parts/catalogue/release/use-reason-names.ts';
import { useFieldPath } from '../../../parts/form/field-label.ts';
import { formatList } from '../../../parts/text/format.ts';

/** Shows the content of a decision: reasons, tracks, fields, note. */
export function VerdictText({ verdict, tracks }: { verdict: Verdict; tracks: readonly Pick<Track, 'title'>[] }) {
  const { t, i18n } = useTranslation();
  const reasonNames = useReasonNames();
  const pathLabel = useFieldPath();
  const { reasons, track_numbers, fields, note } = verdict;
  if (reasons.length === 0) return null;
  const titles = track_numbers.map((number) => `${number}. ${tracks[number - 1]?.title ?? ''}`.trim());
  return (
    <div className="grid gap-1.5">
      <p className="font-strong">{reasonNames(reasons)}</p>
      {titles.length > 0 && (
        <p className="text-13 text-ink-2">
          {t('release.reopening.tracks', { tracks: formatList(titles, i18n.language) })}
        </p>
      )}
      {fields.length > 0 && (
        <p className="text-13 text-ink-2">
          {t('review.flagged_fields', { fields: formatList(fields.map(pathLabel), i18n.language) })}
        </p>
      )}
      {note && <blockquote className="border-l-2 border-ink pl-3 whitespace-pre-line">{note}</blockquote>}
    </div>
  );
}
