import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRelease, useReleases } from '../../../api/catalogue/release.ts';
import { acceptedExtensions } from '../../../parts/catalogue/upload/check-file.ts';
import { UploadProgress } from '../../../parts/catalogue/upload/upload-progress.tsx';
import { markSaved, startUpload } from '../../../parts/catalogue/upload/upload-store.ts';
import { useFileChoice } from '../../../parts/catalogue/upload/use-file-choice.ts';
import { useUploads } from '../../../parts/catalogue/upload/use-uploads.ts';
import { Card } from '../../../ui/card.tsx';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';

/** Uploads for mastering belong to no release. */
const PLACE = 'mastering';

/** A release whose tracks can be mastered together. */
export type MixRelease = { id: string; title: string; tracks: number };
type OnMix = (mix: Upload, release?: MixRelease) => void;

/** Chooses a mix: a file, or the sound of an own track (S2-126). */
export function ChooseMix({ onMix }: { onMix: OnMix }) {
  const { t } = useTranslation();
  return (
    <Card title={t('mastering.choose.title')} isRegion>
      <div className="grid gap-5">
        <SoundUpload slot="mix" label={t('mastering.choose.file')} hint={t('mastering.choose.hint')} onSound={onMix} />
        <TrackChoice onMix={onMix} />
      </div>
    </Card>
  );
}

type SoundUploadProps = { slot: 'mix' | 'reference'; label: string; hint: string; onSound: (sound: Upload) => void };

/** Sends a WAV or MP3, with pause and resume; calls back when the server has measured it (S5-034, S8-040). */
export function SoundUpload({ slot: name, label, hint, onSound }: SoundUploadProps) {
  const { t } = useTranslation();
  const slot = `${PLACE}/${name}`;
  const entry = useUploads(PLACE).get(slot);
  const { problem, choose } = useFileChoice('mastering', (file) =>
    startUpload(slot, { file, kind: 'mastering', release_id: PLACE }),
  );
  const measured = entry?.state === 'updating_release' ? entry.upload : null;
  useEffect(() => {
    if (measured === null) return;
    markSaved(slot);
    onSound(measured);
  }, [measured, slot, onSound]);
  if (entry && entry.state !== 'complete') return <UploadProgress entry={entry} />;
  return (
    <FileDrop
      label={label}
      hint={hint}
      error={problem}
      prompt={t('upload.drop.mastering')}
      accept={acceptedExtensions('mastering')}
      onFiles={([file]) => choose(file)}
    />
  );
}

function TrackChoice({ onMix }: { onMix: OnMix }) {
  const { t } = useTranslation();
  const [releaseId, setReleaseId] = useState('');
  const releases = useReleases({ sort: 'newest' });
  const items = releases.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={t('mastering.choose.release')}
        value={releaseId}
        placeholder={t('mastering.choose.none')}
        options={items.map(({ id, title }) => ({ value: id, label: title || t('release.untitled') }))}
        onChange={(event) => setReleaseId(event.target.value)}
      />
      {releaseId !== '' && <TrackOfRelease releaseId={releaseId} onMix={onMix} />}
    </div>
  );
}

function TrackOfRelease({ releaseId, onMix }: { releaseId: string; onMix: OnMix }) {
  const { t } = useTranslation();
  const release = useRelease(releaseId, { poll: false });
  const sounds = (release.data?.tracks ?? []).flatMap(({ title, audio }) =>
    audio?.state === 'complete' ? [{ title, audio }] : [],
  );
  if (release.data && sounds.length === 0)
    return <p className="text-13 text-ink-2">{t('mastering.choose.no_sound')}</p>;
  return (
    <SelectField
      label={t('mastering.choose.track')}
      value=""
      placeholder={t('mastering.choose.none')}
      options={sounds.map(({ title, audio }) => ({ value: audio.id, label: title || audio.filename }))}
      onChange={(event) => {
        const sound = sounds.find(({ audio }) => audio.id === event.target.value);
        const { title = '', tracks = [] } = release.data ?? {};
        if (sound) onMix(sound.audio, { id: releaseId, title, tracks: tracks.length });
      }}
    />
  );
}
