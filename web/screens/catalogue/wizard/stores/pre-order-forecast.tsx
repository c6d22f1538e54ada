import type { Store } from '@tangent/contract/catalogue/store.ts';
import { standardPresaveDate } from '@tangent/domain/catalogue/release/check-presave.ts';
import { checkInstantTracks, findInstantTracks } from '@tangent/domain/catalogue/release/instant-tracks.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { useStoreNames } from '../../../../parts/catalogue/release/use-store-names.ts';
import { formatDate } from '../../../../parts/text/format.ts';
import { Card } from '../../../../ui/card.tsx';
import { useForm, useWizardActions, useWizardFindings } from '../wizard-context.ts';

/**
 * Shows which chosen stores sell the release before its date, from when, and how many tracks they deliver at once
 * . Links to the choice while a release of several tracks has none, which costs it Apple's pre-add.
 */
export function PreOrderForecast({ stores }: { stores: readonly Store[] }) {
  const { t, i18n } = useTranslation();
  const { stepPath } = useWizardActions();
  const { facts } = useWizardFindings();
  const toNames = useStoreNames();
  const form = useForm((form) => form);
  const selling = stores.filter(
    ({ id, connected, takes_pre_orders }) => connected && takes_pre_orders && form.store_ids.includes(id),
  );
  const start = form.presave_date ?? standardPresaveDate(form.release_date, facts.today);
  if (!form.presave_enabled || start === null || selling.length === 0) return null;
  const instant = findInstantTracks(form.tracks).length;
  const count = form.tracks.length;
  const isChoosable = count > 1 && checkInstantTracks(form).length === 0;
  return (
    <Card title={t('wizard.pre_orders.title')}>
      <ul className="grid max-w-prose gap-1.5">
        <li>{t('wizard.pre_orders.sold', { date: formatDate(start, i18n.language), stores: toNames(selling) })}</li>
        {isChoosable && (
          <li>
            {instant > 0 ? t('wizard.pre_orders.instant', { done: instant, count }) : t('wizard.pre_orders.none')}
          </li>
        )}
      </ul>
      {isChoosable && instant === 0 && (
        <Link
          className="mt-3 inline-flex min-h-11 items-center font-strong underline underline-offset-4"
          to={`${stepPath('distribution')}#${fieldId('instant_tracks')}`}
        >
          {t('wizard.pre_orders.choose')}
        </Link>
      )}
    </Card>
  );
}
