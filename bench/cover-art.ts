// Measures the built-in engine of cover art: npx tsx bench/cover-art.ts
//
// Draws covers of 3000 × 3000 px in every style, mood, palette and language, checks each by the rules for any artwork,
// and prints the processor time of a run (four covers), the largest file and every finding.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GENRES } from '@tangent/domain/genre.ts';
import { COVER_MOODS, COVER_STYLES, type CoverStyle } from '@tangent/domain/promotion/artwork/cover.ts';
import { PALETTE_NAMES } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { COVER_LIMIT_BYTES, COVERS_PER_RUN } from '@tangent/domain/promotion/coverart-limits.ts';
import { runCoverJob } from '@tangent/server/promotion/coverart/drawing/cover-job.ts';
import { findCoverFaults } from '@tangent/server/promotion/coverart/find-cover-faults.ts';
import { printAgainstLimit } from './process-cost.ts';

const SEEDS = 100;
const LIMITS = { run_cpu_s: 15, file_mb: COVER_LIMIT_BYTES / 1e6, findings: 0 };

// Short and long, with the letters that need room above and below.
const TEXTS = [
  { language: 'en', title: 'Stay', artist: 'Fern Okafor', prompt: 'a road through the desert at night' },
  { language: 'es', title: 'El último tren de Guadalajara', artist: 'Lena Ortiz', prompt: 'un tren bajo la lluvia' },
  { language: 'pt', title: 'Canção do Coração', artist: 'Maré Cheia', prompt: 'o mar de manhã' },
  { language: 'tr', title: 'Kış İşi', artist: 'Işıl İğdeli', prompt: 'boş bir sahilde dolunay' },
] as const;

const pick = <T>(items: readonly T[], at: number): T => items[at % items.length] as T;

interface Cover {
  name: string;
  style: CoverStyle;
  cpu_s: number;
  size_mb: number;
  findings: string[];
}

async function drawCover(folder: string, seed: number): Promise<Cover> {
  const style = pick(COVER_STYLES, seed);
  const mood = pick(COVER_MOODS, Math.floor(seed / COVER_STYLES.length));
  const order = {
    style,
    mood,
    palette: pick(PALETTE_NAMES, seed),
    genre: pick(GENRES, seed),
    seed,
    ...pick(TEXTS, seed),
  };
  const [target, preview] = [join(folder, 'cover.jpg'), join(folder, 'preview.jpg')];
  const before = process.cpuUsage();
  const drawn = await runCoverJob({ order, picture: null, target, preview, watermark_key: 'bench' });
  const { user, system } = process.cpuUsage(before);
  const name = `${seed} ${style} ${mood} ${order.palette} ${order.language}`;
  const cover = { name, style, cpu_s: (user + system) / 1e6 };
  if (!('value' in drawn)) return { ...cover, size_mb: 0, findings: ['detail' in drawn ? drawn.detail : 'not drawn'] };
  return { ...cover, size_mb: drawn.value.size_bytes / 1e6, findings: await findCoverFaults(target, drawn.value) };
}

const folder = mkdtempSync(join(tmpdir(), 'cover-bench-'));
const covers: Cover[] = [];
for (let seed = 0; seed < SEEDS; seed += 1) covers.push(await drawCover(folder, seed));
rmSync(folder, { recursive: true });

const slowest: number[] = [];
for (const style of COVER_STYLES) {
  const times = covers.filter((cover) => cover.style === style).map(({ cpu_s }) => cpu_s);
  const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
  slowest.push(Math.max(...times));
  console.log(`${style}: ${mean.toFixed(2)} s CPU a cover, slowest ${Math.max(...times).toFixed(2)} s`);
}
for (const { name, findings } of covers) if (findings.length > 0) console.log(`${name}: ${findings.join(', ')}`);
// The covers of a run have four different styles: the slowest ones of the four slowest styles are the worst run.
slowest.sort((one, other) => other - one);
const worstRun = slowest.slice(0, COVERS_PER_RUN).reduce((sum, each) => sum + each, 0);
const withFindings = covers.filter(({ findings }) => findings.length > 0).length;
const isGood = [
  printAgainstLimit('slowest run of four', worstRun, LIMITS.run_cpu_s, ' s CPU'),
  printAgainstLimit('largest file', Math.max(...covers.map(({ size_mb }) => size_mb)), LIMITS.file_mb, ' MB'),
  printAgainstLimit('covers with a finding', withFindings, LIMITS.findings, ''),
].every((isWithin) => isWithin);
process.exitCode = isGood ? 0 : 1;
