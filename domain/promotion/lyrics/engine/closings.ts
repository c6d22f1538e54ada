import { type LineEnd, readLineEnd } from '../rhyme.ts';
import { countPart } from './count-part.ts';
import type { EndKind, Frame } from './frame.ts';
import { type Grammar, type Noun, PERSONS, type Person } from './pack.ts';
import { listPhrases, type WrittenPhrase } from './phrases.ts';
import type { Event, Scene, Tail, Vocabulary } from './read-pack.ts';

/** The end of a line, which is known before the line is: the rhyme is chosen first. */
export interface Closing {
  readonly kind: EndKind;
  readonly end: LineEnd;
  /** About how many lines can end so, beside the others. */
  readonly weight: number;
  /** The fewest syllables of the slot that ends the line; 0 when the end is fixed. */
  readonly least: number;
  readonly noun?: NounEnd;
  readonly tail?: Tail;
  readonly verb?: VerbEnd;
  readonly frame?: Frame;
}

/** A noun that closes a line, with the ways to write it that end in the same word. */
interface NounEnd {
  readonly noun: Noun;
  readonly particle: string;
  readonly phrases: readonly WrittenPhrase[];
}

/** A form of a verb that closes a line, with the events that it may be of. */
interface VerbEnd {
  readonly role: Event['role'];
  readonly events: readonly Event[];
  readonly form: string;
  readonly person: Person;
}

const TAIL_WEIGHT = 20;
const FIXED_WEIGHT = 6;
const VERB_WEIGHT = 1;

/** Lists all ends that lines of a scene can have, by the sound of their rhyme. */
export function readRhymes(scene: Scene, vocabulary: Vocabulary): Map<string, Closing[]> {
  const { pack, frames } = vocabulary;
  const closings: Closing[] = [];
  const ends = new Map<string, LineEnd | null>();
  const add = (text: string, closing: Omit<Closing, 'end'>) => {
    const last = text.trim().split(' ').at(-1) ?? '';
    const end = ends.has(last) ? ends.get(last) : readLineEnd(last, pack.language);
    ends.set(last, end ?? null);
    if (end) closings.push({ ...closing, end });
  };
  for (const tail of scene.tails) {
    const least = countPart(tail.text, pack.language);
    add(tail.text, { kind: 'tail', weight: TAIL_WEIGHT, least, tail });
  }
  for (const role of ['object', 'actor'] as const) {
    if (!frames.some(({ end }) => end === role)) continue;
    for (const { last, ...noun } of listNounEnds(scene, role, vocabulary)) add(last, { kind: role, ...noun });
  }
  for (const { text, verb } of listVerbEnds(scene, vocabulary))
    add(text, { kind: 'verb', weight: VERB_WEIGHT * verb.events.length, least: 1, verb });
  for (const frame of frames) {
    const last = frame.parts.at(-1);
    if (frame.end === 'fixed' && typeof last === 'string')
      add(last, { kind: 'fixed', weight: FIXED_WEIGHT, least: 0, frame });
  }
  return groupBy(closings, ({ end }) => end.sound);
}

function groupBy<T>(items: readonly T[], name: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(name(item));
    if (group) group.push(item);
    else groups.set(name(item), [item]);
  }
  return groups;
}

type OpenNounEnd = Pick<Closing, 'weight' | 'least'> & { readonly last: string; readonly noun: NounEnd };

/** Lists the nouns of a role in every way to write them, by the word that closes them. */
function listNounEnds(scene: Scene, role: Event['role'], { pack }: Vocabulary): OpenNounEnd[] {
  const uses = groupBy(scene.byRole[role], ({ noun, particle }) => `${noun.key} ${role === 'object' ? particle : ''}`);
  return [...uses.values()].flatMap((events): OpenNounEnd[] => {
    const [event] = events;
    if (!event) return [];
    const { noun } = event;
    const particle = role === 'object' ? event.particle : '';
    // A determiner without weight stands only where a frame names it.
    const open = listPhrases(noun, particle, pack).filter((phrase) => phrase.weight > 0);
    const byLast = groupBy(open, ({ last }) => last);
    return [...byLast].map(([last, phrases]) => {
      const weight = events.length * phrases.reduce((sum, phrase) => sum + phrase.weight, 0);
      const shortest = phrases.reduce((best, { text }) => (text.length < best.length ? text : best), last.padEnd(99));
      const least = countPart(shortest, pack.language);
      return { last, weight, least, noun: { noun, particle, phrases } };
    });
  });
}

/** The persons that verses speak of, where a frame does not name the person. */
const SPEAKERS: readonly Person[] = ['1s', '2s', '1p'];

function listVerbEnds({ byRole }: Scene, { pack, frames }: Vocabulary): { text: string; verb: VerbEnd }[] {
  const wanted = new Map<string, { form: string; role: Event['role']; persons: Set<Person> }>();
  for (const { end, endSlot, roles } of frames) {
    const role = endSlot ? roles[endSlot.event] : undefined;
    if (end !== 'verb' || !endSlot || !role) continue;
    const own = PERSONS.find((person) => person === endSlot.form);
    const key = `${role} ${endSlot.name}`;
    const before = wanted.get(key)?.persons ?? [];
    wanted.set(key, { form: endSlot.name, role, persons: new Set([...before, ...(own ? [own] : SPEAKERS)]) });
  }
  return [...wanted.values()].flatMap(({ form, role, persons }) =>
    [...groupVerbs(byRole[role], pack.grammar).values()].flatMap((events) => {
      const [event] = events;
      if (!event) return [];
      const own = role === 'actor' ? [pack.grammar.personOf(event.noun)] : [...persons];
      return own.flatMap((person) => {
        const text = writeVerb(event, form, person);
        return text === null ? [] : [{ text, verb: { role, events, form, person } }];
      });
    }),
  );
}

/** Groups events whose verbs are written alike. */
function groupVerbs(events: readonly Event[], { personOf }: Grammar): Map<string, Event[]> {
  return groupBy(events, ({ role, verb, particle, noun }) =>
    role === 'actor' ? `${verb.key} ${particle} ${personOf(noun)}` : verb.key,
  );
}

/** Writes the verb of an event in a form; null when the verb lacks it. */
export function writeVerb({ verb, role, particle }: Event, form: string, person: Person): string | null {
  const text = verb.forms[`${form}:${person}`] ?? verb.forms[form];
  if (text === undefined) return null;
  return role === 'actor' && particle !== '' ? `${text} ${particle}` : text;
}

/** Whether a frame ends like a closing: in this form and person of its verb. */
export function endsLike({ endSlot, roles }: Frame, { verb }: Closing): boolean {
  if (!verb) return true;
  if (!endSlot || endSlot.name !== verb.form || roles[endSlot.event] !== verb.role) return false;
  return endSlot.form === null || endSlot.form === verb.person;
}
