import type { ValveType } from '@isentrope/engineering/relief';
import {
  blankLines,
  blankLine,
  blankLineLike,
  caseNameLine,
  valueLine,
  derivedLine,
  type DatasheetLine,
  type FieldSource,
  type Governing,
  type ItemDatasheet,
  type ListDatasheet,
  type Source,
  type StepSource,
} from '../kit/index.ts';
import { coldDifferentialOf } from './cold-differential.ts';
import {
  allowableOverpressure,
  flowRate,
  inletPipeDiameter,
  outletPipeDiameter,
  setPressure,
  superimposedBackpressure,
  totalBackpressure,
} from './fields.ts';

/** Relief valve datasheets: sections common to all services, with service-specific entries. */

/** Service-specific entries. */
interface Own {
  readonly fluid: readonly DatasheetLine[];
  /** Relieving pressure and temperature. */
  readonly relieving: readonly DatasheetLine[];
  /** Factors used for the area. */
  readonly factors: readonly DatasheetLine[];
  readonly requiredArea: Governing['by'];
  /** The selected standard valves. */
  readonly valves: {
    readonly recommendedOrifice: StepSource;
    readonly multipleValves: StepSource;
    readonly effectiveArea: StepSource;
    readonly percentUsed: StepSource;
    readonly ratedCapacity: StepSource;
  };
  readonly valveType?: FieldSource & Source<ValveType>;
}

/** Lines on the test pressure; unknown without the type of the valve. */
function testStand(valveType: Own['valveType']): readonly DatasheetLine[] {
  const cold = valveType && coldDifferentialOf(valveType);
  return [
    cold
      ? derivedLine('CDTP before temperature correction', cold.pressure, setPressure)
      : blankLineLike('CDTP before temperature correction', setPressure),
    cold ? derivedLine('Basis of that', cold.basis) : blankLine('Basis of that'),
    blankLine('Temperature correction, manufacturer'),
    blankLineLike('CDTP', setPressure),
    blankLineLike('Spring range', setPressure),
  ];
}

const selectedValveLines = ({ requiredArea, valves }: Own): readonly DatasheetLine[] => [
  valueLine('Required area', requiredArea),
  valueLine('Orifice', valves.recommendedOrifice),
  valueLine('Valves', valves.multipleValves),
  valueLine('Effective area', valves.effectiveArea),
  valueLine('Area used', valves.percentUsed),
  valueLine('Rated capacity', valves.ratedCapacity),
];

/** Returns the datasheet of a relief valve, with the loads of its cases. */
export const reliefDatasheets = (own: Own) => [reliefValveDatasheet(own), reliefLoadSummary(own)] as const;

function reliefValveDatasheet(own: Own): ItemDatasheet {
  const { fluid, relieving, factors, valveType } = own;
  return {
    type: 'item',
    title: 'Pressure relief valve datasheet',
    standards: 'Fields as in API 520-I and API 526',
    parts: [
      {
        title: 'General',
        lines: [
          caseNameLine('Tag number or name'),
          ...blankLines('Service, line or equipment', 'P&ID number', 'Number required'),
        ],
      },
      {
        title: 'Basis of selection',
        lines: blankLines('Code', 'Complies with API 526', 'Fire case', 'Rupture disk'),
      },
      {
        title: 'Service conditions',
        states: true,
        lines: [
          ...fluid,
          valueLine('Required capacity', flowRate),
          ...relieving,
          blankLineLike('Operating pressure', setPressure),
          blankLine('Operating temperature', 'temperature', '°C'),
          valueLine('Set pressure', setPressure),
          valueLine('Allowable overpressure', allowableOverpressure),
          valueLine('Back pressure, superimposed', superimposedBackpressure),
          valueLine('Back pressure, total', totalBackpressure),
          ...testStand(valveType),
          blankLine('Blowdown'),
        ],
      },
      { title: 'Sizing and selection', states: true, lines: [...factors, ...selectedValveLines(own)] },
      {
        title: 'Valve design',
        lines: [
          valveType ? valueLine('Design type', valveType) : blankLine('Design type'),
          ...blankLines('Nozzle, full or semi', 'Bonnet, open or closed', 'Seat type', 'Seat tightness'),
          ...blankLines('Manufacturer and model'),
        ],
      },
      {
        title: 'Connections',
        lines: [
          ...blankLines('Inlet, size / rating / facing', 'Outlet, size / rating / facing'),
          valueLine('Inlet pipe inside diameter', inletPipeDiameter),
          valueLine('Outlet pipe inside diameter', outletPipeDiameter),
        ],
      },
      {
        title: 'Materials',
        lines: blankLines('Body and bonnet', 'Nozzle and disk', 'Guide and rings', 'Spring', 'Bellows', 'NACE'),
      },
      {
        title: 'Accessories',
        lines: blankLines('Cap, screwed or bolted', 'Lifting lever', 'Test gag', 'Bug screen', 'Others'),
      },
    ],
  };
}

/** Loads of one valve's cases, a row each; the one with the largest area governs. */
function reliefLoadSummary(own: Own): ListDatasheet {
  const { fluid, relieving, requiredArea } = own;
  return {
    type: 'list',
    title: 'Relief load summary',
    standards: 'A row for each case, terms as in API 520-I and API 521',
    governing: { by: requiredArea, same: setPressure },
    parts: [
      { title: 'Case', lines: [caseNameLine('Scenario or case'), ...blankLines('Protected item')] },
      { title: 'Relieving', lines: [valueLine('Load', flowRate), ...relieving, ...fluid] },
      {
        title: 'Valve',
        lines: [
          valueLine('Set pressure', setPressure),
          valueLine('Overpressure', allowableOverpressure),
          valueLine('Back pressure', totalBackpressure),
          ...selectedValveLines(own),
          ...blankLines('Remarks'),
        ],
      },
    ],
  };
}
