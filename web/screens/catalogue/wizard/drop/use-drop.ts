import type { Artist } from '@tangent/contract/catalogue/artist.ts';
import type { RepeatedAnswers, RepeatedField } from '@tangent/domain/catalogue/release/answers/repeated-answers.ts';
import type { Capability } from '@tangent/domain/money/plan/capability.ts';
import type { TextEncoding } from '@tangent/domain/text/text-encodings.ts';
import { useState } from 'react';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { useRepeatedAnswers } from '../../../../api/catalogue/repeated-answers.ts';
import { useUser } from '../../../../app/session/session.ts';
import { checkImageFile } from '../../../../parts/catalogue/upload/check-file.ts';
import { chooseCover } from '../../../../parts/catalogue/upload/drop-music/choose-cover.ts';
import { holdFiles } from '../../../../parts/catalogue/upload/drop-music/held-files.ts';
import {
  type DroppedAudio,
  type RefusedFile,
  readAudio,
  type SortedFiles,
  sortFiles,
} from '../../../../parts/catalogue/upload/drop-music/read-drop.ts';
import { type DraftForm, isSameField } from '../draft/draft-form.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { sendDraftFile } from '../draft/send-draft-file.ts';
import { planTable, type TablePlan } from '../tracks/plan-table.ts';
import { readCsv } from '../tracks/read-csv.ts';
import { useDraftState, useForm, useWizardActions } from '../wizard-context.ts';
import { fillReading, rereadTags } from './choose-reading.ts';
import { changeByFile } from './file-answers.ts';
import { countFreeTracks, type DropPlan, planDrop, RELEASE_TRACKS_MAX, type UnsureTags } from './plan-drop.ts';

/** The report about the last drop. */
export type DropReport = {
  readonly refused: readonly RefusedFile[];
  readonly over_plan: readonly string[];
  readonly paid: readonly string[];
  /** Nothing was added: a release, or the rest of this one, cannot hold so many files. */
  readonly too_many: { readonly count: number; readonly room: number } | null;
  /** Files whose texts wait until someone chooses how to read them. */
  readonly unsure: readonly UnsureTags[];
};
const NOTHING: DropReport = { refused: [], over_plan: [], paid: [], too_many: null, unsure: [] };

/** A drop with a track list: every change, previewed before it is applied. */
export type DropPreview = { readonly drop: DropPlan; readonly table: TablePlan; readonly cover: File | null };

/**
 * Accepts files, folders and track lists that were dropped or chosen; creates tracks, or a preview if there is a list.
 */
export function useDrop() {
  const { store } = useWizardActions();
  const { capabilities } = useUser();
  const findFacts = useDropFacts();
  const [reading, setReading] = useState(false);
  const [report, setReport] = useState(NOTHING);
  const [preview, setPreview] = useState<DropPreview | null>(null);

  const addFiles = async (files: readonly File[]) => {
    const sorted = sortFiles(files);
    const { tracks } = store.read().form;
    // A plan with one track per release keeps one file and lists the others; more than any release holds is a mistake.
    const room = capabilities.includes('multi_track')
      ? countFreeTracks(capabilities, tracks.length)
      : RELEASE_TRACKS_MAX;
    if (sorted.audio.length > room) {
      setReport({ ...NOTHING, too_many: { count: sorted.audio.length, room } });
      return;
    }
    setReading(true);
    const read = await readDrop(store, sorted, findFacts).finally(() => setReading(false));
    // Whose music it is decides what is filled in, and nothing can be sent before.
    if (read.artist_id === null) return holdFiles(files);
    setReport(read.report);
    if (read.preview.table.changes.length + read.preview.table.errors.length > 0) setPreview(read.preview);
    else applyDrop(store, read.preview);
  };
  const apply = () => {
    if (preview !== null) applyDrop(store, preview);
    setPreview(null);
  };
  const chooseReading = async (encoding: TextEncoding | null) => {
    const { unsure } = report;
    setReport({ ...report, unsure: [] });
    if (encoding !== null) await applyReading(store, await rereadTags(unsure, encoding), findFacts);
  };
  return { reading, report, preview, addFiles, apply, chooseReading, cancel: () => setPreview(null) };
}

async function applyReading(store: DraftStore, reread: readonly UnsureTags[], findFacts: () => Promise<DropFacts>) {
  const { capabilities, artists } = await findFacts();
  const artist_name = artists.find(({ id }) => id === store.read().form.artist_id)?.name ?? null;
  changeByFile(store, (form) =>
    fillReading(form, reread, { capabilities, artist_name, newId: () => crypto.randomUUID() }),
  );
  store.flush();
}

