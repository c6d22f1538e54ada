// Creates a single with its cover and song, and submits it for review.
//
//   TANGENT_URL=https://tangent.example TANGENT_TOKEN=tgt_… node release-from-draft-to-submission.js cover.jpg song.wav
//
// The token needs the scopes read_releases, write_drafts and submit_releases.
import { openAsBlob } from 'node:fs';
import path from 'node:path';
import { ApiError, createClient, type Upload } from '@tangent/client';

const { TANGENT_URL = '', TANGENT_TOKEN = '' } = process.env;
const client = createClient({ base_url: TANGENT_URL, token: TANGENT_TOKEN });

async function send(kind: 'audio' | 'artwork', file: string): Promise<Upload> {
  const content = await openAsBlob(file);
  const id = await client.uploads.send({ kind, filename: path.basename(file), content });
  const upload = await client.uploads.waitFor(id);
  if (upload.state === 'failed') throw new Error(`${file} was not accepted: ${upload.failure_code}`);
  return upload;
}

const [coverFile = '', songFile = ''] = process.argv.slice(2);
const { items: artists } = await client.artists.list();
const [artist] = artists;
if (artist === undefined) throw new Error('the account has no artist profile yet');

// With an id of our own the draft is created once, however often this line runs.
const id = crypto.randomUUID();
const draft = await client.releases.create({
  id,
  artist_id: artist.id,
  title: 'Night Drive',
  release_type: 'single',
  language: 'en',
  primary_genre: 'pop',
  explicit: false,
  schedule: 'standard',
  release_date: new Date(Date.now() + 28 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  store_ids: (await client.stores.list()).items.map((store) => store.id),
});
const [cover, song] = await Promise.all([send('artwork', coverFile), send('audio', songFile)]);
const complete = await client.releases.update(id, {
  version: draft.version,
  artwork_upload_id: cover.id,
  tracks: [
    {
      id: crypto.randomUUID(),
      title: 'Night Drive',
      version_type: 'original',
      language: 'en',
      explicit: false,
      songwriters: 'traditional',
      audio_upload_id: song.id,
    },
  ],
});

try {
  const submitted = await client.releases.submit(id, {
    version: complete.version,
    agreements: { owns_rights: true, no_infringement: true, release_terms: true },
  });
  console.log(`${submitted.title} is ${submitted.status}`);
} catch (error) {
  // Every broken rule has the path of its field, such as tracks.0.title.
  if (error instanceof ApiError) console.error(error.name, JSON.stringify(error.errors));
  process.exitCode = 1;
}
