import type { Fluid } from '@isentrope/engineering/flow';
import type { SteamState } from '@isentrope/engineering/properties';
import { absolute, gasConstant, Refusal, messageValue } from '@isentrope/engineering/quantities';
import { transferredFluid } from '../../fluid/index.ts';
import { Absent, absent, check, optional, missing, step, value, type StepInputs } from '../../kit/index.ts';
import {
  compressibilityFactor,
  density,
  flowing,
  flowRate,
  fluidType,
  gamma,
  molecularWeight,
  pressure,
  temperature,
  vaporDensity,
  vaporFlowRate,
  vaporViscosity,
  viscosity,
} from '../fields.ts';
import { saturatedSteamMessage } from '../../saturated-steam.ts';
import { steamAt } from './steam.ts';

/** Fluid properties at the inlet. */

const steamTables = 'IAPWS-IF97';

export const absolutePressure = step(
  'absolutePressure',
  { pressure },
  {
    label: 'Absolute pressure',
    symbol: 'p_a',
    equation: 'p_a = p_1+101325',
    kind: 'absolutePressure',
    unit: 'bar(abs)',
  },
  v => absolute(v.pressure),
);

const known = {
  fluidType,
  fluidSource: optional(flowing.source),
  gamma: optional(gamma),
  flowRate: optional(flowRate),
  vaporFlowRate: optional(vaporFlowRate),
  // An unreadable pressure is not a blank one.
  pressure: optional(pressure),
  absolutePressure: optional(absolutePressure),
  temperature: optional(temperature),
  density: optional(density),
  vaporDensity: optional(vaporDensity),
  molecularWeight: optional(molecularWeight),
  compressibilityFactor: optional(compressibilityFactor),
  viscosity: optional(viscosity),
  vaporViscosity: optional(vaporViscosity),
};

type Known = StepInputs<typeof known>;

/** Source of a field's value: the selected fluid names its own. */
function sourceOfField({ fluidSource = 'typed' }: Known, ofTyped: string): string {
  return fluidSource === 'typed' ? ofTyped : '';
}

/** The selected fluid as another calculator takes it; absent if the properties are typed. */
export const selection = transferredFluid(flowing);

/** Fluid type and properties. */
export const fluid = value('fluid', known, v => v);

export function isGas(fluidOf: Fluid): boolean {
  return fluidOf === 'Gas' || fluidOf === 'Steam';
}

/** Steam at the inlet; absent for other fluids. */
export const steam = value('steam', { fluid }, ({ fluid: v }) => {
  const result = (state: SteamState | undefined) => ({ state });
  if (v.fluidType !== 'Steam') return result(undefined);
  if (v.absolutePressure === undefined) return missing('pressure');
  const state = steamAt(v.absolutePressure, v.temperature);
  return state instanceof Absent ? state : result(state);
});

/** States that a temperature just below saturation is taken as saturated steam. */
export const saturatedRemark = check({ fluid, steam }, ({ fluid: { temperature }, steam: { state } }) =>
  state !== undefined && temperature !== undefined && temperature < state.temperature
    ? [saturatedSteamMessage(temperature, state.temperature)]
    : [],
);

/** Returns the names of the blank inputs. */
export const blanks = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).flatMap(([name, input]) => (input === undefined ? [name] : []));

/** Returns the gas density by the equation of state, or the missing inputs. */
export function gasDensityOf(
  v: Pick<Known, 'molecularWeight' | 'compressibilityFactor' | 'temperature' | 'absolutePressure'>,
  densityLabel: string,
): number | Absent {
  const { molecularWeight: M, compressibilityFactor: Z, temperature: T, absolutePressure: p } = v;
  if (M === undefined) return missing(`${densityLabel} or molecular weight`);
  if (Z === undefined || T === undefined || p === undefined) {
    return missing(...blanks({ pressure: p, temperature: T, 'compressibility factor': Z }));
  }
  return (p * M) / (Z * gasConstant * T);
}

const equationOfState = (symbol: string) => `${symbol} = p_a*M/(Z*8.314462618*T_1)`;

export function vapourDensityOf(v: Known): number | Absent {
  return v.fluidType === 'Two-phase'
    ? (v.vaporDensity ?? gasDensityOf(v, 'vapour density'))
    : absent('not two-phase flow');
}

/** Vapour density of a two-phase flow. */
export const vapourDensity = step(
  'vapourDensity',
  { fluid },
  {
    label: 'Vapour density',
    symbol: 'ρ_g',
    equation: ({ fluid: v }) => (v.vaporDensity === undefined ? equationOfState('ρ_g') : ''),
    source: ({ fluid: v }) => (v.vaporDensity === undefined ? 'Real gas law' : 'As entered'),
    kind: 'density',
    unit: 'kg/m³',
  },
  v => vapourDensityOf(v.fluid),
);

/** The complete flow. */
export const totalFlow = step(
  'totalFlow',
  { fluid },
  {
    label: 'Mass flow',
    symbol: 'q',
    equation: ({ fluid: v }) => (v.fluidType === 'Two-phase' ? 'q = q_m+q_g' : 'q = q_m'),
    kind: 'massFlow',
    unit: 'kg/h',
  },
  ({ fluid: v }) => {
    if (v.fluidType !== 'Two-phase') return v.flowRate ?? missing('flow rate');
    if (v.flowRate !== undefined && v.vaporFlowRate !== undefined) return v.flowRate + v.vaporFlowRate;
    return missing(...blanks({ 'flow rate': v.flowRate, 'vapour flow rate': v.vaporFlowRate }));
  },
);

