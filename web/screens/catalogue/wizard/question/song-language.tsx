import { RELEASE_LANGUAGES } from '@tangent/domain/catalogue/release/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOptions } from '../../../../parts/form/language-options.ts';
import { ComboboxField } from '../../../../ui/form/combobox-field.tsx';
import { chooseLanguage } from '../tracks/edit-tracks.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';

/** Asks for the language of a first release; later ones repeat it. Once given, it can be changed as long as the page is open. */
export function SongLanguage() {
  const { t, i18n } = useTranslation();
  const { change } = useWizardActions();
  const language = useForm((form) => form.language);
  const [isNeeded] = useState(language === null);
  if (!isNeeded) return null;
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
