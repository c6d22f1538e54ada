import type { Playlist } from '@tangent/contract/promotion/playlist.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../parts/page/fact-list.tsx';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { PLATFORM_NAMES } from '../../../texts/platform-names.ts';
import { Card } from '../../../ui/card.tsx';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';

const TONES = {
  growth: 'good',
  flat: 'quiet',
  decline: 'warn',
  jump: 'bad',
  reported: 'bad',
  unknown: 'quiet',
} as const satisfies Record<Playlist['health'], PillTone>;

/** The playlist as staff checked it: followers, how many songs it adds, and how its followers came. */
export function PlaylistFacts({ playlist }: { playlist: Playlist }) {
  const { t, i18n } = useTranslation();
  const { name, curator, platform, description, followers, songs_per_week, takes, verified_on, health } = playlist;
  const { answers } = playlist;
  return (
    <Card title={name} action={<StatusPill tone={TONES[health]}>{t(`playlist.health.${health}`)}</StatusPill>}>
      <p className="text-13 text-ink-2">
        {curator} · {PLATFORM_NAMES[platform]}
      </p>
      <p className="mt-2 mb-3">{description}</p>
      <FactList
        narrow
        facts={[
          {
            key: 'followers',
            name: t('playlist.submit.facts.followers'),
            value: formatNumber(followers, i18n.language),
          },
          { key: 'songs', name: t('playlist.submit.facts.songs'), value: formatNumber(songs_per_week, i18n.language) },
          { key: 'takes', name: t('playlist.submit.facts.takes'), value: t(`playlist.takes.${takes}`) },
          {
            key: 'answers',
            name: t('playlist.submit.facts.answers'),
            value:
              answers === null
                ? t('playlist.not_measured')
                : [
                    ...(answers.days === null ? [] : [t('playlist.answers_in', { count: answers.days })]),
                    t('playlist.accepted', { percent: answers.accepted_percent, count: answers.pitches }),
                  ].join(', '),
          },
          { key: 'verified', name: t('playlist.submit.facts.verified'), value: formatDate(verified_on, i18n.language) },
        ]}
      />
    </Card>
  );
}
