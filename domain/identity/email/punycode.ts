/**
 * Punycode (RFC 3492): a label of a domain name with letters of any script, written with ASCII only. `domain` imports no
 * package, and the browser has no call that reads such a label.
 */

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE_POINT = 0x80;
const LAST_CODE_POINT = 0x10ffff;
const DELIMITER = '-';
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Encodes a label that has at least one character beyond ASCII, without the prefix `xn--`.
 *
 * @example encodePunycode('müzik') // 'mzik-0ra'
 */
export function encodePunycode(label: string): string {
  const points = [...label].map((letter) => letter.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < FIRST_CODE_POINT);
  let output = basic.map((point) => String.fromCodePoint(point)).join('');
  if (basic.length > 0) output += DELIMITER;
  let [point, delta, bias, handled] = [FIRST_CODE_POINT, 0, FIRST_BIAS, basic.length];
  while (handled < points.length) {
    const next = Math.min(...points.filter((other) => other >= point));
    delta += (next - point) * (handled + 1);
    point = next;
    for (const other of points) {
      if (other < point) delta += 1;
      if (other !== point) continue;
      output += encodeNumber(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    point += 1;
  }
  return output;
}

/** Decodes a label without its prefix `xn--`; null when the text is no Punycode. */
export function decodePunycode(encoded: string): string | null {
  const end = encoded.lastIndexOf(DELIMITER);
  const points = [...encoded.slice(0, Math.max(0, end))].map((letter) => letter.codePointAt(0) ?? 0);
  const digits = [...encoded.slice(end + 1)].map((letter) => DIGITS.indexOf(letter));
  const basic = points.length;
  let [point, position, bias] = [FIRST_CODE_POINT, 0, FIRST_BIAS];
  while (digits.length > 0) {
    const delta = takeNumber(digits, bias);
    if (delta === null) return null;
    const length = points.length + 1;
    bias = adapt(delta, length, points.length === basic);
    position += delta;
    point += Math.floor(position / length);
    position %= length;
    if (point > LAST_CODE_POINT) return null;
    points.splice(position, 0, point);
    position += 1;
  }
  return String.fromCodePoint(...points);
}

function threshold(k: number, bias: number): number {
  return Math.min(T_MAX, Math.max(T_MIN, k - bias));
}

function encodeNumber(number: number, bias: number): string {
  let [rest, output] = [number, ''];
  for (let k = BASE; ; k += BASE) {
    const t = threshold(k, bias);
    if (rest < t) return output + DIGITS[rest];
    output += DIGITS[t + ((rest - t) % (BASE - t))];
    rest = Math.floor((rest - t) / (BASE - t));
  }
}

/** Takes the digits of one number from the front; null for a letter that is no digit, and for a number without an end. */
function takeNumber(digits: number[], bias: number): number | null {
  let [number, weight] = [0, 1];
  for (let k = BASE; ; k += BASE) {
    const digit = digits.shift();
    if (digit === undefined || digit < 0) return null;
    number += digit * weight;
    if (!Number.isSafeInteger(number)) return null;
    const t = threshold(k, bias);
    if (digit < t) return number;
    weight *= BASE - t;
  }
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
