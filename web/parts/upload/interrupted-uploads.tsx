import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { formatList } from '../format.ts';
import { acceptOf } from './check-file.ts';
import { FileButton } from './file-button.tsx';
import { listKeptSlots, reopenFile } from './file-handle.ts';
import { type InterruptedPlace, matchFiles } from './match-files.ts';
import { startUpload } from './upload-store.ts';

type InterruptedUploadsProps = { places: readonly InterruptedPlace[] };

/** What a reload cut off, with the ways to let it go on: one tap where the browser kept the files, else choosing them again. */
export function InterruptedUploads({ places }: InterruptedUploadsProps) {
  const { t } = useTranslation();
  const id = useId();
  const { missed, reopenable, resume, choose } = useContinuing(places);
  if (places.length === 0) return null;
  const buttons = (
    <span className="flex flex-wrap gap-2">
      {reopenable > 0 && (
        <Button size="small" tone="ink" onClick={() => void resume()}>
          {t('upload.go_on')}
        </Button>
      )}
      <FileButton
        accept={[...new Set(places.map(({ upload }) => acceptOf(upload.kind)))].join(',')}
        describedBy={missed === null ? undefined : id}
        onFiles={choose}
      >
        {t('upload.cut.choose', { count: places.length })}
      </FileButton>
    </span>
  );
  return (
    <Banner tone="warn" title={t('upload.cut.title', { count: places.length })} action={buttons}>
      <p>{t('upload.cut.text')}</p>
      <ul className="mt-1 text-13 text-ink-2">
        {places.map(({ slot, upload }) => (
          <li key={slot} className="break-all">
            {upload.filename}
          </li>
        ))}
      </ul>
      {missed !== null && <FieldError id={id}>{t('upload.cut.missed', { names: missed })}</FieldError>}
    </Banner>
  );
}

/** Sends what can be opened again or was chosen again, and remembers the names of what could not. */
function useContinuing(places: readonly InterruptedPlace[]) {
  const { i18n } = useTranslation();
  const [missed, setMissed] = useState<string | null>(null);
  const kept = useKeptSlots(places);
  const reopenable = places.filter(({ slot }) => kept.includes(slot));
  const resume = async () => setMissed(namesOf(await reopenAll(reopenable), i18n.language));
  const choose = (files: readonly File[]) => {
    const { matches, others } = matchFiles(places, files);
    for (const { place, file } of matches) send(place, file);
    setMissed(
      namesOf(
        others.map(({ name }) => name),
        i18n.language,
      ),
    );
  };
  return { missed, reopenable: reopenable.length, resume, choose };
}

function send({ slot, release_id, upload }: InterruptedPlace, file: File): void {
  startUpload(slot, { file, kind: upload.kind, release_id });
}

/** Opens and sends what can be; returns the names of the others. */
async function reopenAll(places: readonly InterruptedPlace[]): Promise<string[]> {
  const missed: string[] = [];
  for (const place of places) {
    const file = await reopenFile(place.slot);
    if (file === null) missed.push(place.upload.filename);
    else send(place, file);
  }
  return missed;
}

function namesOf(names: readonly string[], language: string): string | null {
  return names.length === 0 ? null : formatList(names, language);
}

function useKeptSlots(places: readonly InterruptedPlace[]): readonly string[] {
  const [kept, setKept] = useState<readonly string[]>([]);
  const key = places.map(({ slot }) => slot).join();
  useEffect(() => {
    let wanted = true;
    if (key !== '') void listKeptSlots(key.split(',')).then((slots) => wanted && setKept(slots));
    return () => {
      wanted = false;
    };
  }, [key]);
  return kept;
}
