/** A country of listeners: its weight, and the price of a play there in percent of the usual price. */
export interface ReportCountry {
  code: string;
  /** As written by stores that do not use country codes. */
  name: string;
  weight: number;
  price_percent: number;
}

export const REPORT_COUNTRIES: readonly ReportCountry[] = [
  { code: 'US', name: 'United States', weight: 240, price_percent: 100 },
  { code: 'BR', name: 'Brazil', weight: 90, price_percent: 24 },
  { code: 'GB', name: 'United Kingdom', weight: 85, price_percent: 93 },
  { code: 'MX', name: 'Mexico', weight: 80, price_percent: 27 },
  { code: 'DE', name: 'Germany', weight: 75, price_percent: 88 },
  { code: 'TR', name: 'Turkey', weight: 60, price_percent: 15 },
  { code: 'ES', name: 'Spain', weight: 55, price_percent: 55 },
  { code: 'FR', name: 'France', weight: 55, price_percent: 70 },
  { code: 'IN', name: 'India', weight: 50, price_percent: 9 },
  { code: 'ID', name: 'Indonesia', weight: 42, price_percent: 11 },
  { code: 'IT', name: 'Italy', weight: 40, price_percent: 60 },
  { code: 'CA', name: 'Canada', weight: 38, price_percent: 90 },
  { code: 'AR', name: 'Argentina', weight: 32, price_percent: 12 },
  { code: 'AU', name: 'Australia', weight: 30, price_percent: 97 },
  { code: 'PH', name: 'Philippines', weight: 28, price_percent: 13 },
  { code: 'NL', name: 'Netherlands', weight: 24, price_percent: 92 },
  { code: 'PL', name: 'Poland', weight: 24, price_percent: 36 },
  { code: 'CO', name: 'Colombia', weight: 22, price_percent: 21 },
  { code: 'JP', name: 'Japan', weight: 20, price_percent: 95 },
  { code: 'SE', name: 'Sweden', weight: 19, price_percent: 96 },
  { code: 'CL', name: 'Chile', weight: 18, price_percent: 29 },
  { code: 'PT', name: 'Portugal', weight: 12, price_percent: 49 },
  { code: 'NO', name: 'Norway', weight: 10, price_percent: 125 },
  { code: 'CH', name: 'Switzerland', weight: 9, price_percent: 121 },
  { code: 'NZ', name: 'New Zealand', weight: 7, price_percent: 91 },
];
