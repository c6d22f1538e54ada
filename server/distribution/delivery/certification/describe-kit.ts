import type { CaseCheck } from './case-check.ts';
import type { Kit, KitRow } from './make-kit.ts';

const HEAD = ['case', 'what it shows', 'package and message', 'checks', 'only the store can answer'];

/** Returns the first line of a store's table. */
export function titleKit(storeName: string): string {
  return `# Onboarding deliveries to ${storeName}`;
}

/** Writes the table of a kit as Markdown, for the store's engineer. */
export function describeKit({ store, rows, questions, is_valid }: Kit): string {
  const failed = rows.filter(({ checks }) => checks.some(({ result }) => result === 'failed'));
  return [
    titleKit(store.name),
    '',
    is_valid
      ? `${rows.length} cases, to be uploaded in this order. Every check of ours has passed.`
      : `${rows.length} cases. **Do not upload them:** ${failed.map(({ id }) => id).join(', ')} failed.`,
    '',
    buildRow(HEAD),
    buildRow(HEAD.map(() => '---')),
    ...rows.map(describeRow),
    '',
    ...explainChecks(rows),
    ...(questions.length === 0 ? [] : ['', 'Only the store can answer, about all of them:', '']),
    ...questions.map((question) => `- [ ] ${question}`),
    '',
  ].join('\n');
}

function describeRow({ id, shows, package: folder, message_id, checks, questions }: KitRow): string {
  const sent = folder === null ? 'nothing is sent' : `\`${folder}\` ${message_id ?? ''}`.trim();
  return buildRow([id, shows, sent, describeChecks(checks), questions.map((one) => `☐ ${one}`).join('<br>') || '–']);
}

/** Passed checks by their ids alone; failed ones with what was found. */
function describeChecks(checks: readonly CaseCheck[]): string {
  const passed = new Set(checks.filter(({ result }) => result === 'passed').map(({ id }) => id));
  const failed = checks.filter(({ result }) => result === 'failed').map((check) => `**failed**: ${describe(check)}`);
  return [[...passed].join(' '), ...failed].filter((part) => part !== '').join('<br>');
}

function describe({ id, text, detail }: CaseCheck): string {
  return detail === null ? `${id} ${text}` : `${id} ${text} (${detail})`;
}

/** Says once what each id stands for, and what was not checked at all. */
function explainChecks(rows: readonly KitRow[]): string[] {
  const all = rows.flatMap(({ checks }) => checks);
  const select = (is: (check: CaseCheck) => boolean, say: (check: CaseCheck) => string) => [
    ...new Set(all.filter(is).map(say)),
  ];
  const passed = select(
    ({ result }) => result !== 'not_checked',
    ({ id, text }) => `${id} ${text}`,
  );
  const others = select(({ result }) => result === 'not_checked', describe);
  return [
    `Checks: ${passed.join(' · ')}.`,
    ...(others.length === 0 ? [] : ['', `**Not checked:** ${others.join(' · ')}.`]),
  ];
}

function buildRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
