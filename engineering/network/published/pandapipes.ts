/** A node: its elevation, m, its gauge pressure, bar (missing where none is printed), and whether that is given. */
export type PublishedNode = readonly [elevation: number, pressure: number | undefined, fixed: boolean];

/** A pipe: ends, length, m, inside diameter, m, roughness, mm, loss coefficient, and the printed velocity, m/s. */
export type PublishedPipe = readonly [
  from: number,
  to: number,
  length: number,
  diameter: number,
  roughness: number,
  lossCoefficient: number,
  velocity: number,
];

/** A valve: ends, diameter, m, whether it is open, loss coefficient, and the printed velocity, m/s. */
export type PublishedValve = readonly [
  from: number,
  to: number,
  diameter: number,
  open: boolean,
  lossCoefficient: number,
  velocity: number | undefined,
];

/**
 * Pump curves of the networks: flow, m³/h, and pressure rise, bar. OpenModelica has their heads, 10 m
 * per bar.
 */
const publishedPumpCurves = {
  P1: [
    [0, 6.1],
    [19, 5.8],
    [83, 4],
  ],
  P2: [
    [0, 10],
    [40, 8.4],
    [60, 7],
    [80, 4.5],
    [90, 3],
  ],
} as const;

/**
 * Inputs that the printed results of their network contradict. STANET's water of `versatility_PC` has the viscosity of 10 °C, 1.307 mPa·s (IAPWS),
 * as the friction of each of its turbulent pipes shows. The valves of OpenModelica's `valves` lose 374.2 Pa at 0.6123 m/s and 16 631 Pa at
 * 4.0818 m/s: a loss coefficient of 2.000 each, not the 0.01 of the file.
 */
export const publishedCorrections: Readonly<
  Record<string, { readonly viscosity?: number; readonly valveLoss?: number } | undefined>
> = {
  'stanet / water_cases / combined_networks / versatility_PC': { viscosity: 0.001307 },
  'openmodelica / water_cases_colebrook / t_cross / valves': { valveLoss: 2 },
};

/** A network with the results that an independent program prints for it. */
export interface PublishedNetwork {
  readonly id: string;
  readonly program: 'OpenModelica' | 'STANET';
  readonly fluid: 'water' | 'coldWater' | 'realGas' | 'idealGas';
  readonly nodes: readonly PublishedNode[];
  readonly pipes: readonly PublishedPipe[];
  readonly valves?: readonly PublishedValve[];
  /** Ends and the name of the curve. */
  readonly pumps?: readonly (readonly [from: number, to: number, curve: string])[];
  /** Flow into a node, kg/s; negative where it leaves. */
  readonly flows: readonly (readonly [node: number, flow: number])[];
  /**
   * Pipes with heat loss: overall coefficient, W/(m²·K), and ambient temperature, K; the inlet is at `inletTemperature`, K. The results are the
   * temperatures of sections of equal length, K, from the first node of the pipe on.
   */
  readonly heatLoss?: {
    readonly inletTemperature: number;
    readonly pipes: readonly (readonly [coefficient: number, ambient: number, temperatures: readonly number[]])[];
  };
}

/**
 * Networks with the results of two other programs, as the test networks of pandapipes give them
 * (github.com/e2nIEE/pandapipes, src/pandapipes/networks/network_files; BSD-3-Clause, Copyright 2020-2026 Fraunhofer IEE and University
 * of Kassel). STANET prints 1e-4 bar and 1e-4 m/s.
 */
