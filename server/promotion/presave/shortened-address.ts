/** A shortened address, as `hideMailbox` makes it: nobody can put a sentence of their own on the page. */
const SHORTENED = /^\S…@[\p{L}\p{N}.-]{3,254}$/u;

/** Whether a text of an address is the shortened email address of a request that was just sent. */
export function isShortenedAddress(text: string | undefined): text is string {
  return text !== undefined && SHORTENED.test(text);
}
