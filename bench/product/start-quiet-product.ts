import { isQuiet } from './file-import.ts';
import { waitForDemo, waitUntil } from './releases.ts';
import { type Product, startProduct } from './start-product.ts';

const SETTLED_WITHIN_MS = 300_000;

/**
 * Starts the product with the releases of the demo, or with their year of reports too, and waits until it has nothing
 * left to do: for what a visitor notices, which the work of the demo would disturb.
 */
export async function startQuietProduct(
  firstPort: number,
  demo: 'releases' | 'year' = 'releases',
  settings: Record<string, string> = {},
): Promise<Product> {
  const product = await startProduct(firstPort, undefined, { DEMO: demo, ...settings });
  try {
    await waitForDemo(product);
    await waitUntil('the demo has settled', SETTLED_WITHIN_MS, () => isQuiet(product));
    return product;
  } catch (error) {
    await product.stop();
    throw error;
  }
}
