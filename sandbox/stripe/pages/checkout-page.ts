import { type Html, html } from '../../page/html.ts';
import type { CardKind, SessionRow } from '../rows.ts';
import type { StripeState } from '../state.ts';
import { renderCardChoice } from './card-choice.ts';
import { formatCents } from './money.ts';

/** Renders the items, the choice of cards and the way back. */
export function renderCheckout(state: StripeState, session: SessionRow, declined: CardKind | null): Html {
  const lines = session.prices.map(({ price, quantity }) => {
    const { product, unit_amount } = state.prices.get(price) ?? { product: '', unit_amount: 0 };
    return { name: state.products.get(product)?.name ?? price, cents: unit_amount * quantity };
  });
  const total = formatCents(lines.reduce((sum, { cents }) => sum + cents, 0));
  return html`<header><h1>Pay ${total} a year (sandbox)</h1>
<p>The cards on this page are fictional and no money moves.</p></header>
<main><section class="card" aria-labelledby="bought"><h2 id="bought">Your order</h2>
<ul>${lines.map(({ name, cents }) => html`<li>${name}: ${formatCents(cents)} a year</li>`)}</ul>
<p>For ${state.customers.get(session.customer)?.email ?? session.customer}. It renews every year until it is cancelled.</p>
${declined === null ? null : html`<p class="bad" role="alert">Your card was declined.</p>`}
<form method="post">${renderCardChoice(declined ?? 'good')}
<p><label>Card number, to pay with one card for several customers; empty for a card of their own
<input name="number" inputmode="numeric" autocomplete="off"></label></p>
<p class="row"><button class="main" name="decision" value="pay">Pay</button>
<button name="decision" value="decline">Decline</button>
${session.cancel_url === null ? null : html`<button name="decision" value="back">Back</button>`}</p></form></section></main>`;
}

/** Renders a checkout that is already paid or has expired. */
export function renderClosedCheckout(session: SessionRow): Html {
  const isPaid = session.status === 'complete';
  const back = isPaid ? returnAddress(session) : session.cancel_url;
  return html`<main><h1>${isPaid ? 'This was paid already.' : 'This page has expired.'}</h1>
<p>${isPaid ? 'Nothing more is charged.' : 'Nothing was charged.'}</p>
${back === null ? null : html`<p><a href="${back}">Back to the app</a></p>`}</main>`;
}

/** Returns the address to redirect to after the payment. */
export function returnAddress({ id, success_url }: SessionRow): string {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}
