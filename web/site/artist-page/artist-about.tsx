import type { PublicArtistPage } from '@tangent/contract/promotion/artist-page.ts';
import { formatLocale } from '@tangent/domain/locale.ts';
import type { ReactNode } from 'react';
import type { PageContext } from '../page.ts';
import { listProfiles } from './describe-artist.ts';

/** The biography as it was written, and the facts of the artist. */
export function ArtistAbout({ context, artist }: { context: PageContext; artist: PublicArtistPage }) {
  const { texts, language, request } = context;
  const paragraphs = artist.biography?.split(/\s*\n\s*/).filter(Boolean) ?? [];
  const profiles = listProfiles(artist);
  const month = new Intl.DateTimeFormat(formatLocale(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <section className="mx-auto grid max-w-page gap-x-15 gap-y-5 px-4 py-10 sm:px-8 lg:grid-cols-rail-85 lg:py-16">
      <h2 className="display text-28 lg:text-32">{texts.t('artist_page.about')}</h2>
      <div className="max-w-reading">
        {paragraphs.map((paragraph, index) => (
          <p key={index} dir="auto" className="mb-3.5 text-17 leading-reading wrap-anywhere">
            {paragraph}
          </p>
        ))}
        <dl
          className={`grid gap-x-8 gap-y-3.5 text-base sm:grid-cols-2 ${paragraphs.length > 0 ? 'mt-7.5 border-t border-line pt-5' : ''}`}
        >
          {profiles.length > 0 && (
            <Fact name={texts.t('artist_page.also_on')}>
              {profiles.map(({ name, address }, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  <a href={address} rel="noopener" className="text-link">
                    {name}
                  </a>
                </span>
              ))}
            </Fact>
          )}
          {artist.website !== null && (
            <Fact name={texts.t('artist_page.website')}>
              <a href={artist.website} rel="nofollow noopener ugc" className="text-link wrap-anywhere">
                {artist.website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
              </a>
            </Fact>
          )}
          <Fact name={texts.t('artist_page.since', { product: request.product_name })}>
            {month.format(new Date(artist.since))}
          </Fact>
        </dl>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-ink-2">{name}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  );
}
