import fs from 'node:fs';
import path from 'node:path';
import { isQuiet } from './product/file-import.ts';
import { approveRelease, dayAfter, submitRelease, uploadFiles, waitForDemo, waitUntil } from './product/releases.ts';
import { signIn } from './product/session.ts';
import { startProduct } from './product/start-product.ts';

/**
 * Puts a program between worker and encoder whose first four files for stores are wrong, each in another way: another
 * recording, half the level, a cut file, a damaged byte. Nothing of them may reach the store, and staff must see each
 * one; encoded once more, the fifth is right and arrives. The product itself is the built one, without a change.
 */
const FAULTS = 4;
const WITHIN_MS = 120_000;
const ROOT = path.resolve(import.meta.dirname, '..');
const programs = `dist/sound-drill-${process.pid}`;

type Difference = { what: string; expected: unknown; measured: unknown };
type Detail = {
  delivery: { state: string; reason_code: string | null };
  sound_faults: { variant: string; differences: Difference[] }[];
};

const built = fs.readdirSync(path.join(ROOT, 'dist')).filter((name) => !/^(sound-drill|test-programs)-/.test(name));
for (const name of built) {
  fs.cpSync(path.join(ROOT, 'dist', name), path.join(ROOT, programs, name), { recursive: true });
}
const child = path.join(ROOT, programs, 'server/audio-child.js');
fs.renameSync(child, `${child}.real.js`);
fs.writeFileSync(child, describeChild());
const product = await startProduct(4620, undefined, { DEMO: 'releases' }, programs);
let isClean = false;
try {
  await waitForDemo(product);
  await waitUntil('the demo has settled', 5 * WITHIN_MS, () => isQuiet(product));
  fs.writeFileSync(`${child}.armed`, '');
  endChildren();
  const [artist, staff] = [await signIn(product, 'advanced'), await signIn(product, 'staff')];
  const files = await uploadFiles(artist);
  const release = { title: 'Not the same', store_ids: ['spotify'], release_date: dayAfter(new Date(), 20) };
  const id = await submitRelease(artist, files, release);
  await approveRelease(staff, id);
  const listed = await waitForDelivery(id);
  const readDetail = () => staff.call<Detail>('GET', `/v1/api/backoffice/deliveries/${listed}`);
  for (let fault = 1; fault <= FAULTS; fault++) {
    await waitUntil(`fault ${fault} is found`, WITHIN_MS, async () => (await readDetail()).delivery.state === 'failed');
    const { delivery, sound_faults } = await readDetail();
    const [found] = sound_faults;
    if (delivery.reason_code !== 'sound_differs' || !found) throw new Error(`fault ${fault} is not shown to staff`);
    if ((await countSent()) > 0) throw new Error(`fault ${fault} has reached the store`);
    for (const { what, measured, expected } of found.differences) {
      console.log(`fault ${fault}, ${found.variant}: ${what} ${measured} instead of ${expected}`);
    }
    await staff.call('POST', `/v1/api/backoffice/deliveries/${listed}/resend`, { with_files: true });
  }
  await waitUntil('the right file arrives', WITHIN_MS, async () => (await countSent()) > 0);
  const { sound_faults } = await readDetail();
  isClean = sound_faults.length === 0;
  console.log(`holds: ${FAULTS} wrong files were stopped and shown to staff, and the right one was sent`);

  async function waitForDelivery(release: string): Promise<string> {
    const find = () =>
      product.database.query<{ id: string }>('select id from deliveries where release_id = $1', [release]);
    await waitUntil('the delivery is planned', WITHIN_MS, async () => (await find()).rows.length > 0);
    return (await find()).rows[0]?.id ?? '';
  }

  async function countSent(): Promise<number> {
    const { rows } = await product.database.query<{ sent: number }>(
      `select count(*)::int as sent from delivery_files f join delivery_messages m on m.id = f.message_id
        where m.delivery_id = $1`,
      [listed],
    );
    return rows[0]?.sent ?? 0;
  }
} finally {
  await product.stop({ keep: !isClean });
  fs.rmSync(path.join(ROOT, programs), { recursive: true, force: true });
}
process.exit(isClean ? 0 : 1);

// The deliveries of the demo need the right encoder, so the wrong one takes its place when they are over.
function describeChild(): string {
  const wrong = path.join(ROOT, 'audio/testing/wrong-child.ts');
  return `import fs from 'node:fs';
if (fs.existsSync('${child}.armed')) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('${wrong}');
} else await import('${child}.real.js');
`;
}

/** Ends the encoders that are running: the worker starts the next one with its next job. */
function endChildren(): void {
  for (const pid of fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const command = fs.existsSync(`/proc/${pid}/cmdline`) ? fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
    if (command.includes(child)) process.kill(Number(pid), 'SIGKILL');
  }
}
