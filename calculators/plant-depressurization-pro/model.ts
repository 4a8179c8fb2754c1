import { messageValue } from '@isentrope/engineering/quantities';
import type {
  BlowdownOptions,
  BlowdownRun,
  EquationBasis,
  HeatSpec,
  StartingPhases,
  TailPipe,
} from '@isentrope/engineering/vessels';
import { info, table, warning, type Message, type Table } from '../kit/index.ts';
import type { Simulation } from './simulation.ts';

const none = 'No heat reaches the contents; the wall is not modelled';

const outside: Readonly<Record<HeatSpec['mode'], readonly [string, string]>> = {
  ambient: [
    'Natural convection of air, or cross-wind; radiation to the surroundings',
    'Churchill and Chu (1975); Churchill and Bernstein (1977)',
  ],
  adiabatic: [none, ''],
  isothermal: ['Contents kept at their initial temperature; the wall is not modelled', ''],
  'pool-fire': [
    'Wetted area below 7.6 m by Q = C·F·A^0.82, the dry part by the flux of a pool fire',
    'API 521, wetted surfaces',
  ],
  'fire-flux': [
    'Flux from emissivities and the gas and radiative temperatures of the fire',
    'API 521, analytical method',
  ],
};

const cubic = [
  'Peng–Robinson equation, volume translation, ideal-gas heat capacities',
  'Peng and Robinson (1976, 1978); Poling, Prausnitz, O’Connell, 5th ed.',
] as const;

/** Property method of the contents, with its source. */
function fluidBy(basis: EquationBasis | undefined): readonly [string, string] {
  if (basis === undefined) return cubic;
  const { equation, source, transport } = basis;
  return [`${equation.charAt(0).toUpperCase()}${equation.slice(1)}; viscosity and conductivity ${transport}`, source];
}

/** Model of the tail pipe, and its omissions. */
function tailPipeRows(withSurroundings: boolean): readonly (readonly [string, string, string])[] {
  const outsideOf = withSurroundings
    ? 'starts at the ambient temperature, bare to the air and outside any fire'
    : 'starts at the initial temperature of the contents and gets no heat from outside';
  return [
    [
      'Tail pipe, flow',
      'Adiabatic flow with friction of the real fluid at constant stagnation enthalpy, two phases as one in equilibrium; its inlet pressure is the back pressure of the valve, without recovery downstream of the orifice. Heat from the wall is left out of the pressure drop',
      'Shapiro (1953), ch. 6; Colebrook (1939); McAdams (1942) for the viscosity of two phases',
    ],
    [
      'Tail pipe, metal',
      `One temperature through the wall, in ten cells along it; the metal is exposed to the static temperature of the fluid, which errs on the cold side, and ${outsideOf}. Two phases do not warm along the pipe`,
      'Gnielinski (1976); Churchill and Chu (1975); Churchill and Bernstein (1977)',
    ],
  ];
}

/** Models and assumptions of the simulation, for the responsible engineer. */
export function modelTable({
  model,
  heat,
  start: { basis },
  tailPipe: { pipe },
  run: { water },
}: {
  readonly tailPipe: { readonly pipe: TailPipe | undefined };
  readonly run: BlowdownRun;
  readonly start: StartingPhases;
  readonly model: NonNullable<BlowdownOptions['model']>;
  readonly heat: HeatSpec['mode'];
}): Table {
  const [outsideHeat, outsideSource] = outside[heat];
  const withWall = heat !== 'adiabatic' && heat !== 'isothermal';
  return table(
    [
      { id: 'part', label: 'Part' },
      { id: 'how', label: 'Method' },
      { id: 'source', label: 'Source' },
    ],
    [
      ['Fluid', ...fluidBy(basis)],
      ...(water === undefined
        ? []
        : [
            [
              'Free water',
              'A third phase of pure water where the fugacity of water in vapour and hydrocarbon liquid reaches that of liquid water; liquid still below 0 °C; nothing dissolves in it',
              'IAPWS R7-97 (2012), region 1; R12-08 and R15-11 for viscosity and conductivity',
            ],
          ]),
      [
        'Contents',
        model === 'equilibrium'
          ? 'One temperature, phases in equilibrium throughout'
          : `A gas and a liquid zone, each at its own temperature; droplets fall, bubbles rise${water === undefined ? '' : '; free water has the temperature of the liquid and does not evaporate below its boiling point'}`,
        'Balances of moles and energy in a fixed volume',
      ],
      [
        'Outlet',
        'Isentropic expansion to the throat at maximum flux, times the discharge coefficient; liquid and mixtures as homogeneous equilibrium flow',
        'API 520-I, annexes B and C, by direct integration',
      ],
      ...(pipe === undefined ? [] : tailPipeRows(withWall)),
      ...(withWall
        ? [
            [
              'Inside of the wall',
              'Natural convection of gas and liquid; nucleate boiling up to the critical flux',
              'Churchill and Chu (1975); Lloyd and Moran (1974); Cooper (1984); Zuber (1959)',
            ],
            ['Wall', 'Conduction through metal and insulation, at the gas and at the liquid; none along the wall', ''],
          ]
        : []),
      ['Outside', outsideHeat, outsideSource],
      [
        'Integration',
        'Implicit, adaptive, third order; tolerance 1e-4 on pressure, temperature and contents',
        'Rang and Angermann (2005), ROS34PW2',
      ],
    ],
  );
}

/** Difference, K, of the minimum metal temperature between the models that is not reported. */
const sameMetal = 2;

/**
 * Reports the limits of the two-temperature model: metal beside the liquid may be colder than it predicts; compares with the
 * single-temperature model, which errs on the cold side.
 */
export function modelNotes({
  simulation: { run, coldRun },
  model,
}: {
  readonly simulation: Simulation;
  readonly model: NonNullable<BlowdownOptions['model']>;
}): Message[] {
  const shown = run.summary.lowestWallTemperature?.value;
  const cold = coldRun?.summary.lowestWallTemperature?.value;
  const hasLiquid = [run, coldRun].some(each => each?.series.liquidMass.some(mass => mass > 0));
  if (model === 'equilibrium' || shown === undefined || cold === undefined || !hasLiquid) return [];
  const general =
    'With gas and liquid at separate temperatures, the metal wetted by the liquid may come out too warm: by about {error} where the gas condenses, by more in some vessels. One temperature is the conservative choice';
  const verdict = 'The verdict on the minimum design metal temperature is based on the colder of the two.';
  const values = { error: messageValue('temperatureDifference', 6, { digits: 1 }) };
  return cold < shown - sameMetal
    ? [
        warning(`${general}; it puts the coldest metal at {coldest}. ${verdict}`, {
          field: 'lowestWallTemperature',
          values: { ...values, coldest: messageValue('temperature', cold) },
        }),
      ]
    : [info(`${general}. ${verdict}`, { field: 'model', values })];
}
