import { hasExplicitTrack } from '@tangent/domain/release/explicit.ts';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { useField } from './use-field.ts';
import { useForm, useWizardActions } from './wizard-context.ts';

/** While a track is explicit its release is: the box stays checked and says which track it is. */
export function ReleaseExplicit() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const checked = useForm((form) => form.explicit);
  const isBound = useForm((form) => hasExplicitTrack(form.tracks));
  const number = useForm((form) => form.tracks.findIndex((track) => track.explicit)) + 1;
  const title = useForm((form) => form.tracks.find((track) => track.explicit)?.title.trim() ?? '');
  return (
    <CheckboxField
      {...useField('explicit')}
      hint={
        isBound
          ? t('wizard.explicit_bound', { number, title: title || t('release.untitled') })
          : t('wizard.explicit_hint')
      }
      checked={checked || isBound}
      aria-disabled={isBound || undefined}
      onChange={(event) => isBound || change({ explicit: event.target.checked })}
    />
  );
}
