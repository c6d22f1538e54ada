import type { VisibleAnnouncement } from '@tangent/contract/events/announcement.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { Megaphone, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAnnouncements } from '../../../api/insight/dashboard.ts';
import { isPageAvailable } from '../../../app/menu/nav-entries.ts';
import { readStored, writeStored } from '../../../app/storage.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { isAppPath } from '../../../site/app-paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

const KEY = 'dismissed_announcements';
/** More than are ever active at once. */
const DISMISSED_MAX = 30;

/** Returns the announcements hidden in this browser. */
function listDismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Hides one more announcement; returns all hidden ones. */
function rememberDismissed(id: string): string[] {
  const ids = [...listDismissed().filter((known) => known !== id), id].slice(-DISMISSED_MAX);
  writeStored(KEY, JSON.stringify(ids));
  return ids;
}

/** Shows the company's announcements until the user hides them. Takes no space while there are none. */
export function AnnouncementBlock() {
  const { t, i18n } = useTranslation();
  const { data, isError, error, refetch } = useAnnouncements(i18n.language as Language);
  const [dismissed, setDismissed] = useState(listDismissed);
  if (data === undefined) return isError ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null;
  const shown = data.items.filter(({ id }) => !dismissed.includes(id));
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('dashboard.announcement.title')} className="mt-9 border-b border-line">
      {shown.map((announcement) => (
        <Announced
          key={announcement.id}
          announcement={announcement}
          onDismiss={() => setDismissed(rememberDismissed(announcement.id))}
        />
      ))}
    </section>
  );
}

type AnnouncedProps = { announcement: VisibleAnnouncement; onDismiss: () => void };

function Announced({ announcement: { title, body, link, language }, onDismiss }: AnnouncedProps) {
  const { t } = useTranslation();
  return (
    <article className="relative flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-line py-4 pr-12">
      <Megaphone size={16} className="shrink-0 self-center text-ink-2" aria-hidden />
      <h2 lang={language} className="font-bold">
        {title}
      </h2>
      <p lang={language} className="text-ink-2">
        {body}
      </p>
      {link !== null && <MoreLink link={link} title={title} />}
      <IconButton
        label={t('dashboard.announcement.dismiss', { title })}
        onClick={onDismiss}
        className="absolute top-2 right-2"
      >
        <X size={16} aria-hidden />
      </IconButton>
    </article>
  );
}

/** Links to a screen of the app, to one of our server-rendered pages, or to an external address. */
function MoreLink({ link, title }: { link: string; title: string }) {
  const { t } = useTranslation();
  const linkClass = 'tap text-link';
  const linkProps = {
    children: t('dashboard.announcement.more'),
    'aria-label': t('dashboard.announcement.more_of', { title }),
  };
  const [path = ''] = link.split(/[?#]/);
  if (isAppPath(path) && isPageAvailable(path)) return <Link to={link} className={linkClass} {...linkProps} />;
  return <a href={link} className={linkClass} rel="noreferrer" {...linkProps} />;
}
