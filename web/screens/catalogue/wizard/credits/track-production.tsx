import type { ProductionCredit } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { PRODUCTION_ROLES, type ProductionRole } from '@tangent/domain/catalogue/release/credit/production-role.ts';
import { addProductionCredit } from '@tangent/domain/catalogue/release/credit/self-credits.ts';
import { CREDITS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { Plus } from 'lucide-react';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { formatList } from '../../../../parts/text/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { ComboboxField } from '../../../../ui/form/combobox-field.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { useField } from '../draft/use-field.ts';
import { ApplyToAll } from '../tracks/apply-to-all.tsx';
import { CopyFromTrack } from '../tracks/copy-from-track.tsx';
import { CreditRow } from '../tracks/credit-row.tsx';
import { moveItem, removeAt, replaceAt } from '../tracks/list-edit.ts';
import type { TrackPart } from '../tracks/track-edit.ts';
import { TrackGroup } from '../tracks/track-group.tsx';
import { useNameSuggestions } from '../tracks/use-name-suggestions.ts';
import { useSelfName } from './use-self-name.ts';

type Edit = (change: (list: readonly ProductionCredit[]) => readonly ProductionCredit[]) => void;

/** Edits producers and engineers of the track, who have no share. */
export const TrackProduction = memo(function TrackProduction(part: TrackPart) {
  const { t, i18n } = useTranslation();
  const { track, index, update } = part;
  const field = useField(`tracks.${index}.production_credits`);
  const { production_credits: credits } = track;
  const edit: Edit = useCallback(
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
              credit={one}
              edit={edit}
            />
          ))}
        </ol>
      </div>
      <RoleChips part={part} edit={edit} />
      <ProductionActions {...part} />
    </TrackGroup>
  );
});

/** Adds further roles of the last named person, or of the artist, in one tap each. */
function RoleChips({ part, edit }: { part: TrackPart; edit: Edit }) {
  const { t } = useTranslation();
  const self = useSelfName(part.track);
  const { production_credits: credits } = part.track;
  const name = credits.findLast((one) => one.name.trim() !== '')?.name.trim() ?? self;
  if (name === null || credits.length >= CREDITS_MAX) return null;
  const own = credits.filter((one) => one.name.trim() === name).map(({ role }) => role);
  const others = PRODUCTION_ROLES.filter((role) => !own.includes(role));
  const add = (role: ProductionRole) => {
    // The chip disappears; the next one gets the focus, so that several follow by keyboard.
    const next = others[others.indexOf(role) + 1] ?? others[0];
    focusAfter(chipId(part, next ?? role), () => edit((list) => addProductionCredit(list, { name, role })));
  };
  return (
    <div className="grid gap-2" role="group" aria-label={t('wizard.credits.more_roles', { name })}>
      <p className="text-13 font-medium">{t('wizard.credits.more_roles', { name })}</p>
      <ul className="flex flex-wrap gap-2">
        {others.map((role) => (
          <li key={role}>
            <Button size="small" id={chipId(part, role)} className="rounded-full" onClick={() => add(role)}>
              <Plus size={14} aria-hidden /> {t(`release.role.${role}`)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const chipId = ({ track }: TrackPart, role: ProductionRole) => `add-${role}-${track.id}`;

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

type ProductionRowProps = { path: string; position: number; count: number; credit: ProductionCredit; edit: Edit };

const ProductionRow = memo(function ProductionRow({ path, position, count, credit, edit }: ProductionRowProps) {
  const { t } = useTranslation();
  const change = (fields: Partial<ProductionCredit>) => edit((list) => replaceAt(list, position, fields));
  return (
    <CreditRow
      id={path}
      index={position}
      count={count}
      name={credit.name}
      onMove={(by) => edit((list) => moveItem(list, position, by))}
      onRemove={() => edit((list) => removeAt(list, position))}
    >
      <div className="col-span-2 sm:col-span-1">
        <SuggestField
          {...useField(`${path}.name`)}
          suggestions={useNameSuggestions()}
          value={credit.name}
          onChange={(name) => change({ name })}
        />
      </div>
      <div className="col-span-2">
        <ComboboxField
          {...useField(`${path}.role`)}
          options={PRODUCTION_ROLES.map((value) => ({ value, label: t(`release.role.${value}`) }))}
          value={credit.role}
          onChange={(role) => change({ role: (role ?? 'producer') as ProductionRole })}
        />
      </div>
    </CreditRow>
  );
});
