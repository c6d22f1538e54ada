import { ARTIST_PAGES } from '@tangent/domain/catalogue/artist/identities.ts';
import { toNameKey } from '@tangent/domain/catalogue/release/credit/credited-artists.ts';
import { type CreditedPages, findCreditedPages } from '@tangent/domain/catalogue/release/credit/credited-pages.ts';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../api/catalogue/artist.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PAGE_SERVICES } from '../artist/artist-pages.ts';
import { PagePicker } from '../artist/page-picker.tsx';
import { fieldId } from './step-issues.ts';

type CreditedPagesFieldsProps = {
  /** The credited artists; those with a profile of the account are left out. */
  names: readonly string[];
  pages: readonly CreditedPages[];
  onChange: (pages: readonly CreditedPages[]) => void;
  /** Returns the error of a field, such as `credited_pages.0.spotify_id`. */
  getError: (path: string) => string | undefined;
};

/** The pages of credited artists who are no profile of the account, each behind its name. */
export function CreditedPagesFields({ names, ...rest }: CreditedPagesFieldsProps) {
  const { t } = useTranslation();
  const profiles = useArtists().data?.items ?? [];
  const others = names.filter((name) => !profiles.some((profile) => toNameKey(profile.name) === toNameKey(name)));
  if (others.length === 0) return null;
  return (
    <section aria-label={t('release.field.credited_pages')} className="grid gap-1.5">
      <h4 className="text-13 font-strong">{t('release.field.credited_pages')}</h4>
      <p className="text-13 text-ink-2">{t('wizard.artists.pages_hint')}</p>
      <div>
        {others.map((name) => (
          <PagesOfArtist key={toNameKey(name)} name={name} {...rest} />
        ))}
      </div>
    </section>
  );
}

type PagesOfArtistProps = Omit<CreditedPagesFieldsProps, 'names'> & { name: string };

function PagesOfArtist({ name, pages: all, onChange, getError }: PagesOfArtistProps) {
  const { t } = useTranslation();
  const pages = findCreditedPages(all, name);
  const index = pages === null ? all.length : all.indexOf(pages);
  const fields = ARTIST_PAGES.map((page) => {
    const { field } = PAGE_SERVICES[page];
    const path = `credited_pages.${index}.${field}`;
    return { page, field, path, error: pages === null ? undefined : getError(path) };
  });
  const chosen = fields.filter(({ field }) => pages?.[field]).map(({ page }) => t(`artist.service.${page}`));
  return (
    <Disclosure
      title={name}
      summary={chosen.length > 0 ? chosen.join(' · ') : t('wizard.artists.no_pages')}
      forced={fields.some(({ error }) => error !== undefined)}
    >
      {fields.map(({ page, field, path, error }) => (
        <div key={page} id={fieldId(path)} tabIndex={-1} className="outline-none">
          <PagePicker
            page={page}
            value={pages?.[field] ?? ''}
            artist={name}
            error={error}
            onChange={(id) => onChange(setPage(all, name, { [field]: id || null }))}
          />
        </div>
      ))}
    </Disclosure>
  );
}

/** Sets a page of one artist; an artist without any page is not in the list. */
function setPage(all: readonly CreditedPages[], name: string, change: Partial<CreditedPages>): CreditedPages[] {
  const old = findCreditedPages(all, name);
  const pages = { name, spotify_id: null, apple_music_id: null, ...old, ...change };
  const isEmpty = pages.spotify_id === null && pages.apple_music_id === null;
  if (old === null) return isEmpty ? [...all] : [...all, pages];
  return all.flatMap((one) => (one !== old ? [one] : isEmpty ? [] : [pages]));
}
