// Builds for `npm run dev`: the server's programs and the public pages, fast instead of small. Pages of the app come
// from Vite.
import fs from 'node:fs';
import path from 'node:path';
import { EXECUTABLES, isExternal, PROGRAMS } from '../build.mjs';
import { ROOT } from '../run-tool.mjs';
import { listEntryFiles } from './plan.mjs';

/** Separate from the real build, which neither uses nor removes it. */
export const FOLDER = 'dist/dev';
const ENTRIES = { server: PROGRAMS, site: { site: 'web/site/render.tsx' } };
const FILE_NAMES = { server: '[name].js', site: 'render.js' };
const SPARE = 'spare.js';
/** The address of a style sheet that a page contains as text. */
const STYLE_TEXT = /\.css\?inline$/;
/** The address of a post or a legal document, which pages contain as text. */
const RAW_TEXT = /\.md\?raw$/;
/** The names under which the server finds the script and the style of public pages: Vite's, not built ones. */
const MANIFEST = { 'site/site.ts': { file: '@dev/site.ts', css: ['site/site.css'] } };

/**
 * Builds `server` or `site` below `parent`. `entry_files` has the source files of each program; `removeOld` deletes
 * files of earlier builds, which programs may still load until they are restarted.
 */
export async function buildPart(part, parent = FOLDER) {
  const [{ rolldown }, { importGlobPlugin }] = await Promise.all([import('rolldown'), import('rolldown/experimental')]);
  const file_imports = new Map();
  const folder = `${parent}/${part}`;
  const bundle = await rolldown({
    input: ENTRIES[part],
    platform: 'node',
    external: isExternal,
    transform: { jsx: 'react-jsx' },
    logLevel: 'warn',
    plugins: [
      importGlobPlugin({ root: path.join(ROOT, 'web') }),
      loadTexts(),
      noteImports(file_imports),
      EXECUTABLES,
      loadStyles(file_imports),
    ],
  });
  try {
    const { output } = await bundle.write({
      dir: folder,
      format: 'esm',
      sourcemap: true,
      entryFileNames: FILE_NAMES[part],
      chunkFileNames: '[name]-[hash].js',
    });
    const names = new Set(output.map(({ fileName }) => fileName));
    const removeOld = () => {
      for (const name of fs.readdirSync(folder))
        if (!names.has(name) && name !== SPARE) fs.rmSync(path.join(folder, name));
    };
    return { entry_files: listEntryFiles(ENTRIES[part], file_imports), removeOld };
  } finally {
    await bundle.close();
  }
}

/**
 * Writes the program that waits to become the next api. `ids` are the files and packages that the api imports; it loads
 * the packages among them.
 */
export function writeSpare(ids) {
  const packages = [...new Set(ids)].filter((id) => isExternal(id) && !id.startsWith('node:') && !fs.existsSync(id));
  const imports = packages.map((id) => `import(${JSON.stringify(id)})`).join(',\n  ');
  fs.writeFileSync(
    `${FOLDER}/server/${SPARE}`,
    `const loaded = Promise.allSettled([\n  ${imports},\n]);
process.once('message', async ({ run }) => {
  await loaded;
  const program = new URL(run, import.meta.url);
  process.argv[1] = program.pathname;
  await import(program.href);
});
// The program that watches the parent has made the channel no reason to stay.
process.channel.ref();
process.once('message', () => process.channel.unref());
`,
  );
}

/** Names a file by its path in the repository; packages keep their names. */
function inRepository(id) {
  return path.isAbsolute(id) ? path.relative(ROOT, id).split(path.sep).join('/') : id;
}

/** Loads posts and legal documents as the real build does. */
function loadTexts() {
  return {
    name: 'load-texts',
    load: {
      filter: { id: RAW_TEXT },
      handler: (id) => `export default ${JSON.stringify(fs.readFileSync(id.replace(RAW_TEXT, '.md'), 'utf8'))};`,
    },
  };
}

/** Loads style sheets as the real build does: with those they import, and with the classes that their pages use. */
function loadStyles(file_imports) {
  return {
    name: 'load-styles',
    load: {
      filter: { id: STYLE_TEXT },
      async handler(id) {
        const [vite, { default: tailwindcss }] = await Promise.all([import('vite'), import('@tailwindcss/vite')]);
        const file = id.replace(STYLE_TEXT, '.css');
        const settings = { configFile: false, root: path.join(ROOT, 'web'), logLevel: 'warn' };
        const config = await vite.resolveConfig(settings, 'serve');
        const { deps = [] } = await vite.preprocessCSS(fs.readFileSync(file, 'utf8'), file, config);
        file_imports.set(inRepository(file), [...deps].map(inRepository));
        const { output } = await vite.build({
          ...settings,
          plugins: [tailwindcss()],
          build: { write: false, minify: false, rolldownOptions: { input: file } },
        });
        const style = output.find(({ fileName }) => fileName.endsWith('.css'));
        return `export default ${JSON.stringify(style.source)};`;
      },
    },
  };
}

function noteImports(file_imports) {
  return {
    name: 'note-imports',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        const imports = [...importedIds, ...dynamicallyImportedIds];
        file_imports.set(
          inRepository(id),
          imports.map((one) => inRepository(one.replace(STYLE_TEXT, '.css').replace(RAW_TEXT, '.md'))),
        );
      }
    },
  };
}

/** Writes the static files that the server sends, and the shell of the app. */
export function writeStatic(shell) {
  const folder = `${FOLDER}/client`;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync('web/public', folder, { recursive: true });
  fs.mkdirSync(`${folder}/.vite`);
  fs.writeFileSync(`${folder}/.vite/manifest.json`, JSON.stringify(MANIFEST));
  fs.writeFileSync(`${folder}/index.html`, shell);
}
