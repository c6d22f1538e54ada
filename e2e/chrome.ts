import fs from 'node:fs';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const VERSION = '147.0.0';
/** Not the package's own flags, which turn web security off. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--autoplay-policy=no-user-gesture-required',
  // Without it the browser gets a language that Intl rejects.
  '--lang=en-US',
];

/**
 * Returns Playwright's launch options: the browser from npm, which needs nothing from the system, or the one at
 * CHROME_PATH.
 */
export async function chrome(): Promise<LaunchOptions> {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH, args: ARGS };
  const folder = path.resolve(import.meta.dirname, `../node_modules/.cache/tangent/chromium-${VERSION}`);
  await unpackOnce(folder);
  return {
    executablePath: path.join(folder, 'chromium'),
    args: ARGS,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      // A locale that every system has: with others, files with non-ASCII names cannot be chosen.
      LANG: 'C.UTF-8',
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    },
  };
}

/**
 * Unpacks into another folder and renames it, so that no process starts a browser that another one is still
 * writing.
 */
async function unpackOnce(folder: string): Promise<void> {
  if (fs.existsSync(folder)) return;
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const aside = fs.mkdtempSync(`${folder}-`);
  // The package unpacks into the temporary folder, and its libraries only if it believes it runs in AWS Lambda.
  await withEnvironment({ TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }, async () => {
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
  });
  // The package's font settings name fixed folders, and without a font the browser crashes at the first letter.
  fs.writeFileSync(
    path.join(aside, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  try {
    fs.renameSync(aside, folder);
  } catch (error) {
    fs.rmSync(aside, { recursive: true, force: true });
    if (!fs.existsSync(folder)) throw error;
  }
}

/** Runs a function with other environment variables and restores the old ones; the package adds some of its own. */
async function withEnvironment(variables: Record<string, string>, run: () => Promise<void>): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    await run();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
