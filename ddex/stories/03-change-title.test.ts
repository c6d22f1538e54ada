import { describe, expect, test } from 'vitest';
import { buildNewReleaseMessage } from '../ern/new-release-message.ts';
import { parseNewReleaseMessage } from '../ern/parse-new-release-message.ts';
import type { ErnRelease } from '../model.ts';
import { createEngines } from '../testing/engines.ts';
import {
  buildSampleHeader,
  buildSampleRelease,
  buildSampleWriting,
  listSampleFiles,
  withoutFiles,
} from '../testing/sample-release.ts';
import { toReadRelease } from '../testing/to-read-release.ts';
import { VERSIONS } from '../testing/versions.ts';

const delivered = buildSampleRelease(3);
const changed = withoutFiles({ ...delivered, title: 'Gece Yüzmesi (Deluxe)' });
const header = buildSampleHeader({ message_id: 'MSG-0002', created_at: '2026-02-03T08:00:00Z' });
const engines = createEngines();

describe.each(VERSIONS)('after the first delivery in ERN %s', (version) => {
  const writing = buildSampleWriting(version);
  const build = (release: ErnRelease) => buildNewReleaseMessage(release, header, writing);

  test('a new title is sent as the whole message again, without the files, in the same thread', () => {
    const xml = build(changed);
    expect(engines.check(xml, { kind: 'update', files: new Map() })).toEqual([]);
    const { message } = parseNewReleaseMessage(xml);
    expect(message?.header.thread_id).toBe(buildSampleHeader().thread_id);
    expect(message?.release).toEqual(toReadRelease(changed, writing));
  });

  test('a message without files is refused as a first message', () => {
    const codes = engines.check(build(changed), { kind: 'insert' }).map(({ code }) => code);
    expect(codes).toEqual(['audio_not_delivered', 'audio_not_delivered', 'audio_not_delivered', 'cover_not_delivered']);
  });

  test('an update with the audio of one track must deliver the audio of all', () => {
    const tracks = changed.tracks.map((track, i) => ({ ...track, audio: delivered.tracks[i]?.audio ?? null }));
    const [first, ...others] = tracks;
    if (first === undefined) throw new Error('no track');
    const partial = build({ ...changed, tracks: [{ ...first, audio: null }, ...others] });
    expect(engines.check(partial, { kind: 'update' }).map(({ code }) => code)).toEqual(['audio_not_delivered']);
    const replaced: ErnRelease = { ...changed, tracks };
    const whole = build(replaced);
    expect(engines.check(whole, { kind: 'update', files: listSampleFiles(replaced) })).toEqual([]);
    expect(parseNewReleaseMessage(whole).message?.release).toEqual(toReadRelease(replaced, writing));
  });

  test('an update may deliver new artwork alone', () => {
    const update: ErnRelease = { ...changed, front_cover: delivered.front_cover };
    const xml = build(update);
    expect(engines.check(xml, { kind: 'update', files: listSampleFiles(update) })).toEqual([]);
    expect(parseNewReleaseMessage(xml).message?.release).toEqual(toReadRelease(update, writing));
  });
});
