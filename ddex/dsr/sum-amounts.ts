/** Returns the exact sum of decimal numbers written as text (`0.0042`, `-3`). Throws RangeError for any other text. */
export function sumAmounts(amounts: Iterable<string>): string {
  let digits = 0n;
  let scale = 0;
  for (const amount of amounts) {
    const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
    if (whole === undefined) throw new RangeError(`not an amount: ${amount}`);
    if (fraction.length > scale) {
      digits *= 10n ** BigInt(fraction.length - scale);
      scale = fraction.length;
    }
    const size = BigInt(whole + fraction.padEnd(scale, '0'));
    digits += sign === '-' ? -size : size;
  }
  const size = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const text = scale === 0 ? size : `${size.slice(0, -scale)}.${size.slice(-scale)}`;
  return digits < 0n ? `-${text}` : text;
}
