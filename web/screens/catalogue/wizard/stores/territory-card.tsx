import type { Store } from '@tangent/contract/catalogue/store.ts';
import { forecastTerritories } from '@tangent/domain/catalogue/store/served-countries.ts';
import { Ban, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TerritoryFields } from '../../../../parts/catalogue/release/territory-fields.tsx';
import { formatList } from '../../../../parts/text/format.ts';
import { Card } from '../../../../ui/card.tsx';
import { useField } from '../draft/use-field.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';

/** Chooses the countries of the release, and says what that does at the chosen stores. */
export function TerritoryCard({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const territory_mode = useForm((form) => form.territory_mode);
  const territories = useForm((form) => form.territories);
  const { id, error } = useField('territories');
  return (
    <Card title={t('territory.title')}>
      <div className="grid gap-5">
        <TerritoryFields choice={{ territory_mode, territories }} onChange={change} id={id} error={error} />
        {territory_mode !== 'worldwide' && territories.length > 0 && <StoreEffects stores={stores} />}
      </div>
    </Card>
  );
}

/** More names than this would bury the message. */
const NAMES_MAX = 6;

function StoreEffects({ stores }: { stores: readonly Store[] }) {
  const { t, i18n } = useTranslation();
  const form = useForm((form) => form);
  const { skipped, worldwide_only, partly, whole } = forecastTerritories(form.store_ids, form);
  const nameOf = (id: string) => stores.find((store) => store.id === id)?.name ?? id;
  const names = (ids: readonly string[]) =>
    ids.length > NAMES_MAX ? t('territory.stores', { count: ids.length }) : formatList(ids.map(nameOf), i18n.language);
  return (
    <section aria-label={t('territory.effects')} className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-strong">{t('territory.effects')}</h3>
      {skipped.length > 0 && (
        <Effect icon={<Ban size={17} className="text-bad" />} title={names(skipped)} text={t('territory.skipped')} />
      )}
      {worldwide_only.length > 0 && (
        <Effect
          icon={<Ban size={17} className="text-bad" />}
          title={names(worldwide_only)}
          text={t('territory.worldwide_only')}
        />
      )}
      {partly.map(({ store_id, open, served }) => (
        <Effect
          key={store_id}
          icon={<Info size={17} className="text-info" />}
          title={nameOf(store_id)}
          text={t('territory.partly', { open, count: served })}
        />
      ))}
      {whole.length > 0 && (
        <Effect
          icon={<CircleCheck size={17} className="text-good" />}
          title={t('territory.stores', { count: whole.length })}
          text={t('territory.whole')}
        />
      )}
    </section>
  );
}

function Effect({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div className="grid grid-cols-rail-4.25 gap-x-2.5">
      <span className="mt-0.5" aria-hidden>
        {icon}
      </span>
      <div className="min-w-0">
        <p className="font-strong">{title}</p>
        <p className="text-13 text-ink-2">{text}</p>
      </div>
    </div>
  );
}
