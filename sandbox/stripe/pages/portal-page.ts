import { type Html, html } from '../../page/html.ts';
import { findCardInUse } from '../card-in-use.ts';
import type { InvoiceRow, PortalRow } from '../rows.ts';
import type { StripeState } from '../state.ts';
import { describeCard, renderCardChoice } from './card-choice.ts';
import { formatCents, formatDay } from './money.ts';

/** Renders the cards and the invoices of a customer. */
export function renderPortal(state: StripeState, { customer, return_url }: PortalRow): Html {
  const card = findCardInUse(state, customer)?.card ?? null;
  const invoices = [...state.invoices.values()].filter(
    (invoice) => invoice.customer === customer && invoice.status !== 'draft',
  );
  return html`<header><h1>Cards and invoices (sandbox)</h1>
<p>Of ${state.customers.get(customer)?.email ?? customer}. The cards on this page are fictional and no money moves.</p>
${return_url === null ? null : html`<p><a href="${return_url}">Back</a></p>`}</header>
<main><div class="stores"><section class="card" aria-labelledby="card"><h2 id="card">Card</h2>
<p>${card === null ? 'There is no card.' : html`Payments are charged to ${describeCard(card)}.`}</p>
${renderPutDown(state, customer)}
<form method="post">${renderCardChoice(card ?? 'good')}<p><button class="main">Use this card</button></p></form></section>
<section class="card" aria-labelledby="invoices"><h2 id="invoices">Invoices</h2>
${invoices.length === 0 ? html`<p class="quiet">None yet.</p>` : html`<ul>${invoices.reverse().map(renderLine)}</ul>`}</section></div></main>`;
}

function renderLine({ id, number, created, total, status }: InvoiceRow): Html {
  return html`<li><a href="/stripe/invoice/${id}">${number}</a> ${formatDay(created)} ${formatCents(total)}
<span class="pill${status === 'paid' ? ' live' : null}">${status}</span></li>`;
}

// Shows the default card if a subscription is still charged to a card of its own.
function renderPutDown(state: StripeState, customer: string): Html | null {
  const id = state.customers.get(customer)?.default_payment_method;
  const card = state.payment_methods.get(id ?? '');
  if (card === undefined || card === findCardInUse(state, customer)) return null;
  return html`<p>The default card is ${describeCard(card.card)}.</p>`;
}
