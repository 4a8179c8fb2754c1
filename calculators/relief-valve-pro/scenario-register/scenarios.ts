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

/** Other names of scenarios in relief registers. "Fire" alone is with liquid, as vessels are taken unless they are known to be dry. */
export const scenarioAliases: Partial<Record<Scenario, readonly string[]>> = {
  'Closed outlets': [
    'Closed outlet',
    'Blocked outlet',
    'Blocked outlets',
    'Blocked discharge',
    'Outlet blocked',
    'Blocked-in outlet',
    'Block outlet',
  ],
  'External pool fire': [
    'Fire',
    'Fire case',
    'External fire',
    'Fire exposure',
    'Pool fire',
    'Wetted fire',
    'Fire, wetted',
    'Fire (wetted)',
    'External fire, with liquid',
  ],
  'External fire, no liquid': [
    'Dry fire',
    'Unwetted fire',
    'Fire, unwetted',
    'Fire (unwetted)',
    'Fire (dry)',
    'Gas fire',
  ],
  'Control valve failure': [
    'CV failure',
    'Control valve failure open',
    'CV fail open',
    'Control valve wide open',
    'CV fails open',
    'Control valve fails open',
    'Control valve fail open',
  ],
  'Thermal expansion': ['Hydraulic expansion', 'Thermal relief'],
  'Heat exchanger tube rupture': ['Tube rupture', 'HX tube rupture', 'Exchanger tube rupture', 'Tube failure'],
  'Cooling failure': ['Loss of cooling', 'Cooling water failure', 'CW failure', 'Loss of cooling water'],
  'Reflux failure': ['Loss of reflux'],
  'Power failure': ['Loss of power', 'Electric power failure', 'Electrical power failure', 'General power failure'],
  'Instrument air failure': ['IA failure', 'Loss of instrument air'],
  'Check valve failure': ['Reverse flow', 'NRV failure'],
  'Inadvertent valve opening': ['Inadvertent opening'],
  Overfilling: ['Overfill', 'Liquid overfill'],
  'Accumulation of noncondensables': ['Noncondensables', 'Non-condensables'],
  'Chemical reaction': ['Runaway reaction'],
};

/** Fire scenarios: a vessel has one of them, with or without liquid. */
export const fires: readonly Scenario[] = ['External pool fire', 'External fire, no liquid'];

export const services = ['Gas and vapour', 'Steam', 'Liquid', 'Two-phase'] as const;

export type Service = (typeof services)[number];

/** Services that relieve vapour. */
export const vapourServices: ReadonlySet<Service> = new Set(['Gas and vapour', 'Steam']);
