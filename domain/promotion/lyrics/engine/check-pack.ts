import { createRandom } from '../../../random.ts';
import { findCliches } from '../cliches.ts';
import { MOODS } from '../mood.ts';
import { writeClause } from './clause-writer.ts';
import { endsLike } from './closings.ts';
import { type Frame, isVerbSlot } from './frame.ts';
import { type LanguagePack, type Noun, PERSONS } from './pack.ts';
import { listPhrases } from './phrases.ts';
import { planSong } from './plan.ts';
import { readPack, type Scene, TAIL_GROUPS, type Vocabulary } from './read-pack.ts';
import { readRhymeClasses } from './rhyme-classes.ts';
import { listColumns, listItems, listRows, type RowProblem } from './rows.ts';

/** The least that a scene and the frames of a language have, so that songs differ. */
const SCENE_LEAST = { nouns: 40, events: 200, tails: 80, rhymes: 25 } as const;
const FRAMES_LEAST = { verse: 50, hook: 70, title: 10, name: 10, word: 10 } as const;
/** Words of a rhyme that counts. */
const RHYME_WORDS = 4;
const FRAME_TRIES = 4000;

/** Lists everything in a pack that would make bad songs, each with its row. */
export function checkPack(pack: LanguagePack): RowProblem[] {
  const vocabulary = readPack(pack);
  const scenes = vocabulary.scenes.map(({ open }) => open());
  const found = [
    ...vocabulary.problems,
    ...listUnusedNouns(vocabulary, scenes),
    ...checkWords(pack),
    ...scenes.flatMap((scene) => listUnwritten(scene, vocabulary)),
  ];
  // Words that cannot be written stop the checks that write lines with them.
  if (found.some(({ problem }) => problem.startsWith(UNWRITTEN))) return found;
  return [...found, ...checkFrames(vocabulary, scenes), ...scenes.flatMap((scene) => checkScene(scene, vocabulary))];
}

function checkScene(scene: Scene, vocabulary: Vocabulary): RowProblem[] {
  const { hasSound } = vocabulary.pack.grammar;
  const block = scene.text.name;
  const rhymes = [...readRhymeClasses(scene, vocabulary).values()].map(
    ({ closings }) => new Set(closings.map(({ end }) => end.word)),
  );
  const silent = new Set(rhymes.flatMap((words) => [...words]).filter((word) => !hasSound(word)));
  const found = {
    nouns: scene.nouns.length,
    events: scene.events.length,
    tails: scene.tails.length,
    rhymes: rhymes.filter(({ size }) => size >= RHYME_WORDS).length,
  };
  const short = (['nouns', 'events', 'tails', 'rhymes'] as const)
    .filter((name) => found[name] < SCENE_LEAST[name])
    .map((name) => ({ block, row: name, problem: `${found[name]}, at least ${SCENE_LEAST[name]}` }));
  return [
    ...short,
    ...[...silent].map((word) => ({ block, row: word, problem: 'this word closes a line and has no stored sound' })),
  ];
}

const UNWRITTEN = 'this noun cannot be written: ';

/** Nouns that no determiner goes with, or whose adjective the grammar lacks. */
function listUnwritten(scene: Scene, { pack }: Vocabulary): RowProblem[] {
  return scene.events.flatMap(({ role, verb, noun, particle }) => {
    const problem = findUnwritten(noun, role === 'object' ? particle : '', pack);
    return problem === null ? [] : [{ block: scene.text.name, row: `${verb.key} ${noun.key}`, problem }];
  });
}

function findUnwritten(noun: Noun, particle: string, pack: LanguagePack): string | null {
  try {
    return listPhrases(noun, particle, pack).length > 0 ? null : 'no determiner goes with this noun';
  } catch (error) {
    return `${UNWRITTEN}${error instanceof Error ? error.message : String(error)}`;
  }
}

function listUnusedNouns({ nouns }: Vocabulary, scenes: readonly Scene[]): RowProblem[] {
  const used = new Set(scenes.flatMap((scene) => scene.nouns));
  return [...nouns.values()]
    .filter((noun) => !used.has(noun))
    .map(({ key }) => ({ block: 'nouns', row: key, problem: 'no event has this noun' }));
}

