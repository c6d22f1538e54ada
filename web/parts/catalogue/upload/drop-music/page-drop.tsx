import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { collectFiles } from './collect-files.ts';

/** Accepts files dropped anywhere on the page. */
export function PageDrop({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation();
  const isOver = usePageDrop(onFiles);
  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-paper/85 p-6 backdrop-blur">
      <p className="display rounded-card border-2 border-dashed border-ink bg-volt-soft px-8 py-16 text-center text-[clamp(1.5rem,4vw,3rem)] sm:px-20">
        {t('drop.release_prompt')}
      </p>
    </div>
  );
}

function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const accept = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const on = (name: 'dragover' | 'dragleave' | 'drop', action: (event: DragEvent) => void) =>
      document.addEventListener(name, action, { signal });
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    // When the pointer leaves the window there is no related target; between elements of the page there always is one.
    on('dragleave', (event) => event.relatedTarget === null && setOver(false));
    on('drop', (event) => {
      setOver(false);
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      void collectFiles(event.dataTransfer).then(accept);
    });
    return () => listening.abort();
  }, []);
  return isOver;
}
