import type { Store } from '@tangent/contract/catalogue/store.ts';
import {
  checkOpening,
  listOtherStarts,
  RELEASE_OPENINGS,
  type ReleaseOpening,
} from '@tangent/domain/catalogue/release/date/release-opening.ts';
import { useTranslation } from 'react-i18next';
import { zoneOptions } from '../../../../parts/form/zone-options.ts';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { ComboboxField } from '../../../../ui/form/combobox-field.tsx';
import { RadioCards } from '../../../../ui/form/radio-cards.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useField } from '../draft/use-field.ts';
import { useLiveField } from '../draft/use-live-field.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';

/** Chooses when stores open the release: at midnight of each country, or everywhere at one instant. */
export function OpeningFields({ stores }: { stores: readonly Store[] }) {
  const { change } = useWizardActions();
  const isIncluded = useCapability('release_opening');
  const opening = useForm((form) => form.release_opening);
  const zone = useForm((form) => form.release_zone);
  const time = useForm((form) => form.release_time);
  const field = useField('release_opening');
  const cards = useCards(stores);
  // A plan without a choice has midnight of each country, as the line says.
  if (!isIncluded && opening === 'local_midnight') return null;
  return (
    <div className="grid gap-4">
      <RadioCards
        {...field}
        value={opening}
        cards={cards}
        onChange={(event) => {
          const release_opening = event.target.value as ReleaseOpening;
          if (release_opening === 'local_midnight') change({ release_opening, release_time: null, release_zone: null });
          else if (isIncluded)
            change({ release_opening, release_time: time ?? '00:00', release_zone: zone ?? ownZone() });
        }}
      />
      {opening === 'one_instant' && <OpeningTime />}
    </div>
  );
}

function useCards(stores: readonly Store[]) {
  const { t } = useTranslation();
  const chosen = useForm((form) => form.store_ids);
  const reached = stores.filter(({ id, connected }) => connected && chosen.includes(id));
  return RELEASE_OPENINGS.map((value) => {
    const others = listOtherStarts(reached, value).length;
    const note = others > 0 && t(`wizard.opening.${value}_others`, { count: others });
    return {
      value,
      label: t(`release.opening.${value}`),
      detail: (
        <>
          {t(`wizard.opening.${value}`)} {note}
        </>
      ),
    };
  });
}

function OpeningTime() {
  const { i18n } = useTranslation();
  const { change } = useWizardActions();
  const form = useForm((form) => form);
  const issues = checkOpening(form).filter(({ path }) => path === 'release_time');
  const { field, onBlur } = useLiveField('release_time', issues);
  const zone = useField('release_zone');
  return (
    <div className="grid gap-5 sm:grid-cols-rail-40">
      <TextField
        {...field}
        type="time"
        onBlur={onBlur}
        value={form.release_time ?? ''}
        onChange={(event) => change({ release_time: event.target.value || null })}
      />
      <ComboboxField
        {...zone}
        options={zoneOptions(i18n.language)}
        value={form.release_zone}
        onChange={(release_zone) => change({ release_zone })}
      />
    </div>
  );
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
