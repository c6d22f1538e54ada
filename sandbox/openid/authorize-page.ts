import { type Html, html } from '../page/html.ts';
import { OPENID_ACCOUNTS, type OpenidAccount } from './account.ts';
import { type OpenidProvider, PROVIDER_NAMES } from './provider.ts';

type Fields = Readonly<Record<string, string | undefined>>;

/** Renders the page for choosing a listed account or typing another one. The sandbox has no passwords. */
export function renderAuthorize(provider: OpenidProvider, query: Fields): Html {
  const name = PROVIDER_NAMES[provider];
  const hidden = html`${Object.entries(query).map(
    ([field, value]) => html`<input type="hidden" name="${field}" value="${value ?? ''}">`,
  )}`;
  return html`<header><h1>Sign in with ${name} (sandbox)</h1>
<p>The accounts on this page are fictional. Choose one; the app receives its name and email address.</p></header>
<main><div class="stores"><section class="card" aria-labelledby="pick"><h2 id="pick">Choose an account</h2>
${OPENID_ACCOUNTS.map((account) => renderAccount(account, hidden))}</section>
<section class="card" aria-labelledby="type"><h2 id="type">Or enter another account</h2>${renderTyped(provider, hidden)}</section></div>
<form method="post"><p>${hidden}<button name="decision" value="cancel">Cancel</button></p></form></main>`;
}

function renderAccount({ name, email }: OpenidAccount, hidden: Html): Html {
  return html`<form method="post">${hidden}<input type="hidden" name="name" value="${name}">
<input type="hidden" name="email" value="${email}"><input type="hidden" name="email_verified" value="true">
<button name="decision" value="allow">Continue as ${name}</button> <span class="quiet">${email}</span></form>`;
}

function renderTyped(provider: OpenidProvider, hidden: Html): Html {
  return html`<form method="post">${hidden}
<label>Name <input type="text" name="name" maxlength="200" autocomplete="off"></label>
<label>Email <input type="email" name="email" required maxlength="200" autocomplete="off"></label>
<label><input type="checkbox" name="email_verified" value="true" checked>The provider has verified the email</label>
${provider === 'apple' ? html`<label><input type="checkbox" name="hides_email" value="true">Hide my email</label>` : null}
<button class="main" name="decision" value="allow">Continue</button></form>`;
}
