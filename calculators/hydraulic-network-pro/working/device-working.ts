import { equipmentTerms, plateTerms, pumpTerms } from '@isentrope/engineering/network';
import { absent, optional, step, table, type TableColumn } from '../../kit/index.ts';
import { pumpStates } from '../pumps.ts';
import {
  densityColumn,
  differenceColumn,
  differentialColumn,
  lengthColumn,
  numberColumn,
  withSymbols,
} from './columns.ts';
import { firstCells, firstColumns, needs, solvedItems } from './solved-items.ts';

/** The working of pumps, orifices and equipment. */

const volumeFlowColumn = (id: string, label: string, symbol: string): TableColumn => ({
  id,
  label,
  symbol,
  kind: 'volumeFlow',
  unit: 'm³/s',
  digits: 6,
});
const powerColumn = (id: string, label: string, symbol: string): TableColumn => ({
  id,
  label,
  symbol,
  kind: 'power',
  unit: 'W',
  digits: 6,
});

const pumpColumns: readonly TableColumn[] = [
  ...firstColumns,
  densityColumn('density', 'Density', 'ρ'),
  volumeFlowColumn('volumeFlow', 'Volume flow', 'q'),
  volumeFlowColumn('flowBefore', 'Flow of the row before', 'q_1'),
  lengthColumn('headBefore', 'Head of the row before', 'H_1'),
  volumeFlowColumn('flowAfter', 'Flow of the row after', 'q_2'),
  lengthColumn('headAfter', 'Head of the row after', 'H_2'),
  { ...lengthColumn('head', 'Head', 'H'), digits: 7 },
  lengthColumn('rise', 'Rise', 'Δz'),
  differentialColumn,
  powerColumn('hydraulicPower', 'Hydraulic power', 'P_h'),
  numberColumn('efficiency', 'Efficiency', 'η'),
  powerColumn('shaftPower', 'Shaft power', 'P_s'),
];

/** Every pump with its head and power in numbers. */
export const pumpWorking = step(
  'pumpWorking',
  { ...needs, pumpStates: optional(pumpStates) },
  {
    label: 'Working of pumps',
    equation: 'Δp = ρ*9.80665*(Δz-H)',
    where: ['q = m/ρ', 'P_h = q*ρ*9.80665*H', 'P_s = P_h/η'],
    source: 'H by the curve at q, by the choice of pump curves, or as given or required',
  },
  v => {
    const solved = solvedItems(v, 'pump');
    if (solved.length === 0) return absent('there is no pump');
    return table(
      withSymbols(pumpColumns),
      solved.map((each, index) => {
        const { result, rise } = each;
        const terms = pumpTerms(each);
        const power = v.pumpStates?.[index];
        const [before, after] = terms?.rows ?? [];
        return [
          ...firstCells(result),
          terms?.density,
          terms?.volumeFlow,
          before?.flow,
          before?.head,
          after?.flow,
          after?.head,
          terms?.head,
          terms && rise,
          terms ? terms.differential : result.differential,
          power?.hydraulicPower,
          power?.efficiency,
          power?.shaftPower,
        ];
      }),
    );
  },
);

const plateColumns: readonly TableColumn[] = [
  ...firstColumns,
  lengthColumn('pipeDiameter', 'Pipe diameter', 'D'),
  lengthColumn('bore', 'Bore', 'd'),
  numberColumn('beta', 'Diameter ratio', 'β'),
  numberColumn('coefficient', 'Discharge coefficient', 'C', 6),
  numberColumn('expansibility', 'Expansibility factor', 'ε', 6),
  densityColumn('density', 'Upstream density', 'ρ_1'),
  differenceColumn('tappings', 'Between the tappings', 'Δp_o'),
  numberColumn('lossFraction', 'Share that is lost', 'ω', 6),
  differenceColumn('driving', 'Lost', 'Δp_e'),
  differenceColumn('beyondChoking', 'Beyond choked flow', 'Δp_c'),
  differenceColumn('staticHead', 'Static head', 'Δp_s'),
  differentialColumn,
];

/** Every orifice with its equation in numbers. */
export const plateWorking = step(
  'plateWorking',
  needs,
  {
    label: 'Working of orifices',
    equation: 'abs(m) = C/sqrt(1-β^4)*ε*π/4*d^2*sqrt(2*abs(Δp_o)*ρ_1)',
    where: ['β = d/D', 'Δp_e = ω*Δp_o', 'Δp = Δp_e+Δp_c+Δp_s'],
    source: v =>
      v.fluidPhase === 'Gas'
        ? 'ISO 5167-2:2022, eqs. 1 and 7; ε where the jet is beyond the range of the standard: by which the flow of the thick plate passes'
        : 'ISO 5167-2:2022, eqs. 1 and 7',
  },
  v => {
    const solved = solvedItems(v, 'orifice');
    if (solved.length === 0) return absent('there is no orifice');
    return table(
      withSymbols(plateColumns),
      solved.map(each => {
        const { item, result } = each;
        const terms = plateTerms(each);
        return [
          ...firstCells(result),
          item.pipeDiameter,
          terms?.bore ?? item.bore,
          terms?.beta,
          terms?.coefficient,
          terms?.expansibility,
          terms?.density,
          terms?.tappings,
          terms?.lossFraction,
          terms?.loss,
          terms?.beyondChoking,
          terms?.staticHead,
          terms ? terms.differential : result.differential,
        ];
      }),
    );
  },
);

const equipmentColumns: readonly TableColumn[] = [
  ...firstColumns,
  differenceColumn('referenceDifferential', 'Reference differential', 'Δp_r'),
  { id: 'referenceFlow', label: 'Reference flow', symbol: 'm_r', kind: 'massFlow', unit: 'kg/s', digits: 6 },
  densityColumn('referenceDensity', 'Reference density', 'ρ_r'),
  numberColumn('exponent', 'Exponent', 'n'),
  densityColumn('density', 'Density', 'ρ'),
  differenceColumn('loss', 'Loss', 'Δp_e'),
  lengthColumn('rise', 'Rise', 'Δz'),
  densityColumn('staticDensity', 'Density of the static head', 'ρ_s'),
  differenceColumn('staticHead', 'Static head', 'Δp_s'),
  differentialColumn,
];

/** All equipment with its equation in numbers. */
export const equipmentWorking = step(
  'equipmentWorking',
  needs,
  {
    label: 'Working of equipment',
    equation: 'Δp = Δp_e+Δp_s',
    where: ['Δp_e = Δp_r*ρ_r/ρ*m/m_r*(abs(m)/m_r)^(n-1)', 'Δp_s = ρ_s*9.80665*Δz'],
    source: v =>
      v.fluidPhase === 'Gas'
        ? 'by its differential at a reference flow; ρ is ∫ρ·dp over the difference of pressures'
        : 'by its differential at a reference flow',
  },
  v => {
    const solved = solvedItems(v, 'equipment');
    if (solved.length === 0) return absent('there is no equipment');
    return table(
      withSymbols(equipmentColumns),
      solved.map(each => {
        const { item, result, rise } = each;
        const terms = equipmentTerms(each);
        return [
          ...firstCells(result),
          item.differential,
          item.referenceFlow,
          terms?.referenceDensity,
          terms?.exponent,
          terms?.density,
          terms?.loss,
          terms && rise,
          terms?.staticDensity,
          terms?.staticHead,
          terms ? terms.differential : result.differential,
        ];
      }),
    );
  },
);
