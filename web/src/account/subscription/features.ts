/** Pro features, for the pricing and success pages. */
export const proFeatures: readonly string[] = [
  'Every Pro calculator, new ones included',
  'Calculation cases side by side',
  'Export to Excel, and import from it',
  'Advanced tools: blowdown, relief, vibration, two-phase flow',
  'Calculation sheets with the working of every case',
  'Priority support',
];

/** Feature comparison of the plans. */
export const comparison: readonly { readonly feature: string; readonly free: boolean }[] = [
  { feature: 'Basic calculators', free: true },
  { feature: 'Unit converters and pipe dimensions', free: true },
  { feature: 'Steam tables', free: true },
  { feature: 'Premium calculators', free: false },
  { feature: 'Premium cases side by side', free: false },
  { feature: 'Premium cases to and from Excel', free: false },
  { feature: 'Advanced tools', free: false },
  { feature: 'Priority support', free: false },
];
