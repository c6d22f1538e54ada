import { type LineEnd, readLineEnd } from '../rhyme.ts';
import type { EndKind, Frame } from './frame.ts';
import { type Noun, type NounPhrase, PERSONS, type Person } from './pack.ts';
import type { Event, Scene, Tail, Vocabulary } from './read-pack.ts';

/** The end of a line, which is known before the line is: the rhyme is chosen first. */
export interface Closing {
  readonly kind: EndKind;
  readonly end: LineEnd;
  /** About how many lines can end so, beside the others. */
  readonly weight: number;
  readonly phrase?: NounPhrase;
  readonly tail?: Tail;
  readonly verb?: { readonly event: Event; readonly form: string; readonly person: Person };
  readonly frame?: Frame;
}

const TAIL_WEIGHT = 20;
const FIXED_WEIGHT = 6;

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
  for (const tail of scene.tails) add(tail.text, { kind: 'tail', weight: TAIL_WEIGHT, tail });
  for (const role of ['object', 'actor'] as const) {
    if (!frames.some(({ end }) => end === role)) continue;
    for (const { phrase, text, weight } of listPhrases(scene, role, vocabulary))
      add(text, { kind: role, weight, phrase });
  }
  for (const { text, verb } of listVerbEnds(scene, vocabulary)) add(text, { kind: 'verb', weight: 4, verb });
  for (const frame of frames) {
    const last = frame.parts.at(-1);
    if (frame.end === 'fixed' && typeof last === 'string') add(last, { kind: 'fixed', weight: FIXED_WEIGHT, frame });
  }
  return groupBySound(closings);
}

function groupBySound(closings: readonly Closing[]): Map<string, Closing[]> {
  const groups = new Map<string, Closing[]>();
  for (const closing of closings) {
    const group = groups.get(closing.end.sound);
    if (group) group.push(closing);
    else groups.set(closing.end.sound, [closing]);
  }
  return groups;
}

type WrittenPhrase = { readonly phrase: NounPhrase; readonly text: string; readonly weight: number };

/** Lists the nouns of a role with every determiner and adjective that goes with them. */
export function listPhrases({ events }: Scene, role: Event['role'], { pack }: Vocabulary): WrittenPhrase[] {
  const { determiners, writePhrase } = pack.grammar;
  const uses = new Map<Noun, Map<string, number>>();
  for (const { role: own, noun, particle } of events) {
    if (own !== role) continue;
    const particles = uses.get(noun) ?? new Map<string, number>();
    const key = role === 'object' ? particle : '';
    particles.set(key, (particles.get(key) ?? 0) + 1);
    uses.set(noun, particles);
  }
  return [...uses].flatMap(([noun, particles]) =>
    [...particles].flatMap(([particle, count]) =>
      determiners.flatMap(({ name, weight }) =>
        [null, ...noun.adjectives].flatMap((adjective): WrittenPhrase[] => {
          const phrase = { noun, determiner: name, adjective, particle };
          const text = writePhrase(phrase);
          return text === null ? [] : [{ phrase, text, weight: (count * weight) / (noun.adjectives.length + 1) }];
        }),
      ),
    ),
  );
}

function listVerbEnds({ events }: Scene, { pack, frames }: Vocabulary): { text: string; verb: Closing['verb'] & {} }[] {
  const slots = frames.flatMap(({ end, endSlot, roles }) =>
    end === 'verb' && endSlot ? [{ slot: endSlot, role: roles[endSlot.event] }] : [],
  );
  const wanted = new Map(slots.map(({ slot, role }) => [`${role} ${slot.name}`, { form: slot.name, role }]));
  return [...wanted.values()].flatMap(({ form, role }) =>
    events
      .filter((event) => event.role === role)
      .flatMap((event) => {
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
