import { NO_LANGUAGE, TRACK_LANGUAGES } from '@tangent/domain/catalogue/release/language.ts';
import { VERSION_TYPES, type VersionType } from '@tangent/domain/catalogue/release/release-type.ts';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../app/session/session.ts';
import { AiAnswerFields } from '../../../parts/catalogue/release/ai-answer-fields.tsx';
import { ClaimFields } from '../../../parts/catalogue/release/claim-fields.tsx';
import { ClipFields } from '../../../parts/catalogue/release/clip-fields.tsx';
import { LyricsEditor } from '../../../parts/catalogue/release/lyrics/lyrics-editor.tsx';
import { fieldId } from '../../../parts/catalogue/release/step-issues.ts';
import { languageOptions } from '../../../parts/form/language-options.ts';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { ComboboxField } from '../../../ui/form/combobox-field.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ArtistNamesField } from './artist-names-field.tsx';
import { CreditFields, type CreditFieldsProps } from './credit-fields.tsx';
import { PlanField } from './plan-field.tsx';

type TrackFieldsProps = CreditFieldsProps;

/** Edits one track, collapsed behind its title. */
export function TrackFields(props: TrackFieldsProps) {
  const { t } = useTranslation();
  const { track, index, change, errors } = props;
  const label = t('release.field.title');
  const error = errors(`tracks.${index}.title`, label);
  return (
    <Disclosure
      title={t('change.track', { number: track.position, title: track.title })}
      forced={errors(`tracks.${index}`, label) !== undefined}
    >
      <TextField
        label={label}
        error={error}
        value={track.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <VersionFields {...props} />
      <OwnArtist {...props} />
      <Artists {...props} />
      <Composer {...props} />
      <CreditFields {...props} />
      <CheckboxField
        label={t('release.field.explicit')}
        checked={track.explicit}
        onChange={(event) => change({ explicit: event.target.checked })}
      />
      <Lyrics {...props} />
      <Clip {...props} />
      <fieldset className="grid gap-3">
        <legend className="mb-1.5 text-13 font-strong">{t('release.field.ai_answers')}</legend>
        <AiAnswerFields track={track} onChange={(ai_answers) => change({ ai_answers })} />
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-1.5 text-13 font-strong">{t('release.field.claim_conditions')}</legend>
        <ClaimFields confirmed={track.claim_conditions} onChange={(claim_conditions) => change({ claim_conditions })} />
      </fieldset>
    </Disclosure>
  );
}

function Clip({ track, index, change, errors }: TrackFieldsProps) {
  const { t } = useTranslation();
  const label = t('release.field.clip_start_seconds');
  const error = errors(`tracks.${index}.clip_start_seconds`, label);
  // Values kept from an expired session may be from before this field.
  if (!track.audio) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-13 font-strong">{label}</legend>
      {error && <FieldError id={`clip-${index}`}>{error}</FieldError>}
      <ClipFields
        sound={track.audio}
        title={track.title}
        label={label}
        start={track.clip_start_seconds}
        onChange={(clip_start_seconds) => change({ clip_start_seconds })}
      />
    </fieldset>
  );
}

function VersionFields({ track, index, change, errors }: TrackFieldsProps) {
  const { t, i18n } = useTranslation();
  const version = t('release.field.version_title');
  // An instrumental has no lyrics, so it has no language either.
  const setVersion = (version_type: VersionType) =>
    change(version_type === 'instrumental' ? { version_type, language: NO_LANGUAGE } : { version_type });
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <SelectField
        label={t('release.field.version_type')}
        options={VERSION_TYPES.map((value) => ({ value, label: t(`release.version.${value}`) }))}
        value={track.version_type}
        onChange={(event) => setVersion(event.target.value as VersionType)}
      />
      <TextField
        label={version}
        error={errors(`tracks.${index}.version_title`, version)}
        optional
        value={track.version_title ?? ''}
        onChange={(event) => change({ version_title: event.target.value || null })}
      />
      <ComboboxField
        label={t('release.field.language')}
        options={languageOptions(TRACK_LANGUAGES, i18n.language, t('release.no_lyrics'))}
        value={track.language}
        onChange={(language) => change({ language })}
      />
    </div>
  );
}

function Composer({ track, change }: TrackFieldsProps) {
  const { t } = useTranslation();
  const label = t('release.field.composer_name');
  return (
    <PlanField
      capability="composer"
      label={label}
      value={track.composer_name ?? ''}
      onRemove={() => change({ composer_name: null })}
    >
      <TextField
        label={label}
        optional
        value={track.composer_name ?? ''}
        onChange={(event) => change({ composer_name: event.target.value || null })}
      />
    </PlanField>
  );
}

function OwnArtist({ track, index, change, errors }: TrackFieldsProps) {
  const { t } = useTranslation();
  const label = t('release.field.artist');
  return (
    <PlanField
      capability="track_artist"
      label={label}
      value={track.artist ?? ''}
      onRemove={() => change({ artist: null })}
    >
      <TextField
        label={label}
        error={errors(`tracks.${index}.artist`, label)}
        hint={t('wizard.track.artist_hint')}
        optional
        value={track.artist ?? ''}
        onChange={(event) => change({ artist: event.target.value || null })}
      />
    </PlanField>
  );
}

function Artists({ track, index, change, errors }: TrackFieldsProps) {
  const { t } = useTranslation();
  return (['co_artists', 'featured_artists', 'remixers'] as const).map((field) => {
    const label = t(`release.field.${field}`);
    return (
      <ArtistNamesField
        key={field}
        label={label}
        error={errors(`tracks.${index}.${field}`, label)}
        names={track[field]}
        onChange={(names) => change({ [field]: names })}
      />
    );
  });
}

/** The editor of the wizard: lyrics as text, or line by line with times, sections, singers and translations. */
function Lyrics({ track, index, change, errors }: TrackFieldsProps) {
  const { t } = useTranslation();
  const { is_staff } = useUser();
  const isIncluded = useCapability('synchronized_lyrics') || is_staff;
  const field = (name: 'lyrics' | 'lyrics_synchronized') => {
    const path = `tracks.${index}.${name}`;
    const label = t(`release.field.${name}`);
    return { id: fieldId(path), label, error: errors(path, label) };
  };
  const fields = { lyrics: field('lyrics'), lyrics_synchronized: field('lyrics_synchronized') };
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1.5 text-13 font-strong">{fields.lyrics.label}</legend>
      <LyricsEditor track={track} update={change} fields={fields} isIncluded={isIncluded} />
    </fieldset>
  );
}
