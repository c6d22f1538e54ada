/** A name by which the product recognizes a robot, as the scanners of mail providers have one. */
const AGENT = 'Mozilla/5.0 (compatible; SandboxMailScanner/1.0)';
const PATIENCE_MS = 2_000;
/** Links in emails to fans. Those in emails about an account work once, so they are left to the person. */
const LINK = /https?:\/\/[^\s"'<>/]+\/release\/[^\s"'<>]+/g;
/** The sandbox never sends a request to another machine. */
const OWN_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Opens every link to a release once, as the robots of mail providers do before a person can read the mail: a link that
 * changes something has to ask for a button to be pressed.
 */
export async function openLinks({ text, html }: { text: string | null; html: string | null }): Promise<void> {
  const found = [...(text ?? '').matchAll(LINK), ...(html ?? '').replaceAll('&amp;', '&').matchAll(LINK)];
  const addresses = new Set(found.map(([address]) => address));
  await Promise.all([...addresses].filter(isOwnAddress).map(openLink));
}

/** Whether an address is on this machine: the sandbox opens no other. */
export function isOwnAddress(address: string): boolean {
  return URL.canParse(address) && OWN_HOSTS.includes(new URL(address).hostname);
}

/** A product that is stopped or slow must not keep the mail from arriving. */
async function openLink(address: string): Promise<void> {
  const options = { headers: { 'user-agent': AGENT }, signal: AbortSignal.timeout(PATIENCE_MS) };
  await fetch(address, options)
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}
