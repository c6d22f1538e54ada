import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../../parts/catalogue/upload/file-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { buildTemplate } from './read-csv.ts';
import { TABLE_COLUMNS } from './track-table.ts';

/** Explains the format of a track list, offers a template, and opens the file dialog. */
export function CsvNote({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  return (
    <details className="rounded-control border border-line px-4 py-3">
      <summary className="cursor-pointer text-13 font-strong">{t('drop.csv.about')}</summary>
      <div className="mt-2 grid justify-items-start gap-3 text-13 text-ink-2">
        <p>{t('drop.csv.how')}</p>
        <p className="code break-words">{TABLE_COLUMNS.join(', ')}</p>
        <p>{t('drop.csv.credits')}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={saveTemplate}>
            {t('drop.csv.template')}
          </Button>
          <FileButton accept=".csv,.tsv" onFiles={onFiles}>
            {t('drop.choose_csv')}
          </FileButton>
        </div>
      </div>
    </details>
  );
}

function saveTemplate(): void {
  const url = URL.createObjectURL(buildTemplate());
  const link = Object.assign(document.createElement('a'), { href: url, download: 'tracks.csv' });
  link.click();
  // By then the browser has started to read it.
  requestAnimationFrame(() => URL.revokeObjectURL(url));
}
