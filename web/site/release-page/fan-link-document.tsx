import { CONFIRMATION_LINK_DAYS } from '@tangent/domain/promotion/presave-limits.ts';
import type { PageContext } from '../page.ts';
import { fanButtonClass, WINDOW_BUTTON_HEIGHT } from './fan-classes.ts';
import { FanDocument, FanWords, Wire } from './fan-document.tsx';
import { formatLongDay } from './format-day.ts';
import type { ReleaseContext } from './release-context.ts';

/** A link in an email to a fan: what its button does, and whether that is done. */
export type FanLinkView = { readonly purpose: 'confirm' | 'leave'; readonly state: 'ask' | 'done' | 'dead' };

type Props = { context: PageContext; view: FanLinkView; release: ReleaseContext | null };

/**
 * The page behind a link: opening it changes nothing, because the robots of mail providers open every link. Its one
 * button posts.
 */
export function FanLinkDocument({ context, view: { purpose, state }, release }: Props) {
  const { texts, language, request } = context;
  const title = release?.title ?? request.product_name;
  const date = release?.page.release_date ? formatLongDay(release.page.release_date, language) : '';
  const values = { title, artist: release?.page.artist ?? '', date, days: CONFIRMATION_LINK_DAYS };
  const heading = state === 'dead' ? texts.t('presave.page.dead') : texts.t(`presave.page.${purpose}.${state}`, values);
  const text =
    state === 'dead'
      ? texts.t(purpose === 'leave' ? 'presave.page.dead_leave_text' : 'presave.page.dead_text', values)
      : texts.t(`presave.page.${purpose}.${state}_text`, values);
  const query = new URLSearchParams({ token: request.query.token ?? '', lang: language });
  return (
    <FanDocument context={context} look={release?.page ?? null} title={heading}>
      <Wire state={state === 'ask' ? 'waiting' : state === 'done' ? 'saved' : 'failed'} to={null} />
      <FanWords heading={heading} text={text}>
        {state === 'ask' && (
          <form method="post" action={`${request.path}?${query}`}>
            <button type="submit" className={fanButtonClass('volt', WINDOW_BUTTON_HEIGHT)}>
              {texts.t(`presave.page.${purpose}.action`)}
            </button>
          </form>
        )}
        {release !== null && (
          <a
            className={fanButtonClass('art', WINDOW_BUTTON_HEIGHT)}
            href={`/release/${release.page.key}?lang=${language}`}
          >
            {texts.t('presave.page.back', { title })}
          </a>
        )}
      </FanWords>
    </FanDocument>
  );
}
