import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button-class.ts';
import type { Timing } from './tap-timing.ts';

type TapPadProps = { pad: RefObject<HTMLButtonElement | null>; timing: Timing; playing: boolean; onTap: () => void };

/** The button to tap on, with the line it is for. It answers the finger when it comes down, not when it is lifted. */
export function TapPad({ pad, timing, playing, onTap }: TapPadProps) {
  const { t } = useTranslation();
  const line = timing.lines[timing.next];
  return (
    <button
      ref={pad}
      type="button"
      data-tap
      onPointerDown={(event) => event.button === 0 && onTap()}
      // A click that no pointer made: Enter, or a screen reader.
      onClick={(event) => event.detail === 0 && onTap()}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      className={buttonClass('ink', 'large', 'min-h-20 w-full touch-manipulation flex-col select-none')}
    >
      <span className="text-13 font-[500] opacity-80">
        {line ? t(playing ? 'wizard.lyrics.tap' : 'wizard.lyrics.tap_start') : t('wizard.lyrics.all_timed')}
      </span>
      {line && <span className="max-w-full truncate text-16">{line.text || t('wizard.lyrics.pause')}</span>}
    </button>
  );
}
