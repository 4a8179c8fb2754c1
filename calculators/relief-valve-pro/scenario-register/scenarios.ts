/** Causes of overpressure that API 521 requires a register to consider. */
export const scenarios = [
  'Closed outlets',
  'External pool fire',
  'External fire, no liquid',
  'Control valve failure',
  'Thermal expansion',
  'Heat exchanger tube rupture',
  'Cooling failure',
  'Reflux failure',
  'Power failure',
  'Instrument air failure',
  'Check valve failure',
  'Inadvertent valve opening',
  'Overfilling',
  'Abnormal heat input',
  'Accumulation of noncondensables',
  'Entrance of volatile material',
  'Chemical reaction',
  'Other',
] as const;

export type Scenario = (typeof scenarios)[number];

/** Fire scenarios: a vessel has one of them, with or without liquid. */
export const fires: readonly Scenario[] = ['External pool fire', 'External fire, no liquid'];

export const services = ['Gas and vapour', 'Steam', 'Liquid', 'Two-phase'] as const;

export type Service = (typeof services)[number];

/** Services that relieve vapour. */
export const vapourServices: ReadonlySet<Service> = new Set(['Gas and vapour', 'Steam']);
