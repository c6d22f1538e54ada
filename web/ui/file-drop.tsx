import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { FieldError, type FieldTexts } from './field.tsx';

type FileDropProps = Omit<FieldTexts, 'optional'> & {
  id?: string;
  /** The sentence on the drop ground, such as 'Drop a file here or choose one'. */
  prompt: ReactNode;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Files by choosing, by dropping and by keyboard: a plain file input under a larger ground. */
export function FileDrop({
  id,
  label,
  hint,
  error,
  prompt,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
}: FileDropProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [over, setOver] = useState(false);
  const described = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ');

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };

  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={`${inputId}-label`} className="text-13 font-[600]">
        {label}
      </span>
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          'relative grid min-h-28 place-items-center gap-2 rounded-card border-2 border-dashed px-4 py-6 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
          over ? 'bg-volt-soft' : 'bg-surface hover:bg-sunken',
          over && 'border-ink',
          !over && (error ? 'border-bad' : 'border-line-strong'),
          disabled && 'opacity-55',
        )}
      >
        <span className="grid justify-items-center gap-2">
          <Upload size={20} className="text-ink-3" aria-hidden />
          <span className="font-[550]">{prompt}</span>
        </span>
        <input
          id={inputId}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-labelledby={`${inputId}-label`}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
      </label>
      {hint && (
        <p id={`${inputId}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
    </div>
  );
}
