import type { UploadedAudioFacts } from '@tangent/contract/upload.ts';
import { SILENCE_MAX_MS } from '@tangent/domain/limits.ts';
import { isUnusualLoudness } from '@tangent/domain/release/check-audio.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration, formatLevel, formatNumber } from './format.ts';

/** What was measured in a file, as numbers that speak for themselves. */
export function AudioFactList({ facts }: { facts: UploadedAudioFacts }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  const rate = `${formatNumber(facts.sample_rate_hz / 1000, language, facts.sample_rate_hz % 1000 === 0 ? 0 : 1)} kHz`;
  const depth = facts.bits_per_sample === null ? '' : ` / ${facts.bits_per_sample} bit`;
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      <Fact name={t('upload.fact.duration')}>{formatDuration(facts.duration_ms)}</Fact>
      <Fact name={t('upload.fact.format')}>
        {facts.format.toUpperCase()} · {t(facts.channels === 1 ? 'upload.fact.mono' : 'upload.fact.stereo')}
      </Fact>
      <Fact name={t('upload.fact.sample_rate')}>
        {rate}
        {depth}
      </Fact>
      <Fact name={t('upload.fact.loudness')}>{formatLevel(facts.integrated_lufs, 'LUFS', language)}</Fact>
      <Fact name={t('upload.fact.true_peak')}>{formatLevel(facts.true_peak_dbtp, 'dBTP', language)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="num text-13 font-[600]">{children}</dd>
    </div>
  );
}

/** What a listener should check before the stores do: silence in the middle, unusual loudness. */
export function AudioWarnings({ facts }: { facts: UploadedAudioFacts }) {
  const { t, i18n } = useTranslation();
  const silences = facts.silences.filter(({ place, length_ms }) => place === 'middle' && length_ms > SILENCE_MAX_MS);
  const warnings = silences.map(({ start_ms, length_ms }) =>
    t('upload.silence_at', { at: formatDuration(start_ms), seconds: formatNumber(length_ms / 1000, i18n.language, 1) }),
  );
  if (isUnusualLoudness(facts.integrated_lufs)) warnings.push(t('upload.unusual_loudness'));
  if (warnings.length === 0) return null;
  return (
    <ul className="grid gap-1 text-13 text-warn">
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-1.5">
          <TriangleAlert size={15} className="mt-px shrink-0" aria-hidden />
          {warning}
        </li>
      ))}
    </ul>
  );
}
