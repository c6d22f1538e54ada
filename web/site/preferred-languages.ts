/** Language tags of an Accept-Language header, the most wanted first (RFC 9110, 12.5.4). */
export function listPreferredLanguages(header: string): string[] {
  return header
    .split(',')
    .map((entry, order) => {
      const [tag = '', ...params] = entry.split(';').map((part) => part.trim());
      const weight = params.find((param) => param.startsWith('q='))?.slice(2);
      return { tag, order, quality: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
    .map(({ tag }) => tag);
}