type DropFacts = {
  readonly capabilities: readonly Capability[];
  readonly artists: readonly Artist[];
  /** The answers of the last release, when they are known. */
  readonly last: Partial<RepeatedAnswers>;
};

/** Loads the user's artists: a drop may happen before the page has requested them. */
function useDropFacts(): () => Promise<DropFacts> {
  const { capabilities } = useUser();
  const { data, refetch } = useArtists();
  const artistId = useForm((form) => form.artist_id);
  const releaseId = useDraftState(({ release }) => release?.id ?? null);
  const last = useRepeatedAnswers(artistId, releaseId).data?.last?.answers ?? {};
  return async () => ({ capabilities, artists: (data ?? (await refetch()).data)?.items ?? [], last });
}

async function readDrop(store: DraftStore, sorted: SortedFiles, findFacts: () => Promise<DropFacts>) {
  const [audio, { capabilities, artists, last }] = await Promise.all([readAudio(sorted.audio), findFacts()]);
  const artist_id = store.read().form.artist_id ?? chooseArtist(audio, artists);
  const artist = artists.find(({ id }) => id === artist_id);
  const artist_name = artist?.name ?? null;
  const newId = () => crypto.randomUUID();
  // Read last, because the user may have typed while the files were read.
  const { form } = store.read();
  const repeated = { primary_genre: artist?.main_genre, ...last };
  const isUntouched = (field: RepeatedField) =>
    !store.isTyped(field) && isSameField(field, form[field], repeated[field]);
  const drop = planDrop(form, audio, { capabilities, artist_name, newId, isUntouched });
  const withArtist = { ...drop, release: { ...drop.release, ...(form.artist_id === artist_id ? {} : { artist_id }) } };
  const named = [
    ...form.tracks.map((track) => ({ track, file: track.audio?.filename ?? null })),
    ...drop.added.map(({ track, file }) => ({ track, file: file.name })),
  ];
  const list = sorted.tables[0];
  const table = planTable(named, list ? await readCsv(list) : NO_TABLE, {
    capabilities,
    language: form.language,
    newId,
  });
  const { cover, refused } = await findCover(form, sorted.pictures, audio);
  const paid = [...new Set([...drop.paid, ...table.paid])];
  const report = {
    ...NOTHING,
    refused: [...sorted.refused, ...refused],
    over_plan: drop.over_plan,
    paid,
    unsure: drop.unsure,
  };
  return { artist_id, preview: { drop: withArtist, table, cover }, report };
}

const NO_TABLE = { rows: [], errors: [] };

/** Returns the only profile, or the one that the tags name; otherwise the user has to choose. */
function chooseArtist(audio: readonly DroppedAudio[], artists: DropFacts['artists']): string | null {
  if (artists.length === 1) return artists[0]?.id ?? null;
  const names = audio.flatMap(({ tags }) => [tags.album_artist, ...tags.artists]).map((name) => name?.toLowerCase());
  return artists.find(({ name }) => names.includes(name.toLowerCase()))?.id ?? null;
}

/** Returns a dropped picture, or the front cover in the first file that has one; only if the release has none. */
async function findCover(form: DraftForm, pictures: readonly File[], audio: readonly DroppedAudio[]) {
  if (form.artwork !== null) return { cover: null, refused: [] };
  const dropped = chooseCover(pictures);
  const inside = audio.find(({ tags }) => tags.cover !== null);
  const cover = dropped ?? (inside?.tags.cover ? toCoverFile(inside.tags.cover) : null);
  if (cover === null) return { cover: null, refused: [] };
  const [issue] = await checkImageFile('artwork', cover);
  return issue === undefined ? { cover, refused: [] } : { cover: null, refused: [{ name: cover.name, issue }] };
}

function toCoverFile(cover: Blob): File {
  return new File([cover], cover.type === 'image/png' ? 'cover.png' : 'cover.jpg', { type: cover.type });
}

function applyDrop(store: DraftStore, { drop, table, cover }: DropPreview): void {
  const planned = new Map([...drop.added.map(({ track }) => track), ...table.tracks].map((track) => [track.id, track]));
  const changed = new Set(table.changes.map(({ track }) => track.id));
  changeByFile(store, (form) => {
    const kept = form.tracks.map((track) => (changed.has(track.id) ? (planned.get(track.id) ?? track) : track));
    const known = new Set(kept.map(({ id }) => id));
    const added = new Set([...drop.added.map(({ track }) => track.id), ...changed]);
    const news = [...planned.values()].filter(({ id }) => added.has(id) && !known.has(id));
    return { ...drop.release, tracks: [...kept, ...news] };
  });
  for (const { track, file } of drop.added) sendDraftFile(store, track.id, file);
  if (cover !== null) sendDraftFile(store, null, cover);
  store.flush();
}
