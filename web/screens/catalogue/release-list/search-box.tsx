import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTROL_CLASS } from '../../../ui/form/control-class.ts';
import { SEARCH_MAX_LENGTH } from './use-list-query.ts';

/** A search runs once the user pauses. */
const AFTER_MS = 250;

type SearchBoxProps = { value: string; onChange: (value: string, options: { isTyped: boolean }) => void };

/** The search field. The first word is a step in the history; what is typed after it replaces that step. */
export function SearchBox({ value, onChange }: SearchBoxProps) {
  const { t } = useTranslation();
  const { text, setText, sent, setSent } = useTypedText(value);
  useEffect(() => {
    const next = text.trim();
    if (next === sent) return;
    const timer = setTimeout(() => {
      setSent(next);
      onChange(next, { isTyped: value !== '' });
    }, AFTER_MS);
    return () => clearTimeout(timer);
  });
  return (
    <search className="relative min-w-0 max-sm:flex-1 sm:w-72">
      <Search
        size={16}
        className="pointer-events-none absolute top-1/2 left-3 z-1 -translate-y-1/2 text-ink-3"
        aria-hidden
      />
      <input
        type="search"
        aria-label={t('release_list.search')}
        placeholder={t('release_list.placeholder')}
        maxLength={SEARCH_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={clsx(CONTROL_CLASS, 'pl-9')}
      />
    </search>
  );
}

/** The typed text. An address that changed otherwise, by going back or clearing the filters, replaces it. */
function useTypedText(value: string) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }
  return { text, setText, sent, setSent };
}
