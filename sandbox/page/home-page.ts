import type { AppleMusicView } from '../apple-music/create-apple-music.ts';
import { CATALOGUE } from '../artist-pages/catalogue.ts';
import type { ArtistPages, PageService } from '../artist-pages/create-artist-pages.ts';
import { DEMO_SECRET, readCode } from '../authenticator/read-code.ts';
import type { StoreSummary } from '../control/describe-store.ts';
import type { ItunesView } from '../itunes/control-routes.ts';
import { CURATOR_HABITS, type Curators } from '../mail/curators.ts';
import type { Mail, MailSummary } from '../mail/mailbox.ts';
import { describePayoneer } from '../payoneer/describe-payoneer.ts';
import type { SpotifyView } from '../spotify/create-spotify.ts';
import { NO_FAULTS } from '../stores/behaviour.ts';
import type { ReportsView } from '../stores/reports/create-reports.ts';
import type { TrendsView } from '../stores/trends/create-trends.ts';
import { describeStripe } from '../stripe/describe-stripe.ts';
import type { World } from '../world.ts';
import { renderBehaviour } from './behaviour-form.ts';
import { Html, html } from './html.ts';
import { renderItunes } from './itunes-card.ts';
import { renderOpenid } from './openid-card.ts';
import { renderPayoneer } from './payoneer-card.ts';
import { renderReports } from './report-card.ts';
import { renderRights } from './rights-card.ts';
import { renderStores } from './store-table.ts';
import { renderStripe } from './stripe-card.ts';
import { renderTrends } from './trend-card.ts';

/** Renders the simulated Spotify: its request counts and its behaviour form. */
function renderSpotify({ behaviour, tokens, requests }: SpotifyView): Html {
  return html`<section class="card" aria-labelledby="spotify"><h3 id="spotify">Spotify Web API</h3>
<p class="quiet">${CATALOGUE.length} fictional artists. ${requests} requests and ${tokens} tokens since the last reset.</p>
<details><summary>Behaviour</summary><form method="post" action="/control/spotify/behaviour">
<label><input type="hidden" name="refuse_tokens" value="false">
<input type="checkbox" name="refuse_tokens" value="true"${behaviour.refuse_tokens ? ' checked' : null}>Refuse every token</label>
<label><input type="hidden" name="development_mode" value="false">
<input type="checkbox" name="development_mode" value="true"${behaviour.development_mode ? ' checked' : null}>Development mode: five listeners, no country, no followers</label>
<label><input type="hidden" name="hide_albums" value="false">
<input type="checkbox" name="hide_albums" value="true"${behaviour.hide_albums ? ' checked' : null}>Searches do not find new albums yet</label>
<label>Respond 429 with Retry-After (seconds) <input type="number" min="1" max="86400" name="too_many_requests" value="${behaviour.too_many_requests}"></label>
<label>Fail every call with status <input type="number" min="400" max="599" name="fail_status" value="${behaviour.fail_status}"></label>
<label>Delay (ms) <input type="number" min="0" max="60000" name="delay_ms" value="${behaviour.delay_ms}"></label>
<button type="submit">Apply</button></form></details>
<form method="post" action="/control/spotify/end-tokens"><button type="submit">Revoke all tokens</button></form></section>`;
}

/** Renders the simulated Apple Music: its request count and its behaviour form. */
function renderAppleMusic({ behaviour, requests }: AppleMusicView): Html {
  return html`<section class="card" aria-labelledby="apple-music"><h3 id="apple-music">Apple Music API</h3>
<p class="quiet">The same artists. ${requests} requests since the last reset.</p>
<details><summary>Behaviour</summary><form method="post" action="/control/apple-music/behaviour">
<label><input type="hidden" name="refuse_tokens" value="false">
<input type="checkbox" name="refuse_tokens" value="true"${behaviour.refuse_tokens ? ' checked' : null}>Refuse every token</label>
<label><input type="hidden" name="hide_albums" value="false">
<input type="checkbox" name="hide_albums" value="true"${behaviour.hide_albums ? ' checked' : null}>New albums are not in the catalogue yet</label>
<label>Fail every call with status <input type="number" min="400" max="599" name="fail_status" value="${behaviour.fail_status}"></label>
<label>Delay (ms) <input type="number" min="0" max="60000" name="delay_ms" value="${behaviour.delay_ms}"></label>
<button type="submit">Apply</button></form></details></section>`;
}

