/** A simulated browser on a provider's page: the fields of the page, and the result of pressing its buttons. */
export interface Visit {
  status: number;
  page: string;
  /** Presses a button with these fields; returns the redirect address and its values. */
  press(fields: Record<string, string>): Promise<Return>;
}

export interface Return {
  status: number;
  /** The address of the app. */
  address: string;
  /** The values sent to the app: in the fragment, in the query or in a form. */
  values: Record<string, string>;
}

export async function visit(address: string): Promise<Visit> {
  const response = await fetch(address, { redirect: 'manual' });
  const page = await response.text();
  const [first = ''] = page.split('</form>');
  return {
    status: response.status,
    page,
    press: async (fields) => {
      const hidden = readFields(first).filter(([name]) => !['name', 'email', 'email_verified'].includes(name));
      const body = new URLSearchParams([...hidden, ...Object.entries(fields)]);
      const pressed = await fetch(new URL(address.split('?')[0] ?? ''), { method: 'POST', body, redirect: 'manual' });
      return readReturn(pressed);
    },
  };
}

/** Reads the target of a redirect or of a form that submits itself. */
export async function readReturn(response: Response): Promise<Return> {
  const { status } = response;
  const location = response.headers.get('location');
  if (location === null) {
    const page = await response.text();
    const address = readEntities(/<form method="post" action="([^"]*)"/.exec(page)?.[1] ?? '');
    return { status, address, values: Object.fromEntries(readFields(page)) };
  }
  const url = new URL(location);
  const values = new URLSearchParams(url.hash === '' ? url.search : url.hash.slice(1));
  return { status, address: url.origin + url.pathname, values: Object.fromEntries(values) };
}

function readFields(page: string): [string, string][] {
  const fields = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return [...fields].map(([, name = '', value = '']) => [readEntities(name), readEntities(value)]);
}

function readEntities(text: string): string {
  const named: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (mark) => named[mark] ?? mark);
}
