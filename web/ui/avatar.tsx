import { useUiLabels } from './ui-labels.tsx';

/**
 * Returns the first letters of the first and the last word of a name, as capitals of the page's language: İsmail
 * becomes İ.
 */
export function getInitials(name: string, locale: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase(locale);
}

/** The round avatar of a user, with initials. */
export function Avatar({ name }: { name: string }) {
  const { locale } = useUiLabels();
  return (
    <span className="grid size-9 place-items-center rounded-full bg-ink text-xs font-bold text-paper" aria-hidden>
      {getInitials(name, locale)}
    </span>
  );
}
