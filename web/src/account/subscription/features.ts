/** What Pro adds, as it is told to whoever may buy it or has just done so. */
export const proFeatures: readonly string[] = [
  'Every Pro calculator, new ones included',
  'Calculation cases side by side',
  'Export to Excel, and import from it',
  'Advanced tools: blowdown, relief, vibration, two-phase flow',
  'Calculation sheets with the working of every case',
  'Priority support',
];

/** What there is, and whether it comes free. */
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
