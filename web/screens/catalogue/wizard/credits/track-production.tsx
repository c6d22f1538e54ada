import type { ProductionCredit } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { CREDITS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { Plus } from 'lucide-react';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditPeople } from '../../../../parts/catalogue/release/credit/person-row.tsx';
import { RoleChips } from '../../../../parts/catalogue/release/credit/role-chips.tsx';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { formatList } from '../../../../parts/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { useField } from '../draft/use-field.ts';
import { ApplyToAll } from '../tracks/apply-to-all.tsx';
import { CopyFromTrack } from '../tracks/copy-from-track.tsx';
import type { TrackPart } from '../tracks/track-edit.ts';
import { TrackGroup } from '../tracks/track-group.tsx';
import { ProductionRow } from './credited-person-row.tsx';
import { useFormSelfName } from './use-form-self-name.ts';

/** Edits producers and engineers of the track, who have no share. */
export const TrackProduction = memo(function TrackProduction(part: TrackPart) {
  const { t, i18n } = useTranslation();
  const { track, index, update } = part;
  const field = useField(`tracks.${index}.production_credits`);
  const { production_credits: credits } = track;
  const edit: EditPeople<ProductionCredit> = useCallback(
    (change) => update((now) => ({ production_credits: change(now.production_credits) })),
    [update],
  );
  const names = [...new Set(credits.map(({ name }) => name.trim()).filter(Boolean))];
  return (
    <TrackGroup
      index={index}
      names={['production_credits']}
      title={field.label}
      summary={names.length > 0 ? formatList(names, i18n.language) : t('wizard.none')}
    >
      <p className="max-w-text text-13 text-ink-2">{t('wizard.credits.production_hint')}</p>
      <div id={field.id} tabIndex={-1} role="group" aria-label={field.label}>
        <ol className="grid gap-3 empty:hidden">
          {credits.map((one, position) => (
            <ProductionRow
              key={position}
              path={`tracks.${index}.production_credits.${position}`}
              position={position}
              count={credits.length}
              person={one}
              edit={edit}
            />
          ))}
        </ol>
      </div>
      <RoleChips trackId={track.id} credits={credits} self={useFormSelfName(track)} edit={edit} />
      <ProductionActions {...part} />
    </TrackGroup>
  );
});

function ProductionActions({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const add = () => {
    const id = fieldId(`tracks.${index}.production_credits.${track.production_credits.length}.name`);
    focusAfter(id, () =>
      update((now) => ({ production_credits: [...now.production_credits, { name: '', role: 'producer' }] })),
    );
  };
  return (
    <div className="flex flex-wrap gap-2">
      {track.production_credits.length < CREDITS_MAX && (
        <Button size="small" onClick={add}>
          <Plus size={15} aria-hidden /> {t('wizard.credits.add')}
        </Button>
      )}
      <CopyFromTrack track={track} update={update} name="production_credits" />
      {track.production_credits.length > 0 && <ApplyToAll trackId={track.id} names={['production_credits']} />}
    </div>
  );
}