/** Renders on whose pages new albums land. */
function renderArtistPages(pages: ArtistPages): Html {
  const misplaces = pages.view();
  const services = Object.keys(misplaces) as PageService[];
  return html`<section class="card" aria-labelledby="pages"><h3 id="pages">Artist pages</h3>
<p class="quiet">A mail to pages@spotify.example or pages@apple-music.example with “UPC …” moves an album to the right page.</p>
<form method="post" action="/control/artist-pages">${services.map(
    (service) => html`<label><input type="hidden" name="${service}" value="false">
<input type="checkbox" name="${service}" value="true"${misplaces[service] ? ' checked' : null}>Albums land on the pages of namesakes at ${service}</label>`,
  )}<button type="submit">Apply</button></form></section>`;
}

/** Renders the curators who answer mails, and a form for another one. */
function renderCurators(curators: Curators): Html {
  const known = curators.list();
  return html`<section class="card" aria-labelledby="curators"><h3 id="curators">Curators</h3>
${
  known.length === 0
    ? html`<p class="quiet">Nobody answers pitches yet.</p>`
    : html`<ul>${known.map(
        ({ address, habit, answered }) =>
          html`<li>${address} <span class="pill">${habit}</span> <span class="quiet">${answered} answered</span></li>`,
      )}</ul>`
}
<form class="row" method="post" action="/control/curators"><label>Address <input type="email" name="address" required maxlength="254"></label>
<label>Does <select name="habit">${CURATOR_HABITS.map((habit) => html`<option>${habit}</option>`)}</select></label>
<button type="submit">Set</button></form></section>`;
}

/** Renders the list of mails and the open one. */
function renderMails(mails: readonly MailSummary[], open: Mail | null): Html {
  if (mails.length === 0) return html`<p class="quiet">No mail yet.</p>`;
  return html`${open === null ? null : renderMail(open)}
<ul>${mails.map(
    (mail) => html`<li><a href="/?mail=${mail.id}#mail">${mail.subject || '(no subject)'}</a><br>
<span class="quiet">to ${mail.to.join(', ')}</span> <time>${mail.received_at}</time></li>`,
  )}</ul>`;
}

function renderMail(mail: Mail): Html {
  return html`<article class="card" id="mail"><h3>${mail.subject}</h3>
<p class="quiet">from ${mail.sender} to ${mail.to.join(', ')} <time>${mail.received_at}</time></p>
${mail.html === null ? null : renderFrame(mail.html)}
<details${mail.html === null ? ' open' : null}><summary>Text</summary><pre tabindex="0">${mail.text ?? '(none)'}</pre></details>
</article>`;
}

// The mail's own document, without scripts or forms; its links open in a new tab so that a confirmation link works.
function renderFrame(body: string): Html {
  const document = html`<base target="_blank">${new Html(body)}`.text;
  return html`<iframe title="Mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${document}"></iframe>`;
}

