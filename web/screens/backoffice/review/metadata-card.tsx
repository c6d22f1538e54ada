import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../api/distribution/review.ts';
import { useReleaseFacts } from '../../../parts/catalogue/release/use-release-facts.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Pointable } from './field-flags.tsx';

/** Lists the metadata of the release, each field with its flag. */
export function MetadataCard({ release }: { release: Review['release'] }) {
  const { t, i18n } = useTranslation();
  const facts = useReleaseFacts(release);
  const date = release.release_date ? formatDate(release.release_date, i18n.language) : '–';
  return (
    <Card title={t('review.metadata')}>
      <dl className="grid gap-3">
        {facts.map(({ key, name, value }) => (
          <Row key={key} name={<Pointable path={key === 'primary_artist' ? 'artist_id' : key}>{name}</Pointable>}>
            {value}
          </Row>
        ))}
        <Row name={<Pointable path="release_date">{t('release.field.release_date')}</Pointable>}>
          {date} ({t(`wizard.schedule.${release.schedule}`)})
        </Row>
        {release.presave_enabled && (
          <Row name={t('release.field.presave_date')}>
            {release.presave_date ? formatDate(release.presave_date, i18n.language) : '–'}
          </Row>
        )}
        <Row name={<Pointable path="store_ids">{t('store.stores')}</Pointable>}>{release.store_ids.length}</Row>
      </dl>
    </Card>
  );
}

/** Shows the owner of the release and the artist's legal name. */
export function OwnerCard({ owner, artist }: Pick<Review, 'owner' | 'artist'>) {
  const { t } = useTranslation();
  return (
    <Card title={t('review.owner')}>
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
      </dl>
    </Card>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-rail-36 items-baseline gap-3">
      <dt className="label">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}
