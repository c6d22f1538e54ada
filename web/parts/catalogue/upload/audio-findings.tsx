import type { UploadedAudioFacts } from '@tangent/contract/catalogue/upload.ts';
import { SILENCE_MAX_MS } from '@tangent/domain/catalogue/file-limits.ts';
import { type AudioAdvice, type AudioSeverity, adviseAudio } from '@tangent/domain/catalogue/release/audio-advice.ts';
import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDuration, formatLevel, formatNumber } from '../../text/format.ts';

const STYLES: Record<AudioSeverity, { Icon: LucideIcon; tone: string }> = {
  problem: { Icon: OctagonAlert, tone: 'text-bad' },
  warning: { Icon: TriangleAlert, tone: 'text-warn' },
  note: { Icon: Info, tone: 'text-ink-2' },
};

type AudioFindingsProps = { facts: UploadedAudioFacts; title: string; onListen: (seconds: number) => void };

/** The findings in a file: their meaning, the advice, and the positions to listen to. */
export function AudioFindings({ facts, title, onListen }: AudioFindingsProps) {
  const { t } = useTranslation();
  const advice = adviseAudio(facts);
  if (advice.length === 0) {
    return (
      <p className="flex gap-1.5 text-13 text-ink-2">
        <CircleCheck size={15} className="mt-px shrink-0 text-good" aria-hidden />
        {t('audio.clean')}
      </p>
    );
  }
  return (
    <ul aria-label={t('audio.title', { title })} className="grid gap-3">
      {advice.map((one) => (
        <Finding key={one.code} advice={one} onListen={onListen} />
      ))}
    </ul>
  );
}

function Finding({ advice, onListen }: { advice: AudioAdvice; onListen: (seconds: number) => void }) {
  const { t, i18n } = useTranslation();
  const { Icon, tone } = STYLES[advice.severity];
  const values = formatValues(advice, i18n.language);
  return (
    <li className="grid grid-cols-start-fill gap-x-2 text-13">
      <Icon size={15} className={`mt-0.5 ${tone}`} aria-hidden />
      <div className="grid gap-1">
        <p className={`font-strong ${tone}`}>
          <span className="sr-only">{t(`audio.severity.${advice.severity}`)}: </span>
          {t(`audio.advice.${advice.code}.what`, values)}
        </p>
        <p className="text-ink-2">{t(`audio.advice.${advice.code}.todo`, values)}</p>
        <ListenButtons at={advice.at_ms} onListen={onListen} />
      </div>
    </li>
  );
}

function ListenButtons({ at, onListen }: { at: readonly number[]; onListen: (seconds: number) => void }) {
  const { t } = useTranslation();
  if (at.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1.5 pt-0.5">
      {at.map((ms) => (
        <button
          key={ms}
          type="button"
          aria-label={t('audio.listen_at', { time: formatDuration(ms) })}
          onClick={() => onListen(ms / 1000)}
          className="code min-h-6 rounded-sm border border-line-strong px-1.5 text-ink hover:bg-sunken"
        >
          {formatDuration(ms)}
        </button>
      ))}
    </div>
  );
}

/** Formats measured values in the language; a sentence uses those it needs. */
function formatValues({ code, params }: AudioAdvice, language: string) {
  const write = (name: string, digits = 0, factor = 1) => formatNumber((params[name] ?? 0) * factor, language, digits);
  return {
    level: formatLevel(params.level ?? null, code.startsWith('too_') ? 'LUFS' : 'dBTP', language),
    seconds: write('seconds', 1),
    limit: formatNumber(SILENCE_MAX_MS / 1000, language),
    // Never `count`, which would require a plural form: there are always many.
    runs: write('count'),
    percent: `${write('percent', 1)}%`,
    frequency: `${write('hz', 1, 1 / 1000)} kHz`,
    source_frequency: `${write('source_hz', 1, 1 / 1000)} kHz`,
    db: write('db'),
    bits: write('bits'),
    used_bits: write('used_bits'),
  };
}
