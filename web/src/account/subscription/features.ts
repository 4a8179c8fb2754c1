/** Pro features, for the pricing and success pages. Only what a free account does not have. */
export const proFeatures: readonly string[] = [
  'Every Pro calculator, including new ones',
  'Advanced tools: blowdown, relief, vibration, two-phase flow',
  'Up to 200 projects with 500 sheets each',
  '200 MB of attachments in a project',
  'Pro calculators and bulk runs through the API',
  'Priority support',
];

/** Feature comparison of the plans. */
export const comparison: readonly { readonly feature: string; readonly free: boolean }[] = [
  { feature: 'Basic calculators', free: true },
  { feature: 'Unit converters and pipe dimensions', free: true },
  { feature: 'Steam tables', free: true },
  { feature: 'Premium calculators', free: false },
  { feature: 'Advanced tools', free: false },
  { feature: 'More than one project, and more than three sheets in it', free: false },
  { feature: 'Premium calculators and bulk runs through the API', free: false },
  { feature: 'Priority support', free: false },
];
