import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnreadCount } from '../../api/events/unread-count.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart, loadPart } from '../load-part.ts';
import { withTexts } from '../page-texts.ts';
import { useSession } from '../session/session.ts';
import { formatUnread } from './format-unread.ts';

const load = withTexts(async () => (await import('./notification-panel.tsx')).NotificationPanel);
/** Loaded on demand: most pages are left without opening it. */
const NotificationPanel = lazyPart(load);
const preload = () => void loadPart(load);

/** The bell with the number of unread notifications. Staff have none: the events are about an artist's music. */
export function NotificationBell() {
  const { state, user } = useSession();
  const isArtist = state === 'verified' && user !== null && !user.is_staff;
  const unread = useUnreadCount(isArtist);
  return isArtist ? <BellButton unread={unread} /> : null;
}

function BellButton({ unread }: { unread: number }) {
  const { t } = useTranslation();
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never');
  const shown = formatUnread(unread);
  return (
    <>
      <IconButton
        label={unread > 0 ? t('shell.bell.unread', { count: unread, shown }) : t('shell.bell.none')}
        aria-haspopup="dialog"
        aria-expanded={panel === 'open'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setPanel('open')}
        className="relative"
      >
        <Bell size={19} aria-hidden />
        {unread > 0 && (
          <span
            className="num absolute top-0 right-0 min-w-4 rounded-full bg-ink px-1 text-center text-2xs leading-4 font-bold text-paper"
            aria-hidden
          >
            {shown}
          </span>
        )}
      </IconButton>
      {panel !== 'never' && (
        <Suspense fallback={null}>
          <NotificationPanel open={panel === 'open'} onOpenChange={(open) => setPanel(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </>
  );
}
