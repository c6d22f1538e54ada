/** Hands a text to the browser as a file. */
export function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Prints a text alone, without the page around it: in a frame that is gone afterwards. */
export function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.style.position = 'fixed';
  frame.style.visibility = 'hidden';
  document.body.append(frame);
  const page = frame.contentDocument;
  const paper = frame.contentWindow;
  if (page === null || paper === null) return;
  const lines = page.createElement('pre');
  lines.textContent = text;
  page.body.append(lines);
  paper.addEventListener('afterprint', () => frame.remove());
  paper.print();
}
