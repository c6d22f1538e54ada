import { PRESAVE_TICKET_MINUTES } from '@tangent/domain/promotion/presave-limits.ts';
import type { PageContext } from '../page.ts';
import { fanButtonClass, LINK, WINDOW_BUTTON_HEIGHT } from './fan-classes.ts';
import { FanDocument, FanWords, Wire } from './fan-document.tsx';
import { formatLongDay } from './format-day.ts';
import { AUTH_SCRIPT } from './presave-script.ts';
import type { ReleaseContext } from './release-context.ts';

/** A round trip to Spotify, as its window shows it (S2-056). */
export type AuthView = {
  readonly state: 'waiting' | 'saved' | 'failed';
  /** The page that started the round trip listens for it; null for a forged return. */
  readonly ticket: string | null;
  /** Spotify's consent page, while waiting. */
  readonly consent_url: string | null;
  readonly leave_path: string | null;
};

type Props = { context: PageContext; view: AuthView; release: ReleaseContext | null };

/** The window of a round trip: it goes on to Spotify by itself, and says how it ended. Works without a script. */
export function SpotifyAuthDocument({ context, view, release }: Props) {
  const { texts, language } = context;
  const { state, ticket, consent_url } = view;
  const date = release?.page.release_date ? formatLongDay(release.page.release_date, language) : '';
  const values = { title: release?.title ?? '', date, minutes: PRESAVE_TICKET_MINUTES };
  return (
    <FanDocument
      context={context}
      look={release?.page ?? null}
      title={texts.t('presave.auth.title')}
      goes_to={state === 'waiting' ? (consent_url ?? undefined) : undefined}
      script={ticket === null ? undefined : AUTH_SCRIPT}
    >
      <Wire state={state} to="Spotify" />
      <FanWords
        heading={texts.t(`presave.auth.${state}.heading`)}
        text={
          <>
            {texts.t(`presave.auth.${state}.text`, values)}{' '}
            {view.leave_path !== null && (
              <a className={LINK} href={view.leave_path}>
                {texts.t('presave.door.saved.leave')}
              </a>
            )}
          </>
        }
        data={{
          'data-ticket': ticket ?? undefined,
          'data-outcome': state,
          'data-leave': findToken(view) ?? undefined,
        }}
      >
        <Actions context={context} view={view} release={release} />
      </FanWords>
    </FanDocument>
  );
}

/** The token that withdraws the consent, for the page that opened this window in the same browser. */
function findToken({ leave_path }: AuthView): string | null {
  return leave_path === null ? null : new URLSearchParams(leave_path.split('?')[1]).get('token');
}

function Actions({ context: { texts, language, request }, view, release }: Props) {
  const { state, consent_url, ticket } = view;
  const key = release?.page.key ?? null;
  const back = key === null ? '/' : `/release/${key}?lang=${language}`;
  const token = findToken(view);
  const leave = token === null ? '' : `&leave=${token}`;
  const outcome = ticket === null || key === null ? back : `${back}&presave=${ticket}${leave}`;
  const toRelease =
    release === null
      ? texts.t('presave.auth.home', { product: request.product_name })
      : texts.t('presave.auth.back', { title: release.title });
  if (state === 'waiting') {
    return (
      <>
        <a className={fanButtonClass('art', WINDOW_BUTTON_HEIGHT)} href={consent_url ?? back}>
          {texts.t('presave.auth.waiting.open')}
        </a>
        <a className={fanButtonClass('plain', WINDOW_BUTTON_HEIGHT)} href={back} data-close="">
          {texts.t('presave.auth.waiting.cancel')}
        </a>
      </>
    );
  }
  if (state === 'saved') {
    return (
      <a
        className={fanButtonClass('volt', WINDOW_BUTTON_HEIGHT)}
        href={outcome}
        data-close={texts.t('presave.auth.saved.close')}
      >
        {toRelease}
      </a>
    );
  }
  return (
    <>
      {key !== null && (
        <a
          className={fanButtonClass('volt', WINDOW_BUTTON_HEIGHT)}
          href={`/spotify-auth?release=${key}&lang=${language}`}
        >
          {texts.t('presave.auth.failed.again')}
        </a>
      )}
      <a className={fanButtonClass(key === null ? 'volt' : 'art', WINDOW_BUTTON_HEIGHT)} href={outcome} data-close="">
        {toRelease}
      </a>
    </>
  );
}
