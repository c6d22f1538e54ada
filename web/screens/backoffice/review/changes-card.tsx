import type { Resubmission, Submission } from '@tangent/contract/catalogue/submission.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LyricsDifference } from '../../../parts/catalogue/release/lyrics/lyrics-difference.tsx';
import { formatInstant } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { useReleaseFields, useTrackFields } from './submitted-fields.tsx';

type Change = Resubmission['changes'][number];
type SubmittedTrack = Submission['tracks'][number];

/** Lists what the artist changed since the previous submission, field by field, then track by track. */
export function ChangesCard({ resubmission }: { resubmission: Resubmission }) {
  const { t, i18n } = useTranslation();
  const { before, after, before_at, changes } = resubmission;
  const releaseChanges = changes.filter(({ track_id }) => track_id === null);
  const trackIds = [...new Set(changes.flatMap(({ track_id }) => track_id ?? []))];
  return (
    <Card
      title={t('review.changes.title')}
      action={
        <span className="text-13 text-ink-3">
          {t('review.changes.since', { at: formatInstant(before_at, i18n.language) })}
        </span>
      }
    >
      {changes.length === 0 && <p className="text-ink-2">{t('review.changes.none')}</p>}
      <ReleaseChanges changes={releaseChanges} before={before} after={after} />
      {trackIds.map((id) => (
        <TrackChanges
          key={id}
          changes={changes.filter(({ track_id }) => track_id === id)}
          before={before.tracks.find((track) => track.id === id)}
          after={after.tracks.find((track) => track.id === id)}
          number={after.tracks.findIndex((track) => track.id === id) + 1}
          releases={{ before, after }}
        />
      ))}
    </Card>
  );
}

function ReleaseChanges({
  changes,
  before,
  after,
}: {
  changes: readonly Change[];
  before: Submission;
  after: Submission;
}) {
  const [was, is] = [useReleaseFields(before), useReleaseFields(after)];
  return (
    <dl className="grid gap-3">
      {changes.map(({ field }) => (
        <Difference
          key={field}
          name={is(field ?? '').name}
          before={was(field ?? '').value}
          after={is(field ?? '').value}
        />
      ))}
    </dl>
  );
}

type TrackChangesProps = {
  changes: readonly Change[];
  before: SubmittedTrack | undefined;
  after: SubmittedTrack | undefined;
  number: number;
  releases: { before: Submission; after: Submission };
};

function TrackChanges({ changes, before, after, number, releases }: TrackChangesProps) {
  const { t } = useTranslation();
  const shown = after ?? before;
  if (shown === undefined) return null;
  const whole = changes.filter(({ kind }) => kind !== 'changed');
  return (
    <section className="mt-4 border-t border-line pt-4 first:mt-0 first:border-0 first:pt-0">
      <h3 className="flex flex-wrap items-center gap-2 font-bold">
        {number > 0 && <span className="num text-ink-3">{number}</span>} {shown.title.trim() || t('release.untitled')}
        {whole.map(({ kind }) => (
          <span key={kind} className="text-13 font-medium text-ink-2">
            {t(`review.changes.${kind as 'added'}`)}
          </span>
        ))}
      </h3>
      {before && after && <FieldChanges changes={changes} before={before} after={after} releases={releases} />}
    </section>
  );
}

type FieldChangesProps = Pick<TrackChangesProps, 'changes' | 'releases'> & {
  before: SubmittedTrack;
  after: SubmittedTrack;
};

function FieldChanges({ changes, before, after, releases }: FieldChangesProps) {
  const [was, is] = [useTrackFields(before, releases.before), useTrackFields(after, releases.after)];
  return (
    <dl className="mt-2 grid gap-3">
      {listFields(changes).map((field) =>
        field === 'lyrics' ? (
          <div key={field} className="grid min-w-0 gap-0.5">
            <dt className="text-xs font-medium text-ink-3">{is(field).name}</dt>
            <dd className="min-w-0">
              <LyricsDifference before={before.lyrics} after={after.lyrics} language={after.language} />
            </dd>
          </div>
        ) : (
          <Difference key={field} name={is(field).name} before={was(field).value} after={is(field).value} />
        ),
      )}
    </dl>
  );
}

/** Whether a track has lyrics says what they are, or that they are gone. */
function listFields(changes: readonly Change[]): string[] {
  const fields = changes.flatMap(({ field }) => field ?? []);
  return fields.filter((field) => field !== 'has_lyrics' || !fields.includes('lyrics'));
}

function Difference({ name, before, after }: { name: ReactNode; before: ReactNode; after: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="grid min-w-0 gap-0.5">
      <dt className="text-xs font-medium text-ink-3">{name}</dt>
      <dd className="grid min-w-0 gap-x-4 gap-y-1 sm:grid-cols-2">
        <del className="min-w-0 break-words text-ink-3 decoration-ink-3/50">
          <span className="sr-only">{t('change.before')} </span>
          {before}
        </del>
        <ins className="min-w-0 break-words no-underline">
          <span className="sr-only">{t('change.after')} </span>
          {after}
        </ins>
      </dd>
    </div>
  );
}
