import { NO_LANGUAGE, TRACK_LANGUAGES } from '@tangent/domain/release/language.ts';
import { VERSION_TYPES, type VersionType } from '@tangent/domain/release/release-type.ts';
import { useTranslation } from 'react-i18next';
import { languageOptions } from '../../parts/language-options.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { TrackForm } from './draft-form.ts';
import { updateTrack } from './edit-tracks.ts';
import { TrackAudio } from './track-audio.tsx';
import { useField } from './use-field.ts';
import { useWizard } from './wizard-context.ts';

export function TrackFields({ track, index }: { track: TrackForm; index: number }) {
  const { t, i18n } = useTranslation();
  const { change } = useWizard().draft;
  const path = (name: string) => `tracks.${index}.${name}`;
  const update = (fields: Partial<TrackForm>) =>
    change((form) => ({ tracks: updateTrack(form.tracks, track.id, fields) }));
  // An instrumental has no words, so it has no language either.
  const setVersion = (version_type: VersionType) =>
    update(version_type === 'instrumental' ? { version_type, language: NO_LANGUAGE } : { version_type });
  return (
    <div className="grid gap-5">
      <TrackAudio track={track} index={index} />
      <TextField
        {...useField(path('title'))}
        value={track.title}
        onChange={(event) => update({ title: event.target.value })}
        autoComplete="off"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...useField(path('version_type'))}
          options={VERSION_TYPES.map((value) => ({ value, label: t(`release.version.${value}`) }))}
          value={track.version_type}
          onChange={(event) => setVersion(event.target.value as VersionType)}
        />
        <ComboboxField
          {...useField(path('language'))}
          options={languageOptions(TRACK_LANGUAGES, i18n.language, t('release.no_words'))}
          value={track.language}
          onChange={(language) => update({ language })}
          placeholder={t('wizard.choose')}
        />
      </div>
      <ExplicitField path={path('explicit')} checked={track.explicit} onChange={(explicit) => update({ explicit })} />
    </div>
  );
}

type ExplicitFieldProps = { path: string; checked: boolean; onChange: (checked: boolean) => void };

function ExplicitField({ path, checked, onChange }: ExplicitFieldProps) {
  return <CheckboxField {...useField(path)} checked={checked} onChange={(event) => onChange(event.target.checked)} />;
}
