import { checkReleaseTitle, checkVersionTitle } from '@tangent/domain/catalogue/release/check-title.ts';
import { hasExplicitTrack } from '@tangent/domain/catalogue/release/explicit.ts';
import { RELEASE_LANGUAGES } from '@tangent/domain/catalogue/release/language.ts';
import { RELEASE_TYPES, type ReleaseType } from '@tangent/domain/catalogue/release/release-type.ts';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { LabelPicker } from '../../../../parts/catalogue/release/label-picker.tsx';
import { languageOptions } from '../../../../parts/form/language-options.ts';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import { ComboboxField } from '../../../../ui/form/combobox-field.tsx';
import { RadioCards } from '../../../../ui/form/radio-cards.tsx';
import { SwitchField } from '../../../../ui/form/switch-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useField } from '../draft/use-field.ts';
import { useLiveField } from '../draft/use-live-field.ts';
import { PaidField } from '../submit/paid-field.tsx';
import { chooseLanguage } from '../tracks/edit-tracks.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { ArtistPicker } from './artist-picker.tsx';
import { OwnUpc } from './own-upc.tsx';
import { ReleaseArtists } from './release-artists.tsx';
import { ReleaseGenres } from './release-genres.tsx';
import { RightsLines } from './rights-lines.tsx';

/** An explicit track makes its release explicit: the box stays checked and says which track is the reason. */
function ReleaseExplicit() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const checked = useForm((form) => form.explicit);
  const isForced = useForm((form) => hasExplicitTrack(form.tracks));
  const number = useForm((form) => form.tracks.findIndex((track) => track.explicit)) + 1;
  const title = useForm((form) => form.tracks.find((track) => track.explicit)?.title.trim() ?? '');
  return (
    <CheckboxField
      {...useField('explicit')}
      hint={
        isForced
          ? t('wizard.explicit_forced', { number, title: title || t('release.untitled') })
          : t('wizard.explicit_hint')
      }
      checked={checked || isForced}
      aria-disabled={isForced || undefined}
      onChange={(event) => isForced || change({ explicit: event.target.checked })}
    />
  );
}

/** An empty label field stands for the artist's name. */
function RecordLabel() {
  const { change } = useWizardActions();
  const artistId = useForm((form) => form.artist_id);
  const artist = useArtists().data?.items.find(({ id }) => id === artistId);
  const label = useForm((form) => form.record_label);
  const field = useField('record_label');
  return (
    <PaidField
      capability="record_label"
      path="record_label"
      value={label ?? ''}
      onRemove={() => change({ record_label: null })}
    >
      <LabelPicker
        {...field}
        artistName={artist?.name ?? ''}
        value={label}
        onChange={(record_label) => change({ record_label })}
      />
    </PaidField>
  );
}

export function BasicInfoStep() {
  // Without an artist it is the first question of the sheet.
  const hasArtist = useForm((form) => form.artist_id !== null);
  return (
    <div className="grid gap-5">
      {hasArtist && <ArtistPicker />}
      <TypeField />
      <VariousArtists />
      <TitleFields />
      <LanguageField />
      <ReleaseGenres />
      <ReleaseExplicit />
      <div className="grid gap-5 empty:hidden sm:grid-cols-2">
        <RecordLabel />
        <OwnUpc />
      </div>
      <ReleaseArtists />
      <RightsLines />
    </div>
  );
}

/** Release types that the plan does not include do not stand here; one that was chosen before stays. */
function TypeField() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const type = useForm((form) => form.release_type);
  const canAll = useCapability('multi_track');
  const offered = RELEASE_TYPES.filter((value) => canAll || value === 'single' || value === type);
  const cards = offered.map((value) => ({ value, label: t(`release.type.${value}`) }));
  const choose = (release_type: ReleaseType) =>
    change(release_type === 'compilation' ? { release_type } : { release_type, various_artists: false });
  return (
    <RadioCards
      {...useField('release_type')}
      value={type}
      onChange={(event) => choose(event.target.value as ReleaseType)}
      cards={cards}
    />
  );
}

/** Only a compilation may have various artists. */
function VariousArtists() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const isCompilation = useForm((form) => form.release_type === 'compilation');
  const checked = useForm((form) => form.various_artists);
  const field = useField('various_artists');
  if (!isCompilation) return null;
  return (
    <SwitchField
      {...field}
      hint={t('wizard.various_artists_hint')}
      checked={checked}
      onChange={(various_artists) => change({ various_artists })}
    />
  );
}

function TitleFields() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const title = useForm((form) => form.title);
  const version = useForm((form) => form.version_title);
  // Signs and words that no store takes are named where they are typed, before the whole step is checked.
  const refused = title === '' ? [] : checkReleaseTitle(title);
  const { field, onBlur } = useLiveField('title', refused);
  const inVersion = useLiveField('version_title', checkVersionTitle(version));
  return (
    <div className="grid gap-5 sm:grid-cols-3-2">
      <TextField
        {...field}
        dir="auto"
        value={title}
        onBlur={onBlur}
        onChange={(event) => change({ title: event.target.value })}
        autoComplete="off"
      />
      <TextField
        {...inVersion.field}
        onBlur={inVersion.onBlur}
        optional
        placeholder={t('wizard.version_title_example')}
        value={version ?? ''}
        onChange={(event) => change({ version_title: event.target.value || null })}
        autoComplete="off"
      />
    </div>
  );
}

function LanguageField() {
  const { t, i18n } = useTranslation();
  const { change } = useWizardActions();
  return (
    <ComboboxField
      {...useField('language')}
      options={languageOptions(RELEASE_LANGUAGES, i18n.language, '')}
      value={useForm((form) => form.language)}
      onChange={(language) => change((form) => chooseLanguage(form, language))}
      placeholder={t('wizard.choose')}
    />
  );
}
