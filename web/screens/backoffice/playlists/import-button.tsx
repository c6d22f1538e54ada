import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

/** Chooses a table of playlists. */
export function ImportButton({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="sr-only"
        aria-label={t('playlist.staff.import')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          // The same file may be chosen again after it was corrected.
          target.value = '';
        }}
      />
      <Button tone="volt" busy={busy} onClick={() => file.current?.click()}>
        {t('playlist.staff.import')}
      </Button>
    </>
  );
}
