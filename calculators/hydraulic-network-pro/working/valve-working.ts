import { gasValveTerms, liquidValveTerms } from '@isentrope/engineering/network';
import { absent, step, table, type TableColumn } from '../../kit/index.ts';
import {
  densityColumn,
  differenceColumn,
  differentialColumn,
  lengthColumn,
  numberColumn,
  pressureColumn,
  withSymbols,
} from './columns.ts';
import { firstCells, firstColumns, needs, solvedItems } from './solved-items.ts';

/** The working of control valves, by the flow equations of IEC 60534-2-1. */

const liquidColumns: readonly TableColumn[] = [
  ...firstColumns,
  numberColumn('kv', 'Kv, m³/h', 'K_v'),
  numberColumn('recoveryFactor', 'Pressure recovery factor', 'F_L'),
  numberColumn('reynoldsFactor', 'Reynolds number factor', 'F_R'),
  densityColumn('density', 'Density', 'ρ'),
  differenceColumn('chokedDifference', 'Limit of choked flow', 'Δp_ch'),
  differenceColumn('driving', 'Driving the flow', 'Δp_e'),
  differenceColumn('beyondChoking', 'Beyond choked flow', 'Δp_c'),
  lengthColumn('rise', 'Rise', 'Δz'),
  differenceColumn('staticHead', 'Static head', 'Δp_s'),
  differentialColumn,
];

const gasColumns: readonly TableColumn[] = [
  ...firstColumns,
  numberColumn('kv', 'Kv, m³/h', 'K_v'),
  pressureColumn('upstreamPressure', 'Upstream', 'p_1'),
  pressureColumn('downstreamPressure', 'Downstream', 'p_2'),
  numberColumn('ratioFactor', 'Specific heat ratio factor', 'F_γ'),
  numberColumn('pressureRatioFactor', 'Pressure differential ratio factor', 'x_T'),
  numberColumn('ratio', 'Sizing ratio of the differential', 'x_s', 6),
  numberColumn('expansionFactor', 'Expansion factor', 'Y', 6),
  { id: 'molarMass', label: 'Molar mass', symbol: 'M', kind: 'molarMass', unit: 'kg/mol', digits: 6 },
  { id: 'temperature', label: 'Temperature', symbol: 'T', kind: 'temperature', unit: 'K', digits: 6 },
  numberColumn('compressibilityFactor', 'Compressibility factor', 'Z', 6),
  differentialColumn,
];

const liquidEquations = ['Δp_s = ρ*9.80665*Δz', 'Δp = Δp_e+Δp_c+Δp_s'];
const gasEquations = ['x_s = min((p_1-p_2)/p_1;F_γ*x_T)', 'Y = 1-x_s/(3*F_γ*x_T)'];

/** Every control valve with its equation in numbers. */
export const valveWorking = step(
  'valveWorking',
  needs,
  {
    label: 'Working of control valves',
    equation: v =>
      v.fluidPhase === 'Gas'
        ? '3600*abs(m) = 110*K_v*p_1/10^5*Y*sqrt(x_s*M*1000/(T*Z))'
        : '3600*abs(m)/ρ = K_v*F_R*sqrt(abs(Δp_e)/10^5*999.1/ρ)',
    where: v => (v.fluidPhase === 'Gas' ? gasEquations : liquidEquations),
    source: v =>
      v.fluidPhase === 'Gas'
        ? 'IEC 60534-2-1:2011, eqs. 6 to 12; p_1 and p_2 along the flow'
        : 'IEC 60534-2-1:2011, eqs. 1 to 3; Δp_e is at most Δp_ch = F_L²·(p_1 − F_F·p_v), beyond which the flow is choked',
  },
  v => {
    const solved = solvedItems(v, 'control valve');
    if (solved.length === 0) return absent('there is no control valve');
    if (v.fluidPhase === 'Gas')
      return table(
        withSymbols(gasColumns),
        solved.map(each => {
          const { item, result } = each;
          const terms = gasValveTerms(each);
          return [
            ...firstCells(result),
            terms?.kv ?? item.kv,
            terms?.upstreamPressure,
            terms?.downstreamPressure,
            terms?.ratioFactor,
            item.xT,
            terms?.ratio,
            terms?.expansionFactor,
            terms?.molarMass,
            terms?.temperature,
            terms?.compressibilityFactor,
            result.differential,
          ];
        }),
      );
    return table(
      withSymbols(liquidColumns),
      solved.map(each => {
        const { item, result, rise } = each;
        const terms = liquidValveTerms(each);
        return [
          ...firstCells(result),
          terms?.kv ?? item.kv,
          item.FL,
          terms?.reynoldsFactor,
          terms?.density,
          terms?.chokedDifference,
          terms?.driving,
          terms?.beyondChoking,
          terms && rise,
          terms?.staticHead,
          terms ? terms.differential : result.differential,
        ];
      }),
    );
  },
);
