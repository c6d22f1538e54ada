import type { Language } from '../../../locale.ts';
import type { Random } from '../../../random.ts';
import { METRE_SYLLABLES } from '../../lyrics-limits.ts';
import { countSyllables, listWords, SYLLABLE_TOLERANCE } from '../syllables.ts';
import { type Closing, writeVerb } from './closings.ts';
import { countPart, findMost, LEAST_NOUN, LEAST_VERB, listLeast } from './count-part.ts';
import { type Frame, isVerbSlot, type Slot } from './frame.ts';
import { type Noun, type NounPhrase, PERSONS, type Person } from './pack.ts';
import { countPhrase, findShortest, listPhrases } from './phrases.ts';
import { type Plan, pickByWeight, pickWeighted } from './plan.ts';
import type { Event, Scene, Tail, Vocabulary } from './read-pack.ts';

/** A line with what it was made from. */
export interface Clause {
  readonly text: string;
  readonly frame: Frame;
  readonly end: Closing['end'];
  readonly events: readonly Event[];
  /** Its nouns with what stands around them. */
  readonly phrases: readonly NounPhrase[];
  /** Syllables over or under the metre. */
  readonly off: number;
}

/** A line to write: its scene, its end, the frames to choose from, and what has to be in it. */
export interface ClauseOrder {
  readonly scene: Scene;
  readonly closing: Closing;
  readonly frame: Frame;
  /** A title, name or word of the artist for the slot `m`. */
  readonly motif: { readonly text: string; readonly isName: boolean } | null;
  /** A noun that one of the events has to have. */
  readonly noun: Noun | null;
}

interface Tools {
  readonly vocabulary: Vocabulary;
  readonly plan: Plan;
  readonly random: Random;
}

const DRAWS = 12;
/** How often a dark song has something bright in it, and the other way round. */
const OPPOSITE_SHARE = 0.08;

/** Writes one line to order; null when the chosen parts do not go together. */
export function writeClause(order: ClauseOrder, tools: Tools): Clause | null {
  const { frame, closing } = order;
  const { pack } = tools.vocabulary;
  const least = listLeast(frame, closing, pack.language);
  let spare = findMost(pack.language) - least.reduce((sum, count) => sum + count, 0);
  const events = spare < 0 ? null : pickEvents(order, spare, tools);
  if (events === null) return null;
  const written: string[] = [];
  const draft: Draft = { order, events, persons: pickPersons({ closing, events }, tools), phrases: [], room: 0 };
  for (const [at, part] of frame.parts.entries()) {
    draft.room = spare + (least[at] ?? 0);
    const text = typeof part === 'string' ? part : writeSlot(part, draft, tools);
    if (text === null) return null;
    spare = draft.room - countPart(text, pack.language);
    if (spare < 0) return null;
    written.push(text);
  }
  const line = finishLine(pack.grammar.polish(written.join('')), pack.language);
  const off = countSyllables(line, pack.language) - METRE_SYLLABLES[pack.language];
  if (Math.abs(off) > SYLLABLE_TOLERANCE || repeatsWord(line, events, pack.language)) return null;
  const present = events.filter((event) => event !== null);
  return { text: line, frame, end: closing.end, events: present, phrases: draft.phrases, off };
}

type Chosen = {
  readonly events: readonly (Event | null)[];
  readonly persons: Readonly<Record<'speaker' | 1 | 2, Person>>;
};

/** An order with the choices of its line; its nouns are noted as they are written, and `room` is left for the next part. */
type Draft = Chosen & { readonly order: ClauseOrder; readonly phrases: NounPhrase[]; room: number };

function pickEvents(order: ClauseOrder, spare: number, tools: Tools): (Event | null)[] | null {
  const { scene, closing, frame, noun } = order;
  const { plan, random } = tools;
  const picked: (Event | null)[] = [];
  let left = spare;
  for (const at of [1, 2] as const) {
    const role = frame.roles[at];
    if (role === undefined) {
      picked.push(null);
      continue;
    }
    const closes = frame.endSlot?.event === at && frame.end !== 'tail';
    const isWanted = noun !== null && !picked.some((other) => other?.noun === noun);
    const of = (closes && closing.noun?.noun) || (isWanted ? noun : null);
    const tenses = frame.tenses[at];
    const fits = (one: Event) => {
      if (one.role !== role || !suits(one, plan, random) || (closes && !ends(one, closing))) return false;
      // Without its verb a noun has no preposition: “Tomorrow and down the radio”.
      if (frame.loose.includes(at) && one.particle !== '') return false;
      if (!tenses.every((tense) => one.verb.tenses.has(tense)) || (closing.tail && !allows(one, closing.tail)))
        return false;
      return countExtra(one, at, order, tools) <= left;
    };
    // Few events end a line so: all of them are looked at. Of many, some draws find one.
    const few = (closes && closing.verb?.events) || (of === null ? null : (scene.eventsOf.get(of) ?? []));
    const event = few ? pickAny(few.filter(fits), random) : pickFitting(scene.byRole[role], random, fits);
    if (!event || picked.some((other) => other?.noun === event.noun || other?.verb === event.verb)) return null;
    left -= countExtra(event, at, order, tools);
    picked.push(event);
  }
  return noun !== null && !picked.some((event) => event?.noun === noun) ? null : picked;
}

