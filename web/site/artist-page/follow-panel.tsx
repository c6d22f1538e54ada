import type { PublicArtistPage } from '@tangent/contract/promotion/artist-page.ts';
import { describeAddressProblem } from '../describe-address-problem.ts';
import type { PageContext } from '../page.ts';
import { Icon } from './release-rows.tsx';

/** The outcome of the form that was just sent. */
export type FollowNotice =
  /** `address` is shortened, so that only its owner recognises it. */
  | { readonly kind: 'requested'; readonly address: string }
  /** The address as it was typed. */
  | { readonly kind: 'invalid'; readonly email: string }
  | { readonly kind: 'limited' };

type Props = { context: PageContext; artist: PublicArtistPage; notice: FollowNotice | null; button: string };

const MAIL =
  'M4.5 5.5h15a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3.5 7l8.5 6 8.5-6';

/** The button that opens the form for new music by email; it works without a script. */
export function FollowPanel({ context, artist, notice, button }: Props) {
  const { texts } = context;
  return (
    <details data-menu open={notice !== null} className="relative max-sm:w-full">
      <summary className={`${button} list-none bg-art-card hover:bg-art-line [&::-webkit-details-marker]:hidden`}>
        <Icon d={MAIL} className="size-4.5" />
        {texts.t('artist_page.follow.action')}
      </summary>
      <div className="mt-2.5 rounded-card bg-overlay p-5 text-ink shadow-pop sm:absolute sm:right-0 sm:z-10 sm:w-96 max-lg:sm:right-auto max-lg:sm:left-0">
        {notice?.kind === 'requested' ? (
          <Requested context={context} artist={artist} address={notice.address} />
        ) : (
          <FollowForm context={context} artist={artist} notice={notice} />
        )}
      </div>
    </details>
  );
}

function Requested({
  context: { texts, language },
  artist,
  address,
}: Omit<Props, 'notice' | 'button'> & { address: string }) {
  return (
    <div role="status">
      <h2 className="text-base font-bold tracking-text">{texts.t('presave.door.requested.title')}</h2>
      <p className="mt-1 text-15 text-ink-2">
        {texts.t('presave.door.requested.text', { address })}{' '}
        <a className="text-link" href={`/artist/${artist.key}?lang=${language}`}>
          {texts.t('presave.door.requested.again')}
        </a>
      </p>
    </div>
  );
}

function FollowForm({
  context: { texts, language },
  artist,
  notice,
}: Omit<Props, 'button' | 'notice'> & { notice: Exclude<FollowNotice, { kind: 'requested' }> | null }) {
  const invalid = notice?.kind === 'invalid' ? notice.email : null;
  const problem =
    notice === null
      ? null
      : notice.kind === 'invalid'
        ? describeAddressProblem(texts, notice.email)
        : texts.t('presave.door.limited');
  return (
    <form method="post" action={`/artist/${artist.key}/follow?lang=${language}`} noValidate>
      <p className="text-15">{texts.t('artist_page.follow.text', { artist: artist.name })}</p>
      <label className="mt-3.5 block text-15 font-strong" htmlFor="email">
        {texts.t('presave.door.address')}
      </label>
      <input
        className="mt-1.5 min-h-13 w-full rounded-control border border-line-strong bg-surface px-3.5 text-base aria-invalid:border-2 aria-invalid:border-bad"
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={invalid ?? undefined}
        aria-invalid={invalid !== null || undefined}
        aria-describedby={problem === null ? undefined : 'email-error'}
      />
      {problem !== null && (
        <p className="mt-1.5 text-sm font-strong text-bad" id="email-error" role="alert">
          {problem}
        </p>
      )}
      <button
        type="submit"
        className="mt-3 min-h-13 w-full rounded-control bg-ink px-5 text-base font-strong text-paper"
      >
        {texts.t('artist_page.follow.submit')}
      </button>
    </form>
  );
}
