import { clsx } from 'clsx';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

type ArtworkDropProps = { onFile: (file: File) => void; children: ReactNode };

/** Accepts a picture dropped anywhere on it, or pasted while it is shown. Keyboard users have the file field inside. */
export function ArtworkDrop({ onFile, children }: ArtworkDropProps) {
  const [isOver, setOver] = useState(false);
  usePastedPicture(onFile);
  const hover = (event: DragEvent, entered: boolean) => {
    event.preventDefault();
    setOver(entered);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger drop target; the file field inside is the control
    <div
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={(event) => {
        // The field inside may have handled it already.
        const handled = event.isDefaultPrevented();
        hover(event, false);
        const [file] = event.dataTransfer.files;
        if (!handled && file !== undefined) onFile(file);
      }}
      className={clsx('rounded-card', isOver && 'outline-2 outline-offset-2 outline-ink')}
    >
      {children}
    </div>
  );
}

function usePastedPicture(onFile: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (file === undefined) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
