import { exemptionCurves, wallMaterials } from '@isentrope/engineering/materials';
import { fireScenarios, type FireScenarioKey } from '@isentrope/engineering/heat-transfer';
import { choice, fields, list, quantity, text } from '../kit/index.ts';
import { amountHeads, gasShares, lumps, otherAmountHeads, partsOfLump } from '../component-names.ts';
import * as shared from '../shared-fields.ts';
import { pseudoComponents } from '../fluid/pseudo-components.ts';
import { componentAliases, componentIds, componentNames } from './contents/components.ts';
import { ruptureFields } from './fire/fire-fields.ts';
import { fireSpanFields } from './fire/fire-span.ts';
import { swellFields } from './outlet/swell-fields.ts';
import { headerFields } from './header/header-fields.ts';
import { openingFields } from './outlet/opening-fields.ts';
import { tailPipeFields } from './outlet/tail-pipe-fields.ts';
import { curveField } from './answers/pasted-curve.ts';

const fires = ['pool-fire', 'fire-flux'];
const scenarios = Object.entries(fireScenarios).map(([key, { label }]) => [key, label] as const);
const fireKeys = Object.keys(fireScenarios) as [FireScenarioKey, ...FireScenarioKey[]];

/** The fields of one vessel, by section. */
export const sections = {
  Vessel: fields({
    userDescription: text('Vessel'),
    orientation: choice('Orientation', ['Horizontal', 'Vertical'], { initial: 'Vertical' }),
    insideDiameter: quantity('Inside diameter', 'length', 'mm', { symbol: 'D', atLeast: 10, atMost: 30_000 }),
    tangentLength: quantity('Length, tangent to tangent', 'length', 'mm', { symbol: 'L', atLeast: 10, atMost: 1e6 }),
    headType: choice('Heads', ['ellipsoidal', 'hemispherical', 'flat', 'klopper', 'korbbogen'], {
      names: {
        ellipsoidal: 'Ellipsoidal 2:1',
        hemispherical: 'Hemispherical',
        flat: 'Flat',
        klopper: 'Torispherical, DIN 28011',
        korbbogen: 'Torispherical, DIN 28013',
      },
    }),
  }),
  Wall: fields({
    wallThickness: quantity('Wall thickness', 'length', 'mm', { symbol: 't', atLeast: 0.1, atMost: 1000 }),
    wallMaterial: choice('Wall material', ['typed', ...wallMaterials.map(({ id }) => id)], {
      names: {
        typed: 'Entered manually',
        ...Object.fromEntries(wallMaterials.map(({ id, name }) => [id, name])),
      },
      aliases: { typed: ['Properties typed by hand'] },
      help: 'Fills in density, heat capacity and conductivity if you leave them blank; typed values take precedence',
    }),
    wallDensity: quantity('Density', 'density', 'kg/m³', { atLeast: 500, atMost: 25_000, blank: 7850 }),
    wallHeatCapacity: quantity('Heat capacity', 'specificHeat', 'kJ/(kg·K)', { atLeast: 0.1, atMost: 5, blank: 0.48 }),
    wallConductivity: quantity('Thermal conductivity', 'thermalConductivity', 'W/(m·K)', {
      atLeast: 0.1,
      atMost: 500,
      blank: 45,
    }),
    insulation: choice('Insulation', ['none', 'insulated'], { names: { none: 'None', insulated: 'Insulated' } }),
    insulationThickness: quantity('Insulation thickness', 'length', 'mm', {
      atLeast: 1,
      atMost: 1000,
      when: { insulation: 'insulated' },
    }),
    insulationDensity: quantity('Insulation density', 'density', 'kg/m³', {
      atLeast: 1,
      atMost: 3000,
      blank: 120,
      when: { insulation: 'insulated' },
    }),
    insulationHeatCapacity: quantity('Insulation heat capacity', 'specificHeat', 'kJ/(kg·K)', {
      atLeast: 0.1,
      atMost: 5,
      blank: 0.84,
      when: { insulation: 'insulated' },
    }),
    insulationConductivity: quantity('Insulation conductivity', 'thermalConductivity', 'W/(m·K)', {
      atLeast: 0.001,
      atMost: 10,
      blank: 0.04,
      when: { insulation: 'insulated' },
    }),
  }),
  Contents: fields({
    composition: list('Composition', componentIds, {
      names: componentNames,
      aliases: componentAliases,
      itemLabel: 'component',
      amount: { label: 'mole fraction', atLeast: 0, atMost: 1 },
      once: true,
      total: 1,
      basis: { heads: amountHeads, otherHeads: otherAmountHeads, gas: gasShares },
      definedItems: pseudoComponents,
      notItems: lumps,
      partsOfLump,
      help: 'Mole fractions, or mole per cent that adds up to 100. You can paste two columns, name and fraction, from a spreadsheet. A petroleum fraction is written with its molar mass and specific gravity, as in C7+ (M 115, SG 0.737).',
    }),
    equationOfState: choice('Equation of state', ['peng-robinson', 'reference'], {
      names: { 'peng-robinson': 'Peng–Robinson', reference: 'Reference or GERG-2008' },
      help: 'The second choice uses the reference equation of a single component, and GERG-2008 for a mixture if it has all of the components.',
    }),
    equationCheck: choice('Check with the other equation', ['no', 'yes'], {
      names: { no: 'No', yes: 'Yes' },
      initial: 'yes',
      help: 'Runs the vessel a second time: by a reference equation or GERG-2008 where Peng–Robinson is chosen, by Peng–Robinson otherwise. GERG-2008 takes several times as long as Peng–Robinson.',
    }),
    initialPressure: quantity('Initial pressure', 'gaugePressure', 'bar(g)', {
      symbol: 'p_0',
      above: shared.vacuum,
      atMost: 1000,
      help: 'Up to 1000 bar(g), the limit for the equations of state here.',
    }),
    initialTemperature: quantity('Initial temperature', 'temperature', '°C', {
      symbol: 'T_0',
      atLeast: -250,
      atMost: 2000,
    }),
    liquidLevel: quantity('Liquid level', 'length', 'mm', {
      symbol: 'h',
      atLeast: 0,
      atMost: 1e6,
      optional: true,
      hint: 'by flash',
      help: 'Above the lowest point of the inside. If left blank, the composition is that of the whole contents and the flash gives the level. If entered, the composition is a feed whose flash gives the two phases, and the level sets how much there is of each.',
    }),
  }),
  'Blowdown valve': {
    ...fields({
      outletMode: choice('Orifice', ['given', 'size', 'metal'], {
        names: { given: 'Diameter given', size: 'Size for a target', metal: 'Largest for the MDMT' },
      }),
      orificeDiameter: quantity('Orifice diameter', 'length', 'mm', {
        symbol: 'd',
        atLeast: 0.1,
        when: { outletMode: 'given' },
      }),
      metalMargin: quantity('Margin above the MDMT', 'temperatureDifference', 'K', {
        atLeast: 0,
        atMost: 100,
        blank: 0,
        when: { outletMode: 'metal' },
        help: 'The coldest metal must stay this far above the minimum design metal temperature, and that of the tail pipe above its own. Orifices are tried from small to large up to the first that does not meet this.',
      }),
      targetTime: quantity('Target time', 'time', 'min', { atLeast: 0.0001, atMost: 1440, blank: 15 }),
      targetPressure: quantity('Target pressure', 'gaugePressure', 'bar(g)', {
        atLeast: 0,
        optional: true,
        hint: 'by API 521',
        help: 'If left blank, the API 521 criterion: 690 kPa(g) or half the design pressure, whichever is lower.',
      }),
      dischargeCoefficient: quantity('Discharge coefficient', 'number', '', {
        symbol: 'C_d',
        atLeast: 0.01,
        atMost: 1,
        blank: 0.85,
      }),
      backPressure: quantity('Back pressure', 'gaugePressure', 'bar(g)', { symbol: 'p_b', atLeast: 0, blank: 0 }),
      draw: choice('Valve draws', ['vapour', 'liquid', 'mixed', 'level-swell'], {
        names: {
          vapour: 'Vapour',
          liquid: 'Liquid',
          mixed: 'Both, as a mixture',
          'level-swell': 'Vapour, and liquid by level swell',
        },
        help: 'By level swell: vapour until the boiling liquid reaches the nozzle, then both in the proportion in which they reach it.',
      }),
      startDelay: quantity('Start delay', 'time', 's', { atLeast: 0, atMost: 86_400, blank: 0 }),
      openingTime: quantity('Opening time', 'time', 's', { atLeast: 0, atMost: 86_400, blank: 0 }),
    }),
    ...openingFields,
    ...swellFields,
  },
  'Tail pipe and header': { ...tailPipeFields, ...headerFields },
  'Relief valve': fields({
    reliefAction: choice('Relief valve', ['none', 'pop', 'modulating'], {
      names: { none: 'None', pop: 'Pop action', modulating: 'Modulating' },
    }),
    reliefArea: quantity('Nozzle area', 'area', 'mm²', { atLeast: 1, when: { reliefAction: ['pop', 'modulating'] } }),
    reliefSetPressure: quantity('Set pressure', 'gaugePressure', 'bar(g)', {
      above: 0,
      when: { reliefAction: ['pop', 'modulating'] },
    }),
    reliefCoefficient: quantity('Coefficient of discharge', 'number', '', {
      atLeast: 0.01,
      atMost: 1,
      blank: 0.975,
      when: { reliefAction: ['pop', 'modulating'] },
    }),
  }),
  Heat: {
    ...fields({
      heat: choice('Heat input', ['ambient', 'adiabatic', 'isothermal', 'pool-fire', 'fire-flux'], {
        names: {
          ambient: 'Wall and surroundings',
          adiabatic: 'None (adiabatic contents)',
          isothermal: 'Contents at constant temperature',
          'pool-fire': 'Pool fire on wetted area, API 521',
          'fire-flux': 'Fire by heat flux, jet or pool',
        },
      }),
      ambientTemperature: quantity('Ambient temperature', 'temperature', '°C', {
        atLeast: -100,
        atMost: 100,
        blank: 20,
        when: { heat: ['ambient', ...fires] },
      }),
      windSpeed: quantity('Wind speed', 'velocity', 'm/s', {
        atLeast: 0,
        atMost: 100,
        blank: 0,
        when: { heat: ['ambient', ...fires] },
      }),
      fire: choice('Fire', fireKeys, {
        names: Object.fromEntries(scenarios),
        initial: 'apiJet',
        when: { heat: 'fire-flux' },
      }),
      environmentFactor: quantity('Environment factor', 'number', '', {
        symbol: 'F',
        above: 0,
        atMost: 1,
        blank: 1,
        when: { heat: 'pool-fire' },
      }),
      drainage: choice('Drainage and firefighting', ['adequate', 'inadequate'], {
        names: { adequate: 'Adequate', inadequate: 'Not adequate' },
        when: { heat: 'pool-fire' },
      }),
      elevation: quantity('Height above grade', 'length', 'm', {
        atLeast: 0,
        blank: 0,
        when: { heat: 'pool-fire' },
        help: 'Of the lowest point of the vessel; a pool fire reaches 7.6 m.',
      }),
      exposedShare: quantity('Fraction of outside surface in the fire', 'fraction', '%', {
        atLeast: 0.1,
        atMost: 100,
        blank: 100,
        when: { heat: 'fire-flux' },
      }),
    }),
    ...fireSpanFields,
  },
  'Rupture in fire': ruptureFields,
  Limits: fields({
    designPressure: quantity('Design pressure', 'gaugePressure', 'bar(g)', { above: 0, optional: true }),
    impactCurve: choice('Steel without impact test', ['none', 'A', 'B', 'C', 'D'], {
      names: {
        none: 'Temperature entered manually',
        ...Object.fromEntries(Object.entries(exemptionCurves).map(([curve, steels]) => [curve, `${curve}: ${steels}`])),
      },
      aliases: { none: ['Temperature typed by hand'] },
      help: 'Curve of ASME VIII-1, fig. UCS-66: fills the temperature below where it is left blank',
    }),
    minimumDesignTemperature: quantity('Minimum design metal temperature', 'temperature', '°C', {
      symbol: 'MDMT',
      above: shared.absoluteZero,
      optional: true,
    }),
    flareCapacity: quantity('Flare capacity', 'massFlow', 'kg/h', {
      above: 0,
      optional: true,
      help: 'Capacity of the flare shared by all vessels; the lowest entered in any case is used.',
    }),
  }),
  Simulation: fields({
    model: choice('Contents model', ['equilibrium', 'non-equilibrium'], {
      names: { equilibrium: 'One temperature', 'non-equilibrium': 'Gas and liquid at separate temperatures' },
    }),
    duration: quantity('Duration', 'time', 'min', { atLeast: 0.01, atMost: 1440, blank: 15 }),
    outputStep: quantity('Output step', 'time', 's', {
      above: 0,
      atMost: 86_400,
      optional: true,
      hint: 'as calculated',
      help: 'Interval between the rows of the history and of the vented stream. If left blank, they show the steps of the calculation.',
    }),
    comparedCurve: curveField,
  }),
};

/** All fields by id. */
export const given = {
  ...sections.Vessel,
  ...sections.Wall,
  ...sections.Contents,
  ...sections['Blowdown valve'],
  ...sections['Tail pipe and header'],
  ...sections['Relief valve'],
  ...sections.Heat,
  ...sections['Rupture in fire'],
  ...sections.Limits,
  ...sections.Simulation,
};
