import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { melody } from '@tangent/audio/testing/signals.ts';
import { writeWav } from '@tangent/audio/testing/wav.ts';
import { waitUntil } from './product/releases.ts';
import { type Session, signIn } from './product/session.ts';
import { startQuietProduct } from './product/start-quiet-product.ts';

/**
 * Kills the worker (kill -9) at random moments while it masters. Afterwards every project must have succeeded or failed,
 * only the successful ones may count against the quota of the month, and each of their files must be whole.
 */
const KILLS = Number(process.env.KILLS ?? 20);
/** A master of this song takes about as long. */
const MAX_KILL_DELAY_MS = 6_000;
/** A program that dies more than five times a minute is rightly given up. */
const ROUND_MS = 15_000;
const DONE_WITHIN_MS = 600_000;

interface Project {
  id: string;
  status: 'pending' | 'success' | 'failed';
  failure_code: string | null;
  files: { name: string; size_bytes: number }[];
}

const product = await startQuietProduct(4870);
let isClean = false;
try {
  const artist = await signIn(product, 'advanced');
  const upload_id = await uploadMix(artist);
  const quota = async () => (await artist.call<{ quota: { used: number } }>('GET', '/v1/api/mastering')).quota.used;
  const usedBefore = await quota();
  const ids: string[] = [];
  let killed = 0;
  for (let round = 1; round <= KILLS; round++) {
    const project = { project_name: `Survivor ${round}`, upload_id, preset: 'balanced', reference_upload_id: null };
    const { id } = await artist.call<Project>('POST', '/v1/api/mastering', { ...project, loop_start_seconds: 0 });
    ids.push(id);
    await wait(Math.random() * MAX_KILL_DELAY_MS);
    const pid = product.findPid('worker');
    if (pid !== null) {
      process.kill(pid, 'SIGKILL');
      killed += 1;
    }
    await wait(ROUND_MS);
  }
  const read = () => Promise.all(ids.map((id) => artist.call<Project>('GET', `/v1/api/mastering/${id}`)));
  await waitUntil('every project has ended', DONE_WITHIN_MS, async () => {
    return (await read()).every(({ status }) => status !== 'pending');
  });
  const projects = await read();
  const successes = projects.filter(({ status }) => status === 'success');
  const broken = successes.filter(
    ({ files }) => files.length !== 4 || files.some(({ size_bytes }) => size_bytes === 0),
  );
  const unexplained = projects.filter(({ status, failure_code }) => status === 'failed' && failure_code === null);
  const counted = (await quota()) - usedBefore;
  console.log(`${killed} kills, ${successes.length} of ${projects.length} masters succeeded`);
  console.log(`${broken.length} incomplete masters, ${unexplained.length} failures without a reason`);
  console.log(`${counted} counted against the quota`);
  isClean = killed === KILLS && broken.length + unexplained.length === 0 && counted === successes.length;
} finally {
  await product.stop({ keep: !isClean });
}
process.exit(isClean ? 0 : 1);

async function uploadMix(artist: Session): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tangent-mix-'));
  try {
    const song = melody(62, 1, { channels: 2 });
    const mix = { ...song, at: (sample: number, channel: number) => 0.4 * song.at(sample, channel) };
    const file = writeWav(path.join(folder, 'mix.wav'), mix, 24);
    // Generating took longer than the server's keep-alive; the pause lets this process notice the closed connection.
    await wait(50);
    return await artist.upload(file, 'mastering');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
