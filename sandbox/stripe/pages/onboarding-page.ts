import { type Html, html } from '../../page/html.ts';
import type { AccountRow } from '../connect-rows.ts';

/** Renders the page for the details that payouts require. */
export function renderOnboarding({ id, email, state }: AccountRow): Html {
  return html`<header><h1>Get paid through Stripe (sandbox)</h1>
<p>This page asks for no data: no name, no bank account, no document.</p></header>
<main><section class="card" aria-labelledby="details"><h2 id="details">Your details</h2>
<p>For ${email ?? id}. <span class="pill${state === 'ready' ? ' live' : null}">${state}</span></p>
<form method="post"><p class="row"><button class="main" name="decision" value="finish">Finish</button>
<button name="decision" value="leave">Leave it unfinished</button>
<button name="decision" value="back">Back</button></p></form></section></main>`;
}
