import type { StoreSummary } from '../control/describe-store.ts';
import { isMisbehaving } from '../stores/behaviour.ts';
import { type Html, html } from './html.ts';

/**
 * Renders the stores that match the search, or else those that hold something or misbehave; the others are collapsed.
 */
export function renderStores(stores: readonly StoreSummary[], search: string): Html {
  const chosen = stores.filter((store) => (search === '' ? isRelevant(store) : store.id.includes(search)));
  // Misbehaving stores come first; the others keep their order.
  chosen.sort((a, b) => Number(isMisbehaving(b.behaviour)) - Number(isMisbehaving(a.behaviour)));
  const others = search === '' ? stores.filter((store) => !isRelevant(store)) : [];
  return html`${renderSearch(search)}${chosen.length === 0 ? renderNothing(search) : renderTable(chosen)}
${
  others.length === 0
    ? null
    : html`<details><summary>${others.length === 1 ? '1 other store is' : `${others.length} other stores are`} open and empty</summary>
<ul class="names">${others.map(({ id }) => html`<li><a href="/stores/${id}">${id}</a></li>`)}</ul></details>`
}`;
}

function isRelevant({ messages, releases, waiting_acknowledgements, behaviour }: StoreSummary): boolean {
  // Releases from before the sandbox existed came by no message; packages of Apple have an id in its place.
  const isDelivered = messages.length > 0 || releases.some(({ message_id }) => message_id !== '');
  return isDelivered || waiting_acknowledgements > 0 || isMisbehaving(behaviour);
}

function renderSearch(search: string): Html {
  return html`<form class="row" method="get" action="/" role="search">
<label>Store <input type="search" name="search" value="${search}"></label><button type="submit">Search</button>
${search === '' ? null : html`<a href="/">Show stores with content</a>`}</form>`;
}

function renderNothing(search: string): Html {
  if (search === '') return html`<p class="quiet">No store holds anything yet.</p>`;
  const isName = /^[a-z0-9][a-z0-9-]*$/.test(search);
  return html`<p class="quiet">No store has this name yet.
${isName ? html`<a href="/stores/${search}">Create the store ${search}</a>` : null}</p>`;
}

function renderTable(stores: readonly StoreSummary[]): Html {
  return html`<div class="card scroll" role="region" aria-label="Stores" tabindex="0"><table><thead><tr><th scope="col">Store</th><th scope="col">Live</th>
<th scope="col">Releases</th><th scope="col">Messages</th><th scope="col">Refused</th><th scope="col">Acknowledgements</th>
<th scope="col">Pending</th></tr></thead><tbody>${stores.map(renderRow)}</tbody></table></div>`;
}

function renderRow(store: StoreSummary): Html {
  const { id, releases, messages } = store;
  const refused = messages.filter(({ file_status }) => file_status !== 'FileOK').length;
  const live = releases.filter(({ state }) => state === 'live').length;
  return html`<tr id="store-${id}"><th scope="row"><a href="/stores/${id}">${id}</a>
${isMisbehaving(store.behaviour) ? html`<span class="pill bad">misbehaving</span>` : null}</th>
<td>${live > 0 ? html`<span class="pill live">${live} live</span>` : 0}</td><td>${releases.length}</td>
<td>${messages.length}</td><td${refused > 0 ? ' class=bad' : null}>${refused}</td>
<td>${store.written_acknowledgements}</td><td>${store.waiting_acknowledgements}</td></tr>`;
}
