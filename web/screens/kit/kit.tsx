export function Kit() {
  return null;
}
