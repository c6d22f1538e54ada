import type { RightsClaim } from '@tangent/contract/promotion/rights-claim.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useRoyaltyBalance } from '../../../api/money/royalty.ts';
import { type ClaimView, useRightsClaims } from '../../../api/promotion/rights-claim.ts';
import { useAddressQuery } from '../../../app/use-address-query.ts';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { ClaimState } from '../../../parts/promotion/claim/claim-state.tsx';
import { formatDay, formatNumber } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import { ClaimDetail } from './claim-detail.tsx';

const VIEWS = ['open', 'waiting', 'closed'] as const;
type Changes = { view?: ClaimView; claim?: string | null };

/** The claims on the music of the account: what waits for an answer, until when, and the evidence beside it. */
export function ClaimsInbox() {
  const { t } = useTranslation();
  const { query, linkProps, change } = useAddressQuery<Changes>(APP_PATHS.claims, { view: 'open' });
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'open';
  const claims = useRightsClaims(view);
  const pages = claims.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const chosen = query.get('claim');
  const shown = chosen ?? items[0]?.id;
  return (
    <div className="grid gap-5">
      <PageTitle above={t('claim.title')} actions={<Money earned={pages[0]?.earned ?? null} />}>
        <Fact page={pages[0]} />
      </PageTitle>
      <div className={clsx('grid items-start gap-5', shown && 'lg:grid-cols-rail-96')}>
        <div className={clsx('min-w-0', chosen !== null && 'max-lg:hidden')}>
          <Card>
            <div className="mb-3">
              <ClaimViews
                counts={pages[0]?.counts}
                view={view}
                onChange={(next) => change({ view: next, claim: null })}
              />
            </div>
            {claims.isPending && <SkeletonRows count={3} />}
            {claims.isError && <LoadFailed error={claims.error} onRetry={() => void claims.refetch()} />}
            {claims.data && items.length === 0 && (
              <EmptyState title={t(`claim.empty.${view}.title`)}>{t(`claim.empty.${view}.text`)}</EmptyState>
            )}
            <ul className="divide-y divide-line">
              {items.map((claim) => (
                <ClaimRow
                  key={claim.id}
                  claim={claim}
                  link={linkProps({ claim: claim.id })}
                  isShown={claim.id === shown}
                />
              ))}
            </ul>
            {claims.hasNextPage && (
              <Button size="small" busy={claims.isFetchingNextPage} onClick={() => void claims.fetchNextPage()}>
                {t('claim.more')}
              </Button>
            )}
            {items.length > 0 && <p className="pt-3 text-13 text-ink-3">{t('claim.merged')}</p>}
          </Card>
        </div>
        <div className={clsx('min-w-0', chosen === null && 'max-lg:hidden')}>
          {chosen !== null && (
            <Link {...linkProps({ claim: null })} className="tap mb-3 inline-block text-link lg:hidden">
              {t('claim.title')}
            </Link>
          )}
          {shown && <ClaimDetail key={shown} id={shown} onAnswered={() => change({ view: 'waiting', claim: shown })} />}
        </div>
      </div>
    </div>
  );
}

type FirstPage = NonNullable<ReturnType<typeof useRightsClaims>['data']>['pages'][number];

/** The headline of the screen: how many claims are due next. */
function Fact({ page }: { page: FirstPage | undefined }) {
  const { t, i18n } = useTranslation();
  if (page === undefined) return t('claim.title');
  if (page.next_due !== null) {
    const { due_on, claims } = page.next_due;
    return t('claim.fact_due', { count: claims, day: formatDay(due_on, i18n.language) });
  }
  return page.counts.open > 0 ? t('claim.fact_open', { count: page.counts.open }) : t('claim.fact_none');
}

/** The amount on hold and the earnings from claims; both lead to the lines behind them. */
function Money({ earned }: { earned: FirstPage['earned'] }) {
  const { t, i18n } = useTranslation();
  const held = useRoyaltyBalance().data?.on_hold_micros ?? 0;
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-2">
      {held !== 0 && <Amount name={t('claim.on_hold')} micros={held} to={APP_PATHS.royalties} />}
      {earned !== null && (
        <Amount
          name={t('claim.earned', { month: formatPeriod(earned.until, i18n.language) })}
          micros={earned.micros}
          to={`${APP_PATHS.royalties}?${toLines(earned)}`}
        />
      )}
    </div>
  );
}

/** The lines of the service that brought the most. */
function toLines({ from, until, largest_store_id }: NonNullable<FirstPage['earned']>): URLSearchParams {
  return new URLSearchParams({ view: 'entries', from, to: until, platform: largest_store_id });
}

function Amount({ name, micros, to }: { name: string; micros: number; to: string }) {
  const { i18n } = useTranslation();
  return (
    <Link to={to} className="text-left hover:underline">
      <span className="block text-13 text-ink-2">{name}</span>
      <span className="display num block text-xl">{formatMicroDollars(micros, i18n.language)}</span>
    </Link>
  );
}

type ClaimViewsProps = {
  counts: Record<ClaimView, number> | undefined;
  view: ClaimView;
  onChange: (view: ClaimView) => void;
};

function ClaimViews({ counts, view, onChange }: ClaimViewsProps) {
  const { t, i18n } = useTranslation();
  const nameOf = (one: ClaimView) =>
    t(`claim.view.${one}`, { shown: counts ? formatNumber(counts[one], i18n.language) : '' });
  return <ViewSwitch label={t('claim.view.label')} views={VIEWS} view={view} nameOf={nameOf} onChange={onChange} />;
}

type ClaimRowProps = { claim: RightsClaim; link: Pick<LinkProps, 'to' | 'onClick'>; isShown: boolean };

function ClaimRow({ claim, link, isShown }: ClaimRowProps) {
  const { t } = useTranslation();
  const { title, kind, service, channel, artwork_upload_id } = claim;
  return (
    <li className={clsx('relative -mx-4 flex items-start gap-3 px-4 py-3 sm:-mx-5 sm:px-5', isShown && 'lg:bg-sunken')}>
      <Artwork
        src={artwork_upload_id === null ? null : imageUrl(artwork_upload_id, '300')}
        alt=""
        className="size-10"
      />
      <span className="min-w-0 flex-1">
        <Link
          {...link}
          preventScrollReset
          aria-current={isShown ? 'true' : undefined}
          className="block font-bold break-words after:absolute after:inset-0"
        >
          {title}
        </Link>
        <span className="block text-13 text-ink-2">{t(`claim.kind.${kind}`)}</span>
        <span className="block truncate text-13 text-ink-3">
          {t(`claim.service.${service}`)} · {channel}
        </span>
      </span>
      <ClaimState claim={claim} />
    </li>
  );
}
