type Given = { campaign?: string | undefined; medium?: string | undefined; source?: string | undefined };
type Kept = { campaign?: string; medium?: string; source?: string };

/** What brought somebody here, as it is kept with a new account: what is blank is left out. */
export function keepTags(given: Given | undefined): Kept | null {
  const tags = Object.entries(given ?? {}).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : []));
  return tags.length === 0 ? null : (Object.fromEntries(tags) as Kept);
}
