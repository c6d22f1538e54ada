import { composeArtistName } from '@tangent/domain/catalogue/release/credit/credited-artists.ts';
import { listCreditedNames } from '@tangent/domain/catalogue/release/credit/credited-pages.ts';
import { isByVariousArtists } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { CreditedNames } from '../tracks/credited-names.tsx';
import { WizardCreditedPages } from '../tracks/credited-pages.tsx';
import { useForm, useWizardActions, useWizardFindings } from '../wizard-context.ts';

const FIELDS = ['co_artists', 'featured_artists', 'credited_pages'];

/** Edits the further main artists and the guests of a release and the pages of credited artists, folded behind the name that listeners see. */
export function ReleaseArtists() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const form = useForm((form) => form);
  const { shown } = useWizardFindings();
  const isIncluded = useCapability('featured_artists');
  const artist = useArtists().data?.items.find(({ id }) => id === form.artist_id)?.name ?? '';
  if (isByVariousArtists(form) || artist === '') return null;
  const { co_artists, featured_artists } = form;
  const hasMore = co_artists.length + featured_artists.length > 0;
  if (!isIncluded && !hasMore) return null;
  return (
    <Disclosure
      title={t('wizard.artists.title')}
      summary={
        hasMore
          ? t('wizard.artists.shown', { name: composeArtistName([artist, ...co_artists], featured_artists) })
          : t('wizard.artists.none')
      }
      forced={shown.some(({ path }) => FIELDS.includes(path.split('.')[0] ?? ''))}
    >
      {hasMore && (
        <p className="text-13 text-ink-2">
          {t('wizard.artists.shown', { name: composeArtistName([artist, ...co_artists], featured_artists) })}
        </p>
      )}
      <CreditedNames
        path="co_artists"
        names={co_artists}
        onChange={(names) => change({ co_artists: names })}
        hint={t('wizard.artists.co_hint')}
        except={artist}
      />
      <CreditedNames
        path="featured_artists"
        names={featured_artists}
        onChange={(names) => change({ featured_artists: names })}
        hint={t('wizard.artists.featured_hint')}
        except={artist}
      />
      <WizardCreditedPages names={listCreditedNames(form)} />
    </Disclosure>
  );
}