export const publishedNetworks: readonly PublishedNetwork[] = [
  {
    id: 'openmodelica / heat_transfer_cases / delta',
    program: 'OpenModelica',
    fluid: 'water',
    nodes: [
      [0, 1, true],
      [0, 0.659140496436492, false],
      [0, 0.718858814744319, false],
    ],
    pipes: [
      [0, 1, 1000, 0.075, 0.025, 0, 0.495936571677566],
      [1, 2, 100, 0.075, 0.025, 0, -0.642969161673456],
      [0, 2, 2000, 0.1, 0.025, 0, 0.363122488468237],
    ],
    flows: [[1, -5]],
    heatLoss: {
      inletTemperature: 343.15,
      pipes: [
        [50, 293.15, [332.8452, 324.6601, 318.1606, 313.0015, 308.9074]],
        [200, 293.15, [297.2146, 297.5375, 297.8863, 298.2628, 298.6691]],
        [50, 293.15, [325.8296, 314.5032, 307.1019, 302.2667, 299.1082]],
      ],
    },
  },
  {
    id: 'openmodelica / heat_transfer_cases / heights',
    program: 'OpenModelica',
    fluid: 'water',
    nodes: [
      [500, 1.5, true],
      [0, 44.68816423184804, false],
      [400, 11.183777737824492, false],
      [200, 25.89487808438249, false],
      [400, 11.028441054718506, false],
    ],
    pipes: [
      [0, 1, 5000, 0.075, 0.03, 0, 0.912320539524474],
      [0, 2, 700, 0.06, 0.01, 0, 0.177997789260212],
      [3, 0, 1000, 0.05, 0.02, 0, -1.561288870401434],
      [4, 0, 500, 0.06, 0.01, 0, -0.359376977717909],
    ],
    flows: [
      [1, -4],
      [2, -0.5],
      [3, -3],
      [4, -1],
    ],
    heatLoss: {
      inletTemperature: 343.15,
      pipes: [
        [35, 298.15, [331.5639, 322.8455, 316.438, 311.6964, 308.1876, 305.5901, 303.6153]],
        [60, 298.15, [327.3851, 317.1163, 310.4596, 306.1397, 303.3364, 301.5172, 300.3267]],
        [2, 298.15, [342.26, 342.4202, 342.5466, 342.6735, 342.8007, 342.9283, 343.0905]],
        [25, 298.15, [324.3555, 326.4743, 328.7489, 331.2058, 333.8595, 336.7255, 339.834]],
      ],
    },
  },
  {
    id: 'openmodelica / heat_transfer_cases / one_source',
    program: 'OpenModelica',
    fluid: 'water',
    nodes: [
      [0, 5, true],
      [0, 4.837112764079624, false],
      [0, 4.99210342829522, false],
    ],
    pipes: [
      [0, 2, 100, 0.075, 0.025, 0, 0.231694930763912],
      [2, 1, 500, 0.075, 0.025, 0, 0.454682758874384],
    ],
    flows: [
      [1, -2],
      [2, 1],
    ],
    heatLoss: {
      inletTemperature: 363.15,
      pipes: [
        [100, 293.15, [356.0878, 349.7315, 344.012, 338.8673, 334.2406]],
        [100, 293.15, [309.1879, 305.6626, 302.9123, 300.7667, 299.0932]],
      ],
    },
  },
  {
    id: 'openmodelica / heat_transfer_cases / t_cross',
    program: 'OpenModelica',
    fluid: 'water',
    nodes: [
      [0, 5, true],
      [0, 4.899603011571654, false],
      [0, 4.79874442113949, false],
      [0, 4.941926517699971, false],
    ],
    pipes: [
      [0, 3, 100, 0.075, 0.025, 0, 0.708878475169932],
      [3, 2, 500, 0.075, 0.025, 0, 0.460118112202272],
      [1, 3, 500, 0.075, 0.025, 0, -0.22860651121826],
    ],
    flows: [
      [1, -1],
      [2, -2],
    ],
    heatLoss: {
      inletTemperature: 383.15,
      pipes: [
        [100, 293.15, [379.929, 376.8158, 373.8115, 370.9127, 368.1161]],
        [100, 293.15, [351.6967, 338.8479, 328.8085, 320.9708, 314.855]],
        [100, 293.15, [301.1845, 305.7123, 312.793, 323.864, 341.1609]],
      ],
    },
  },
  {
    id: 'openmodelica / water_cases_colebrook / combined_networks / mixed_net',
    program: 'OpenModelica',
    fluid: 'water',
    nodes: [
      [0, 5, true],
      [0, 3.551124796284133, false],
      [0, 3.617619450280369, false],
      [0, 3.619604639069352, false],
      [0, 3.233947880536293, false],
      [0, 4.21993398882627, false],
    ],
    pipes: [
      [1, 5, 1000, 0.09, 0.01, 0, -0.778735585663317],
      [1, 4, 500, 0.075, 0.01, 0, 0.667929887783909],
      [4, 5, 3500, 0.1, 0.01, 0, -0.517060733608437],
      [0, 3, 5000, 0.08, 0.01, 0, 0.438398715109324],
      [3, 2, 8400, 0.2, 0.01, 0, 0.015942320216642],
      [3, 1, 1000, 0.08, 0.01, 0, 0.199279617038378],
    ],
    flows: [
      [1, -3],
      [2, -0.5],
      [3, -0.7],
      [4, -7],
      [5, 9],
    ],
  },
  {
    id: 'openmodelica / water_cases_colebrook / meshed_networks / delta',
    program: 'OpenModelica',
    fluid: 'water',
    nodes: [
      [0, 3.5, true],
      [0, 3.499762598556268, false],
      [0, 3.500022897516034, false],
    ],
    pipes: [
      [1, 0, 1000, 0.075, 1, 0, -0.004169151732968],
      [2, 0, 200, 0.09, 1, 0, 0.002895244239904],
      [1, 2, 100, 0.1, 1, 0, -0.033085143305878],
    ],
    flows: [
      [1, -0.2778],
      [2, 0.2778],
    ],
  },
  {
    id: 'openmodelica / water_cases_colebrook / meshed_networks / pumps',
    program: 'OpenModelica',
    fluid: 'water',
    nodes: [
      [100, 5, true],
      [100, 10.674463813603891, false],
      [0, 20.46100462693352, false],
      [100, 16.39521211335487, false],
    ],
    pipes: [
      [1, 2, 1000, 0.075, 2, 0, 0.031422588244486],
      [0, 3, 15000, 0.1, 2, 0, -0.555651964793234],
    ],
    pumps: [
      [0, 1, 'om_P1'],
      [1, 3, 'om_P2'],
    ],
    flows: [
      [1, -0.554558940259971],
      [2, -0.138639735064993],
      [3, -0.277279470129985],
    ],
  },
  {
    id: 'openmodelica / water_cases_colebrook / one_pipe / pipe_1',
    program: 'OpenModelica',
    fluid: 'water',
    nodes: [
      [0, 5, true],
      [0, 4.636695205386038, false],
    ],
    pipes: [[0, 1, 2000, 0.075, 0.1, 0, 0.313352514786241]],
    flows: [[1, -1.3821]],
  },
  {
    id: 'openmodelica / water_cases_colebrook / one_pipe / pipe_3',
    program: 'OpenModelica',
    fluid: 'water',
    nodes: [
      [0, 7.000000000000001, true],
      [0, 6.893021940086651, false],
    ],
    pipes: [[1, 0, 3000, 0.075, 0.1, 0, -0.126951961374503]],
    flows: [[1, -0.56]],
  },
  {
    id: 'openmodelica / water_cases_colebrook / strand_net / strand_net',
    program: 'OpenModelica',
    fluid: 'water',
    nodes: [
      [0, 4, true],
      [0, 3.999811563035699, false],
      [0, 3.999913869048768, false],
      [0, 3.274802236571141, false],
      [0, 3.999204185647013, false],
      [0, 3.999232103963264, false],
      [0, 3.820878272216053, false],
      [0, 3.981399512587972, false],
      [0, 3.875980522224368, false],
    ],
    pipes: [
      [0, 1, 10, 0.2, 0.1, 0, 0.177338588426757],
      [0, 2, 5, 0.2, 0.1, 0, 0.168761900103933],
      [1, 3, 10000, 0.075, 0.1, 0, 0.188869669353686],
      [1, 4, 20, 0.15, 0.1, 0, 0.189319956296157],
      [2, 5, 8400, 0.5, 0.1, 0, 0.015625699793446],
      [4, 6, 5000, 0.075, 0.1, 0, 0.126969619562896],
      [5, 7, 500, 0.075, 0.1, 0, 0.126969152525411],
      [5, 8, 1700, 0.075, 0.1, 0, 0.188867070532241],
    ],
    flows: [
      [1, -1.389],
      [2, -2.23],
      [3, -0.833],
      [4, -2.78],
      [5, -1.67],
      [6, -0.56],
      [7, -0.56],
      [8, -0.833],
    ],
  },
  {
    id: 'openmodelica / water_cases_colebrook / strand_net / two_pumps',
    program: 'OpenModelica',
    fluid: 'water',
    nodes: [
      [0, 7.000000000000001, true],
      [0, 27.366389151935998, false],
      [0, 26.94763044955407, false],
      [0, 24.37891667221154, false],
      [0, 19.27855224502283, false],
      [0, 18.61452541745471, false],
    ],
    pipes: [
      [2, 1, 1300, 0.075, 0.02, 0, -0.452984426625827],
      [0, 4, 6000, 0.09, 0.02, 0, -1.416473543436075],
      [4, 5, 7000, 0.075, 0.03, 0, 0.226575592203336],
    ],
    pumps: [
      [4, 1, 'om_P1'],
      [5, 3, 'om_P2'],
    ],
    flows: [
      [1, -10],
      [2, -2],
      [3, -4],
      [4, 22],
      [5, 3],
    ],
  },
  {
    id: 'openmodelica / water_cases_colebrook / t_cross / valves',
    program: 'OpenModelica',
    fluid: 'water',
    nodes: [
      [0, 1, true],
      [0, 0.591008291592728, false],
      [0, 0.428442943521516, false],
      [0, 0.594750204975441, false],
    ],
    pipes: [[3, 0, 700, 0.07, 0.02, 0, -0.598725811858265]],
    valves: [
      [3, 2, 0.025, true, 0.01, 4.081794303299104],
      [3, 1, 0.025, true, 0.01, 0.612269145494845],
    ],
    flows: [
      [1, -0.3],
      [2, -2],
    ],
  },
  {
    id: 'stanet / gas_cases / combined_networks / parallel_PC',
    program: 'STANET',
    fluid: 'realGas',
    nodes: [
      [0, 5, true],
      [0, 4.9868, false],
      [0, 4.9847, false],
      [0, 4.9715, false],
      [0, 4.9675, false],
      [0, 4.9669, false],
    ],
    pipes: [
      [0, 1, 5000, 0.05, 0.1, 0, 0.3906],
      [1, 2, 5000, 0.05, 0.1, 0, 0.1388],
      [2, 3, 5000, 0.05, 0.1, 0, 0.3916],
      [3, 4, 5000, 0.05, 0.1, 0, 0.1961],
      [1, 2, 5000, 0.05, 0.5, 0, 0.13],
      [1, 2, 5000, 0.05, 1, 0, 0.1223],
      [3, 5, 5000, 0.05, 0.5, 0, 0.1961],
    ],
    flows: [
      [4, -0.001866666666667],
      [5, -0.001866666666667],
    ],
  },
  {
    id: 'stanet / gas_cases / meshed_networks / delta_PC',
    program: 'STANET',
    fluid: 'realGas',
    nodes: [
      [0, 3.5, false],
      [0, 3.5, true],
      [0, 3.5, false],
    ],
    pipes: [
      [2, 0, 100, 0.1, 0.1, 0, -0.0079],
      [0, 1, 200, 0.09, 0.1, 0, 0.0003],
      [2, 1, 1000, 0.075, 0.1, 0, -0.0004],
    ],
    flows: [
      [2, -0.000233333333333],
      [0, 0.000233333333333],
    ],
  },
  {
    id: 'stanet / gas_cases / meshed_networks / two_valves_PC',
    program: 'STANET',
    fluid: 'realGas',
    nodes: [
      [0, 5, true],
      [0, 4.9506, false],
      [0, 2.2483, false],
      [0, 2.2936, false],
      [0, 2.2483, false],
      [0, 2.2162, false],
      [0, undefined, false],
      [0, undefined, false],
    ],
    pipes: [
      [0, 1, 1000, 0.1, 0.1, 0, 3.0609],
      [3, 4, 500, 0.1, 0.1, 0, 5.6151],
      [2, 4, 500, 0.1, 0.1, 0, 0],
      [5, 4, 350, 0.1, 0.1, 0, -5.6826],
      [1, 6, 100, 0.1, 0.1, 9000, 0],
      [1, 7, 100, 0.1, 0.1, 9000, 3.8596],
    ],
    valves: [
      [6, 2, 0.1, false, 0, undefined],
      [7, 3, 0.1, true, 0, undefined],
    ],
    flows: [[5, -0.116666666666667]],
  },
  {
    id: 'stanet / gas_cases / one_pipe / pipe_2_PC',
    program: 'STANET',
    fluid: 'realGas',
    nodes: [
      [0, 5, true],
      [0, 4.0966, false],
    ],
    pipes: [[0, 1, 1000, 0.02, 0.1, 2000, 3.2917]],
    flows: [[1, -0.004666666666667]],
  },
  {
    id: 'stanet / gas_cases / t_cross / t_cross1_PC',
    program: 'STANET',
    fluid: 'idealGas',
    nodes: [
      [0, 20, true],
      [0, 19.9987, false],
      [0, 19.9983, false],
      [0, 19.9983, false],
    ],
    pipes: [
      [0, 1, 5000, 0.075, 2, 0, 0.0629],
      [1, 2, 5000, 0.075, 2, 0, 0.0314],
      [1, 3, 5000, 0.075, 2, 0, 0.0314],
    ],
    flows: [
      [2, -0.002333333333333],
      [3, -0.002333333333333],
    ],
  },
  {
    id: 'stanet / gas_cases / two_pressure_junctions / H_net_PC',
    program: 'STANET',
    fluid: 'realGas',
    nodes: [
      [0, 10, true],
      [0, 9.5609, false],
      [0, 9.0842, false],
      [0, 10, true],
      [0, 9.5611, false],
      [0, 9.0844, false],
    ],
    pipes: [
      [0, 1, 500, 0.04, 0.1, 2000, 2.0603],
      [1, 2, 500, 0.04, 0.1, 2000, 2.1949],
      [3, 4, 250, 0.04, 0.1, 2000, 2.1391],
      [4, 5, 500, 0.04, 0.1, 2000, 2.1949],
      [1, 4, 500, 0.04, 0.1, 2000, -0.0402],
    ],
    flows: [
      [2, -0.023333333333333],
      [5, -0.023333333333333],
    ],
  },
  {
    id: 'stanet / water_cases / combined_networks / versatility_PC',
    program: 'STANET',
    fluid: 'coldWater',
    nodes: [
      [0, 20.4106, false],
      [0, 30, false],
      [0, 30, false],
      [0, 29.9953, false],
      [0, 29.9934, false],
      [0, 29.8815, false],
      [0, 29.3048, false],
      [0, 29.8815, false],
      [0, 30, true],
      [0, 30, true],
      [0, undefined, false],
      [0, undefined, false],
    ],
    pipes: [
      [1, 2, 7000, 2.6, 0.1, 0, 0.0017],
      [8, 2, 10000, 2.6, 0.1, 0, -0.0009],
      [2, 3, 500, 0.2, 0.1, 0, 0.1158],
      [4, 5, 500, 0.1, 0.1, 0, 0.417],
      [5, 6, 3000, 0.075, 0.1, 0, 0.3144],
      [3, 7, 10000, 0.075, 0.1, 0, 0.0635],
      [9, 3, 10000, 0.075, 0.1, 0, 0.0062],
      [4, 8, 7000, 0.075, 0.1, 0, -0.0126],
      [3, 10, 2, 0.075, 0.1, 0, 0.7602],
      [5, 11, 2, 0.1, 0.1, 0, 0.0633],
    ],
    valves: [
      [10, 4, 0.075, true, 0, undefined],
      [11, 7, 0.1, true, 0, undefined],
    ],
    pumps: [[0, 1, 'P2']],
    flows: [
      [2, -0.833333333333333],
      [3, -0.027777777777778],
      [4, -0.138888888888889],
      [5, -1.388888888888889],
      [6, -1.388888888888889],
      [7, -0.777777777777778],
      [0, 5.555555555555555],
      [1, 3.611111111111111],
    ],
  },
  {
    id: 'stanet / water_cases / one_pipe / pipe_1_PC',
    program: 'STANET',
    fluid: 'coldWater',
    nodes: [
      [0, 5, true],
      [0, 4.9755, false],
    ],
    pipes: [[0, 1, 2000, 0.075, 0.1, 0, 0.0629]],
    flows: [[1, -0.277777777777778]],
  },
  {
    id: 'stanet / water_cases / one_pipe / pipe_3_PC',
    program: 'STANET',
    fluid: 'coldWater',
    nodes: [
      [0, 7, true],
      [0, 6.8787, false],
    ],
    pipes: [[1, 0, 3000, 0.075, 0.1, 0, -0.1258]],
    flows: [[1, -0.555555555555556]],
  },
  {
    id: 'stanet / water_cases / strand_net / strand_net_PC',
    program: 'STANET',
    fluid: 'coldWater',
    nodes: [
      [2000, 4, true],
      [2000, 3.9998, false],
      [2000, 3.9991, false],
      [2000, 3.1769, false],
      [2000, 3.797, false],
      [2000, 3.9999, false],
      [2000, 3.9991, false],
      [2000, 3.9789, false],
      [2000, 3.8592, false],
    ],
    pipes: [
      [0, 1, 10, 0.2, 0.1, 0, 0.1768],
      [1, 3, 10000, 0.075, 0.1, 0, 0.1886],
      [1, 2, 20, 0.15, 0.1, 0, 0.1886],
      [2, 4, 5000, 0.075, 0.1, 0, 0.1258],
      [0, 5, 5, 0.2, 0.1, 0, 0.168],
      [5, 6, 8400, 0.5, 0.1, 0, 0.0156],
      [6, 7, 500, 0.075, 0.1, 0, 0.1258],
      [6, 8, 1700, 0.075, 0.1, 0, 0.1886],
    ],
    flows: [
      [1, -1.388888888888889],
      [2, -2.777777777777778],
      [3, -0.833333333333333],
      [4, -0.555555555555556],
      [5, -2.222222222222222],
      [6, -1.666666666666667],
      [7, -0.555555555555556],
      [8, -0.833333333333333],
    ],
  },
  {
    id: 'stanet / water_cases / t_cross / t_cross_PC',
    program: 'STANET',
    fluid: 'coldWater',
    nodes: [
      [0, 6, true],
      [0, 2.7032, false],
      [0, 1.7646, false],
      [0, 1.7646, false],
    ],
    pipes: [
      [0, 1, 5000, 0.075, 0.1, 0, 0.6],
      [1, 2, 5000, 0.075, 0.1, 0, 0.3],
      [1, 3, 5000, 0.075, 0.1, 0, 0.3],
    ],
    flows: [
      [2, -1.325277777777778],
      [3, -1.325277777777778],
    ],
  },
];

/**
 * The rows of a pump, by the curve that its network names. OpenModelica's pumps are given by head, 10 m per bar of the curve; which curve each
 * has is told by its polynomial in the file. The polynomial passes through every row. Source: Modelica Standard Library 4.0,
 * Modelica.Fluid.Machines.BaseClasses.PumpCharacteristics.polynomialFlow.
 */
export function publishedCurveOf(
  { id }: PublishedNetwork,
  name: string,
): (typeof publishedPumpCurves)[keyof typeof publishedPumpCurves] {
  if (id.endsWith('/ pumps')) return publishedPumpCurves.P1;
  if (id.endsWith('/ two_pumps')) return name === 'om_P1' ? publishedPumpCurves.P2 : publishedPumpCurves.P1;
  return name === 'P1' ? publishedPumpCurves.P1 : publishedPumpCurves.P2;
}
