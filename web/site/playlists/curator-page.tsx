import { FORMAT_LOCALES } from '@tangent/domain/locale.ts';
import { DECLINE_REASONS, type PitchState } from '@tangent/domain/promotion/playlist/playlist.ts';
import { PITCH_COMMENT_MAX_CHARS } from '@tangent/domain/promotion/playlist-limits.ts';
import type { PageContent, PageContext } from '../page.ts';

/** The pitch that a curator reads and answers without an account. */
export type CuratorView = {
  readonly playlist: string;
  readonly curator: string;
  readonly song: string;
  readonly artist: string;
  readonly release: string;
  /** Null without a date. */
  readonly release_date: string | null;
  readonly text: string;
  readonly state: PitchState;
  readonly due_on: string;
  readonly listening_path: string | null;
  /** Feedback about the answer that was just sent. */
  readonly notice: 'answered' | 'incomplete' | 'closed' | null;
};

/** Builds the page behind the link in a curator's email. Opening it changes nothing; its form answers once. */
export function buildCuratorPage(context: PageContext, view: CuratorView | 'gone' | null): PageContent {
  const { texts, request } = context;
  const pitch = view === 'gone' ? null : view;
  const missing = view === 'gone' ? 'gone' : 'dead';
  const title = pitch === null ? texts.t(`playlist.curator.${missing}`) : texts.t('playlist.curator.title', pitch);
  return {
    title,
    description: texts.t('playlist.curator.about', { product: request.product_name }),
    body: (
      <main id="main" className="mx-auto grid max-w-184 gap-6 px-4 py-10 sm:px-8">
        <p className="text-13 font-strong text-ink-2">{request.product_name}</p>
        <h1 className="display text-[clamp(1.75rem,5vw,2.75rem)]">{title}</h1>
        {pitch === null ? (
          <p>{texts.t(`playlist.curator.${missing}_text`)}</p>
        ) : (
          <Pitch context={context} view={pitch} />
        )}
      </main>
    ),
  };
}

function Pitch({ context, view }: { context: PageContext; view: CuratorView }) {
  const { texts, language } = context;
  const day = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  const format = (date: string) => day.format(new Date(`${date}T00:00:00Z`));
  const isOpen = view.state === 'submitted' || view.state === 'listened';
  return (
    <>
      <p className="text-ink-2">
        {view.artist} · {view.release}
        {view.release_date !== null && ` · ${format(view.release_date)}`}
      </p>
      {view.notice !== null && (
        <p role="status" className="rounded-card bg-sunken p-4 font-strong">
          {texts.t(`playlist.curator.notice.${view.notice}`)}
        </p>
      )}
      <blockquote className="max-w-lead rounded-card bg-surface p-5 whitespace-pre-line ring-1 ring-line">
        {view.text}
      </blockquote>
      {view.listening_path !== null && (
        <div className="grid gap-2">
          {/* biome-ignore lint/a11y/useMediaCaption: a song, whose words its artist may not have written down */}
          <audio controls preload="none" src={view.listening_path} className="w-full" aria-label={view.song} />
          <p className="text-13 text-ink-2">{texts.t('playlist.curator.listening')}</p>
        </div>
      )}
      {isOpen ? (
        <AnswerForm context={context} due={format(view.due_on)} />
      ) : (
        <p>{texts.t(`playlist.curator.state.${view.state as 'accepted'}`)}</p>
      )}
    </>
  );
}

function AnswerForm({ context: { texts, request, language }, due }: { context: PageContext; due: string }) {
  const { t } = texts;
  return (
    <form
      method="post"
      action={`${request.path}?lang=${language}`}
      className="grid gap-4 rounded-card bg-surface p-5 ring-1 ring-line"
    >
      <p className="text-13 text-ink-2">{t('playlist.curator.due', { day: due })}</p>
      <label className="flex items-center gap-2 font-strong">
        <input type="radio" name="answer" value="accept" required /> {t('playlist.curator.accept')}
      </label>
      <label className="flex items-center gap-2 font-strong">
        <input type="radio" name="answer" value="decline" required /> {t('playlist.curator.decline')}
      </label>
      <label className="grid gap-1 text-13 font-strong">
        {t('playlist.curator.reason')}
        <select name="reason" className="min-h-10 rounded-control bg-paper px-3 ring-1 ring-line-strong ring-inset">
          <option value="">–</option>
          {DECLINE_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`playlist.reason.${reason}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 text-13 font-strong">
        {t('playlist.curator.comment')}
        <textarea
          name="comment"
          rows={3}
          maxLength={PITCH_COMMENT_MAX_CHARS}
          className="rounded-control bg-paper p-3 ring-1 ring-line-strong ring-inset"
        />
      </label>
      <button
        type="submit"
        className="min-h-11 justify-self-start rounded-control bg-volt px-5 font-strong text-on-volt"
      >
        {t('playlist.curator.send')}
      </button>
      <p className="text-13 text-ink-2">{t('playlist.curator.no_money')}</p>
    </form>
  );
}
