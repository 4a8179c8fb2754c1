import { lineTerms, type LineTerms, type NetworkFriction } from '@isentrope/engineering/network';
import { absent, step, table, type TableCell, type TableColumn } from '../../kit/index.ts';
import {
  densityColumn,
  differenceColumn,
  differentialColumn,
  lengthColumn,
  numberColumn,
  pressureColumn,
  withSymbols,
} from './columns.ts';
import { firstCells, firstColumns, isBlocked, needs, solvedItems } from './solved-items.ts';

/** The working of lines, check valves and block valves: what adds up to the differential of each. */

const pipeColumns: readonly TableColumn[] = [
  ...firstColumns,
  lengthColumn('insideDiameter', 'Inside diameter', 'D'),
  lengthColumn('length', 'Length', 'L'),
  lengthColumn('roughness', 'Roughness', 'k'),
  numberColumn('lossCoefficient', 'Loss coefficient', 'K'),
];

const reynoldsColumn = numberColumn('reynoldsNumber', 'Reynolds number', 'Re', 6);
const frictionColumn = numberColumn('frictionFactor', 'Friction factor', 'f', 6);
const frictionLossColumn = differenceColumn('frictionLoss', 'Friction', 'Δp_f');
const fittingsLossColumn = differenceColumn('fittingsLoss', 'Fittings', 'Δp_K');
const riseColumn = lengthColumn('rise', 'Rise', 'Δz');
const staticColumn = differenceColumn('staticHead', 'Static head', 'Δp_s');

const liquidColumns: readonly TableColumn[] = [
  ...pipeColumns,
  densityColumn('density', 'Density', 'ρ'),
  { id: 'viscosity', label: 'Viscosity', symbol: 'μ', kind: 'dynamicViscosity', unit: 'Pa·s', digits: 5 },
  { id: 'velocity', label: 'Velocity', symbol: 'w', kind: 'velocity', unit: 'm/s', digits: 6 },
  reynoldsColumn,
  frictionColumn,
  frictionLossColumn,
  fittingsLossColumn,
  riseColumn,
  staticColumn,
  differentialColumn,
];

const gasColumns: readonly TableColumn[] = [
  ...pipeColumns,
  { id: 'massFlux', label: 'Mass flux', symbol: 'G', kind: 'massFlux', unit: 'kg/(s·m²)', digits: 6 },
  reynoldsColumn,
  frictionColumn,
  pressureColumn('inletPressure', 'Inlet plane', 'p_1'),
  pressureColumn('outletPressure', 'Outlet plane', 'p_2'),
  densityColumn('inletDensity', 'Inlet density', 'ρ_1'),
  densityColumn('outletDensity', 'Outlet density', 'ρ_2'),
  densityColumn('density', 'Mean density', 'ρ_m'),
  frictionLossColumn,
  fittingsLossColumn,
  differenceColumn('acceleration', 'Acceleration', 'Δp_a'),
  riseColumn,
  densityColumn('staticDensity', 'Density of the static head', 'ρ_s'),
  staticColumn,
  differenceColumn('beyondChoking', 'From the choked plane to the node', 'Δp_c'),
  differentialColumn,
];

const frictionNames: Readonly<Record<NetworkFriction, string>> = {
  linear: 'Colebrook–White, laminar 64/Re, between Re 2000 and 4000 on a straight line',
  step: 'Colebrook–White, laminar 64/Re up to Re 2320',
  'swamee-jain': 'Swamee–Jain, with the cubic of Dunlop from Re 2000 to 4000',
  churchill: 'Churchill',
  hermite: 'Colebrook–White, laminar 64/Re, with a cubic between',
};

const liquidEquations = [
  'w = 4*m/(π*ρ*D^2)',
  'Re = ρ*abs(w)*D/μ',
  'Δp_f = f*L*ρ*w*abs(w)/(2*D)',
  'Δp_K = K*ρ*w*abs(w)/2',
  'Δp_s = ρ*9.80665*Δz',
];

const gasEquations = [
  'G = 4*m/(π*D^2)',
  'Re = abs(G)*D/μ',
  'Δp_f = f*L*G*abs(G)/(2*D*ρ_m)',
  'Δp_K = K*G*abs(G)/(2*ρ_m)',
  'Δp_a = G^2/ρ_m*ln(ρ_1/ρ_2)',
  'Δp_s = ρ_s*9.80665*Δz',
];

const gasText =
  'the mean density is ∫ρ·dp over the difference of pressures, and times that of the static head the mean of ρ² over the rise';

/** Every line, check valve and block valve with its equation in numbers. */
export const lineWorking = step(
  'lineWorking',
  needs,
  {
    label: 'Working of lines, check and block valves',
    equation: v => (v.fluidPhase === 'Gas' ? 'Δp = Δp_f+Δp_K+Δp_a+Δp_s+Δp_c' : 'Δp = Δp_f+Δp_K+Δp_s'),
    where: v => (v.fluidPhase === 'Gas' ? gasEquations : liquidEquations),
    source: v => {
      const friction = `Darcy–Weisbach; f by ${frictionNames[v.network.friction ?? 'linear']}`;
      return v.fluidPhase === 'Gas' ? `${friction}; isothermal: ${gasText}` : friction;
    },
  },
  v => {
    const solved = solvedItems(v, 'line', 'check valve', 'block valve');
    if (solved.length === 0) return absent('there is no line');
    const isGas = v.fluidPhase === 'Gas';
    return table(
      withSymbols(isGas ? gasColumns : liquidColumns),
      solved.map(each => {
        const { item, result, rise } = each;
        const terms = isBlocked(result) ? undefined : lineTerms(each);
        const { length, roughness } = item.type === 'line' ? item : {};
        const fittings = terms?.insideDiameter === undefined ? item.lossCoefficient : terms.lossCoefficient;
        const pipe = [...firstCells(result), item.insideDiameter, length, roughness, fittings];
        // Without terms it is blocked: what it holds is the difference of its pressures.
        if (!terms) return [...pipe, ...Array<undefined>(isGas ? 15 : 9), result.differential];
        return [...pipe, ...(isGas ? gasCells(terms, result, rise) : liquidCells(terms, result, rise))];
      }),
    );
  },
);

interface Flow {
  readonly reynoldsNumber?: number | undefined;
  readonly frictionFactor?: number | undefined;
}

function liquidCells(terms: LineTerms, { reynoldsNumber, frictionFactor }: Flow, rise: number): TableCell[] {
  const { density, viscosity, massFlux, friction, fittings, staticHead, differential } = terms;
  const velocity = massFlux === undefined ? undefined : massFlux / density;
  return [
    density,
    viscosity,
    velocity,
    reynoldsNumber,
    frictionFactor,
    friction,
    fittings,
    rise,
    staticHead,
    differential,
  ];
}

function gasCells(terms: LineTerms, { reynoldsNumber, frictionFactor }: Flow, rise: number): TableCell[] {
  const { inlet, outlet } = terms;
  return [
    terms.massFlux,
    reynoldsNumber,
    frictionFactor,
    inlet.pressure,
    outlet.pressure,
    inlet.density,
    outlet.density,
    terms.density,
    terms.friction,
    terms.fittings,
    terms.acceleration,
    rise,
    terms.staticDensity,
    terms.staticHead,
    terms.beyondChoking,
    terms.differential,
  ];
}
