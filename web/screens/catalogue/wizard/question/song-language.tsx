import { RELEASE_LANGUAGES } from '@tangent/domain/catalogue/release/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRepeatedAnswers } from '../../../../api/catalogue/repeated-answers.ts';
import { languageOptions } from '../../../../parts/form/language-options.ts';
import { ComboboxField } from '../../../../ui/form/combobox-field.tsx';
import { chooseLanguage } from '../tracks/edit-tracks.ts';
import { useDraftState, useForm, useWizardActions } from '../wizard-context.ts';

/**
 * Asks for the language of a first release; a later one repeats that of the release before it. Once asked, the
 * question stays: an answer that arrives must not take the field away from who is typing.
 */
export function SongLanguage() {
  const { t, i18n } = useTranslation();
  const { change } = useWizardActions();
  const language = useForm((form) => form.language);
  const artistId = useForm((form) => form.artist_id);
  const releaseId = useDraftState(({ release }) => release?.id ?? null);
  const repeated = useRepeatedAnswers(artistId, releaseId).data;
  const isRepeated = Boolean(repeated?.last?.answers.language) && (language !== null || releaseId === null);
  const [isShown, setShown] = useState(false);
  if (!isShown && repeated !== undefined && !isRepeated) setShown(true);
  if (!isShown) return null;
  return (
    <ComboboxField
      id="question-language"
      label={t('sheet.song.language')}
      options={languageOptions(RELEASE_LANGUAGES, i18n.language, '')}
      value={language}
      onChange={(value) => change((form) => chooseLanguage(form, value))}
      placeholder={t('wizard.choose')}
    />
  );
}
