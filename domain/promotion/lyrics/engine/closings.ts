import { type LineEnd, readLineEnd } from '../rhyme.ts';
import { countPart } from './count-part.ts';
import type { EndKind, Frame } from './frame.ts';
import { type Noun, PERSONS, type Person } from './pack.ts';
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
  readonly verb?: { readonly event: Event; readonly form: string; readonly person: Person };
  readonly frame?: Frame;
}

/** A noun that closes a line, with the ways to write it that end in the same word. */
interface NounEnd {
  readonly noun: Noun;
  readonly particle: string;
  readonly phrases: readonly WrittenPhrase[];
}

const TAIL_WEIGHT = 20;
const FIXED_WEIGHT = 6;
const VERB_WEIGHT = 4;

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
    add(text, { kind: 'verb', weight: VERB_WEIGHT, least: 1, verb });
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
    const byLast = groupBy(listPhrases(noun, particle, pack), ({ last }) => last);
    return [...byLast].map(([last, phrases]) => {
      const weight = events.length * phrases.reduce((sum, phrase) => sum + phrase.weight, 0);
      const least = Math.min(...phrases.map(({ syllables }) => syllables));
      return { last, weight, least, noun: { noun, particle, phrases } };
    });
  });
}

function listVerbEnds({ byRole }: Scene, { pack, frames }: Vocabulary): { text: string; verb: Closing['verb'] & {} }[] {
  const slots = frames.flatMap(({ end, endSlot, roles }) => {
    const role = endSlot ? roles[endSlot.event] : undefined;
    return end === 'verb' && endSlot && role ? [{ form: endSlot.name, role }] : [];
  });
  const wanted = new Map(slots.map((slot) => [`${slot.role} ${slot.form}`, slot]));
  return [...wanted.values()].flatMap(({ form, role }) =>
    byRole[role].flatMap((event) => {
      const persons = role === 'actor' ? [pack.grammar.personOf(event.noun)] : PERSONS;
      return persons.flatMap((person) => {
        const text = writeVerb(event, form, person);
        return text === null ? [] : [{ text, verb: { event, form, person } }];
      });
    }),
  );
}

/** Writes the verb of an event in a form; null when the verb lacks it. */
export function writeVerb({ verb, role, particle }: Event, form: string, person: Person): string | null {
  const text = verb.forms[`${form}:${person}`] ?? verb.forms[form];
  if (text === undefined) return null;
  return role === 'actor' && particle !== '' ? `${text} ${particle}` : text;
}
