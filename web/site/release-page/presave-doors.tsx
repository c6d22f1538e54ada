import { checkEmail } from '@tangent/domain/identity/auth/check-email.ts';
import { findIssueText } from '../../texts/issue-text.ts';
import { formatLongDay } from './format-day.ts';
import type { PresaveView } from './presave-view.ts';
import type { ReleaseContext } from './release-context.ts';
import { Icon } from './store-rows.tsx';

const CALENDAR = 'M5.5 5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3.5 10h17M8 3v4M16 3v4';
const CHECK = 'm5 12 5 5 9-10';

type Props = { context: ReleaseContext; presave: PresaveView };

/**
 * The three ways to get a release on its first day, those first that work here and now. All of them work without
 * a script.
 */
export function PresaveDoors({ context, presave }: Props) {
  const { texts } = context;
  const { is_open, in_app, notice, has_spotify } = presave;
  if (!is_open) return <p className="note">{texts.t('presave.door.closed')}</p>;
  const isDone = notice?.kind === 'saved' || notice?.kind === 'requested';
  const hasFailed = notice?.kind === 'failed';
  const spotifyFirst = has_spotify && in_app === null && !hasFailed;
  return (
    <>
      <Notice context={context} presave={presave} />
      {!isDone && spotifyFirst && <SpotifyDoor context={context} presave={presave} is_main />}
      {!isDone && <MailDoor context={context} presave={presave} is_main={!spotifyFirst} />}
      <CalendarDoor context={context} />
      {!isDone && has_spotify && in_app !== null && <SpotifyDoor context={context} presave={presave} is_main={false} />}
    </>
  );
}

/** In the browser of an app: what does not work there, and the way out. */
export function InAppNotice({ context: { texts, address }, presave }: Props) {
  const { in_app, is_open, is_android } = presave;
  if (in_app === null || !is_open) return null;
  const plain = address.replace(/^https?:\/\//, '');
  const scheme = address.startsWith('https:') ? 'https' : 'http';
  const outside = is_android ? `intent://${plain}#Intent;scheme=${scheme};end` : `x-safari-${address}`;
  return (
    <aside className="inapp">
      <div>
        <p>{texts.t('presave.door.inapp', { app: in_app })}</p>
        <p className="acts">
          <a className="link" href={outside}>
            {texts.t('presave.door.open_browser')}
          </a>
          <button type="button" className="link" data-copy={address} data-done={texts.t('link.copied')} hidden>
            <span role="status">{texts.t('link.copy')}</span>
          </button>
        </p>
      </div>
    </aside>
  );
}

function SpotifyDoor({ context, presave, is_main }: Props & { is_main: boolean }) {
  const { texts, page, language } = context;
  const date = page.release_date === null ? '' : formatLongDay(page.release_date, language);
  return (
    <section className="door">
      <a
        className={is_main ? 'btn btn-volt' : 'btn btn-art'}
        href={`/spotify-auth?release=${page.key}&lang=${language}`}
        data-spotify={page.key}
        rel="nofollow"
      >
        {texts.t('presave.door.save', { store: 'Spotify' })}
      </a>
      <p className="note">
        {texts.t('presave.door.save_note', { date })}
        {presave.is_test_mode && ` ${texts.t('presave.door.test_mode')}`}
      </p>
    </section>
  );
}

function MailDoor({ context, presave: { notice }, is_main }: Props & { is_main: boolean }) {
  const { texts, page, language } = context;
  const isInvalid = notice?.kind === 'invalid';
  return (
    <section className="door">
      <h2>{texts.t(is_main ? 'presave.door.mail_first' : 'presave.door.mail_or')}</h2>
      <form method="post" action={`/release/${page.key}/reminder?lang=${language}`}>
        <div className="row">
          <label className="sr" htmlFor="email">
            {texts.t('presave.door.address')}
          </label>
          <input
            className="field"
            id="email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            placeholder={texts.t('presave.door.placeholder')}
            defaultValue={isInvalid ? notice.email : undefined}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? 'email-error' : undefined}
          />
          <button type="submit" className={is_main ? 'btn btn-volt' : 'btn btn-ink'}>
            {texts.t('presave.door.remind')}
          </button>
        </div>
        {isInvalid && (
          <p className="error" id="email-error" role="alert">
            {describeProblem(context, notice.email)}
          </p>
        )}
        <label className="tick">
          <input type="checkbox" name="artist" value="yes" defaultChecked={isInvalid && notice.artist_may_write} />
          {texts.t('presave.door.artist', { artist: page.artist })}
        </label>
      </form>
    </section>
  );
}

/** Says what is wrong with an address, by the same rule that refused it. */
function describeProblem({ texts }: ReleaseContext, email: string): string {
  const [issue] = checkEmail('email', email);
  const found = issue?.params && findIssueText(texts, issue.code, issue.params);
  return found ?? texts.t('presave.door.invalid');
}

function CalendarDoor({ context: { texts, page } }: { context: ReleaseContext }) {
  return (
    <section className="door">
      <a className="btn btn-art" href={`/release/${page.key}/calendar.ics`} rel="nofollow">
        <Icon d={CALENDAR} />
        {texts.t('presave.door.calendar')}
      </a>
    </section>
  );
}

function Notice({ context, presave: { notice, earlier_date } }: Props) {
  const { texts, page, title, language } = context;
  const day = (date: string | null) => (date === null ? '' : formatLongDay(date, language));
  const date = day(page.release_date);
  if (notice?.kind === 'saved') {
    return (
      <NoticeBox mark="ok" title={texts.t('presave.door.saved.title', { store: 'Spotify' })}>
        {texts.t('presave.door.saved.text', { title, date })}{' '}
        {notice.leave_path !== null && (
          <a className="link" href={notice.leave_path}>
            {texts.t('presave.door.saved.leave')}
          </a>
        )}
      </NoticeBox>
    );
  }
  if (notice?.kind === 'requested') {
    return (
      <NoticeBox mark="wait" title={texts.t('presave.door.requested.title')}>
        {texts.t('presave.door.requested.text', { address: notice.address })}{' '}
        <a className="link" href={`/release/${page.key}?lang=${language}`}>
          {texts.t('presave.door.requested.again')}
        </a>
      </NoticeBox>
    );
  }
  if (notice?.kind === 'failed') {
    return (
      <NoticeBox mark="no" title={texts.t('presave.door.failed.title')}>
        {texts.t('presave.door.failed.text')}{' '}
        <a
          className="link"
          href={`/spotify-auth?release=${page.key}&lang=${language}`}
          data-spotify={page.key}
          rel="nofollow"
        >
          {texts.t('presave.auth.failed.again')}
        </a>
      </NoticeBox>
    );
  }
  if (notice?.kind === 'limited') return <NoticeBox mark="no" title={texts.t('presave.door.limited')} />;
  if (earlier_date === null) return null;
  return (
    <NoticeBox mark="wait" title={texts.t('presave.door.moved.title', { date })}>
      {texts.t('presave.door.moved.text', { earlier: day(earlier_date) })}
    </NoticeBox>
  );
}

function NoticeBox({
  mark,
  title,
  children,
}: {
  mark: 'ok' | 'no' | 'wait';
  title: string;
  children?: React.ReactNode;
}) {
  return (
    <div className="notice" role="status">
      <span className={`mark-${mark}`} aria-hidden="true">
        {mark === 'ok' ? <Icon d={CHECK} /> : mark === 'no' ? '!' : <i />}
      </span>
      <div>
        <h2>{title}</h2>
        {children && <p>{children}</p>}
      </div>
    </div>
  );
}
