import { type Html, html } from '../../page/html.ts';
import { CARD_DIGITS, CARD_KINDS, type CardKind } from '../rows.ts';

const CARD_LABELS: Record<CardKind, string> = {
  good: 'works',
  declining: 'is declined',
  declines_later: 'works now and is declined later',
};

/** Renders the choice of cards with one preselected. */
export function renderCardChoice(picked: CardKind): Html {
  return html`<fieldset><legend>Card</legend>${CARD_KINDS.map(
    (card) => html`<label><input type="radio" name="card" value="${card}"${picked === card ? ' checked' : null}>
${describeCard(card)}</label>`,
  )}</fieldset>`;
}

export function describeCard(card: CardKind): string {
  return `•••• ${CARD_DIGITS[card]}, which ${CARD_LABELS[card]}`;
}

export function isCard(word: unknown): word is CardKind {
  return CARD_KINDS.some((card) => card === word);
}
