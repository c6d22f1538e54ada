import type { UploadedAudioFacts } from '@tangent/contract/catalogue/upload.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration, formatLevel, formatSampleRate } from '../../text/format.ts';

/** The measured values of a file, as plain numbers. */
export function AudioFactList({ facts }: { facts: UploadedAudioFacts }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  const rate = formatSampleRate(facts.sample_rate_hz, language);
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
      <dd className="num text-13 font-strong">{children}</dd>
    </div>
  );
}
