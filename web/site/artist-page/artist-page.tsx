import type { PublicArtistPage } from '@tangent/contract/promotion/artist-page.ts';
import { ARTIST_PAGE_RELEASES_SHOWN } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { countUnfolded } from '@tangent/domain/fold.ts';
import { formatLocale } from '@tangent/domain/locale.ts';
import type { CSSProperties } from 'react';
import { Seal } from '../artists/seal.tsx';
import type { PageContent, PageContext } from '../page.ts';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { ArtistAbout } from './artist-about.tsx';
import { ArtistRecord, PeeledGrooves } from './artist-record.tsx';
import { describeArtist, nameArtist } from './describe-artist.ts';
import { type FollowNotice, FollowPanel } from './follow-panel.tsx';
import { Icon, ReleaseRows } from './release-rows.tsx';

/** The data of a page below /artist. */
export type ArtistView = {
  /** Null: nothing to show. */
  readonly page: PublicArtistPage | null;
  readonly notice: FollowNotice | null;
};

/** From this number on followers are shortened. */
const SHORTENED_FROM = 10_000;
const SHARE =
  'M8.6 10.5l6.8-4M8.6 13.5l6.8 4M6 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM18 7.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM18 21.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z';
const BUTTON =
  'inline-flex min-h-14 items-center justify-center gap-2.5 rounded-control px-6 text-base font-strong max-sm:w-full';

/** Builds the public page of an artist: all releases as grooves of one record, and each groove leads to its release. */
export function buildArtistPage(
  context: PageContext,
  { page: artist, notice }: ArtistView & { page: PublicArtistPage },
): PageContent {
  const { texts, language, request } = context;
  const tint = { '--art-h': artist.tint.hue, '--art-c': artist.tint.chroma } as CSSProperties;
  const count = artist.releases.length;
  const shown = countUnfolded(count, ARTIST_PAGE_RELEASES_SHOWN);
  const [newest] = artist.releases;
  return {
    title: texts.t('artist_page.title', { name: artist.name, product: request.product_name }),
    description: texts.t('artist_page.description', {
      about: nameArtist(context, artist),
      count,
      title: newest?.title ?? '',
    }),
    canonical_path: `/artist/${artist.key}`,
    picture_path: `/artist/${artist.key}/picture.jpg?lang=${language}`,
    kind: 'profile',
    data: [describeArtist(context, artist)],
    body: (
      <>
        <div className="art bg-art-wash" style={tint}>
          <SiteHeader {...context} tone="tint" />
        </div>
        <main id="main">
          <div className="art overflow-x-clip bg-art-wash" style={tint}>
            <div className="mx-auto max-w-page px-4 pt-3 pb-8 sm:px-8 xl:pt-6 xl:pb-12">
              <div className="grid items-end gap-x-10 gap-y-5 xl:grid-cols-fill-end">
                <div>
                  <Name context={context} artist={artist} />
                  <p className="mt-3.5 text-17 font-medium text-art-ink">{describeFacts(context, artist)}</p>
                </div>
                <Actions context={context} artist={artist} notice={notice} />
              </div>
              <div className="relative mt-6 max-xl:overflow-y-clip xl:mt-8.5 xl:min-h-150">
                <ArtistRecord count={count} cover={artist.label_path} />
                <PeeledGrooves count={count} shown={shown} />
                <ReleaseRows context={context} releases={artist.releases} shown={shown} />
              </div>
            </div>
          </div>
          <ArtistAbout context={context} artist={artist} />
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}

function Name({ context: { texts }, artist: { name, verified } }: Props) {
  return (
    <h1 className={`display ${nameSize([...name].length)}`}>
      <span dir="auto" className="wrap-anywhere">
        {name}
      </span>
      {verified && (
        <Seal
          label={texts.t('artist.verified')}
          className="ml-3 inline-block size-6.5 align-middle xl:ml-5 xl:size-10"
          ground="var(--art-wash)"
        />
      )}
    </h1>
  );
}

/** Long names are set smaller. */
function nameSize(count: number): string {
  if (count <= 12) return 'text-[clamp(3.25rem,7.1vw,6.375rem)]';
  if (count <= 26) return 'text-[clamp(2.5rem,5vw,4.5rem)]';
  return count <= 60 ? 'text-panel' : 'text-title';
}

type Props = { context: PageContext; artist: PublicArtistPage };

/** Says who the artist is, who follows, and how much there is to hear. */
function describeFacts(context: PageContext, artist: PublicArtistPage): string {
  const { texts, language } = context;
  const { followers, releases } = artist;
  const short = followers !== null && followers >= SHORTENED_FROM;
  const notation = short ? ({ notation: 'compact', maximumFractionDigits: 1 } as const) : {};
  const value = followers === null ? '' : new Intl.NumberFormat(formatLocale(language), notation).format(followers);
  return [
    `${nameArtist(context, artist)}.`,
    followers === null ? '' : texts.t('artist_page.followers', { count: followers, value }),
    texts.t('artist_page.grooves', { count: releases.length }),
  ]
    .filter(Boolean)
    .join(' ');
}

function Actions({ context, artist, notice }: Props & { notice: FollowNotice | null }) {
  const { texts, request } = context;
  const address = `${request.public_url.replace(/\/$/, '')}/artist/${artist.key}`;
  return (
    <div className="flex flex-wrap gap-2.5">
      {artist.spotify_id !== null && (
        <a
          href={`https://open.spotify.com/artist/${artist.spotify_id}`}
          rel="noopener"
          className={`${BUTTON} bg-ink text-paper`}
        >
          {texts.t('artist_page.follow_spotify')}
        </a>
      )}
      <FollowPanel context={context} artist={artist} notice={notice} button={BUTTON} />
      <button
        type="button"
        data-share={address}
        data-title={artist.name}
        data-done={texts.t('link.copied')}
        hidden
        className={`${BUTTON} bg-art-card hover:bg-art-line`}
      >
        <Icon d={SHARE} className="size-4.5" />
        <span role="status">{texts.t('link.share')}</span>
      </button>
    </div>
  );
}