/** Worn phrases, and a row or an item that comes twice. */
function checkWords({ language, scenes, tails, clauses, statements, motifs }: LanguagePack): RowProblem[] {
  const blocks = [
    { name: 'tails', rows: listRows(tails).flatMap((row) => listItems(listColumns(row)[1])) },
    { name: 'frames', rows: listFrameRows([clauses, statements, motifs]) },
    ...scenes.map(({ name, tails: own }) => ({
      name,
      rows: listRows(own).flatMap((row) => listItems(listColumns(row)[1])),
    })),
    ...scenes.map(({ name, events, happenings }) => ({ name, rows: listPairs(`${events}\n${happenings}`) })),
  ];
  return blocks.flatMap(({ name: block, rows }) => [
    ...rows.filter((row, at) => rows.indexOf(row) !== at).map((row) => ({ block, row, problem: 'stands here twice' })),
    ...rows
      .filter((row) => findCliches(row, language).length > 0)
      .map((row) => ({ block, row, problem: 'has a worn phrase' })),
  ]);
}

/** Lists the frames, each with its heading: a frame may stand under several. */
function listFrameRows(blocks: readonly string[]): string[] {
  let heading = '';
  return blocks.flatMap(listRows).flatMap((row) => {
    if (row.startsWith('#')) heading = row;
    return row.startsWith('#') ? [] : [`${heading} · ${row}`];
  });
}

function listPairs(text: string): string[] {
  return listRows(text).flatMap((row) => {
    const [left = '', right] = listColumns(row);
    return listItems(right).map((item) => `${left.replace(/ [-+@].*/, '')} · ${item}`);
  });
}

function checkFrames(vocabulary: Vocabulary, scenes: readonly Scene[]): RowProblem[] {
  const { frames } = vocabulary;
  const few = (['verse', 'hook', 'title', 'name', 'word'] as const).flatMap((kind) => {
    const count = frames.filter((frame) => frame.kind === kind).length;
    const problem = `${count} frames, at least ${FRAMES_LEAST[kind]}`;
    return count < FRAMES_LEAST[kind] ? [{ block: 'frames', row: kind, problem }] : [];
  });
  return [...few, ...frames.flatMap((frame) => checkFrame(frame, vocabulary, scenes))];
}

function checkFrame(frame: Frame, vocabulary: Vocabulary, scenes: readonly Scene[]): RowProblem[] {
  const { verbForms, optionalForms } = vocabulary.pack.grammar;
  const known = new Set([...verbForms, ...optionalForms].map((form) => form.split(':')[0]));
  const problems = frame.parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    const { name, form, event } = part;
    const group = form?.replace(/^-/, '');
    if (name === 'tail') return !group || TAIL_GROUPS.some((one) => one === group) ? [] : [`no group "${group}"`];
    if (!isVerbSlot(part)) return [];
    if (!known.has(name)) return [`no verb form "${name}"`];
    if (frame.roles[event] === undefined) return [`event ${event} has a verb and no noun`];
    return form === null || PERSONS.some((one) => one === form) ? [] : [`no person "${form}"`];
  });
  if (problems.length === 0 && !canWrite(frame, vocabulary, scenes))
    problems.push('no event and tail make a line in the metre');
  return problems.map((problem) => ({ block: 'frames', row: frame.text, problem }));
}

/** Whether a frame makes a line in some scene; a title or name of two syllables stands for that of the artist. */
function canWrite(frame: Frame, vocabulary: Vocabulary, scenes: readonly Scene[]): boolean {
  const random = createRandom(frame.text);
  const { language } = vocabulary.pack;
  return scenes.some((scene) => {
    const classes = [...readRhymeClasses(scene, vocabulary).values()];
    const closings = classes
      .flatMap(({ closings: own }) => own)
      .filter(
        (closing) => closing.kind === frame.end && (closing.frame ?? frame) === frame && endsLike(frame, closing),
      );
    const mood = frame.moods[0] ?? MOODS[0];
    const brief = { title: '', genre: 'pop', mood, language, dedicated_to: '', custom_words: [] } as const;
    const plan = { ...planSong(brief, vocabulary, random), main: scene };
    const tools = { vocabulary, random, plan };
    return Array.from({ length: FRAME_TRIES }).some(() => {
      const closing = closings[Math.floor(random() * closings.length)];
      const motif = { text: 'Ada', isName: true };
      return closing && writeClause({ scene, closing, frame, motif, noun: null }, tools) !== null;
    });
  });
}
