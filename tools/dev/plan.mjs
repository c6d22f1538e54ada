// Plans the effect of a changed file on the running product, for `npm run dev` only.

/** The programs that run as long as the product does, with their names in the build graph. */
const RUNNING = { api: ['api'], worker: ['worker', 'audio-child', 'cover-child'], sandbox: ['sandbox'] };
/** Read when the product starts, never by the running programs. */
const READ_AT_START = /^db\/(migrations|seeds)\//;
const KERNEL = /^audio\/kernels\/[^/]+\.as\.ts$/;
/** Sent by the server unchanged. */
const SENT_AS_IS = /^web\/(index\.html$|public\/)/;
/** Pages of the app fetch their texts from Vite as data: a changed text needs no new server, and no module changes. */
const TEXT = /^web\/texts\/[^/]+\/[^/]+\.json$/;

/**
 * Plans the work for changed files. `entry_files` has the source files of each program and of the public pages
 * (`site`), as the last build found them. `restart` names running programs, or is 'all' for the whole product.
 * `reload_first` and `reload` name the pages to reload before and after that: 'app', 'site' (public pages), 'all', or
 * null.
 */
export function planWork(changed, entry_files) {
  const is = (pattern) => changed.some((file) => pattern.test(file));
  const isIn = (name, files = changed) => files.some((file) => entry_files[name]?.has(file));
  const hasServerChange = Object.keys(entry_files).some((name) => name !== 'site' && isIn(name));
  const hasSiteChange = isIn('site');
  const hasStaticChange = is(SENT_AS_IS);
  const restart = new Set(listRunning((name) => isIn(name)));
  // The api reads the pages once, when it starts.
  if (hasSiteChange || hasStaticChange) restart.add('api');
  const needsAll = is(READ_AT_START) || changed.some((file) => isOnlyInStarter(file, entry_files));
  const code = changed.filter((file) => !TEXT.test(file));
  const needsReload = needsAll || hasStaticChange || listRunning((name) => isIn(name, code)).length > 0;
  return {
    compile_kernels: is(KERNEL),
    build: [...(hasServerChange ? ['server'] : []), ...(hasSiteChange ? ['site'] : [])],
    copy_static: hasStaticChange,
    restart: needsAll ? 'all' : [...restart],
    reload_first: code.length < changed.length && !needsReload ? 'app' : null,
    reload: needsReload ? 'all' : hasSiteChange ? 'site' : null,
  };
}

function listRunning(isTouched) {
  return Object.keys(RUNNING).filter((name) => RUNNING[name].some(isTouched));
}

// The program that starts the others cannot be restarted alone.
function isOnlyInStarter(file, entry_files) {
  const isIn = (name) => entry_files[name]?.has(file);
  const starts = ['start', 'parent-watch', 'postmaster-guard'].some(isIn);
  return starts && !Object.values(RUNNING).flat().some(isIn);
}

/**
 * Lists the source files that each entry of a build imports, directly or not. `file_imports` has the imports of every
 * file; `entries` maps a name to its first file.
 */
export function listEntryFiles(entries, file_imports) {
  return Object.fromEntries(Object.entries(entries).map(([name, first]) => [name, listReached(first, file_imports)]));
}

function listReached(first, file_imports) {
  const reached = new Set([first]);
  // Iterating a set includes items that are added meanwhile.
  for (const file of reached) for (const imported of file_imports.get(file) ?? []) reached.add(imported);
  return reached;
}

/** Describes the work for the terminal: the changed files, the steps, and how long each took. */
export function describeWork({ changed, built, restarted, following, seconds }) {
  const more = changed.length - 2;
  const files = more > 1 ? `${changed.slice(0, 2).join(', ')} and ${more} more` : changed.join(', ');
  const parts = [
    ...(built.length > 0 ? [`built ${built.join(' and ')} in ${seconds.build} s`] : []),
    ...(restarted.length > 0 ? [`restarted ${restarted.join(' and ')} in ${seconds.restart} s`] : []),
    ...(following.length > 0 ? [`${following.join(' and ')} next`] : []),
  ];
  return `${files}: ${parts.join(', ') || 'nothing to restart'}`;
}
