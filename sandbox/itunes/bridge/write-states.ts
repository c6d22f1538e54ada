import { join } from 'node:path';
import { writeFileAtomically } from '../../atomic-file.ts';
import type { BridgeFault } from '../behaviour.ts';
import type { PackageBook } from '../package-book.ts';
import type { ReceivedPackage, StateStep } from '../package-records.ts';

export const STATUS_FOLDER = 'status';

/** Queues the files that the bridge writes about the states which a package has just reached. */
export function queueStates(
  { state_files }: PackageBook,
  received: ReceivedPackage,
  steps: readonly StateStep[],
  fault: BridgeFault | null,
): void {
  if (fault === 'never_answers') return;
  const said = fault === 'out_of_order' ? steps.toReversed() : steps;
  for (const step of said.flatMap((one) => (fault === 'twice' ? [one, one] : [one]))) {
    const text = writeState(received, step, fault);
    const number = state_files
      .list()
      .filter(({ path }) => path.startsWith(`${STATUS_FOLDER}/${received.name}.`)).length;
    const path = `${STATUS_FOLDER}/${received.name}.${String(number + 1).padStart(3, '0')}.json`;
    const cut = fault === 'truncated' ? text.slice(0, Math.floor(text.length / 2)) : text;
    state_files.put({ path, package_id: received.id, text: cut });
  }
}

function writeState(received: ReceivedPackage, step: StateStep, fault: BridgeFault | null): string {
  const { name, vendor_id, id, metadata_md5 } = received;
  return JSON.stringify({
    package: name,
    // A package that cannot be read has no id but its name.
    vendor_id: vendor_id ?? name.replace(/\.itmsp(?:\.zip)?$/, ''),
    receipt: id,
    metadata_md5,
    state: fault === 'unknown_state' ? 'Pondered' : step.state,
    at: step.reached_at,
    messages: step.messages.map(({ severity, number, text, at }) => ({
      severity,
      code: `ITMS-${number}`,
      text: `${text} at ${at}`,
    })),
  });
}

/** Writes the queued files. They are saved before, so that a restart writes the same ones. */
export async function writeStates(folder: string, { state_files }: PackageBook): Promise<void> {
  for (const file of state_files.list()) {
    if (file.text === null) continue;
    await writeFileAtomically(join(folder, file.path), file.text);
    state_files.put({ ...file, text: null });
  }
}
