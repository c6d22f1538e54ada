import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { addPreview } from '../../catalogue/upload/add-preview.ts';
import type { Context } from '../context.ts';
import { createAudio } from '../worker-context.ts';
import { DEMO_ACCOUNTS, toEmail } from './demo-accounts.ts';
import { onlyRun } from './demo-media.ts';

/** Makes the previews of the demo's recordings that have none yet, those of the newest releases first. */
export async function addDemoPreviews(context: Context): Promise<void> {
  const audio = createAudio();
  try {
    for (const id of await listSilent(context)) await addPreview({ ...context, audio }, id, onlyRun(id));
  } finally {
    await audio.close();
  }
}

async function listSilent({ db }: Context): Promise<string[]> {
  const emails = DEMO_ACCOUNTS.map(({ username }) => toEmail(username));
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.account_id))
    .innerJoin(tracks, eq(tracks.audio_upload_id, uploads.id))
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(and(inArray(users.email, emails), eq(uploads.state, 'complete'), isNull(uploads.preview_key)))
    .orderBy(desc(releases.release_date), tracks.position);
  return [...new Set(rows.map(({ id }) => id))];
}
