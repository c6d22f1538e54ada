import type { Run } from './run.ts';
import { createLog } from './transporter-log.ts';

/** Returns the run with the voice of its fault: silent, in another language, or as it is. */
export function speakAs(run: Run): Run {
  if (run.fault === 'silent_after_upload') return muteRun(run);
  return run.fault === 'other_language' ? translateRun(run) : run;
}

function muteRun(run: Run): Run {
  const write = () => undefined;
  return { ...run, writeOut: write, log: createLog({ verbosity: 'off', file: null, write, now: run.now }) };
}

/** No line has the form that programs look for. */
function translateRun(run: Run): Run {
  const say = (text: string) => () => run.writeError(`${text}\n`);
  const log = {
    info: say('INFOS : transfert du lot en cours.'),
    debug: () => undefined,
    error: say("ERREUR : l'opération du service n'a pas abouti"),
    message: say('AVIS : le lot contient une remarque'),
  };
  return { ...run, log };
}

/** Sums up a run in French. */
export function sumUpInFrench(outcomes: readonly { is_refused: boolean }[]): string {
  const bad = outcomes.filter(({ is_refused }) => is_refused).length;
  return `\nRésumé des lots :\n\n${outcomes.length - bad} lot(s) envoyé(s), ${bad} lot(s) refusé(s)\n`;
}
