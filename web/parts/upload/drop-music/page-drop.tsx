import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { collectFiles } from './collect-files.ts';
import { storePendingDrop } from './pending-drop.ts';

/** Accepts files dropped anywhere on the page and starts a release: its tracks step receives them. */
export function PageDrop() {
  const { t } = useTranslation();
  const over = usePageDrop();
  return (
    <>
      <p className="text-13 text-ink-3 max-sm:hidden">{t('drop.release_hint')}</p>
      {over && (
        <div className="pointer-events-none fixed inset-3 z-50 grid place-content-center rounded-card border-2 border-dashed border-ink bg-volt-soft">
          <p className="display text-[clamp(1.5rem,4vw,3rem)]">{t('drop.release_prompt')}</p>
        </div>
      )}
    </>
  );
}

function usePageDrop(): boolean {
  const navigate = useNavigate();
  const [over, setOver] = useState(false);
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
      void collectFiles(event.dataTransfer).then((files) => {
        if (files.length === 0) return;
        storePendingDrop(files);
        return navigate('/distributions/new/tracks');
      });
    });
    return () => listening.abort();
  }, [navigate]);
  return over;
}
