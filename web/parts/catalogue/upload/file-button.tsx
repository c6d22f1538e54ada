import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

type FileButtonProps = {
  accept: string;
  describedBy?: string | undefined;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** A small button that opens the platform's file chooser. */
export function FileButton({ accept, describedBy, multiple = true, onFiles, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()} aria-describedby={describedBy}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The user may choose the same file again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
