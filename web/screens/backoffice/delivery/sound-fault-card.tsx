import type { DeliveryOverview, SoundFault } from '@tangent/contract/distribution/backoffice-delivery.ts';
import { useTranslation } from 'react-i18next';
import { useDeliveryAction } from '../../../api/distribution/backoffice-delivery.ts';
import { getErrorText } from '../../../api/error-text.ts';
import { formatInstant, formatNumber } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

type Props = { delivery: DeliveryOverview; faults: readonly SoundFault[]; owner_email: string };

/** Shows the sound files that differ from what was checked, with both figures, and what staff can do about them. */
export function SoundFaultCard({ delivery, faults, owner_email }: Props) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const action = useDeliveryAction(delivery.id);
  const encodeAgain = () =>
    action.mutate(
      { kind: 'resend', with_files: true },
      {
        onSuccess: () => toast('good', t('backoffice.sound_fault.encoding')),
        onError: (error: unknown) => toast('bad', getErrorText(i18n, error)),
      },
    );
  const subject = t('backoffice.sound_fault.ask_subject', { title: delivery.release.title });
  return (
    <Card title={t('backoffice.sound_fault.title', { count: faults.length })}>
      <p className="text-13 text-ink-2">{t('backoffice.sound_fault.text')}</p>
      <ul className="mt-3 grid gap-4">
        {faults.map((fault) => (
          <FaultItem key={`${fault.track.position} ${fault.variant}`} fault={fault} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button busy={action.isPending} onClick={encodeAgain}>
          {t('backoffice.sound_fault.encode_again')}
        </Button>
        <a
          className={buttonClass('plain', 'medium')}
          href={`mailto:${owner_email}?subject=${encodeURIComponent(subject)}`}
        >
          {t('backoffice.sound_fault.ask')}
        </a>
      </div>
    </Card>
  );
}

function FaultItem({ fault: { track, variant, found_at, differences } }: { fault: SoundFault }) {
  const { t, i18n } = useTranslation();
  return (
    <li className="min-w-0">
      <p className="font-strong">
        {track.position}. {track.title} <span className="code font-soft text-ink-3">{variant}</span>
      </p>
      <p className="text-13 text-ink-3">{formatInstant(found_at, i18n.language)}</p>
      <ul className="mt-1.5 grid gap-1.5 text-13">
        {differences.map((difference) => (
          <li key={difference.what} className="min-w-0">
            <span className="block font-strong">{t(`backoffice.sound_fault.what.${difference.what}`)}</span>
            <Figure label={t('backoffice.sound_fault.measured')} difference={difference} of="measured" />
            <Figure label={t('backoffice.sound_fault.expected')} difference={difference} of="expected" />
          </li>
        ))}
      </ul>
    </li>
  );
}

type FigureProps = { label: string; difference: SoundFault['differences'][number]; of: 'measured' | 'expected' };

const UNITS = {
  sample_rate: 'Hz',
  bits: 'bit',
  length: 'samples',
  loudness: 'LUFS',
  true_peak: 'dBTP',
} as const;
const DECIMAL: readonly string[] = ['loudness', 'true_peak'];

function Figure({ label, difference, of }: FigureProps) {
  const { t, i18n } = useTranslation();
  const { what, tolerance } = difference;
  const value = difference[of];
  if (value === null && what === 'decoding') return null;
  const unit = UNITS[what as keyof typeof UNITS];
  const number = (level: number) => formatNumber(level, i18n.language, DECIMAL.includes(what) ? 2 : 0);
  const shown =
    value === null ? t('backoffice.sound_fault.nothing') : typeof value === 'number' ? number(value) : value;
  const isUnit = typeof value === 'number' && unit !== undefined;
  const name = unit === 'samples' ? t('backoffice.sound_fault.samples') : unit;
  return (
    <span className="block text-ink-2">
      {label}: <span className="code break-all">{shown}</span>
      {isUnit && ` ${name}`}
      {of === 'expected' && tolerance > 0 && ` ± ${number(tolerance)}`}
    </span>
  );
}
