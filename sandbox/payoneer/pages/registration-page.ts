import { type Html, html } from '../../page/html.ts';
import type { LinkRow, PayeeRow } from '../rows.ts';

/** Renders the page on which a payee registers. */
export function renderRegistration({ email, payee_id }: LinkRow, payee: PayeeRow | undefined): Html {
  const known = html`<p><span class="pill live">${payee?.status ?? ''}</span> This address is registered already.</p>`;
  return html`<header><h1>Get paid through Payoneer (sandbox)</h1>
<p>This page asks for no data: no name, no bank account, no document.</p></header>
<main><section class="card" aria-labelledby="register"><h2 id="register">Register</h2>
<p>For ${email ?? payee_id}.</p>${payee === undefined ? null : known}
<form method="post"><p class="row">${payee === undefined ? html`<button class="main" name="decision" value="register">Register</button>` : null}
<button name="decision" value="back">Back</button></p></form></section></main>`;
}