/** The syllables that the words of an event have at least, over the fewest that any event has. */
function countExtra(event: Event, at: 1 | 2, { frame }: ClauseOrder, { vocabulary: { pack } }: Tools): number {
  const own = frame.parts.filter((part): part is Slot => typeof part !== 'string' && part.event === at);
  return own.reduce((sum, slot) => {
    if (slot === frame.endSlot) return sum;
    if (slot.name === event.role) return sum + findShortest(event, pack) - LEAST_NOUN;
    if (!isVerbSlot(slot)) return sum;
    const person = PERSONS.find((one) => one === slot.form) ?? '3s';
    return sum + countPart(writeVerb(event, slot.name, person) ?? '', pack.language) - LEAST_VERB;
  }, 0);
}

function ends(event: Event, { noun, verb }: Closing): boolean {
  if (verb) return verb.events.includes(event);
  return event.noun === noun?.noun && (event.role === 'actor' || event.particle === noun.particle);
}

function suits({ polarity }: { polarity: -1 | 0 | 1 }, { isDark }: Plan, random: Random): boolean {
  return polarity === 0 || polarity < 0 === isDark || random() < OPPOSITE_SHARE;
}

/** The person who speaks in a line, and the person of each event: who does it. */
function pickPersons(
  { closing, events }: { closing: Closing; events: Chosen['events'] },
  tools: Tools,
): Chosen['persons'] {
  const { plan, vocabulary, random } = tools;
  const isSpoken = closing.verb?.role === 'object';
  const speaker = isSpoken && closing.verb ? closing.verb.person : pickWeighted(plan.persons, random);
  const of = (event: Event | null) =>
    event?.role === 'actor' ? vocabulary.pack.grammar.personOf(event.noun) : speaker;
  return { speaker, 1: of(events[0] ?? null), 2: of(events[1] ?? null) };
}

function writeSlot(slot: Slot, draft: Draft, tools: Tools): string | null {
  const { order, events, persons } = draft;
  const { closing, motif } = order;
  const { grammar } = tools.vocabulary.pack;
  const person = PERSONS.find((one) => one === slot.form) ?? persons[slot.name === 'who' ? 'speaker' : slot.event];
  const event = events[slot.event - 1] ?? null;
  const isEnd = slot === order.frame.endSlot;
  switch (slot.name) {
    case 'm':
      return motif && grammar.writeMotif(motif.text, slot.form, motif.isName);
    case 'who':
      return grammar.writeSubject(person);
    case 'tail':
      return writeTail(slot, isEnd ? (closing.tail ?? null) : pickTail(slot, draft, tools), draft);
    case 'object':
    case 'actor':
      return event && writeNoun({ slot, event, closing: isEnd ? closing : null }, draft, tools);
    default:
      if (isEnd && closing.verb?.form !== slot.name) return null;
      if (isEnd && closing.verb?.person !== person) return null;
      return event && writeVerb(event, slot.name, person);
  }
}

type NounOrder = { slot: Slot; event: Event; closing: Closing | null };

function writeNoun({ slot, event, closing }: NounOrder, draft: Draft, { vocabulary, random }: Tools): string | null {
  const { pack } = vocabulary;
  const { noun, particle, role, verb, marks } = event;
  const all = closing?.noun?.phrases ?? listPhrases(noun, role === 'object' ? particle : '', pack);
  // A determiner without weight stands only where a frame names it.
  const open = all.filter((written) => {
    const isRequested = slot.form === null ? written.weight > 0 : written.phrase.determiner === slot.form;
    return isRequested && countPhrase(written, pack.language) <= draft.room;
  });
  const drawn = pickByWeight(open, random);
  if (drawn === null) return null;
  const { determiner, adjective } = drawn.phrase;
  const owner = pack.grammar.determiners.find(({ name }) => name === determiner)?.person;
  if (owner !== undefined && isWrongOwner(marks, owner, findPerson(slot, draft))) return null;
  // Nobody breaks the broken oar.
  const isSaid = adjective !== null && Object.values(verb.forms).includes(adjective);
  if (isSaid) return null;
  draft.phrases.push(drawn.phrase);
  return drawn.text;
}

