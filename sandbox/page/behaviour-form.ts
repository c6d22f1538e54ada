import { type Behaviour, isMisbehaving } from '../stores/behaviour.ts';
import { BEHAVIOUR_CHOICES } from '../stores/behaviour-change.ts';
import { type Html, html } from './html.ts';

type Switch = { [Name in keyof Behaviour]: Behaviour[Name] extends boolean ? Name : never }[keyof Behaviour];
type Amount = { [Name in keyof Behaviour]: number extends Behaviour[Name] ? Name : never }[keyof Behaviour];
type Word = keyof typeof BEHAVIOUR_CHOICES;
type Control =
  | { kind: 'switch'; name: Switch; label: string }
  | { kind: 'amount'; name: Amount; label: string }
  | { kind: 'word'; name: Word; label: string };

const CONNECTION: readonly Control[] = [
  { kind: 'switch', name: 'refuse_connection', label: 'Refuse connections' },
  { kind: 'switch', name: 'black_hole', label: 'Take the line and say nothing' },
  { kind: 'switch', name: 'disk_full', label: 'Have no room for anything' },
  { kind: 'amount', name: 'half_write', label: 'Cut the line after (bytes)' },
  { kind: 'amount', name: 'slow_connection', label: 'Slow line (bytes a second)' },
];

const VERDICT: readonly Control[] = [
  { kind: 'word', name: 'refuse_release', label: 'Refuse messages with' },
  { kind: 'word', name: 'refuse_only', label: 'Refuse only' },
  { kind: 'switch', name: 'refuse_once', label: 'Refuse the first message of a release only' },
  { kind: 'word', name: 'proposed_action', label: 'Ask for, when refusing' },
  { kind: 'switch', name: 'wrong_hash', label: 'Say the hashes are wrong' },
  { kind: 'switch', name: 'strict', label: 'Be strict: warnings refuse, no empty flags, no purges' },
  { kind: 'word', name: 'take_off', label: 'Take off what goes live, saying' },
];

const ACKNOWLEDGEMENTS: readonly Control[] = [
  { kind: 'amount', name: 'delay_hours', label: 'Answer later by (hours)' },
  { kind: 'amount', name: 'delay_ms', label: 'Answer later by (ms)' },
  { kind: 'amount', name: 'half_acknowledgement_ms', label: 'Write half an answer, and all of it later by (ms)' },
  { kind: 'switch', name: 'never_acknowledge', label: 'Never answer' },
  { kind: 'switch', name: 'drop_acknowledgement', label: 'Lose the receipt' },
  { kind: 'switch', name: 'acknowledge_twice', label: 'Answer twice' },
  { kind: 'switch', name: 'acknowledge_out_of_order', label: 'Answer out of order' },
  { kind: 'switch', name: 'truncated_acknowledgement', label: 'Break off answers in the middle' },
  { kind: 'switch', name: 'acknowledge_unknown_message', label: 'Answer about a message nobody sent' },
  { kind: 'switch', name: 'unknown_status', label: 'Say an unknown word about the files' },
  { kind: 'switch', name: 'unknown_supply_status', label: 'Say an unknown word about the release' },
  { kind: 'switch', name: 'unknown_action', label: 'Ask for something unknown' },
  { kind: 'word', name: 'acknowledgement_generation', label: 'Words of the answers' },
];

/** The form of how a store behaves, folded away; `all` is every store. */
export function renderBehaviour(id: string, behaviour: Behaviour): Html {
  const isOdd = isMisbehaving(behaviour);
  const pill = html` <span class="pill bad">misbehaving</span>`;
  return html`<details${isOdd ? ' open' : null}><summary>Behaviour${isOdd ? pill : null}</summary>
<form method="post" action="/control/stores/${id}/behaviour"><div class="controls">
${renderGroup('The line', CONNECTION, behaviour)}${renderGroup('The verdict', VERDICT, behaviour)}
${renderGroup('The answers', ACKNOWLEDGEMENTS, behaviour)}</div><button class="main" type="submit">Apply</button></form>
<form method="post" action="/control/stores/${id}/calm"><button type="submit">Behave well again</button></form></details>`;
}

function renderGroup(title: string, controls: readonly Control[], behaviour: Behaviour): Html {
  return html`<fieldset><legend>${title}</legend>${controls.map((control) => renderControl(control, behaviour))}</fieldset>`;
}

function renderControl({ kind, name, label }: Control, behaviour: Behaviour): Html {
  if (kind === 'switch') return renderSwitch(name, label, behaviour[name]);
  if (kind === 'amount') {
    const isNever = behaviour[name] === null;
    return html`<label><span>${label}</span> <input type="number" min="0" name="${name}" value="${isNever ? '' : behaviour[name]}"></label>`;
  }
  const options = BEHAVIOUR_CHOICES[name].map(
    (word) => html`<option${behaviour[name] === word ? ' selected' : null}>${word}</option>`,
  );
  return html`<label><span>${label}</span> <select name="${name}"><option value="">(as it should)</option>${options}</select></label>`;
}

// A box that is not ticked sends nothing: the hidden field before it says no.
function renderSwitch(name: string, label: string, isOn: boolean): Html {
  return html`<label><input type="hidden" name="${name}" value="false">
<input type="checkbox" name="${name}" value="true"${isOn ? ' checked' : null}>${label}</label>`;
}
