/**
 * The result of an upload. `unclear`: nothing that this library understands says that Apple took the package, nor that it
 * did not; its state is to be queried before it is sent again.
 */
export type TransporterOutcome = 'accepted' | 'refused' | 'unclear' | 'authentication' | 'transient';

/** A message about the package. `number` is that of `ITMS-4020`; null for a message without one. */
export interface TransporterMessage {
  number: number | null;
  severity: 'error' | 'warning';
  text: string;
}

export interface TransporterOutput {
  /** Null if the program was ended from outside. */
  exit_code: number | null;
  /** All that it printed. */
  text: string;
  /** The contents of the file that `-summaryFile` names; null if there is none. */
  summary: string | null;
}

export interface TransporterReading {
  outcome: TransporterOutcome;
  errors: TransporterMessage[];
}

/** Of more characters only the beginning and the end are read, so that no output fills the memory. */
const MAX_CHARACTERS = 4_000_000;
const MAX_MESSAGES = 200;
const MAX_TEXT = 2000;
/** A message in quotes may go on on the next lines. */
const MAX_MESSAGE_LINES = 8;

/** The start of a line that the program adds: day, time, thread, level. */
const PREFIX =
  /^\s*(?:\[?\d{4}-\d{2}-\d{2}[ T][\d:.,]+[^\]>]*\]?:?\s*)?(?:<[^>]{1,80}>\s*)?(?:\[[^\]]{1,40}\]:?\s*)*(?:(ERROR|WARN(?:ING)?|INFO|DEBUG|DBG-X|TRACE)\s*:\s*)?/;
/** Levels whose lines repeat our own metadata, where a title could look like a message. */
const CHATTER = /^(?:INFO|DEBUG|DBG-X|TRACE)$/;

const MESSAGE = /\b(ERROR|WARNING)\s+ITMS-(\d{3,6})\s*:\s*/;
const NEXT_MESSAGE = /(?=\b(?:ERROR|WARNING)\s+ITMS-\d{3,6}\s*:)/;
/** Numbers of rules about packages; smaller ones are about the program and the connection. */
const RULES_FROM = 3000;

/** One package and no other was taken; a summary of several says nothing about one. */
const SUCCESS = /^\s*(?:1|one) package(?:\(s\)|s)? (?:was|were) (?:uploaded|verified|delivered) successfully\b/im;
const FAILURE =
  /\bpackage(?:\(s\)|s)? (?:was|were) not (?:uploaded|verified|delivered)\b|\boperation was not successful\b/i;

const AUTHENTICATION =
  /apple id or password|incorrect (?:apple id|username|password)|app-specific password|\((?:-20101|-22938|-22910|-19208|-21669|1519)\)|(?:invalid|expired|malformed|missing) (?:jwt|api key|credentials|session|token)|(?:jwt|api key|token) (?:is|has|was)(?: an?)? (?:invalid|expired|malformed|missing|revoked)|authentication (?:credentials are missing|failed|error)|unable to authenticate(?! the package)|\b401\b[^\n]*unauthori[sz]ed|not authorized to|account (?:is |has been )?locked|forbidden\b[^\n]*agreement/i;
const TRANSIENT =
  /timed? ?out\b|timeout|unable to connect|could not connect|can(?:no|')t connect|connection (?:was )?(?:reset|refused|closed|lost|timed out)|communication error|network (?:is )?(?:unavailable|unreachable|error)|unknown ?host|no route to host|name or service not known|temporar(?:y|ily) (?:unavailable|failure)|service (?:is )?unavailable|all transports failed|could not start delivery|ssl (?:handshake|peer)|handshake (?:failed|failure)|broken pipe|\b50[0234]\b[^\n]*(?:error|gateway|unavailable)|too many requests|transporter is (?:busy|being updated)|out ?of ?memory/i;

/**
 * Reads what Apple's Transporter printed about one package. Refused are only numbered errors about the package (ITMS-3000 and above);
 * accepted only exit code 0 together with the sentence that the package was uploaded. Login errors, and errors of the
 * connection, are told apart so that they can be repeated; everything else, also an output in another language, cut off or longer
 * than four million characters, is `unclear`. Never throws. Numbers are explained by `findItmsReason`.
 *
 * @example readTransporterOutput({ exit_code: 1, text: 'ERROR ITMS-4020: "Preorder date is not allowed on this offer"', summary: null })
 */
export function readTransporterOutput({ exit_code, text, summary }: TransporterOutput): TransporterReading {
  const whole = summary === null ? text : `${text}\n${summary}`;
  const isHuge = whole.length > MAX_CHARACTERS;
  const read = isHuge ? `${whole.slice(0, MAX_CHARACTERS / 2)}\n${whole.slice(-MAX_CHARACTERS / 2)}` : whole;
  const lines = listLines(read);
  const errors = listMessages(lines);
  return { outcome: judge(exit_code, lines, errors, isHuge), errors };
}

interface Line {
  /** The level that the program gives it: `ERROR`; empty without one. */
  level: string;
  text: string;
}

function listLines(text: string): Line[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => {
      const [prefix = '', level = ''] = PREFIX.exec(line) ?? [];
      return { level, text: line.slice(prefix.length, prefix.length + MAX_TEXT) };
    })
    .filter(({ level }) => !CHATTER.test(level));
}

