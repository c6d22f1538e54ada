// Draws 15 prompts, four covers each, as one sheet with its briefs: npx tsx bench/cover-sheet.ts <folder> [seed]
//
// Writes sheet.png, 8 covers a row, and briefs.txt, which names the prompt of each row and the style, palette and score of
// each cover, and the covers that the critic threw out. For judging by eye.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENRES } from '@tangent/domain/genre.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { COVER_MOODS, planCovers } from '@tangent/domain/promotion/artwork/cover.ts';
import { chooseCovers } from '@tangent/domain/promotion/coverart/critic.ts';
import { COVER_DRAFTS, COVERS_PER_RUN } from '@tangent/domain/promotion/coverart-limits.ts';
import { drawCover } from '@tangent/server/promotion/coverart/drawing/draw-cover.ts';
import { measureCover } from '@tangent/server/promotion/coverart/drawing/measure-cover.ts';
import { COVER_PROMPTS } from './cover-prompts.ts';
import { writePng } from './write-png.ts';

const PROMPTS = 15;
const SIDE = 300;
const COLUMNS = 8;
const CELL = SIDE + 8;
const TITLES = ['Paper Lanterns', 'Lua de Papel', 'El último tren', 'Kış İşi', 'Stay'];

const folder = process.argv[2];
if (folder === undefined) throw new Error('name a folder');
const seed = Number(process.argv[3] ?? 1);
const covers: Buffer[] = [];
const briefs: string[] = [];
for (let at = 0; at < PROMPTS; at += 1) {
  const language = LANGUAGES[at % LANGUAGES.length] ?? 'en';
  const list = COVER_PROMPTS[language];
  const prompt = (list[(at * 7 + seed * 13) % list.length] ?? '').replaceAll('*', '');
  const request = {
    prompt,
    genre: GENRES[(at * 5 + seed) % GENRES.length] ?? 'pop',
    mood: COVER_MOODS[(at * 3 + seed) % COVER_MOODS.length] ?? 'calm',
    palette: null,
    style: null,
  } as const;
  const text = { title: TITLES[at % TITLES.length] ?? '', artist: 'Marina Vale', language };
  const orders = planCovers(request, seed * 100 + at, COVER_DRAFTS).map((plan) => ({ ...request, ...plan, ...text }));
  const drawn = [];
  for (const order of orders) drawn.push(await drawCover(order, SIDE));
  const chosen = chooseCovers(
    drawn.map((each) => measureCover(each, SIDE)),
    COVERS_PER_RUN,
  );
  briefs.push(`${at + 1}. ${prompt} (${request.genre}, ${request.mood})`);
  for (const { index, score } of chosen) {
    const [order, cover] = [orders[index], drawn[index]];
    if (!order || !cover) continue;
    covers.push(cover.pixels);
    briefs.push(`   ${order.style}, ${order.palette}: ${score.total}`);
  }
  const out = orders.filter((_, index) => chosen.every((each) => each.index !== index));
  briefs.push(`   thrown out: ${out.map(({ style, palette }) => `${style}, ${palette}`).join('; ')}`);
}
mkdirSync(folder, { recursive: true });
writePng(join(folder, 'sheet.png'), joinCovers(), COLUMNS * CELL, Math.ceil(covers.length / COLUMNS) * CELL);
writeFileSync(join(folder, 'briefs.txt'), `${briefs.join('\n')}\n`);
console.log(`${covers.length} covers: ${join(folder, 'sheet.png')}`);

/** Puts the covers side by side on white. */
function joinCovers(): Buffer {
  const width = COLUMNS * CELL * 3;
  const sheet = Buffer.alloc(width * Math.ceil(covers.length / COLUMNS) * CELL, 255);
  for (const [index, pixels] of covers.entries()) {
    const left = (index % COLUMNS) * CELL * 3;
    const top = Math.floor(index / COLUMNS) * CELL;
    for (let row = 0; row < SIDE; row += 1) {
      pixels.copy(sheet, (top + row) * width + left, row * SIDE * 3, (row + 1) * SIDE * 3);
    }
  }
  return sheet;
}
