import type { Mastering, MasteringReport } from '@tangent/contract/promotion/mastering.ts';
import { clsx } from 'clsx';
import { Repeat } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayButton } from '../../../parts/catalogue/upload/play-button.tsx';
import { formatDuration, formatLevel } from '../../../parts/text/format.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/form/switch.tsx';
import { SIDES } from './ab-player.ts';
import { BlindTest } from './blind-test.tsx';
import { MirrorWaveform } from './mirror-waveform.tsx';
import { type AbControls, matchGains, useAbPlayer } from './use-ab-player.ts';

/** Original and master side by side, at equal loudness unless the artist wants otherwise, and the blind test. */
export function AbPanel({ project, report }: { project: Mastering; report: MasteringReport }) {
  const { t } = useTranslation();
  const player = useAbPlayer(project);
  return (
    <>
      <Card title={t('mastering.compare.title')} isRegion>
        <div className="grid gap-4">
          <MirrorWaveform report={report} seconds={player.seconds} loop={player.loop} onSeek={player.seek} />
          <div className="flex flex-wrap items-center gap-3">
            <PlayButton title={project.project_name} playing={player.playing} onToggle={player.toggle} size="large" />
            {!player.isBlind && <SideSwitch player={player} />}
            {!player.isBlind && <EqualLoudness player={player} report={report} />}
            <LoopKey player={player} />
            <span className="code ml-auto">
              <strong className="text-lg">{formatDuration(player.seconds * 1000)}</strong> /{' '}
              {formatDuration(report.duration_ms)}
            </span>
          </div>
          {player.failed && (
            <p role="alert" className="text-13 text-bad">
              {t('upload.cannot_play')}
            </p>
          )}
        </div>
      </Card>
      <BlindTest project={project} player={player} />
    </>
  );
}

function SideSwitch({ player }: { player: AbControls }) {
  const { t } = useTranslation();
  return (
    <fieldset className="flex overflow-hidden rounded-control border border-line-strong">
      <legend className="sr-only">{t('mastering.compare.listen_to')}</legend>
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          aria-pressed={player.side === side}
          onClick={() => player.choose(side)}
          className={clsx(
            'flex min-h-10 items-center gap-2 px-3 font-strong',
            player.side === side ? 'bg-ink text-paper' : 'hover:bg-sunken',
          )}
        >
          <span
            aria-hidden
            className={clsx(
              'code grid size-6 place-items-center rounded-sm',
              player.side === side ? 'bg-volt text-on-volt' : 'bg-sunken',
            )}
          >
            {side === 'original' ? 'A' : 'B'}
          </span>
          {t(`mastering.compare.${side}`)}
        </button>
      ))}
    </fieldset>
  );
}

function LoopKey({ player }: { player: AbControls }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-pressed={player.loop !== null}
      onClick={() => player.repeatLoop(player.loop === null)}
      className={buttonClass('plain', 'medium', 'aria-pressed:bg-sunken')}
    >
      <Repeat size={15} aria-hidden /> {t('mastering.compare.loop')}
    </button>
  );
}

function EqualLoudness({ player, report }: { player: AbControls; report: MasteringReport }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const gains = matchGains(report.before.integrated_lufs, report.after.integrated_lufs);
  const lowered = 20 * Math.log10(gains.master * gains.original);
  const name = gains.master < gains.original ? 'B' : 'A';
  return (
    <span className="flex items-center gap-2 text-13">
      <Switch checked={player.isEqual} onChange={player.setEqual} aria-labelledby={id} />
      <span id={id}>{t('mastering.compare.equal')}</span>
      <span className="code text-ink-2">
        {name} {formatLevel(lowered, 'dB', i18n.language)}
      </span>
    </span>
  );
}
