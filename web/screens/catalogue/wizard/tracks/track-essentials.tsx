import { checkTrackTitle } from '@tangent/domain/catalogue/release/check-title.ts';
import { canHaveDiscs, startDisc } from '@tangent/domain/catalogue/release/discs.ts';
import { NO_LANGUAGE, TRACK_LANGUAGES } from '@tangent/domain/catalogue/release/language.ts';
import { VERSION_TYPES, type VersionType } from '@tangent/domain/catalogue/release/release-type.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOptions } from '../../../../parts/form/language-options.ts';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import { ComboboxField } from '../../../../ui/form/combobox-field.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { TrackForm } from '../draft/draft-form.ts';
import { useField } from '../draft/use-field.ts';
import { useLiveField } from '../draft/use-live-field.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { ApplyToAll } from './apply-to-all.tsx';
import type { TrackPart } from './track-edit.ts';

/** Edits the required fields of a track, and those that distinguish its versions. */
export const TrackEssentials = memo(function TrackEssentials({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const explicit = useField(`tracks.${index}.explicit`);
  const path = `tracks.${index}.title`;
  const refused = track.title === '' ? [] : checkTrackTitle(track.title);
  const { field, onBlur } = useLiveField(path, refused);
  return (
    <>
      <TextField
        {...field}
        dir="auto"
        value={track.title}
        onBlur={onBlur}
        onChange={(event) => update({ title: event.target.value })}
        autoComplete="off"
      />
      <VersionFields track={track} index={index} update={update} />
      <LanguageField track={track} index={index} update={update} />
      <DiscField track={track} index={index} />
      <CheckboxField
        {...explicit}
        checked={track.explicit}
        onChange={(event) => update({ explicit: event.target.checked })}
      />
      <div className="-mt-2 -ml-3 flex flex-wrap empty:hidden">
        <ApplyToAll trackId={track.id} names={['language']} label={t('wizard.track.language_to_all')} />
        <ApplyToAll trackId={track.id} names={['explicit']} label={t('wizard.track.explicit_to_all')} />
      </div>
    </>
  );
});

/** Lets a later track of an album start the next disc. */
function DiscField({ track, index }: Pick<TrackPart, 'track' | 'index'>) {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const hasDiscs = useForm((form) => canHaveDiscs(form.release_type));
  const before = useForm((form) => form.tracks[index - 1]?.disc_number ?? 0);
  const { id, error } = useField(`tracks.${index}.disc_number`);
  if (!error && (!hasDiscs || index === 0)) return null;
  return (
    <CheckboxField
      id={id}
      error={error}
      label={t('wizard.track.starts_disc', { disc: before + 1 })}
      checked={track.disc_number > before}
      onChange={(event) =>
        change((form) => ({ tracks: startDisc(form.tracks, index, hasDiscs && event.target.checked) }))
      }
    />
  );
}

/** An instrumental has no lyrics, so it has no language either. */
export function chooseVersion(version_type: VersionType): Partial<TrackForm> {
  return version_type === 'instrumental' ? { version_type, language: NO_LANGUAGE } : { version_type };
}

function VersionFields({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        {...useField(`tracks.${index}.version_type`)}
        options={VERSION_TYPES.map((value) => ({ value, label: t(`release.version.${value}`) }))}
        value={track.version_type}
        onChange={(event) => update(chooseVersion(event.target.value as VersionType))}
      />
      <TextField
        {...useField(`tracks.${index}.version_title`)}
        optional
        placeholder={t('wizard.track.version_title_example')}
        value={track.version_title ?? ''}
        onChange={(event) => update({ version_title: event.target.value || null })}
        autoComplete="off"
      />
    </div>
  );
}

function LanguageField({ track, index, update }: TrackPart) {
  const { t, i18n } = useTranslation();
  return (
    <ComboboxField
      {...useField(`tracks.${index}.language`)}
      options={languageOptions(TRACK_LANGUAGES, i18n.language, t('release.no_lyrics'))}
      value={track.language}
      onChange={(language) => update({ language })}
      placeholder={t('wizard.choose')}
    />
  );
}