/** Whether a noun cannot have this owner: I called your name, I clenched my fist; and we did not kiss my hand. */
function isWrongOwner(marks: readonly string[], owner: Person, person: string): boolean {
  if (marks.includes('other') && (owner === person || (person === '1p' && owner === '1s'))) return true;
  return marks.includes('self') && owner !== person;
}

/** The person of the event in a slot: that of its verb, or the one who speaks. */
function findPerson({ event }: Slot, { order: { frame }, persons }: Draft): string {
  const verb = frame.parts.find((part) => typeof part !== 'string' && isVerbSlot(part) && part.event === event);
  return (typeof verb === 'object' && verb.form) || persons[event];
}

function writeTail({ form }: Slot, tail: Tail | null, draft: Draft): string | null {
  return tail && fitsSlot(tail, form) && goesWith(tail, draft) ? tail.text : null;
}

/** Groups of tails that open no line. */
const CLOSING_GROUPS: readonly string[] = ['how', 'you', 'me'];
/** Marks of events that say where they happen. */
const PLACE_MARKS: readonly string[] = ['in', 'out', 'nowhere'];

function pickTail({ form }: Slot, draft: Draft, { vocabulary, plan, random }: Tools): Tail | null {
  return pickFitting(draft.order.scene.tails, random, (tail) => {
    const opens = !tail.groups.some((group) => CLOSING_GROUPS.includes(group));
    const hasRoom = countPart(tail.text, vocabulary.pack.language) <= draft.room;
    return hasRoom && opens && fitsSlot(tail, form) && suits(tail, plan, random) && goesWith(tail, draft);
  });
}

/** A slot takes any tail, those of one group (`{tail:time}`), or all but those of one (`{tail:-time}`). */
function fitsSlot({ groups }: Tail, form: string | null): boolean {
  if (form?.startsWith('-')) return !groups.includes(form.slice(1));
  return form === null || groups.includes(form);
}

/** Returns whether a tail goes with an event, whatever else is in the line. */
function allows({ role, verb, marks }: Event, { groups }: Tail): boolean {
  return groups.every((group) => {
    // A ring is not lost with care, or on purpose; and waves do not break with a smile.
    if (CLOSING_GROUPS.includes(group) && (role === 'actor' || verb.marks.includes('chance'))) return false;
    if (group === 'long') return verb.marks.includes('long');
    if (group !== 'in' && group !== 'out') return true;
    return marks.includes(group) || !PLACE_MARKS.some((mark) => marks.includes(mark));
  });
}

/** Returns whether a tail goes with the events, the persons and the tense of a line. */
function goesWith(tail: Tail, { events, persons, order: { frame } }: Draft): boolean {
  if (!events.every((event) => event === null || allows(event, tail))) return false;
  const speaks = (person: Person) =>
    frame.parts.some((part) => typeof part !== 'string' && part.form === person) ||
    (persons.speaker === person && frame.parts.some((part) => typeof part !== 'string' && part.name === 'who'));
  return tail.groups.every((group) => {
    if (group === 'past') return frame.isPast;
    if (group === 'you') return !speaks('2s') && !speaks('1p');
    if (group === 'me') return !speaks('1s') && !speaks('1p');
    return true;
  });
}

function pickAny<T>(items: readonly T[], random: Random): T | null {
  return items[Math.floor(random() * items.length)] ?? null;
}

/** Picks an item that fits, by chance; null when some draws find none. */
function pickFitting<T>(items: readonly T[], random: Random, fits: (item: T) => boolean): T | null {
  for (let at = 0; at < DRAWS; at += 1) {
    const item = items[Math.floor(random() * items.length)];
    if (item !== undefined && fits(item)) return item;
  }
  return null;
}

function finishLine(text: string, language: Language): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.?!])/g, '$1')
    .trim();
  const first = String.fromCodePoint(plain.codePointAt(0) ?? 32);
  return first.toLocaleUpperCase(language) + plain.slice(first.length);
}

/** A long word twice in a line, or one as the beginning of another, and a noun of it also in its tail. */
function repeatsWord(line: string, events: Chosen['events'], language: Language): boolean {
  const words = listWords(line.toLocaleLowerCase(language));
  const long = words.filter((word) => word.length > 3);
  return (
    long.some((word, at) => long.some((other, place) => place !== at && other.startsWith(word))) ||
    events.some((event) => words.filter((word) => word === event?.noun.key).length > 1)
  );
}
