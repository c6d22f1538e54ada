// The table 'Who may import whom' of docs/architecture.md as data. The first matching area of a file applies. `own` is
// the folder that the star in the file's area matches; `package:*` any package, `node:` Node itself.

/**
 * The rooms of the server, one above the other: a noun imports the public files of its own room and of those before it.
 */
export const ROOMS = [
  'messaging',
  'identity',
  'events',
  'catalogue',
  'distribution',
  'money',
  'insight',
  'promotion',
  'people',
];

/** Returns the noun of a file of the server as `<room>/<noun>`; null for every other file. */
export function findNoun(file) {
  const [workspace, room, noun, more] = file.split('/');
  return workspace === 'server' && ROOMS.includes(room) && more !== undefined ? `${room}/${noun}` : null;
}

const SERVER_LIBRARIES = ['db/schema/', 'domain/', 'contract/', 'ddex/', 'apple/', 'audio/'];
const PACKAGES = ['package:*', 'node:'];
// ISRC, ISWC, IPI, UPC and EAN are described once; these files are pure and import nothing else.
const CODES = ['icpn', 'ipi', 'isrc', 'isrc-prefixes', 'iswc'].map((code) => `ddex/codes/${code}.ts`);
const WEB_BELOW = [
  'web/api/',
  'web/app/',
  'web/parts/',
  'web/help/',
  'web/plans/',
  'web/texts/',
  'web/ui/',
  'domain/',
  'contract/',
  'package:*',
];

// The sign-in pages are a separate program (web/app/navigation.ts) with a JavaScript budget. They use
// web/app/auth-pages/auth-router.tsx as router.
const TOO_HEAVY_FOR_AUTH_PAGES = ['package:react-router', 'package:@tanstack/react-query', 'package:@base-ui/react'];

export const IMPORT_RULES = [
  { area: 'domain/', may: ['domain/', ...CODES], in_tests: PACKAGES },
  { area: 'contract/', may: ['contract/', 'domain/', 'package:zod'], in_tests: PACKAGES },
  { area: 'ddex/', may: ['ddex/', ...PACKAGES] },
  // Sibling of ddex: what it shares is how XML is read and written, and how codes are checked.
  { area: 'apple/', may: ['apple/', 'ddex/xml/', 'ddex/codes/', ...PACKAGES] },
  { area: 'audio/', may: ['audio/', ...PACKAGES] },
  { area: 'db/', may: ['db/', 'domain/', ...PACKAGES] },
  {
    area: 'server/platform/',
    may: ['server/platform/', 'contract/errors.ts', 'contract/error-body.ts', ...PACKAGES],
    in_tests: ['server/testing/', 'contract/'],
  },
  {
    area: 'server/gateways/*/',
    may: ['own', 'server/platform/', ...PACKAGES],
    in_tests: ['server/testing/', 'sandbox/'],
  },
  {
    area: 'server/main/',
    may: ['server/', 'db/', 'web/texts/', ...SERVER_LIBRARIES, ...PACKAGES],
    in_tests: ['sandbox/'],
  },
  { area: 'server/testing/', may: ['server/', 'db/', 'sandbox/', ...SERVER_LIBRARIES, ...PACKAGES] },
  ...ROOMS.map((room, level) => ({
    area: `server/${room}/*/`,
    may: [
      'own',
      ...ROOMS.slice(0, level + 1).map((below) => `server/${below}/*/public.ts`),
      'server/platform/',
      'server/gateways/',
      // Emails, documents and pictures for users are written in their language.
      'web/texts/',
      ...SERVER_LIBRARIES,
      ...PACKAGES,
    ],
    in_tests: ['server/', 'db/', 'sandbox/'],
  })),
  { area: 'web/ui/', may: ['web/ui/', 'package:*'], in_tests: ['node:'] },
  { area: 'web/texts/', may: ['web/texts/', 'domain/', 'package:*'], in_tests: ['contract/', 'node:'] },
  // Plan texts shared by public pages and the app (decision 25): they must work without scripts.
  { area: 'web/plans/', may: ['web/plans/', 'web/ui/', 'web/texts/', 'domain/', 'package:*'], in_tests: ['node:'] },
  // Answers of the help, for public pages and the app.
  {
    area: 'web/help/',
    may: ['web/help/', 'web/plans/', 'web/texts/', 'web/site/app-paths.ts', 'domain/', 'package:*'],
    in_tests: ['web/', 'node:'],
  },
  {
    area: 'web/site/',
    may: ['web/site/', 'web/help/', 'web/plans/', 'web/ui/', 'web/texts/', 'domain/', 'contract/', ...PACKAGES],
    may_not: ['package:react-router', 'package:@tanstack/react-query', 'package:@base-ui/react'],
  },
  ...['login', 'signup', 'forgot-password', 'reset-password', 'auth-callback'].map((screen) => ({
    area: `web/screens/identity/${screen}/`,
    may: [`web/screens/identity/${screen}/`, 'web/site/app-paths.ts', ...WEB_BELOW],
    may_not: TOO_HEAVY_FOR_AUTH_PAGES,
    in_tests: ['node:'],
  })),
  {
    area: 'web/app/auth-pages/',
    may: ['web/screens/', 'web/site/app-paths.ts', ...WEB_BELOW],
    may_not: TOO_HEAVY_FOR_AUTH_PAGES,
    in_tests: ['node:'],
  },
  ...['web/screens/identity/account/', 'web/screens/kit/'].map((area) => ({
    area,
    may: [area, 'web/site/app-paths.ts', ...WEB_BELOW],
    in_tests: ['node:'],
  })),
  { area: 'web/screens/*/*/', may: ['own', 'web/site/app-paths.ts', ...WEB_BELOW], in_tests: ['node:'] },
  {
    area: 'web/app/',
    may: [
      'web/screens/',
      'web/site/app-paths.ts',
      // Shared by the frames of the app and of public pages.
      'web/site/save-attribution.ts',
      'web/site/social-links.ts',
      ...WEB_BELOW,
    ],
    in_tests: ['node:'],
  },
  { area: 'web/', may: ['web/site/app-paths.ts', ...WEB_BELOW], in_tests: ['node:'] },
  { area: 'sandbox/', may: ['sandbox/', 'ddex/', 'apple/', ...PACKAGES], in_tests: ['server/gateways/'] },
  { area: 'e2e/', may: ['e2e/', 'ddex/', 'apple/', 'audio/', ...PACKAGES] },
  {
    area: 'bench/',
    may: [
      'bench/',
      'ddex/',
      'apple/',
      'audio/',
      'domain/',
      'server/people/search/',
      'server/platform/sql/',
      'server/promotion/coverart/',
      'e2e/chrome.ts',
      'e2e/png.ts',
      'e2e/product.ts',
      'e2e/steps/',
      'tools/build.mjs',
      ...PACKAGES,
    ],
  },
  // A program of a user: it has no packages but itself, and runs in browsers too.
  { area: 'clients/typescript/source/', may: ['clients/typescript/source/'], in_tests: PACKAGES },
  { area: 'clients/typescript/examples/', may: ['package:@tangent/client', 'node:'] },
  { area: 'tools/client/', may: ['tools/', 'server/', ...PACKAGES] },
  { area: 'tools/', may: ['tools/', ...PACKAGES] },
];

/** Forbidden in domain code: time and randomness are arguments. */
export const IMPURE = [/\bnew Date\(\s*\)/, /\bDate\.now\b/, /\bMath\.random\b/, /\bperformance\.now\b/];
