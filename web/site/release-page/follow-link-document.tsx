import type { PublicArtistPage } from '@tangent/contract/promotion/artist-page.ts';
import { CONFIRMATION_LINK_DAYS } from '@tangent/domain/promotion/presave-limits.ts';
import type { PageContext } from '../page.ts';
import { fanButtonClass, WINDOW_BUTTON_HEIGHT } from './fan-classes.ts';
import { FanDocument, FanWords, Wire } from './fan-document.tsx';

/** A link in an email to a follower: what its button does, and whether that is done. */
export type FollowLinkView = {
  readonly purpose: 'confirm' | 'leave';
  readonly state: 'ask' | 'done' | 'dead';
  /** The name of the artist; null for an unknown address. */
  readonly name: string | null;
  /** The public page of the artist; null without one: leaving works without it. */
  readonly page: PublicArtistPage | null;
};

/** The page behind a link of following: opening it changes nothing, its one button posts. */
export function FollowLinkDocument({ context, view }: { context: PageContext; view: FollowLinkView }) {
  const { texts, language, request } = context;
  const { purpose, state, page } = view;
  const values = { artist: view.name ?? '', days: CONFIRMATION_LINK_DAYS };
  const isDead = state === 'dead';
  const heading = isDead ? texts.t('presave.page.dead') : texts.t(`artist_page.follow.${purpose}.${state}`, values);
  const text = isDead
    ? texts.t(purpose === 'leave' ? 'presave.page.dead_leave_text' : 'artist_page.follow.dead_text', values)
    : texts.t(`artist_page.follow.${purpose}.${state}_text`, values);
  const query = new URLSearchParams({ token: request.query.token ?? '', lang: language });
  return (
    <FanDocument context={context} look={page && { theme: null, tint: page.tint }} title={heading}>
      <Wire state={state === 'ask' ? 'waiting' : state === 'done' ? 'saved' : 'failed'} to={null} />
      <FanWords heading={heading} text={text}>
        {state === 'ask' && (
          <form method="post" action={`${request.path}?${query}`}>
            <button type="submit" className={fanButtonClass('volt', WINDOW_BUTTON_HEIGHT)}>
              {texts.t(purpose === 'leave' ? 'presave.page.leave.action' : 'artist_page.follow.confirm.action')}
            </button>
          </form>
        )}
        {page !== null && (
          <a className={fanButtonClass('art', WINDOW_BUTTON_HEIGHT)} href={`/artist/${page.key}?lang=${language}`}>
            {texts.t('presave.page.back', { title: page.name })}
          </a>
        )}
      </FanWords>
    </FanDocument>
  );
}
