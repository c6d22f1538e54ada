import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type PlayButtonProps = { title: string; playing: boolean; onToggle: () => void; size: 'small' | 'medium' | 'large' };

const SIZES = { small: ['size-10', 17], medium: ['size-11', 18], large: ['size-12', 18] } as const;

/** Plays or pauses a recording, and says which one. */
export function PlayButton({ title, playing, onToggle, size }: PlayButtonProps) {
  const { t } = useTranslation();
  const Icon = playing ? Pause : Play;
  const [className, pixels] = SIZES[size];
  return (
    <button
      type="button"
      aria-label={t(playing ? 'upload.pause' : 'upload.play', { title })}
      onClick={onToggle}
      className={clsx('tap grid place-items-center rounded-full bg-ink text-paper hover:opacity-90', className)}
    >
      <Icon size={pixels} fill="currentColor" aria-hidden />
    </button>
  );
}
