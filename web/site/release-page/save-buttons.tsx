import { describeAddressProblem } from '../describe-address-problem.ts';
import { fanButtonClass, LINK } from './fan-classes.ts';
import { formatLongDay } from './format-day.ts';
import type { PresaveView } from './presave-view.ts';
import type { ReleaseContext } from './release-context.ts';
import { Icon } from './store-rows.tsx';

const CALENDAR = 'M5.5 5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3.5 10h17M8 3v4M16 3v4';
const CHECK = 'm5 12 5 5 9-10';
/** A line parts two ways. */
const SECTION = 'grid gap-2.5 border-art-line [section+&]:border-t [section+&]:pt-4.5';
const NOTE = 'text-sm leading-lead text-art-ink';
const HEADING = 'font-bold tracking-text';
const MARKS = { ok: 'bg-volt text-on-volt', no: 'bg-bad-soft text-bad', wait: 'border-2 border-ink' };

type Props = { context: ReleaseContext; presave: PresaveView };

/**
 * The three ways to get a release on its first day, those first that work here and now. All of them work without
 * a script.
 */
export function SaveButtons({ context, presave }: Props) {
  const { texts } = context;
  const { is_open, in_app, notice, has_spotify } = presave;
  if (!is_open) return <p className={NOTE}>{texts.t('presave.door.closed')}</p>;
  const isDone = notice?.kind === 'saved' || notice?.kind === 'requested';
  const hasFailed = notice?.kind === 'failed';
  const spotifyFirst = has_spotify && in_app === null && !hasFailed;
  return (
    <>
      <Notice context={context} presave={presave} />
      {!isDone && spotifyFirst && <SpotifyButton context={context} presave={presave} is_main />}
      {!isDone && <ReminderForm context={context} presave={presave} is_main={!spotifyFirst} />}
      <CalendarButton context={context} />
      {!isDone && has_spotify && in_app !== null && (
        <SpotifyButton context={context} presave={presave} is_main={false} />
      )}
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
    <aside className="border-b border-art-line bg-art-card">
      <div className="mx-auto max-w-120 px-6 py-3.5">
        <p>{texts.t('presave.door.inapp', { app: in_app })}</p>
        <p className="flex gap-6">
          <a className={`${LINK} min-h-11 py-2.5`} href={outside}>
            {texts.t('presave.door.open_browser')}
          </a>
          <button
            type="button"
            className={`${LINK} min-h-11 py-2.5`}
            data-copy={address}
            data-done={texts.t('link.copied')}
            hidden
          >
            <span role="status">{texts.t('link.copy')}</span>
          </button>
        </p>
      </div>
    </aside>
  );
}

function SpotifyButton({ context, presave, is_main }: Props & { is_main: boolean }) {
  const { texts, page, language } = context;
  const date = page.release_date === null ? '' : formatLongDay(page.release_date, language);
  return (
    <section className={SECTION}>
      <a
        className={fanButtonClass(is_main ? 'volt' : 'art')}
        href={`/spotify-auth?release=${page.key}&lang=${language}`}
        data-spotify={page.key}
        rel="nofollow"
      >
        {texts.t('presave.door.save', { store: 'Spotify' })}
      </a>
      <p className={NOTE}>
        {texts.t('presave.door.save_note', { date })}
        {presave.is_test_mode && ` ${texts.t('presave.door.test_mode')}`}
      </p>
    </section>
  );
}

function ReminderForm({ context, presave: { notice }, is_main }: Props & { is_main: boolean }) {
  const { texts, page, language } = context;
  const isInvalid = notice?.kind === 'invalid';
  return (
    <section className={SECTION}>
      <h2 className={HEADING}>{texts.t(is_main ? 'presave.door.mail_first' : 'presave.door.mail_or')}</h2>
      <form method="post" noValidate action={`/release/${page.key}/reminder?lang=${language}`}>
        <div className="grid gap-2.5 min-[35rem]:grid-cols-fill-end">
          <label className="sr-only" htmlFor="email">
            {texts.t('presave.door.address')}
          </label>
          <input
            className="min-h-14 w-full rounded-control border border-art-ink bg-art-card px-3.5 text-17 placeholder:text-art-ink placeholder:opacity-100 aria-invalid:border-2 aria-invalid:border-bad"
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
          <button type="submit" className={fanButtonClass(is_main ? 'volt' : 'ink')}>
            {texts.t('presave.door.remind')}
          </button>
        </div>
        {isInvalid && (
          <p className="mt-1.5 text-sm font-strong text-bad" id="email-error" role="alert">
            {describeAddressProblem(texts, notice.email)}
          </p>
        )}
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5 pt-2.5 pb-1 text-15 leading-snug text-art-ink">
          <input
            className="tick grid size-5 flex-none place-content-center appearance-none rounded-box border-[1.5px] border-art-ink bg-art-card checked:border-ink checked:bg-ink forced-colors:appearance-auto"
            type="checkbox"
            name="artist"
            value="yes"
            defaultChecked={isInvalid && notice.artist_may_write}
          />
          {texts.t('presave.door.artist', { artist: page.artist })}
        </label>
      </form>
    </section>
  );
}

function CalendarButton({ context: { texts, page } }: { context: ReleaseContext }) {
  return (
    <section className={SECTION}>
      <a className={fanButtonClass('art')} href={`/release/${page.key}/calendar.ics`} rel="nofollow">
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
          <a className={LINK} href={notice.leave_path}>
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
        <a className={LINK} href={`/release/${page.key}?lang=${language}`}>
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
          className={LINK}
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
    <div className="grid grid-cols-rail-7 gap-3 rounded-card bg-art-card p-4" role="status">
      <span className={`grid size-7 place-items-center rounded-full font-bold ${MARKS[mark]}`} aria-hidden="true">
        {mark === 'ok' ? <Icon d={CHECK} /> : mark === 'no' ? '!' : <i className="size-2 rounded-full bg-ink" />}
      </span>
      <div>
        <h2 className={HEADING}>{title}</h2>
        {children && <p className="mt-0.5 text-art-ink">{children}</p>}
      </div>
    </div>
  );
}
