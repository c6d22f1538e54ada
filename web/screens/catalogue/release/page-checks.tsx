import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { ARTIST_PAGES, type ArtistPage } from '@tangent/domain/catalogue/artist/identities.ts';
import { toNameKey } from '@tangent/domain/catalogue/release/credit/credited-artists.ts';
import { canRequestMove, PAGE_STORES } from '@tangent/domain/distribution/delivery/page-check.ts';
import { PAGE_REQUEST_AGAIN_DAYS } from '@tangent/domain/distribution/distribution-limits.ts';
import { useTranslation } from 'react-i18next';
import { useRequestPageMove } from '../../../api/distribution/page-check.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { useToday } from '../../../app/today.ts';
import { PAGE_SERVICES } from '../../../parts/catalogue/artist/artist-pages.ts';
import { formatDate, formatInstant, formatList } from '../../../parts/text/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

type PageChecksProps = { releaseId: string; deliveries: readonly Delivery[] };
type Checked = { readonly page: ArtistPage; readonly check: NonNullable<Delivery['page_check']> };

/** Says on whose artist pages the release stands, and asks a store to move it from a wrong one. */
export function PageChecks({ releaseId, deliveries }: PageChecksProps) {
  const { t, i18n } = useTranslation();
  const checked = ARTIST_PAGES.flatMap((page): Checked[] => {
    const check = deliveries.find(({ store_id }) => store_id === PAGE_STORES[page])?.page_check ?? null;
    return check === null ? [] : [{ page, check }];
  });
  const right = checked.filter(({ check }) => check.state === 'right');
  const services = right.map(({ page }) => t(`artist.service.${page}`));
  return (
    <>
      {checked.map((one) =>
        one.check.state === 'right' ? null : <WrongPage key={one.page} releaseId={releaseId} {...one} />,
      )}
      {right[0] && (
        <p className="text-13 text-ink-2">
          {t('release.page.right', {
            services: formatList(services, i18n.language),
            date: formatInstant(right[0].check.checked_at, i18n.language),
          })}
        </p>
      )}
    </>
  );
}

function WrongPage({ releaseId, page, check }: Checked & { releaseId: string }) {
  const { t } = useTranslation();
  const { artist, found, state } = check;
  const service = t(`artist.service.${page}`);
  if (state === 'not_shown') {
    return (
      <Banner tone="info" title={t('release.page.not_shown', { service })}>
        {t('release.page.not_shown_text', { service, artist })}
      </Banner>
    );
  }
  const isNamesake = found !== null && toNameKey(found.name) === toNameKey(artist);
  return (
    <Banner tone="warn" title={t('release.page.wrong', { service, artist })}>
      <p>
        {found === null ? (
          t('release.page.nowhere', { artist })
        ) : (
          <>
            {t(isNamesake ? 'release.page.found_namesake' : 'release.page.found')}{' '}
            <a className="text-link" href={PAGE_SERVICES[page].getAddress(found.id)} target="_blank" rel="noreferrer">
              {found.name}
            </a>
          </>
        )}
      </p>
      <MoveRequest releaseId={releaseId} page={page} check={check} />
    </Banner>
  );
}

function MoveRequest({ releaseId, page, check }: Checked & { releaseId: string }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const today = useToday();
  const { mutate, isPending, error } = useRequestPageMove(releaseId);
  const service = t(`artist.service.${page}`);
  const requested_on = check.requested_at?.slice(0, 10) ?? null;
  const request = () =>
    mutate(PAGE_STORES[page], { onSuccess: () => toast('good', t('release.page.asked_now', { service })) });
  return (
    <div className="mt-2.5 grid gap-2.5">
      {requested_on !== null && (
        <p>
          {t('release.page.asked', {
            service,
            date: formatDate(requested_on, i18n.language),
            days: PAGE_REQUEST_AGAIN_DAYS,
          })}
        </p>
      )}
      {canRequestMove({ state: check.state, requested_on }, today) && (
        <div>
          <Button size="small" busy={isPending} onClick={request}>
            {t(requested_on === null ? 'release.page.ask' : 'release.page.ask_again', { service })}
          </Button>
        </div>
      )}
      {error && <p className="text-bad">{getErrorText(i18n, error)}</p>}
    </div>
  );
}