/** Renders the simulated phone with the authenticator app: takes a secret and shows its current code. */
function renderAuthenticator(typed: string | null, now: Date): Html {
  const secret = typed ?? DEMO_SECRET;
  const current = readCode(secret, now);
  return html`<section class="card" aria-labelledby="authenticator"><h3 id="authenticator">Authenticator app</h3>
<p class="quiet">Shows the current code, by the sandbox’s clock. The preset secret belongs to the demo account <code>twofactor</code>.</p>
<form method="get" action="/#authenticator"><label>Secret <input type="search" name="secret" value="${secret}" spellcheck="false" autocomplete="off"></label>
<button type="submit">Show the code</button></form>
${
  current === null
    ? html`<p class="bad" role="alert">This is not a valid secret: enter at least 26 letters A to Z and digits 2 to 7.</p>`
    : html`<p><strong class="code">${current.code}</strong> <span class="quiet">for ${current.seconds_left} more seconds</span></p>`
}</section>`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export interface HomeView {
  stores: readonly StoreSummary[];
  search: string;
  mails: readonly MailSummary[];
  open_mail: Mail | null;
  /** The secret entered into the authenticator app. */
  secret: string | null;
  reports: ReportsView;
  trends: TrendsView;
  itunes: ItunesView;
}

export function renderHome(world: World, view: HomeView): Html {
  const { stores, search, mails, open_mail, secret, reports, trends, itunes } = view;
  return html`<header><h1>This is the sandbox.</h1>
<p>It stands in for the outside world on this machine: stores that accept deliveries by SFTP and in buckets, an iTunes that takes packages by Transporter and by a bridge, a Spotify and an Apple Music with fictional artists, a Google and an Apple to sign in with, a Stripe that moves no money, a Payoneer that pays none, and a mailbox that accepts every mail.
Nothing here reaches a real store or a real user.</p>
<p>Stores check messages ${
    world.has_schemas
      ? 'by our schema, the official one, the rules and the files.'
      : 'by our schema, the rules and the files. Set DDEX_SCHEMA_DIR to add the official schema.'
  } SFTP port <code>${world.sftp.port}</code>, host key <code>SHA256:${world.host_key_sha256}</code>.</p>
${renderClock(world)}</header>
<main><h2>Stores</h2>${renderStores(stores, search)}
<h2>All stores at once</h2><div class="card">${renderBehaviour('all', NO_FAULTS)}</div>
<h2>Reports of sales and trends</h2><div class="stores">${renderReports(reports)}${renderTrends(trends)}</div>
<h2>Packages to Apple</h2>${renderItunes(itunes)}
<h2>Spotify and Apple Music</h2><div class="stores">${renderSpotify(world.spotify.view())}${renderAppleMusic(world.apple_music.view())}${renderArtistPages(world.artist_pages)}</div>
<h2>Sign-in</h2><div class="stores">${renderOpenid(world.openid.view())}${renderAuthenticator(secret, world.clock.now())}</div>
<h2>Payments</h2><div class="stores">${renderStripe(describeStripe(world.stripe, world.stripe_hooks))}${renderPayoneer(describePayoneer(world.payoneer))}</div>
<h2>Claims on music</h2><div class="stores">${renderRights(world.rights)}</div>
<h2>Mails</h2><div class="stores">${renderCurators(world.curators)}</div>${renderMails(mails, open_mail)}
<h2>Start over</h2><form method="post" action="/control/reset"><button type="submit">Delete all data</button></form>
</main>`;
}

export function renderClock(world: World): Html {
  const offset = world.clock.offsetMs();
  const steps = [
    { label: 'Forward one hour', offset_ms: offset + DAY_MS / 24 },
    { label: 'Forward one day', offset_ms: offset + DAY_MS },
    { label: 'Forward one week', offset_ms: offset + 7 * DAY_MS },
    { label: 'Real time', offset_ms: 0 },
  ];
  return html`<p>Sandbox time: <time>${world.clock.now().toISOString()}</time>
${offset === 0 ? null : html`<span class="pill">moved by ${Math.round(offset / 1000)} s</span>`}</p>
<form class="row" method="post" action="/control/clock">${steps.map(
    ({ label, offset_ms }) => html`<button name="offset_ms" value="${offset_ms}">${label}</button>`,
  )}
<a href="">Refresh</a></form>`;
}
