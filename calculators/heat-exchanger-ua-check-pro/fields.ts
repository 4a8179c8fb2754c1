import { fluidFields, whenFluidSelected } from '../fluid/index.ts';
import { choice, field, fields, quantity, text } from '../kit/index.ts';
import * as shared from '../shared-fields.ts';

function side(name: 'Hot' | 'Cold', letter: 'h' | 'c') {
  const stream = `${name} side`;
  return {
    medium: text(`${stream} medium`, { hint: 'Name' }),
    flow: quantity(`${stream} flow rate`, 'massFlow', 'kg/h', { symbol: `m_${letter}`, above: 0 }),
    inlet: quantity(`${stream} inlet temperature`, 'temperature', '°C', {
      symbol: `T_${letter}i`,
      above: shared.absoluteZero,
    }),
    outlet: quantity(`${stream} outlet temperature`, 'temperature', '°C', {
      symbol: `T_${letter}o`,
      above: shared.absoluteZero,
    }),
    heatCapacity: quantity(`${stream} specific heat capacity`, 'specificHeat', 'kJ/(kg·K)', {
      symbol: `c_${letter}`,
      above: 0,
      hint: 'or by duty',
      help: 'If the specific heat capacity is unknown, enter the overall duty and leave this blank',
    }),
  };
}

const hot = side('Hot', 'h');
const cold = side('Cold', 'c');

/** The fluid of a side, an alternative to a typed heat capacity, and the pressure it needs. */
function fluidOf(prefix: 'hot' | 'cold', name: 'Hot' | 'Cold', safeEnd: 'outlet' | 'inlet') {
  const fluid = fluidFields(prefix, `${name} fluid`);
  const pressure = field(
    `${prefix}Pressure`,
    quantity(`${name} side pressure`, 'gaugePressure', 'bar(g)', {
      above: shared.vacuum,
      help: `For the enthalpies between inlet and outlet; taken as constant, and the pressure at the ${safeEnd} is on the safe side`,
      when: whenFluidSelected(fluid),
    }),
  );
  return { fluid, pressure };
}

export const hotFluid = fluidOf('hot', 'Hot', 'outlet');
export const coldFluid = fluidOf('cold', 'Cold', 'inlet');

const ofShells = { flowConfiguration: ['Shell-and-tube 1-2', 'Shell-and-tube 2-4', 'Shell-and-tube N-2N'] };

/** Inputs of the exchanger, each section in display order. */

export const exchanger = fields({
  userDescription: shared.userDescription,
  flowConfiguration: choice(
    'Flow configuration',
    ['Counter-current', 'Co-current', 'Shell-and-tube 1-2', 'Shell-and-tube 2-4', 'Shell-and-tube N-2N', 'Cross-flow'],
    {
      initial: null,
      hint: 'Select configuration',
      names: {
        'Shell-and-tube 1-2': 'Shell & tube 1-2',
        'Shell-and-tube 2-4': 'Shell & tube 2-4',
        'Shell-and-tube N-2N': 'Shell & tube N-2N',
      },
    },
  ),
  shellPasses: quantity('Shell passes', 'number', '', {
    symbol: 'n',
    atLeast: 1,
    atMost: 100,
    blank: 3,
    when: { flowConfiguration: 'Shell-and-tube N-2N' },
    help: 'Shell passes in series, each with an even number of tube passes',
  }),
  crossFlowMixing: choice('Mixed stream', ['Both unmixed', 'Hot side mixed', 'Cold side mixed'], {
    when: { flowConfiguration: 'Cross-flow' },
    help: 'A finned tube bank leaves both streams unmixed; a bare one mixes the stream outside the tubes',
  }),
  shellStream: choice('Stream in the shell', ['Not known', 'Hot side', 'Cold side'], {
    when: ofShells,
    help: 'Changes UA only along the duty curve of a chosen fluid; if not known, the largest UA is used',
  }),
  tubeInlet: choice('Tube inlet', ['Not known', 'At the shell inlet', 'At the shell outlet'], {
    when: ofShells,
    help: 'The nozzle of the shell beside which the tube stream enters; changes UA only along the duty curve of a chosen fluid',
  }),
  area: quantity('Heat transfer surface area', 'area', 'm²', { symbol: 'A', above: 0 }),
  duty: quantity('Overall duty', 'heatRate', 'kW', {
    symbol: 'Q',
    above: 0,
    optional: true,
    hint: 'if no cp',
    help: 'If the specific heat capacity is unknown, enter the duty and leave the heat capacity blank. A duty entered here replaces that of the hot side.',
  }),
});

export const hotSide = fields({
  hotMedium: hot.medium,
  flowHot: hot.flow,
  tempHotIn: hot.inlet,
  tempHotOut: hot.outlet,
  cpHot: hot.heatCapacity,
});

export const coldSide = fields({
  coldMedium: cold.medium,
  flowCold: cold.flow,
  tempColdIn: cold.inlet,
  tempColdOut: cold.outlet,
  cpCold: cold.heatCapacity,
});

export type FlowConfiguration = (typeof exchanger.flowConfiguration.field.options)[number];
export type ShellStream = (typeof exchanger.shellStream.field.options)[number];
export type TubeInlet = (typeof exchanger.tubeInlet.field.options)[number];
export type CrossFlowMixing = (typeof exchanger.crossFlowMixing.field.options)[number];
