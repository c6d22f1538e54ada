import { type PlaylistFilter, playlistFilter } from '@tangent/contract/promotion/playlist.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { getTrackArtist } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { PITCH_ANSWERS } from '@tangent/domain/promotion/playlist-limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '../../catalogue/upload/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { acceptForms, MAX_FORM_BYTES } from '../../platform/http/accept-forms.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { isPersonal } from '../../platform/http/is-personal.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import { findNetwork } from '../../platform/network/find-network.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  answerPitch,
  type CuratorPage,
  listPlaylistsView,
  openListening,
  readCuratorPage,
} from '../../promotion/playlist/public.ts';
import type { Config } from '../config/config.ts';
import type { CallContext } from '../module-contexts.ts';
import type { CuratorView, WebBuild } from './load-web.ts';
import { rememberFor } from './remember-for.ts';
import { sendHtml, sendSharedHtml } from './send-html.ts';
import { readFanRequest } from './serve-fan-pages.ts';
import type { ReadPage } from './serve-web.ts';

const schema = { hide: true };
/** However many visitors ask for the same playlists, they are listed once within this time. */
const LIST_KEPT_MS = 1_000;

type PlaylistContext = CallContext & { config: Config };
type Tokened = { Params: { token: string } };

/** Serves the public list of playlists, and the pages on which curators answer without an account. */
export function servePlaylists(app: HttpApp<Actor>, web: WebBuild, context: PlaylistContext, readPage: ReadPage): void {
  const { db, clock } = context;
  const findPlaylists = rememberFor(LIST_KEPT_MS, clock, (filter: PlaylistFilter) =>
    listPlaylistsView(db, filter, clock.now()),
  );
  app.get('/playlists', { schema }, async (request, reply) => {
    const page = await readPage(request, reply);
    if (page === null) return reply;
    // A filter that does not exist shows everything instead of an error page.
    const chosen = Object.fromEntries(Object.entries(page.query).filter(([, value]) => value !== ''));
    const filter = playlistFilter.safeParse(chosen).data ?? {};
    const view = { ...(await findPlaylists(filter)), filter };
    return sendSharedHtml(request, reply, 200, await web.renderPlaylists(view, page));
  });
  app.register(async (scope) => {
    const own = scope as unknown as HttpApp<Actor>;
    acceptForms(own);
    addCuratorPages(own, web, context);
  });
}

function addCuratorPages(app: HttpApp<Actor>, web: WebBuild, context: PlaylistContext): void {
  const limit = createRateLimiter(context.pool, {
    name: 'pitch_answers',
    uses: PITCH_ANSWERS.per_address,
    window_minutes: PITCH_ANSWERS.window_minutes,
    is_on: context.limits_uses,
  });
  const send = async (request: FastifyRequest<Tokened>, reply: FastifyReply, notice: CuratorView['notice']) => {
    const found = await readCuratorPage(context, request.params.token);
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    const page = readFanRequest(context.config, request, reply);
    const view = found === null || found === 'gone' ? found : describe(found, notice);
    return sendHtml(request, reply, findStatus(view), await web.renderCurator(view, page));
  };
  app.get<Tokened>('/curator/:token', { schema }, (request, reply) => send(request, reply, null));
  // The page sends no origin, because its address is secret: the token alone allows the answer.
  const config = { accepts_cross_site: true };
  app.post<Tokened>('/curator/:token', { schema, config, bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
    await limit.count(findNetwork(request.ip));
    const fields = (request.body ?? {}) as Record<string, string>;
    const answer = await answerPitch(context, request.params.token, fields);
    return send(request, reply, answer === 'gone' ? null : answer);
  });
  app.get<Tokened>('/curator/listen/:token', { schema }, async (request, reply) => {
    const key = await openListening(context, request.params.token, { is_played: isPersonal(request) });
    if (key === null) throw new Refusal('not_found');
    reply.header('referrer-policy', 'no-referrer');
    // Not kept by the browser: the artist may end the listening at any time.
    const song = { key, content_type: 'audio/mpeg', filename: 'song.mp3', cache_control: 'private, no-store' };
    return sendFile(context.storage, song, request, reply);
  });
}

function findStatus(view: CuratorView | 'gone' | null): number {
  if (view === null) return 404;
  if (view === 'gone') return 410;
  return view.notice === 'incomplete' ? 422 : view.notice === 'closed' ? 409 : 200;
}

function describe({ found, listening_path }: CuratorPage, notice: CuratorView['notice']): CuratorView {
  const { pitch, playlist, track, release } = found;
  return {
    playlist: playlist.name,
    curator: playlist.curator,
    song: track.title,
    artist: getTrackArtist(track, release.primary_artist),
    release: release.title,
    release_date: release.release_date,
    text: pitch.text,
    state: pitch.state,
    due_on: utcDay(pitch.due_at.getTime()),
    listening_path,
    notice,
  };
}
