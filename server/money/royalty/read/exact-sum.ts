import { addDecimals, type Decimal } from '@tangent/domain/money/royalty/decimal.ts';

/** Half of the range of exact numbers: a sum within this limit can take one more number within it. */
const SAFE = 2 ** 52;

/** Adds up millions of numbers without losing a digit, and without a `bigint` for each of them. */
export class SafeSum {
  private small = 0;
  private large = 0n;

  add(value: number): void {
    this.small += value;
    if (this.small < -SAFE || this.small > SAFE) {
      this.large += BigInt(this.small);
      this.small = 0;
    }
  }

  total(): bigint {
    return this.large + BigInt(this.small);
  }
}

/** Adds up decimal numbers the same way, by their number of decimal places. */
export class DecimalSum {
  private readonly small: SafeSum[] = [];
  private large: Decimal = { digits: 0n, scale: 0 };

  add(amount: Decimal): void {
    const digits = Number(amount.digits);
    if (digits < -SAFE || digits > SAFE) {
      this.large = addDecimals(this.large, amount);
      return;
    }
    let sum = this.small[amount.scale];
    if (sum === undefined) {
      sum = new SafeSum();
      this.small[amount.scale] = sum;
    }
    sum.add(digits);
  }

  total(): Decimal {
    let total = this.large;
    this.small.forEach((sum, scale) => {
      total = addDecimals(total, { digits: sum.total(), scale });
    });
    return total;
  }
}