function judge(
  exit_code: number | null,
  lines: readonly Line[],
  errors: readonly TransporterMessage[],
  isHuge: boolean,
): TransporterOutcome {
  const isRefused = errors.some(
    ({ severity, number }) => severity === 'error' && number !== null && number >= RULES_FROM,
  );
  const isSuccess = lines.some(({ text }) => SUCCESS.test(text));
  // A sentence of success beside an error: one of them is about something else.
  if (isRefused) return isSuccess ? 'unclear' : 'refused';
  const said = lines.map(({ text }) => text).join('\n');
  if (isSuccess) return exit_code === 0 && !isHuge && !FAILURE.test(said) ? 'accepted' : 'unclear';
  if (exit_code === 0 || exit_code === null || isHuge) return 'unclear';
  if (AUTHENTICATION.test(said)) return 'authentication';
  return TRANSIENT.test(said) ? 'transient' : 'unclear';
}

function listMessages(lines: readonly Line[]): TransporterMessage[] {
  const messages = new Map<string, TransporterMessage>();
  const add = (message: TransporterMessage) => {
    if (messages.size < MAX_MESSAGES) messages.set(`${message.number} ${message.severity} ${message.text}`, message);
  };
  lines.forEach(({ level, text }, at) => {
    const parts = text.split(NEXT_MESSAGE);
    for (const [i, part] of parts.entries()) {
      const [start, severity, number] = MESSAGE.exec(part) ?? [];
      if (start === undefined) continue;
      const rest = part.slice(part.indexOf(start) + start.length);
      const whole = i === parts.length - 1 ? completeText(rest, lines, at) : rest;
      add({
        number: Number(number),
        severity: severity === 'ERROR' ? 'error' : 'warning',
        text: cleanText(whole),
      });
    }
    if (level === 'ERROR' && !MESSAGE.test(text) && text.trim() !== '') add(readPlainError(text));
  });
  return [...messages.values()];
}

// "… errorCode = (4009)" and "… (4009)" are older forms of a number.
function readPlainError(text: string): TransporterMessage {
  const match = /\((\d{3,6})\)["'.\s]*$/.exec(text);
  if (match === null) return { number: null, severity: 'error', text: cleanText(text) };
  const before = text.slice(0, match.index).replace(/errorCode\s*=\s*$/, '');
  return { number: Number(match[1]), severity: 'error', text: cleanText(before) };
}

/** Adds the next lines to a text whose quotation mark is still open. */
function completeText(text: string, lines: readonly Line[], at: number): string {
  let whole = text;
  for (let next = at + 1; next <= at + MAX_MESSAGE_LINES; next += 1) {
    const line = lines[next];
    if (!whole.startsWith('"') || whole.indexOf('"', 1) >= 0 || line === undefined) break;
    if (line.level !== '' || MESSAGE.test(line.text)) break;
    whole += ` ${line.text.trim()}`;
  }
  return whole;
}

function cleanText(text: string): string {
  return (
    text
      .replaceAll('\\"', '"')
      .trim()
      // The place of the mistake stands behind the quotation marks.
      .replace(/^"(.*)" (?=at \S)/s, '$1 ')
      .replace(/["',\]}\s]+$/, '')
      .replace(/^["'\s]+/, '')
      .slice(0, MAX_TEXT)
  );
}
