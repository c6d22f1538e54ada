import { DEMO_SECRET, readCode } from '../authenticator/read-code.ts';
import { type Html, html } from './html.ts';

/** The phone with the authenticator app: a secret in, its code of this moment out. */
export function renderAuthenticator(typed: string | null, now: Date): Html {
  const secret = typed ?? DEMO_SECRET;
  const current = readCode(secret, now);
  return html`<section class="card" aria-labelledby="authenticator"><h3 id="authenticator">Authenticator app</h3>
<p class="quiet">Shows what a phone would, by the time here. The secret that is filled in belongs to the demo account <code>twofactor</code>.</p>
<form method="get" action="/#authenticator"><label>Secret <input type="search" name="secret" value="${secret}" spellcheck="false" autocomplete="off"></label>
<button type="submit">Show the code</button></form>
${
  current === null
    ? html`<p class="bad" role="alert">This is no secret: 26 letters A to Z and digits 2 to 7, or more.</p>`
    : html`<p><strong class="code">${current.code}</strong> <span class="quiet">for ${current.seconds_left} more seconds</span></p>`
}</section>`;
}
