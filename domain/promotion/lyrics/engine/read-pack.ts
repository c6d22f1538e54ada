import { type Frame, readFrames } from './frame.ts';
import { EVENT_MARKS, type LanguagePack, type Noun, type SceneText, VERB_MARKS, type Verb } from './pack.ts';
import { listColumns, listItems, listRows, type Polarity, type RowProblem, readMarks } from './rows.ts';

/** Something that really happens to a noun, or that the noun does. */
export interface Event {
  readonly role: 'object' | 'actor';
  readonly verb: Verb;
  readonly particle: string;
  readonly noun: Noun;
  readonly polarity: Polarity;
  /** Marks of its row (`EVENT_MARKS`). */
  readonly marks: readonly string[];
}

export interface Tail {
  readonly text: string;
  readonly groups: readonly string[];
  readonly polarity: Polarity;
}

export interface Scene {
  readonly text: SceneText;
  readonly nouns: readonly Noun[];
  readonly events: readonly Event[];
  readonly byRole: Readonly<Record<Event['role'], readonly Event[]>>;
  readonly eventsOf: ReadonlyMap<Noun, readonly Event[]>;
  readonly tails: readonly Tail[];
}

/** A scene that is read when a song plays there, so that a song costs the same however many scenes there are. */
export interface SceneSource {
  readonly text: SceneText;
  /** Keys of the nouns that something happens to. */
  readonly nounKeys: () => ReadonlySet<string>;
  readonly open: () => Scene;
}

export interface Vocabulary {
  readonly pack: LanguagePack;
  readonly frames: readonly Frame[];
  /** Frames by kind and end: `verse tail`. */
  readonly framesOf: ReadonlyMap<string, readonly Frame[]>;
  readonly scenes: readonly SceneSource[];
  readonly nouns: ReadonlyMap<string, Noun>;
  /** Those of the scenes are here once they are open. */
  readonly problems: readonly RowProblem[];
}

/** Reads the rows of a pack, those of its scenes when they are needed. Rows that break the format are left out and listed. */
export function readPack(pack: LanguagePack): Vocabulary {
  const problems: RowProblem[] = [];
  const blocks = [{ name: 'common', nouns: pack.nouns }, ...pack.scenes];
  const nouns = new Map<string, Noun>();
  for (const block of blocks) for (const noun of readNouns(block, pack, problems)) addNoun(noun, block.name);
  const verbs = readVerbs(pack, problems);
  const common = readTails('common', pack.tails, problems);
  const words = { verbs, nouns, problems, plainObject: pack.grammar.plainObject ?? '' };
  const scenes = pack.scenes.map((text): SceneSource => {
    return {
      text,
      nounKeys: once(() => listNounKeys(text)),
      open: once(() => readScene(text, common, words)),
    };
  });
  const isPastForm = (form: string) => pack.grammar.pastForms.includes(form);
  const read = [pack.clauses, pack.statements, pack.motifs].map((text) => readFrames(text, isPastForm));
  problems.push(...read.flatMap((one) => one.problems));
  const frames = read.flatMap((one) => one.frames);
  const framesOf = new Map<string, Frame[]>();
  for (const frame of frames) {
    const key = `${frame.kind} ${frame.end}`;
    framesOf.set(key, [...(framesOf.get(key) ?? []), frame]);
  }
  return { pack, frames, framesOf, scenes, nouns, problems };

  function addNoun(noun: Noun, block: string): void {
    if (nouns.has(noun.key)) problems.push({ block, row: noun.key, problem: 'this noun has two rows' });
    nouns.set(noun.key, noun);
  }
}

