// Measures how much of 200 prompts the built-in engine draws, and its critic: npx tsx bench/cover-words.ts [covers]
//
// Prints for each language which share of the nouns of 50 prompts is in the picture, apart for the half that nobody looks at
// while words are added. Then it draws the covers of the first prompts as a run does: six small ones, the critic's four in
// full, with the scores, the processor time and every finding of the rules for artwork.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GENRES } from '@tangent/domain/genre.ts';
import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { COVER_MOODS, type CoverRequest, planCovers } from '@tangent/domain/promotion/artwork/cover.ts';
import { readPrompt } from '@tangent/domain/promotion/coverart/read-prompt.ts';
import { findRefusals } from '@tangent/domain/promotion/coverart/refusal/find-refusals.ts';
import { COVER_DRAFTS, COVERS_PER_RUN } from '@tangent/domain/promotion/coverart-limits.ts';
import { runCoverJob } from '@tangent/server/promotion/coverart/drawing/cover-job.ts';
import { composeCover } from '@tangent/server/promotion/coverart/drawing/draw-cover.ts';
import { findCoverFaults } from '@tangent/server/promotion/coverart/find-cover-faults.ts';
import { COVER_PROMPTS } from './cover-prompts.ts';
import { printAgainstLimit } from './process-cost.ts';

const LIMITS = { missing: 1 / 3, run_cpu_s: 20, findings: 0 };
/** The half of the prompts that is kept aside follows from it. */
const SEED = 7;
const TEXT = { title: 'Paper Lanterns', artist: 'Marina Vale' } as const;

interface Prompt {
  readonly prompt: string;
  readonly language: Language;
  readonly nouns: readonly string[];
  readonly kept: boolean;
}

const prompts = LANGUAGES.flatMap((language) =>
  COVER_PROMPTS[language].map((marked, at): Prompt => {
    const nouns = [...marked.matchAll(/\*([^*]+)\*/g)].flatMap(([, noun]) => noun ?? []);
    return { prompt: marked.replaceAll('*', ''), language, nouns, kept: (((at + 1) * SEED * 31) % 97) % 2 === 0 };
  }),
);

const request = ({ prompt }: Prompt, at: number): CoverRequest => ({
  prompt,
  genre: GENRES[at % GENRES.length] ?? 'pop',
  mood: COVER_MOODS[at % COVER_MOODS.length] ?? 'calm',
  palette: null,
  style: null,
});

/** The nouns of a prompt that all four covers of a run show: what their pictures are marked with tells. */
function findDrawn(one: Prompt, at: number): string[] {
  const wanted = request(one, at);
  const marks = planCovers(wanted, at, COVERS_PER_RUN).map((plan) => {
    const { svg } = composeCover({ ...wanted, ...plan, ...TEXT, language: one.language });
    return new Set([...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  });
  const whole = readPrompt(one.prompt);
  return one.nouns.filter((noun) => {
    const { subjects, motifs, colours } = readPrompt(noun);
    const names = [...subjects, ...(subjects.length > 0 ? [] : motifs)];
    if (names.length === 0) return colours.length > 0 && whole.colours.includes(colours[0] ?? 'red');
    return marks.every((mark) => names.every((name) => mark.has(name)));
  });
}

let isGood = true;
const found = prompts.map(findDrawn);
console.log('language  nouns  drawn  share  kept aside');
for (const language of LANGUAGES) {
  const share = (isKept: boolean | null) => {
    const own = prompts.flatMap((one, at) =>
      one.language === language && (isKept === null || one.kept === isKept)
        ? [{ all: one.nouns.length, drawn: found[at]?.length ?? 0 }]
        : [],
    );
    const [all, drawn] = [own.reduce((sum, each) => sum + each.all, 0), own.reduce((sum, each) => sum + each.drawn, 0)];
    return { all, drawn, share: drawn / all };
  };
  const [every, aside] = [share(null), share(true)];
  console.log(
    `${language.padEnd(8)}  ${String(every.all).padStart(5)}  ${String(every.drawn).padStart(5)}  ${every.share.toFixed(2)}   ${aside.share.toFixed(2)}`,
  );
  isGood = printAgainstLimit(`${language}: nouns left out, kept aside`, 1 - aside.share, LIMITS.missing, '') && isGood;
}
const refused = prompts.filter(({ prompt }) => findRefusals(prompt, []).length > 0);
for (const { prompt } of refused) console.log(`refused: ${prompt}`);
isGood = printAgainstLimit('prompts refused', refused.length, 0, '') && isGood;

const count = Number(process.argv[2] ?? COVERS_PER_RUN * prompts.length) / COVERS_PER_RUN;
const folder = mkdtempSync(join(tmpdir(), 'cover-words-'));
const [target, preview] = [join(folder, 'cover.jpg'), join(folder, 'preview.jpg')];
let [slowest, findings] = [0, 0];
const totals: number[] = [];
for (let at = 0; at < count; at += 1) {
  // From every language in turn.
  const one = prompts[(at * 51) % prompts.length];
  if (one === undefined) break;
  const before = process.cpuUsage();
  const wanted = request(one, at);
  const orders = planCovers(wanted, at, COVER_DRAFTS).map((plan) => ({
    ...wanted,
    ...plan,
    ...TEXT,
    language: one.language,
  }));
  const judged = await runCoverJob({ orders, count: COVERS_PER_RUN });
  if (!('chosen' in judged)) throw new Error('the critic chose nothing');
  for (const { index, score } of judged.chosen) {
    const order = orders[index];
    if (order === undefined) continue;
    totals.push(score.total);
    const drawn = await runCoverJob({ order, picture: null, target, preview, watermark_key: 'bench' });
    const faults = 'value' in drawn ? await findCoverFaults(target, drawn.value) : ['not drawn'];
    findings += faults.length;
    const parts = Object.entries(score).map(([name, value]) => `${name} ${value.toFixed(2)}`);
    console.log(`${one.prompt} | ${order.style} ${order.palette} | ${parts.join(', ')} ${faults.join(', ')}`);
  }
  const { user, system } = process.cpuUsage(before);
  slowest = Math.max(slowest, (user + system) / 1e6);
}
rmSync(folder, { recursive: true });
if (totals.length > 0) {
  totals.sort((one, other) => one - other);
  console.log(`scores: lowest ${totals[0]}, middle ${totals[Math.floor(totals.length / 2)]}, highest ${totals.at(-1)}`);
  isGood = printAgainstLimit('slowest run of four', slowest, LIMITS.run_cpu_s, ' s CPU') && isGood;
  isGood = printAgainstLimit('findings of the rules for artwork', findings, LIMITS.findings, '') && isGood;
}
process.exitCode = isGood ? 0 : 1;
