import type { ValveType } from '@isentrope/engineering/relief';
import {
  allByHand,
  byHand,
  byHandLike,
  caseCalled,
  known,
  workedFrom,
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
      ? workedFrom('CDTP before temperature correction', cold.pressure, setPressure)
      : byHandLike('CDTP before temperature correction', setPressure),
    cold ? workedFrom('Basis of that', cold.basis) : byHand('Basis of that'),
    byHand('Temperature correction, manufacturer'),
    byHandLike('CDTP', setPressure),
    byHandLike('Spring range', setPressure),
  ];
}

/** The area and the selected valves. */
const chosen = ({ requiredArea, valves }: Own): readonly DatasheetLine[] => [
  known('Required area', requiredArea),
  known('Orifice', valves.recommendedOrifice),
  known('Valves', valves.multipleValves),
  known('Effective area', valves.effectiveArea),
  known('Area used', valves.percentUsed),
  known('Rated capacity', valves.ratedCapacity),
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
          caseCalled('Tag number or name'),
          ...allByHand('Service, line or equipment', 'P&ID number', 'Number required'),
        ],
      },
      {
        title: 'Basis of selection',
        lines: allByHand('Code', 'Complies with API 526', 'Fire case', 'Rupture disk'),
      },
      {
        title: 'Service conditions',
        states: true,
        lines: [
          ...fluid,
          known('Required capacity', flowRate),
          ...relieving,
          byHandLike('Operating pressure', setPressure),
          byHand('Operating temperature', 'temperature', '°C'),
          known('Set pressure', setPressure),
          known('Allowable overpressure', allowableOverpressure),
          known('Back pressure, superimposed', superimposedBackpressure),
          known('Back pressure, total', totalBackpressure),
          ...testStand(valveType),
          byHand('Blowdown'),
        ],
      },
      { title: 'Sizing and selection', states: true, lines: [...factors, ...chosen(own)] },
      {
        title: 'Valve design',
        lines: [
          valveType ? known('Design type', valveType) : byHand('Design type'),
          ...allByHand('Nozzle, full or semi', 'Bonnet, open or closed', 'Seat type', 'Seat tightness'),
          ...allByHand('Manufacturer and model'),
        ],
      },
      {
        title: 'Connections',
        lines: [
          ...allByHand('Inlet, size / rating / facing', 'Outlet, size / rating / facing'),
          known('Inlet pipe inside diameter', inletPipeDiameter),
          known('Outlet pipe inside diameter', outletPipeDiameter),
        ],
      },
      {
        title: 'Materials',
        lines: allByHand('Body and bonnet', 'Nozzle and disk', 'Guide and rings', 'Spring', 'Bellows', 'NACE'),
      },
      {
        title: 'Accessories',
        lines: allByHand('Cap, screwed or bolted', 'Lifting lever', 'Test gag', 'Bug screen', 'Others'),
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
      { title: 'Case', lines: [caseCalled('Scenario or case'), ...allByHand('Protected item')] },
      { title: 'Relieving', lines: [known('Load', flowRate), ...relieving, ...fluid] },
      {
        title: 'Valve',
        lines: [
          known('Set pressure', setPressure),
          known('Overpressure', allowableOverpressure),
          known('Back pressure', totalBackpressure),
          ...chosen(own),
          ...allByHand('Remarks'),
        ],
      },
    ],
  };
}
