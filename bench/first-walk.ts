import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { type BrowserContext, chromium } from '@playwright/test';
import { music } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { chrome } from '@tangent/e2e/chrome.ts';
import { stripedPng } from '@tangent/e2e/png.ts';
import { FIRST_PORT } from '@tangent/e2e/product.ts';
import { signUp } from '@tangent/e2e/steps/account.ts';
import * as wizard from '@tangent/e2e/steps/wizard.ts';
import { printAgainstLimit } from './process-cost.ts';
import { startProduct } from './product/start-product.ts';

/**
 * Walks the way of a new artist in a browser, in each language: from an empty sign-up form to a submitted single of three
 * and a half minutes. Prints the time a person would need: what the product took, and a person's pace for every click,
 * choice, file and character of the walk.
 */
const LIMIT_SECONDS = 300;
/** A person who knows the answers, but sees the screens for the first time. */
const SECONDS_PER = { click: 2.5, choice: 4, file: 10, character: 0.3 };
const SONG_SECONDS = 210;
const DAYS_AHEAD = 23;

type Act = keyof typeof SECONDS_PER;
type Acts = Record<Act, number>;
type Visitor = { language: wizard.ReleasePlan['language']; sung_in: string; date: (day: Date) => string };

const pad = (value: number) => String(value).padStart(2, '0');
const inDays = (day: Date, separator: string) =>
  [pad(day.getUTCDate()), pad(day.getUTCMonth() + 1), day.getUTCFullYear()].join(separator);
const VISITORS: readonly Visitor[] = [
  {
    language: 'en',
    sung_in: 'English',
    date: (day) => [pad(day.getUTCMonth() + 1), pad(day.getUTCDate()), day.getUTCFullYear()].join('/'),
  },
  { language: 'es', sung_in: 'Español', date: (day) => inDays(day, '/') },
  { language: 'pt', sung_in: 'Português', date: (day) => inDays(day, '/') },
  { language: 'tr', sung_in: 'Türkçe', date: (day) => inDays(day, '.') },
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'first-walk-'));
const song = writeWav(path.join(folder, 'salt meridian.wav'), music(SONG_SECONDS), 16);
const cover = path.join(folder, 'cover.png');
fs.writeFileSync(cover, stripedPng(3000, 3000));
const product = await startProduct(FIRST_PORT, undefined, { DEMO: 'releases' });
const browser = await chromium.launch(await chrome());
try {
  const times: number[] = [];
  for (const visitor of VISITORS) times.push(await walk(visitor));
  if (!printAgainstLimit('slowest walk', Math.max(...times), LIMIT_SECONDS, ' s')) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
  fs.rmSync(folder, { recursive: true });
}
process.exit();

/** Returns the seconds of the walk at a person's pace. */
async function walk({ language, sung_in, date }: Visitor): Promise<number> {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'en-US' });
  const acts = await countActs(context);
  const page = await context.newPage();
  const plan: wizard.ReleasePlan = {
    language,
    artist: { name: 'Lena Ortiz', legal_first_name: 'Elena', legal_last_name: 'Ortiz' },
    title: 'Salt Meridian',
    type: 'single',
    sung_in,
    cover,
    audio: [song],
    track_titles: ['Salt Meridian'],
    release_date: date(new Date(Date.now() + DAYS_AHEAD * DAY_MS)),
  };
  const started = performance.now();
  await signUp(page, { first_name: 'Elena', last_name: 'Ortiz', username: `lena-${language}`, language });
  await page.goto('/distributions/new');
  await submit(wizard.createWizard(page, plan));
  await page.waitForURL(/\/distributions\/[0-9a-f-]{36}$/);
  const machine = (performance.now() - started) / 1000;
  const person = (Object.keys(SECONDS_PER) as Act[]).reduce((sum, act) => sum + acts[act] * SECONDS_PER[act], 0);
  console.log(
    `${language}: ${(machine + person).toFixed(0)} s, of which the product ${machine.toFixed(0)} s; ${acts.click} clicks, ` +
      `${acts.choice} choices, ${acts.file} files, ${acts.character} characters`,
  );
  await context.close();
  return machine + person;
}

async function submit(steps: ReturnType<typeof wizard.createWizard>): Promise<void> {
  const fill = [
    wizard.fillBasicInfo,
    wizard.addArtwork,
    wizard.addTracks,
    wizard.chooseStores,
    wizard.chooseDate,
    wizard.agreeAndSubmit,
  ];
  for (const [index, step] of fill.entries()) {
    await wizard.expectStep(steps, index + 1);
    await step(steps);
    if (index < fill.length - 1) await wizard.goNext(steps);
  }
}

/** Counts what a person would have to do for everything that happens in the pages of a context. */
async function countActs(context: BrowserContext): Promise<Acts> {
  // Two clicks are not seen in the pages: the link of the email, and the button that leads to the wizard.
  const acts: Acts = { click: 2, choice: 0, file: 0, character: 0 };
  await context.exposeFunction('countAct', (act: Act, times: number) => {
    acts[act] += times;
  });
  await context.addInitScript(`
    const lengths = new WeakMap();
    addEventListener('click', (event) => event.isTrusted && countAct('click', 1), true);
    addEventListener('change', ({ target }) => {
      if (target.matches('select')) countAct('choice', 1);
      if (target.matches('[type=file]')) countAct('file', target.files.length);
    }, true);
    addEventListener('input', ({ target }) => {
      if (!target.matches('textarea, input:not([type=file], [type=checkbox], [type=radio])')) return;
      countAct('character', Math.abs(target.value.length - (lengths.get(target) ?? 0)));
      lengths.set(target, target.value.length);
    }, true);
  `);
  return acts;
}
