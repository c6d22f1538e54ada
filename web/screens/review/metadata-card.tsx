import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../api/review.ts';
import { formatDate } from '../../parts/format.ts';
import { languageName } from '../../parts/language-options.ts';
import { Card } from '../../ui/card.tsx';

/** Who sent it, under which legal name, and what stands on the sleeve. */
export function MetadataCard({ review }: { review: Review }) {
  const { t, i18n } = useTranslation();
  const { release, owner, artist } = review;
  const genres = [release.primary_genre, release.secondary_genre].filter((genre) => genre !== null);
  return (
    <Card title={t('review.metadata')}>
      <dl className="grid gap-3">
        <Row name={t('release.field.artist_id')}>{artist.name}</Row>
        <Row name={t('artist.legal_name')}>
          {artist.legal_first_name} {artist.legal_last_name}
        </Row>
        <Row name={t('review.owner')}>
          {owner.name} ({owner.username}, {owner.plan})<br />
          <a className="text-link break-all" href={`mailto:${owner.email}`}>
            {owner.email}
          </a>
        </Row>
        <Row name={t('release.field.release_type')}>{t(`release.type.${release.release_type}`)}</Row>
        <Row name={t('release.field.language')}>
          {release.language ? languageName(release.language, i18n.language) : '–'}
        </Row>
        <Row name={t('release.genres')}>{genres.map((genre) => t(`genre.${genre}`)).join(', ')}</Row>
        <Row name={t('release.field.release_date')}>
          {release.release_date ? formatDate(release.release_date, i18n.language) : '–'} (
          {t(`wizard.schedule.${release.schedule}`)})
        </Row>
        <Row name={t('release.field.record_label')}>{release.record_label || '–'}</Row>
        <Row name={t('release.field.explicit')}>{t(release.explicit ? 'release.yes' : 'release.no')}</Row>
        <Row name={t('store.stores')}>{release.store_ids.length}</Row>
        {release.upc && (
          <Row name="UPC">
            <span className="code">{release.upc}</span>
          </Row>
        )}
      </dl>
    </Card>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3">
      <dt className="label pt-0.5">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
