import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { CreditGroup } from '@tangent/domain/catalogue/release/credit/credit-groups.ts';
import type { Performer, ProductionCredit } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { CREDITS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { useTranslation } from 'react-i18next';
import { useKnownNames } from '../../../api/catalogue/artist.ts';
import { type EditPeople, type NamedPerson, PersonRow } from '../../../parts/catalogue/release/credit/person-row.tsx';
import { RoleChips } from '../../../parts/catalogue/release/credit/role-chips.tsx';
import { needsMaker, SelfCredit } from '../../../parts/catalogue/release/credit/self-credit.tsx';
import { useCreditOptions } from '../../../parts/catalogue/release/credit/use-credit-options.ts';
import { useSelfName } from '../../../parts/catalogue/release/credit/use-self-name.ts';
import { CreditPanel } from '../../../parts/catalogue/release/credit-panel.tsx';
import { fieldId } from '../../../parts/catalogue/release/step-issues.ts';
import { countryOptions } from '../../../parts/form/country-options.ts';
import { focusAfter } from '../../../ui/focus-after.ts';
import { ComboboxField } from '../../../ui/form/combobox-field.tsx';
import type { Option } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ChangeTrack } from './change-form.ts';
import type { ChangeErrors } from './use-change-errors.ts';
import type { CreditSelf } from './use-credit-self.ts';

export type CreditFieldsProps = {
  release: Pick<Release, 'id' | 'artist_id'>;
  track: ChangeTrack;
  index: number;
  change: (fields: Partial<ChangeTrack> | ((track: ChangeTrack) => Partial<ChangeTrack>)) => void;
  self: CreditSelf;
  errors: ChangeErrors;
};

/**
 * Edits performers, producers and engineers of a track in stores, and what is known of its recording. Writers have
 * shares, so they are only shown.
 */
export function CreditFields(props: CreditFieldsProps) {
  const { release, track, index, change, self, errors } = props;
  const name = useSelfName(release.artist_id, track);
  const editPerformers: EditPeople<Performer> = (toList) =>
    change((now) => ({ performers: [...toList(now.performers)] }));
  const editProduction: EditPeople<ProductionCredit> = (toList) =>
    change((now) => ({ production_credits: [...toList(now.production_credits)] }));
  const add = (group: CreditGroup) => {
    const list = group === 'performance' ? 'performers' : 'production_credits';
    if (track[list].length >= CREDITS_MAX) return;
    focusAfter(fieldId(`tracks.${index}.${list}.${track[list].length}.name`), () => {
      if (list === 'performers') editPerformers((now) => [...now, { name: '', instrument: 'vocals' }]);
      else editProduction((now) => [...now, { name: '', role: 'producer' }]);
    });
  };
  const { instrument, role } = useCreditOptions();
  const people = { releaseId: release.id, index, errors };
  return (
    <>
      <CreditPanel track={track} editable={['performance', 'production']} onAdd={add}>
        {needsMaker(track) && name !== null && (
          <SelfCredit
            name={name}
            count={self.count}
            onHere={() => self.credit(name, ({ id }) => id === track.id)}
            onAll={() => self.credit(name, needsMaker)}
          />
        )}
      </CreditPanel>
      <People
        {...people}
        list="performers"
        choice="instrument"
        options={instrument}
        people={track.performers}
        edit={editPerformers}
      />
      <People
        {...people}
        list="production_credits"
        choice="role"
        options={role}
        people={track.production_credits}
        edit={editProduction}
      />
      {track.production_credits.length > 0 && (
        <RoleChips trackId={track.id} credits={track.production_credits} self={name} edit={editProduction} />
      )}
      <Recording {...props} />
    </>
  );
}

type PeopleProps<Key extends 'instrument' | 'role', Person extends NamedPerson<Key>> = {
  releaseId: string;
  index: number;
  errors: ChangeErrors;
  list: 'performers' | 'production_credits';
  choice: Key;
  options: readonly (Option & { readonly value: Person[Key] })[];
  people: readonly Person[];
  edit: EditPeople<Person>;
};

/** The people of one group, each with what they did. */
function People<Key extends 'instrument' | 'role', Person extends NamedPerson<Key>>(props: PeopleProps<Key, Person>) {
  const { t } = useTranslation();
  const { releaseId, index, errors, list, choice, options, people, edit } = props;
  const names = useKnownNames(releaseId);
  if (people.length === 0) return null;
  const field = (name: 'name' | Key, path: string) => {
    const label = t(`release.field.${name}`);
    return { id: fieldId(`${path}.${name}`), label, error: errors(`${path}.${name}`, label) };
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-strong">{t(`release.field.${list}`)}</legend>
      <ol className="grid gap-3">
        {people.map((person, position) => {
          const path = `tracks.${index}.${list}.${position}`;
          return (
            <PersonRow
              key={position}
              id={path}
              position={position}
              count={people.length}
              person={person}
              choice={choice}
              options={options}
              fields={{ name: field('name', path), choice: field(choice, path) }}
              suggestions={names}
              edit={edit}
            />
          );
        })}
      </ol>
    </fieldset>
  );
}

function Recording({ track, index, change, errors }: CreditFieldsProps) {
  const { t, i18n } = useTranslation();
  const text = (field: 'recording_date' | 'iswc' | 'publisher', hint: string) => {
    const label = t(`release.field.${field}`);
    return (
      <TextField
        label={label}
        error={errors(`tracks.${index}.${field}`, label)}
        optional
        hint={hint}
        autoComplete="off"
        value={track[field] ?? ''}
        onChange={(event) => change({ [field]: event.target.value || null })}
      />
    );
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ComboboxField
        label={t('release.field.recording_country')}
        optional
        options={countryOptions(i18n.language)}
        value={track.recording_country}
        onChange={(recording_country) => change({ recording_country })}
      />
      {text('recording_date', t('wizard.credits.date_hint'))}
      {text('iswc', t('wizard.credits.iswc_hint'))}
      {text('publisher', t('wizard.credits.publisher_hint'))}
    </div>
  );
}