function once<T>(read: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

function readScene(text: SceneText, common: readonly Tail[], words: Words): Scene {
  const objects = readEvents(text, words);
  const actors = readHappenings(text, words);
  const events = [...objects, ...actors];
  const eventsOf = new Map<Noun, Event[]>();
  for (const event of events) {
    const own = eventsOf.get(event.noun);
    if (own) own.push(event);
    else eventsOf.set(event.noun, [event]);
  }
  return {
    text,
    nouns: [...eventsOf.keys()],
    events,
    byRole: { object: objects, actor: actors },
    eventsOf,
    tails: [...readTails(text.name, text.tails, words.problems), ...common],
  };
}

function listNounKeys({ events, happenings }: SceneText): Set<string> {
  const objects = listRows(events).flatMap((row) => listItems(listColumns(row)[1]));
  const actors = listRows(happenings).map((row) => readMarks(listColumns(row)[0] ?? '').words.join(' '));
  return new Set([...objects, ...actors]);
}

function readNouns(
  { name, nouns }: Pick<SceneText, 'name' | 'nouns'>,
  { grammar }: LanguagePack,
  problems: RowProblem[],
): Noun[] {
  return listRows(nouns).map((row) => {
    const [words = '', marks = '', adjectives] = listColumns(row);
    const cells = listItems(words);
    const forms = grammar.readNoun(cells);
    const noun = {
      key: cells[0] ?? '',
      forms,
      marks: marks.split(/\s+/).filter((mark) => mark !== ''),
      adjectives: listItems(adjectives),
    };
    const missing = grammar.nounForms.filter((form) => !forms[form]);
    const unknown = noun.marks.filter((mark) => !grammar.nounMarks.includes(mark));
    if (missing.length > 0) problems.push({ block: name, row, problem: `forms are missing: ${missing.join(', ')}` });
    if (unknown.length > 0 || noun.marks.length === 0)
      problems.push({ block: name, row, problem: `marks are some of: ${grammar.nounMarks.join(', ')}` });
    return noun;
  });
}

function readVerbs({ verbs, grammar }: LanguagePack, problems: RowProblem[]): Map<string, Verb> {
  const read = new Map<string, Verb>();
  for (const row of listRows(verbs)) {
    const { words: cells, groups: marks } = readMarks(row.replaceAll('|', ' '));
    const forms = grammar.readVerb(cells, marks);
    const key = cells[0] ?? '';
    const missing = grammar.verbForms.filter((form) => !forms[form]);
    if (missing.length > 0) problems.push({ block: 'verbs', row, problem: `forms are missing: ${missing.join(', ')}` });
    if (!marks.every((mark) => VERB_MARKS.some((one) => one === mark)))
      problems.push({ block: 'verbs', row, problem: `marks are some of: ${VERB_MARKS.join(', ')}` });
    if (read.has(key)) problems.push({ block: 'verbs', row, problem: 'this verb has two rows' });
    const tenses = new Set(Object.keys(forms).map((name) => name.split(':')[0] ?? name));
    read.set(key, { key, forms, tenses, marks });
  }
  return read;
}

interface Words {
  readonly verbs: ReadonlyMap<string, Verb>;
  readonly nouns: ReadonlyMap<string, Noun>;
  readonly problems: RowProblem[];
  readonly plainObject: string;
}

function readEvents({ name, events }: SceneText, { verbs, nouns, problems, plainObject }: Words): Event[] {
  return listRows(events).flatMap((row) => {
    const [left = '', right] = listColumns(row);
    const { words, polarity, groups: marks } = readMarks(left);
    checkMarks(row, marks, { name, problems });
    const [key = '', ...rest] = words;
    const verb = verbs.get(key);
    if (!verb) problems.push({ block: name, row, problem: `no row for the verb "${key}"` });
    return listItems(right).flatMap((item): Event[] => {
      const noun = nouns.get(item);
      if (!noun) problems.push({ block: name, row, problem: `no row for the noun "${item}"` });
      return verb && noun
        ? [{ role: 'object', verb, particle: rest.join(' ') || plainObject, noun, polarity, marks }]
        : [];
    });
  });
}

function checkMarks(
  row: string,
  marks: readonly string[],
  { name, problems }: { name: string; problems: RowProblem[] },
): void {
  if (!marks.every((mark) => EVENT_MARKS.some((one) => one === mark)))
    problems.push({ block: name, row, problem: `marks are some of: ${EVENT_MARKS.join(', ')}` });
}

function readHappenings({ name, happenings }: SceneText, { verbs, nouns, problems }: Words): Event[] {
  return listRows(happenings).flatMap((row) => {
    const [left = '', right] = listColumns(row);
    const { words, polarity, groups: marks } = readMarks(left);
    checkMarks(row, marks, { name, problems });
    const noun = nouns.get(words.join(' '));
    if (!noun) problems.push({ block: name, row, problem: `no row for the noun "${words.join(' ')}"` });
    return listItems(right).flatMap((item): Event[] => {
      const [key = '', ...rest] = item.split(/\s+/);
      const verb = verbs.get(key);
      if (!verb) problems.push({ block: name, row, problem: `no row for the verb "${key}"` });
      return verb && noun ? [{ role: 'actor', verb, particle: rest.join(' '), noun, polarity, marks }] : [];
    });
  });
}

function readTails(block: string, text: string, problems: RowProblem[]): Tail[] {
  return listRows(text).flatMap((row) => {
    const [left = '', right] = listColumns(row);
    const { words: groups, polarity } = readMarks(left);
    if (groups.length === 0 || !groups.every((group) => TAIL_GROUPS.some((one) => one === group)))
      problems.push({ block, row, problem: `groups of tails are some of: ${TAIL_GROUPS.join(', ')}` });
    return listItems(right).map((phrase): Tail => ({ text: phrase, groups, polarity }));
  });
}

/**
 * Groups of tails: places outside and inside; times, and those that come back (`often`); how long; times of the past; ways; and words to the other (`you`) or
 * to the singer (`me`), which do not stand beside a subject of the same person.
 */
export const TAIL_GROUPS = ['out', 'in', 'time', 'often', 'long', 'past', 'how', 'you', 'me'] as const;
