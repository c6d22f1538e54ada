import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { type ControlProps, FieldError, type FieldTexts } from './field.tsx';

type FileDropProps = Omit<FieldTexts, 'optional'> & {
  id?: string;
  /** The sentence on the drop area, such as 'Drop a file here or choose one'. */
  prompt: ReactNode;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** Receives everything dropped, folders too; without it only the loose files are taken. */
  onTransfer?: (transfer: DataTransfer) => void;
};

/** Files by choosing, dropping or keyboard: a plain file input under a larger area. */
export function FileDrop({ id, label, hint, error, prompt, ...ground }: FileDropProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const described = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ');
  const control = {
    id: inputId,
    'aria-labelledby': `${inputId}-label`,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  return (
    <div className="grid min-w-0 gap-1.5">
      <span id={`${inputId}-label`} className="text-13 font-strong">
        {label}
      </span>
      <DropGround {...ground} prompt={prompt} control={control} />
      {hint && (
        <p id={`${inputId}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
    </div>
  );
}

type DropGroundProps = Pick<FileDropProps, 'prompt' | 'accept' | 'multiple' | 'disabled' | 'onFiles' | 'onTransfer'> & {
  control: ControlProps;
};

function DropGround({ prompt, accept, multiple = false, disabled = false, control, ...handlers }: DropGroundProps) {
  const { onFiles, onTransfer } = handlers;
  const [over, setOver] = useState(false);
  const acceptList = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  const hover = (event: DragEvent, entered: boolean) => {
    event.preventDefault();
    setOver(entered);
  };
  return (
    <label
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, false)}
      onDrop={(event) => {
        hover(event, false);
        if (onTransfer && !disabled) onTransfer(event.dataTransfer);
        else acceptList(event.dataTransfer.files);
      }}
      className={groundClass(over, control['aria-invalid'] === true, disabled)}
    >
      <Upload size={20} className="text-ink-3" aria-hidden />
      <span className="font-medium">{prompt}</span>
      <input
        {...control}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          acceptList(event.target.files);
          // The user may choose the same file again after a failure.
          event.target.value = '';
        }}
      />
    </label>
  );
}

function groundClass(over: boolean, invalid: boolean, disabled: boolean): string {
  return clsx(
    'relative grid min-h-28 place-content-center justify-items-center gap-2 rounded-card border-2 border-dashed px-4 py-6 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
    over ? 'border-ink bg-volt-soft' : 'bg-surface hover:bg-sunken',
    !over && (invalid ? 'border-bad' : 'border-line-strong'),
    disabled && 'opacity-55',
  );
}
