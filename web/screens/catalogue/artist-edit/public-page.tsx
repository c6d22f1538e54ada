import { formatLocale } from '@tangent/domain/locale.ts';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useArtistPage } from '../../../api/promotion/follow.ts';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';

/** The address of the artist's page, and how many people follow by email. Says nothing while it is not known. */
export function PublicPage({ artist_id }: { artist_id: string }) {
  const { t, i18n } = useTranslation();
  const { data: page } = useArtistPage(artist_id);
  if (page === undefined) return null;
  const { link, state, email_followers: count } = page;
  const value = new Intl.NumberFormat(formatLocale(i18n.language)).format(count);
  return (
    <Card>
      <h2 className="text-base font-bold tracking-text">{t('artist_page.own.title')}</h2>
      {state === 'public' && link !== null ? (
        <>
          <p className="mt-1 text-ink-2 wrap-anywhere">{link.replace(/^https?:\/\//, '')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton text={link} label={t('artist_page.own.copy')} />
            <a href={link} target="_blank" rel="noopener" className={buttonClass('quiet', 'small')}>
              <ExternalLink size={16} aria-hidden />
              {t('artist_page.own.open')}
            </a>
          </div>
        </>
      ) : (
        <p className="mt-1 text-ink-2">{t(state === 'off' ? 'artist_page.own.off' : 'artist_page.own.empty')}</p>
      )}
      {(state === 'public' || count > 0) && (
        <p className="mt-3 border-t border-line pt-3">
          {count === 0 ? t('artist_page.own.no_followers') : t('artist_page.own.followers', { count, value })}
        </p>
      )}
    </Card>
  );
}
