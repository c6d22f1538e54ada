import type { StoreSummary } from '../control/describe-store.ts';
import type { Mail, MailSummary } from '../mail/mailbox.ts';
import { describePayoneer } from '../payoneer/describe-payoneer.ts';
import { NO_FAULTS } from '../stores/behaviour.ts';
import type { ReportsView } from '../stores/reports/create-reports.ts';
import type { TrendsView } from '../stores/trends/create-trends.ts';
import { describeStripe } from '../stripe/describe-stripe.ts';
import type { World } from '../world.ts';
import { renderAuthenticator } from './authenticator-card.ts';
import { renderBehaviour } from './behaviour-form.ts';
import { type Html, html } from './html.ts';
import { renderMails } from './mail-section.ts';
import { renderOpenid } from './openid-card.ts';
import { renderPayoneer } from './payoneer-card.ts';
import { renderReports } from './report-card.ts';
import { renderSpotify } from './spotify-card.ts';
import { renderStores } from './store-table.ts';
import { renderStripe } from './stripe-card.ts';
import { renderTrends } from './trend-card.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface HomeView {
  stores: readonly StoreSummary[];
  search: string;
  mails: readonly MailSummary[];
  open_mail: Mail | null;
  /** What was typed into the authenticator app. */
  secret: string | null;
  reports: ReportsView;
  trends: TrendsView;
}

export function renderHome(world: World, view: HomeView): Html {
  const { stores, search, mails, open_mail, secret, reports, trends } = view;
  return html`<header><h1>This is the sandbox.</h1>
<p>It stands in for the outside world on this machine: stores that take deliveries by SFTP and into buckets, a Spotify with made-up artists, a Google and an Apple to sign in with, a Stripe that takes no money, a Payoneer that brings none, and a mailbox that takes every mail.
Nothing here reaches a real store or a real person.</p>
<p>Stores check messages ${
    world.has_schemas
      ? 'by our schema, the official one, the rules and the files.'
      : 'by our schema, the rules and the files. With DDEX_SCHEMA_DIR they check by the official schema as well.'
  } SFTP port <code>${world.sftp.port}</code>, host key <code>SHA256:${world.host_key_sha256}</code>.</p>
${renderClock(world)}</header>
<main><h2>Stores</h2>${renderStores(stores, search)}
<h2>All stores at once</h2><div class="card">${renderBehaviour('all', NO_FAULTS)}</div>
<h2>Reports of sales and trends</h2><div class="stores">${renderReports(reports)}${renderTrends(trends)}</div>
<h2>Spotify</h2><div class="stores">${renderSpotify(world.spotify.view())}</div>
<h2>Sign-in</h2><div class="stores">${renderOpenid(world.openid.view())}${renderAuthenticator(secret, world.clock.now())}</div>
<h2>Payments</h2><div class="stores">${renderStripe(describeStripe(world.stripe, world.stripe_hooks))}${renderPayoneer(describePayoneer(world.payoneer))}</div>
<h2>Mails</h2>${renderMails(mails, open_mail)}
<h2>Start over</h2><form method="post" action="/control/reset"><button type="submit">Forget everything</button></form>
</main>`;
}

export function renderClock(world: World): Html {
  const offset = world.clock.offsetMs();
  const steps = [
    { label: 'One hour on', offset_ms: offset + DAY_MS / 24 },
    { label: 'One day on', offset_ms: offset + DAY_MS },
    { label: 'One week on', offset_ms: offset + 7 * DAY_MS },
    { label: 'Real time', offset_ms: 0 },
  ];
  return html`<p>Time here: <time>${world.clock.now().toISOString()}</time>
${offset === 0 ? null : html`<span class="pill">moved by ${Math.round(offset / 1000)} s</span>`}</p>
<form class="row" method="post" action="/control/clock">${steps.map(
    ({ label, offset_ms }) => html`<button name="offset_ms" value="${offset_ms}">${label}</button>`,
  )}
<a href="">Refresh</a></form>`;
}