export const quality = step(
  'quality',
  { flowRate, vaporFlowRate },
  {
    label: 'Vapour mass fraction',
    symbol: 'x',
    equation: 'x = q_g/(q_m+q_g)',
    kind: 'number',
    unit: '',
  },
  v => v.vaporFlowRate / (v.flowRate + v.vaporFlowRate),
);

export const liquidFraction = step(
  'liquidFraction',
  { flowRate, vaporFlowRate, density, vapourDensity },
  {
    label: 'Liquid volume fraction, no slip',
    symbol: 'λ',
    equation: 'λ = q_m/ρ/(q_m/ρ+q_g/ρ_g)',
    kind: 'number',
    unit: '',
  },
  v => {
    const liquid = v.flowRate / v.density;
    return liquid / (liquid + v.vaporFlowRate / v.vapourDensity);
  },
);

const mixed = { fluid, steam, vapourDensity: optional(vapourDensity), liquidFraction: optional(liquidFraction) };

/** Inlet density; of a two-phase flow without slip. */
export const inletDensity = step(
  'inletDensity',
  mixed,
  {
    label: 'Density at the inlet',
    symbol: 'ρ_1',
    equation: ({ fluid: v }) => {
      if (v.fluidType === 'Two-phase') return 'ρ_1 = λ*ρ+(1-λ)*ρ_g';
      if (v.fluidType === 'Steam') return '';
      return v.density === undefined ? equationOfState('ρ_1') : 'ρ_1 = ρ';
    },
    source: ({ fluid: v }) => {
      if (v.fluidType === 'Two-phase') return 'No-slip mixture';
      if (v.fluidType === 'Steam') return steamTables;
      return v.density === undefined ? 'Real gas law' : sourceOfField(v, 'As entered');
    },
    kind: 'density',
    unit: 'kg/m³',
  },
  v => {
    const result = densityOf(v);
    return result instanceof Absent || (result > 1e-100 && result < 1e100) ? result : absent('no finite density');
  },
);

function densityOf({ fluid: v, ...result }: StepInputs<typeof mixed>): number | Absent {
  switch (v.fluidType) {
    case 'Liquid':
      return v.density ?? missing('density');
    case 'Gas':
      return v.density ?? gasDensityOf(v, 'density');
    case 'Steam':
      return result.steam.state?.density ?? absent('not steam');
    case 'Two-phase':
      if (result.liquidFraction !== undefined && result.vapourDensity !== undefined && v.density !== undefined)
        return result.liquidFraction * v.density + (1 - result.liquidFraction) * result.vapourDensity;
      return noMixture(v);
  }
}

/** Warns of steam hotter than the range of IAPWS R12-08. */
function noViscosity(): never {
  throw new Refusal('no viscosity: above {most}', { most: messageValue('temperature', 1173.15, { digits: 3 }) });
}

/** Inlet viscosity; of a two-phase flow weighted by volume without slip. */
export const inletViscosity = step(
  'inletViscosity',
  mixed,
  {
    label: 'Viscosity at the inlet',
    symbol: 'μ_1',
    equation: ({ fluid: v }) => {
      if (v.fluidType === 'Two-phase') return 'μ_1 = λ*μ+(1-λ)*μ_g';
      return v.fluidType === 'Steam' ? '' : 'μ_1 = μ';
    },
    source: ({ fluid: v }) => {
      if (v.fluidType === 'Two-phase') return 'No-slip mixture';
      return v.fluidType === 'Steam' ? 'IAPWS R12-08' : sourceOfField(v, 'As entered');
    },
    kind: 'dynamicViscosity',
    unit: 'cP',
  },
  ({ fluid: v, ...result }) => {
    if (v.fluidType === 'Steam') return result.steam.state?.viscosity ?? noViscosity();
    if (v.fluidType !== 'Two-phase') return v.viscosity ?? missing('viscosity');
    if (v.viscosity === undefined || v.vaporViscosity === undefined) {
      return missing(...blanks({ viscosity: v.viscosity, 'vapour viscosity': v.vaporViscosity }));
    }
    if (result.liquidFraction === undefined) return noMixture(v);
    return result.liquidFraction * v.viscosity + (1 - result.liquidFraction) * v.vaporViscosity;
  },
);

/** Returns the missing inputs of a two-phase flow in one message. */
function noMixture(v: Known): Absent {
  const vapour = v.vaporDensity === undefined ? gasDensityOf(v, 'vapour density') : undefined;
  const lacking = typeof vapour === 'object' ? vapour.missing : [];
  return missing(
    ...blanks({ 'flow rate': v.flowRate, 'vapour flow rate': v.vaporFlowRate, density: v.density }),
    ...lacking,
  );
}

/**
 * Isentropic exponent for the speed of sound. If γ is blank it is 1, the conservative assumption: isothermal flow has the
 * highest loss and the lowest speed of sound.
 */
export const isentropicExponent = step(
  'isentropicExponent',
  { fluid, steam },
  {
    label: 'Isentropic exponent',
    symbol: 'κ',
    equation: ({ fluid: v }) => (v.fluidType === 'Gas' && v.gamma !== undefined ? 'κ = γ' : ''),
    source: ({ fluid: v }) => {
      if (v.fluidType !== 'Gas') return steamTables;
      return v.gamma === undefined ? 'Conservative assumption: γ is blank' : sourceOfField(v, 'Ideal gas');
    },
    kind: 'number',
    unit: '',
  },
  ({ fluid: v, ...result }) => {
    if (v.fluidType === 'Gas') return v.gamma ?? 1;
    if (v.fluidType === 'Steam') return result.steam.state?.isentropicExponent ?? absent('not steam');
    return absent(v.fluidType === 'Liquid' ? 'not a gas' : 'not a single-phase gas');
  },
);
