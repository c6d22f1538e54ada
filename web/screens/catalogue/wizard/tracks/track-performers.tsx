import type { Performer } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { CREDITS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { Plus } from 'lucide-react';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditPeople } from '../../../../parts/catalogue/release/credit/person-row.tsx';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { formatList } from '../../../../parts/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { PerformerRow } from '../credits/credited-person-row.tsx';
import { useFieldLabel } from '../draft/use-field.ts';
import { ApplyToAll } from './apply-to-all.tsx';
import { CopyFromTrack } from './copy-from-track.tsx';
import type { TrackPart } from './track-edit.ts';
import { TrackGroup } from './track-group.tsx';

/** Edits the performers of the track and their instruments (S3-074, A-079). */
export const TrackPerformers = memo(function TrackPerformers({ track, index, update }: TrackPart) {
  const { t, i18n } = useTranslation();
  const title = useFieldLabel()('performers');
  const { performers } = track;
  const edit: EditPeople<Performer> = useCallback(
    (change) => update((now) => ({ performers: change(now.performers) })),
    [update],
  );
  const names = [...new Set(performers.map(({ name }) => name.trim()).filter(Boolean))];
  return (
    <TrackGroup
      index={index}
      names={['performers']}
      title={title}
      summary={names.length > 0 ? formatList(names, i18n.language) : t('wizard.none')}
    >
      <ol className="grid gap-3 empty:hidden">
        {performers.map((one, position) => (
          <PerformerRow
            key={position}
            path={`tracks.${index}.performers.${position}`}
            position={position}
            count={performers.length}
            person={one}
            edit={edit}
          />
        ))}
      </ol>
      <PerformerActions track={track} index={index} update={update} />
    </TrackGroup>
  );
});

function PerformerActions({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const add = () => {
    const id = fieldId(`tracks.${index}.performers.${track.performers.length}.name`);
    focusAfter(id, () => update((now) => ({ performers: [...now.performers, { name: '', instrument: 'vocals' }] })));
  };
  return (
    <div className="flex flex-wrap gap-2">
      {track.performers.length < CREDITS_MAX && (
        <Button size="small" onClick={add}>
          <Plus size={15} aria-hidden /> {t('wizard.credits.add')}
        </Button>
      )}
      <CopyFromTrack track={track} update={update} name="performers" />
      {track.performers.length > 0 && <ApplyToAll trackId={track.id} names={['performers']} />}
    </div>
  );
}
