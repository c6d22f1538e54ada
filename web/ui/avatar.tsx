/** A person is round, like a record. Shows the first letters of the first and the last name. */
export function Avatar({ name }: { name: string }) {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return (
    <span className="grid size-9 place-items-center rounded-full bg-ink text-xs font-[650] text-paper" aria-hidden>
      {letters.join('').toLocaleUpperCase()}
    </span>
  );
}
