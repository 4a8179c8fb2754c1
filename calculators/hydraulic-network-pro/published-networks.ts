/**
 * Networks with the results of two independent programs, from the test networks of pandapipes (BSD licence, Fraunhofer
 * IEE and University of Kassel): OpenModelica in double precision, STANET with the printed digits 1e-4 bar and 1e-4 m/s.
 * Pressures in bar gauge, flows into the network in kg/s, lengths and diameters in m, roughness in mm, velocities in m/s.
 */

/** tag, elevation, fixed pressure, inflow, pressure as printed. */
export type PublishedNode = readonly [string, number, number | undefined, number, number | undefined];
/** tag, from, to, length, inside diameter, roughness, loss coefficient, velocity as printed. */
export type PublishedLine = readonly [string, string, string, number, number, number, number, number | undefined];
/** tag, from, to, inside diameter, loss coefficient, open, velocity as printed. */
export type PublishedValve = readonly [string, string, string, number, number, boolean, number | undefined];
/** tag, from, to, points of flow in m³/h and pressure rise in bar. */
export type PublishedPump = readonly [string, string, string, readonly (readonly [number, number])[]];

/** The fluid of a network: density in kg/m³ (of a gas at normal conditions), viscosity in Pa·s, temperature in K. */
export interface PublishedFluid {
  readonly phase: 'Liquid' | 'Gas';
  readonly density: number;
  readonly viscosity: number;
  readonly temperature: number;
  /** Of a gas: Z = 1 + slope·p with p in bar absolute. */
  readonly compressibilitySlope?: number;
}

/** A network with its results. */
export interface PublishedNetwork {
  readonly title: string;
  readonly program: 'OpenModelica' | 'STANET';
  readonly fluid: PublishedFluid;
  readonly nodes: readonly PublishedNode[];
  readonly lines: readonly PublishedLine[];
  readonly valves: readonly PublishedValve[];
  readonly pumps: readonly PublishedPump[];
}

export const publishedNetworks: readonly PublishedNetwork[] = [
  {
    title: 'heat transfer cases / delta',
    program: 'OpenModelica',
    fluid: { phase: 'Liquid', density: 998.206092467947, viscosity: 0.001001605326, temperature: 343.15 },
    nodes: [
      ['N0', 0, 1, 0, 1],
      ['N1', 0, undefined, -5, 0.659140496436],
      ['N2', 0, undefined, 0, 0.718858814744],
    ],
    lines: [
      ['L0', 'N0', 'N1', 1000, 0.075, 0.025, 0, 0.495936571678],
      ['L1', 'N1', 'N2', 100, 0.075, 0.025, 0, -0.642969161673],
      ['L2', 'N0', 'N2', 2000, 0.1, 0.025, 0, 0.363122488468],
    ],
    valves: [],
    pumps: [],
  },
  {
    title: 'heat transfer cases / heights',
    program: 'OpenModelica',
    fluid: { phase: 'Liquid', density: 998.206092467947, viscosity: 0.001001605326, temperature: 343.15 },
    nodes: [
      ['N0', 500, 1.5, 0, 1.5],
      ['N1', 0, undefined, -4, 44.688164231848],
      ['N2', 400, undefined, -0.5, 11.183777737824],
      ['N3', 200, undefined, -3, 25.894878084382],
      ['N4', 400, undefined, -1, 11.028441054719],
    ],
    lines: [
      ['L0', 'N0', 'N1', 5000, 0.075, 0.03, 0, 0.912320539524],
      ['L1', 'N0', 'N2', 700, 0.06, 0.01, 0, 0.17799778926],
      ['L2', 'N3', 'N0', 1000, 0.05, 0.02, 0, -1.561288870401],
      ['L3', 'N4', 'N0', 500, 0.06, 0.01, 0, -0.359376977718],
    ],
    valves: [],
    pumps: [],
  },
  {
    title: 'heat transfer cases / one source',
    program: 'OpenModelica',
    fluid: { phase: 'Liquid', density: 998.206092467947, viscosity: 0.001001605326, temperature: 363.15 },
    nodes: [
      ['N0', 0, 5, 0, 5],
      ['N1', 0, undefined, -2, 4.83711276408],
      ['N2', 0, undefined, 1, 4.992103428295],
    ],
    lines: [
      ['L0', 'N0', 'N2', 100, 0.075, 0.025, 0, 0.231694930764],
      ['L1', 'N2', 'N1', 500, 0.075, 0.025, 0, 0.454682758874],
    ],
    valves: [],
    pumps: [],
  },
  {
    title: 'heat transfer cases / t cross',
    program: 'OpenModelica',
    fluid: { phase: 'Liquid', density: 998.206092467947, viscosity: 0.001001605326, temperature: 383.15 },
    nodes: [
      ['N0', 0, 5, 0, 5],
      ['N1', 0, undefined, -1, 4.899603011572],
      ['N2', 0, undefined, -2, 4.798744421139],
      ['N3', 0, undefined, 0, 4.9419265177],
    ],
    lines: [
      ['L0', 'N0', 'N3', 100, 0.075, 0.025, 0, 0.70887847517],
      ['L1', 'N3', 'N2', 500, 0.075, 0.025, 0, 0.460118112202],
      ['L2', 'N1', 'N3', 500, 0.075, 0.025, 0, -0.228606511218],
    ],
    valves: [],
    pumps: [],
  },
  {
    title: 'water cases colebrook / combined networks / mixed net',
    program: 'OpenModelica',
    fluid: { phase: 'Liquid', density: 998.206092467947, viscosity: 0.001001605326, temperature: 293.15 },
    nodes: [
      ['N0', 0, 5, 0, 5],
      ['N1', 0, undefined, -3, 3.551124796284],
      ['N2', 0, undefined, -0.5, 3.61761945028],
      ['N3', 0, undefined, -0.7, 3.619604639069],
      ['N4', 0, undefined, -7, 3.233947880536],
      ['N5', 0, undefined, 9, 4.219933988826],
    ],
    lines: [
      ['L0', 'N1', 'N5', 1000, 0.09, 0.01, 0, -0.778735585663],
      ['L1', 'N1', 'N4', 500, 0.075, 0.01, 0, 0.667929887784],
      ['L2', 'N4', 'N5', 3500, 0.1, 0.01, 0, -0.517060733608],
      ['L3', 'N0', 'N3', 5000, 0.08, 0.01, 0, 0.438398715109],
      ['L4', 'N3', 'N2', 8400, 0.2, 0.01, 0, 0.015942320217],
      ['L5', 'N3', 'N1', 1000, 0.08, 0.01, 0, 0.199279617038],
    ],
    valves: [],
    pumps: [],
  },
  {
    title: 'water cases colebrook / meshed networks / delta',
    program: 'OpenModelica',
    fluid: { phase: 'Liquid', density: 998.206092467947, viscosity: 0.001001605326, temperature: 293.15 },
    nodes: [
      ['N0', 0, 3.5, 0, 3.5],
      ['N1', 0, undefined, -0.2778, 3.499762598556],
      ['N2', 0, undefined, 0.2778, 3.500022897516],
    ],
    lines: [
      ['L0', 'N1', 'N0', 1000, 0.075, 1, 0, -0.004169151733],
      ['L1', 'N2', 'N0', 200, 0.09, 1, 0, 0.00289524424],
      ['L2', 'N1', 'N2', 100, 0.1, 1, 0, -0.033085143306],
    ],
    valves: [],
    pumps: [],
  },
  {
    title: 'water cases colebrook / meshed networks / pumps',
    program: 'OpenModelica',
    fluid: { phase: 'Liquid', density: 998.206092467947, viscosity: 0.001001605326, temperature: 293.15 },
    nodes: [
      ['N0', 100, 5, 0, 5],
      ['N1', 100, undefined, -0.55455894026, 10.674463813604],
      ['N2', 0, undefined, -0.138639735065, 20.461004626934],
      ['N3', 100, undefined, -0.27727947013, 16.395212113355],
    ],
    lines: [
      ['L0', 'N1', 'N2', 1000, 0.075, 2, 0, 0.031422588244],
      ['L1', 'N0', 'N3', 15000, 0.1, 2, 0, -0.555651964793],
    ],
    valves: [],
    pumps: [
      [
        'P0',
        'N0',
        'N1',
        [
          [0, 6.1],
          [19, 5.8],
          [83, 4],
        ],
      ],
      [
        'P1',
        'N1',
        'N3',
        [
          [0, 10],
          [40, 8.4],
          [60, 7],
          [80, 4.5],
          [90, 3],
        ],
      ],
    ],
  },
  {
    title: 'water cases colebrook / one pipe / pipe 1',
    program: 'OpenModelica',
    fluid: { phase: 'Liquid', density: 998.206092467947, viscosity: 0.001001605326, temperature: 293.15 },
    nodes: [
      ['N0', 0, 5, 0, 5],
      ['N1', 0, undefined, -1.3821, 4.636695205386],
    ],
    lines: [['L0', 'N0', 'N1', 2000, 0.075, 0.1, 0, 0.313352514786]],
    valves: [],
    pumps: [],
  },
  {
    title: 'water cases colebrook / one pipe / pipe 3',
    program: 'OpenModelica',
    fluid: { phase: 'Liquid', density: 998.206092467947, viscosity: 0.001001605326, temperature: 293.15 },
    nodes: [
      ['N0', 0, 7, 0, 7],
      ['N1', 0, undefined, -0.56, 6.893021940087],
    ],
    lines: [['L0', 'N1', 'N0', 3000, 0.075, 0.1, 0, -0.126951961375]],
    valves: [],
    pumps: [],
  },
  {
    title: 'water cases colebrook / strand net / strand net',
    program: 'OpenModelica',
    fluid: { phase: 'Liquid', density: 998.206092467947, viscosity: 0.001001605326, temperature: 293.15 },
    nodes: [
      ['N0', 0, 4, 0, 4],
      ['N1', 0, undefined, -1.389, 3.999811563036],
      ['N2', 0, undefined, -2.23, 3.999913869049],
      ['N3', 0, undefined, -0.833, 3.274802236571],
      ['N4', 0, undefined, -2.78, 3.999204185647],
      ['N5', 0, undefined, -1.67, 3.999232103963],
      ['N6', 0, undefined, -0.56, 3.820878272216],
      ['N7', 0, undefined, -0.56, 3.981399512588],
      ['N8', 0, undefined, -0.833, 3.875980522224],
    ],
    lines: [
      ['L0', 'N0', 'N1', 10, 0.2, 0.1, 0, 0.177338588427],
      ['L1', 'N0', 'N2', 5, 0.2, 0.1, 0, 0.168761900104],
      ['L2', 'N1', 'N3', 10000, 0.075, 0.1, 0, 0.188869669354],
      ['L3', 'N1', 'N4', 20, 0.15, 0.1, 0, 0.189319956296],
      ['L4', 'N2', 'N5', 8400, 0.5, 0.1, 0, 0.015625699793],
      ['L5', 'N4', 'N6', 5000, 0.075, 0.1, 0, 0.126969619563],
      ['L6', 'N5', 'N7', 500, 0.075, 0.1, 0, 0.126969152525],
      ['L7', 'N5', 'N8', 1700, 0.075, 0.1, 0, 0.188867070532],
    ],
    valves: [],
    pumps: [],
  },
  {
    title: 'water cases colebrook / strand net / two pumps',
    program: 'OpenModelica',
    fluid: { phase: 'Liquid', density: 998.206092467947, viscosity: 0.001001605326, temperature: 293.15 },
    nodes: [
      ['N0', 0, 7, 0, 7],
      ['N1', 0, undefined, -10, 27.366389151936],
      ['N2', 0, undefined, -2, 26.947630449554],
      ['N3', 0, undefined, -4, 24.378916672212],
      ['N4', 0, undefined, 22, 19.278552245023],
      ['N5', 0, undefined, 3, 18.614525417455],
    ],
    lines: [
      ['L0', 'N2', 'N1', 1300, 0.075, 0.02, 0, -0.452984426626],
      ['L1', 'N0', 'N4', 6000, 0.09, 0.02, 0, -1.416473543436],
      ['L2', 'N4', 'N5', 7000, 0.075, 0.03, 0, 0.226575592203],
    ],
    valves: [],
    pumps: [
      [
        'P0',
        'N4',
        'N1',
        [
          [0, 6.1],
          [19, 5.8],
          [83, 4],
        ],
      ],
      [
        'P1',
        'N5',
        'N3',
        [
          [0, 10],
          [40, 8.4],
          [60, 7],
          [80, 4.5],
          [90, 3],
        ],
      ],
    ],
  },
  {
    title: 'water cases colebrook / t cross / valves',
    program: 'OpenModelica',
    fluid: { phase: 'Liquid', density: 998.206092467947, viscosity: 0.001001605326, temperature: 293.15 },
    nodes: [
      ['N0', 0, 1, 0, 1],
      ['N1', 0, undefined, -0.3, 0.591008291593],
      ['N2', 0, undefined, -2, 0.428442943522],
      ['N3', 0, undefined, 0, 0.594750204975],
    ],
    lines: [['L0', 'N3', 'N0', 700, 0.07, 0.02, 0, -0.598725811858]],
    valves: [
      ['V0', 'N3', 'N2', 0.025, 0.01, true, 4.081794303299],
      ['V1', 'N3', 'N1', 0.025, 0.01, true, 0.612269145495],
    ],
    pumps: [],
  },
  {
    title: 'gas cases / combined networks / parallel',
    program: 'STANET',
    fluid: { phase: 'Gas', density: 0.84, viscosity: 1.193e-5, temperature: 283.15, compressibilitySlope: -0.0022 },
    nodes: [
      ['N0', 0, 5, 0, 5],
      ['N1', 0, undefined, 0, 4.9868],
      ['N2', 0, undefined, 0, 4.9847],
      ['N3', 0, undefined, 0, 4.9715],
      ['N4', 0, undefined, -0.001866666667, 4.9675],
      ['N5', 0, undefined, -0.001866666667, 4.9669],
    ],
    lines: [
      ['L0', 'N0', 'N1', 5000, 0.05, 0.1, 0, 0.3906],
      ['L1', 'N1', 'N2', 5000, 0.05, 0.1, 0, 0.1388],
      ['L2', 'N2', 'N3', 5000, 0.05, 0.1, 0, 0.3916],
      ['L3', 'N3', 'N4', 5000, 0.05, 0.1, 0, 0.1961],
      ['L4', 'N1', 'N2', 5000, 0.05, 0.5, 0, 0.13],
      ['L5', 'N1', 'N2', 5000, 0.05, 1, 0, 0.1223],
      ['L6', 'N3', 'N5', 5000, 0.05, 0.5, 0, 0.1961],
    ],
    valves: [],
    pumps: [],
  },
  {
    title: 'gas cases / meshed networks / delta',
    program: 'STANET',
    fluid: { phase: 'Gas', density: 0.84, viscosity: 1.193e-5, temperature: 283.15, compressibilitySlope: -0.0022 },
    nodes: [
      ['N0', 0, undefined, 0.000233333333, 3.5],
      ['N1', 0, 3.5, 0, 3.5],
      ['N2', 0, undefined, -0.000233333333, 3.5],
    ],
    lines: [
      ['L0', 'N2', 'N0', 100, 0.1, 0.1, 0, -0.0079],
      ['L1', 'N0', 'N1', 200, 0.09, 0.1, 0, 0.0003],
      ['L2', 'N2', 'N1', 1000, 0.075, 0.1, 0, -0.0004],
    ],
    valves: [],
    pumps: [],
  },
  {
    title: 'gas cases / meshed networks / two valves',
    program: 'STANET',
    fluid: { phase: 'Gas', density: 0.84, viscosity: 1.193e-5, temperature: 283.15, compressibilitySlope: -0.0022 },
    nodes: [
      ['N0', 0, 5, 0, 5],
      ['N1', 0, undefined, 0, 4.9506],
      ['N2', 0, undefined, 0, 2.2483],
      ['N3', 0, undefined, 0, 2.2936],
      ['N4', 0, undefined, 0, 2.2483],
      ['N5', 0, undefined, -0.116666666667, 2.2162],
      ['N6', 0, undefined, 0, undefined],
      ['N7', 0, undefined, 0, undefined],
    ],
    lines: [
      ['L0', 'N0', 'N1', 1000, 0.1, 0.1, 0, 3.0609],
      ['L1', 'N3', 'N4', 500, 0.1, 0.1, 0, 5.6151],
      ['L2', 'N2', 'N4', 500, 0.1, 0.1, 0, 0],
      ['L3', 'N5', 'N4', 350, 0.1, 0.1, 0, -5.6826],
      ['L4', 'N1', 'N6', 100, 0.1, 0.1, 9000, 0],
      ['L5', 'N1', 'N7', 100, 0.1, 0.1, 9000, 3.8596],
    ],
    valves: [
      ['V0', 'N6', 'N2', 0.1, 0, false, undefined],
      ['V1', 'N7', 'N3', 0.1, 0, true, undefined],
    ],
    pumps: [],
  },
  {
    title: 'gas cases / one pipe / pipe 2',
    program: 'STANET',
    fluid: { phase: 'Gas', density: 0.84, viscosity: 1.193e-5, temperature: 283.15, compressibilitySlope: -0.0022 },
    nodes: [
      ['N0', 0, 5, 0, 5],
      ['N1', 0, undefined, -0.004666666667, 4.0966],
    ],
    lines: [['L0', 'N0', 'N1', 1000, 0.02, 0.1, 2000, 3.2917]],
    valves: [],
    pumps: [],
  },
  {
    title: 'gas cases / t cross / t cross1',
    program: 'STANET',
    fluid: { phase: 'Gas', density: 0.84, viscosity: 1.193e-5, temperature: 283.15, compressibilitySlope: 0 },
    nodes: [
      ['N0', 0, 20, 0, 20],
      ['N1', 0, undefined, 0, 19.9987],
      ['N2', 0, undefined, -0.002333333333, 19.9983],
      ['N3', 0, undefined, -0.002333333333, 19.9983],
    ],
    lines: [
      ['L0', 'N0', 'N1', 5000, 0.075, 2, 0, 0.0629],
      ['L1', 'N1', 'N2', 5000, 0.075, 2, 0, 0.0314],
      ['L2', 'N1', 'N3', 5000, 0.075, 2, 0, 0.0314],
    ],
    valves: [],
    pumps: [],
  },
  {
    title: 'gas cases / two pressure junctions / H net',
    program: 'STANET',
    fluid: { phase: 'Gas', density: 0.84, viscosity: 1.193e-5, temperature: 283.15, compressibilitySlope: -0.0022 },
    nodes: [
      ['N0', 0, 10, 0, 10],
      ['N1', 0, undefined, 0, 9.5609],
      ['N2', 0, undefined, -0.023333333333, 9.0842],
      ['N3', 0, 10, 0, 10],
      ['N4', 0, undefined, 0, 9.5611],
      ['N5', 0, undefined, -0.023333333333, 9.0844],
    ],
    lines: [
      ['L0', 'N0', 'N1', 500, 0.04, 0.1, 2000, 2.0603],
      ['L1', 'N1', 'N2', 500, 0.04, 0.1, 2000, 2.1949],
      ['L2', 'N3', 'N4', 250, 0.04, 0.1, 2000, 2.1391],
      ['L3', 'N4', 'N5', 500, 0.04, 0.1, 2000, 2.1949],
      ['L4', 'N1', 'N4', 500, 0.04, 0.1, 2000, -0.0402],
    ],
    valves: [],
    pumps: [],
  },
  {
    title: 'water cases / combined networks / versatility',
    program: 'STANET',
    fluid: { phase: 'Liquid', density: 1000, viscosity: 0.001793, temperature: 283.15 },
    nodes: [
      ['N0', 0, undefined, 5.555555555556, 20.4106],
      ['N1', 0, undefined, 3.611111111111, 30],
      ['N2', 0, undefined, -0.833333333333, 30],
      ['N3', 0, undefined, -0.027777777778, 29.9953],
      ['N4', 0, undefined, -0.138888888889, 29.9934],
      ['N5', 0, undefined, -1.388888888889, 29.8815],
      ['N6', 0, undefined, -1.388888888889, 29.3048],
      ['N7', 0, undefined, -0.777777777778, 29.8815],
      ['N8', 0, 30, 0, 30],
      ['N9', 0, 30, 0, 30],
      ['N10', 0, undefined, 0, undefined],
      ['N11', 0, undefined, 0, undefined],
    ],
    lines: [
      ['L0', 'N1', 'N2', 7000, 2.6, 0.1, 0, 0.0017],
      ['L1', 'N8', 'N2', 10000, 2.6, 0.1, 0, -0.0009],
      ['L2', 'N2', 'N3', 500, 0.2, 0.1, 0, 0.1158],
      ['L3', 'N4', 'N5', 500, 0.1, 0.1, 0, 0.417],
      ['L4', 'N5', 'N6', 3000, 0.075, 0.1, 0, 0.3144],
      ['L5', 'N3', 'N7', 10000, 0.075, 0.1, 0, 0.0635],
      ['L6', 'N9', 'N3', 10000, 0.075, 0.1, 0, 0.0062],
      ['L7', 'N4', 'N8', 7000, 0.075, 0.1, 0, -0.0126],
      ['L8', 'N3', 'N10', 2, 0.075, 0.1, 0, 0.7602],
      ['L9', 'N5', 'N11', 2, 0.1, 0.1, 0, 0.0633],
    ],
    valves: [
      ['V0', 'N10', 'N4', 0.075, 0, true, undefined],
      ['V1', 'N11', 'N7', 0.1, 0, true, undefined],
    ],
    pumps: [
      [
        'P0',
        'N0',
        'N1',
        [
          [0, 10],
          [40, 8.4],
          [60, 7],
          [80, 4.5],
          [90, 3],
        ],
      ],
    ],
  },
  {
    title: 'water cases / one pipe / pipe 1',
    program: 'STANET',
    fluid: { phase: 'Liquid', density: 1000, viscosity: 0.001793, temperature: 283.15 },
    nodes: [
      ['N0', 0, 5, 0, 5],
      ['N1', 0, undefined, -0.277777777778, 4.9755],
    ],
    lines: [['L0', 'N0', 'N1', 2000, 0.075, 0.1, 0, 0.0629]],
    valves: [],
    pumps: [],
  },
  {
    title: 'water cases / one pipe / pipe 3',
    program: 'STANET',
    fluid: { phase: 'Liquid', density: 1000, viscosity: 0.001793, temperature: 283.15 },
    nodes: [
      ['N0', 0, 7, 0, 7],
      ['N1', 0, undefined, -0.555555555556, 6.8787],
    ],
    lines: [['L0', 'N1', 'N0', 3000, 0.075, 0.1, 0, -0.1258]],
    valves: [],
    pumps: [],
  },
  {
    title: 'water cases / strand net / strand net',
    program: 'STANET',
    fluid: { phase: 'Liquid', density: 1000, viscosity: 0.001793, temperature: 283.15 },
    nodes: [
      ['N0', 2000, 4, 0, 4],
      ['N1', 2000, undefined, -1.388888888889, 3.9998],
      ['N2', 2000, undefined, -2.777777777778, 3.9991],
      ['N3', 2000, undefined, -0.833333333333, 3.1769],
      ['N4', 2000, undefined, -0.555555555556, 3.797],
      ['N5', 2000, undefined, -2.222222222222, 3.9999],
      ['N6', 2000, undefined, -1.666666666667, 3.9991],
      ['N7', 2000, undefined, -0.555555555556, 3.9789],
      ['N8', 2000, undefined, -0.833333333333, 3.8592],
    ],
    lines: [
      ['L0', 'N0', 'N1', 10, 0.2, 0.1, 0, 0.1768],
      ['L1', 'N1', 'N3', 10000, 0.075, 0.1, 0, 0.1886],
      ['L2', 'N1', 'N2', 20, 0.15, 0.1, 0, 0.1886],
      ['L3', 'N2', 'N4', 5000, 0.075, 0.1, 0, 0.1258],
      ['L4', 'N0', 'N5', 5, 0.2, 0.1, 0, 0.168],
      ['L5', 'N5', 'N6', 8400, 0.5, 0.1, 0, 0.0156],
      ['L6', 'N6', 'N7', 500, 0.075, 0.1, 0, 0.1258],
      ['L7', 'N6', 'N8', 1700, 0.075, 0.1, 0, 0.1886],
    ],
    valves: [],
    pumps: [],
  },
  {
    title: 'water cases / t cross / t cross',
    program: 'STANET',
    fluid: { phase: 'Liquid', density: 1000, viscosity: 0.001793, temperature: 283.15 },
    nodes: [
      ['N0', 0, 6, 0, 6],
      ['N1', 0, undefined, 0, 2.7032],
      ['N2', 0, undefined, -1.325277777778, 1.7646],
      ['N3', 0, undefined, -1.325277777778, 1.7646],
    ],
    lines: [
      ['L0', 'N0', 'N1', 5000, 0.075, 0.1, 0, 0.6],
      ['L1', 'N1', 'N2', 5000, 0.075, 0.1, 0, 0.3],
      ['L2', 'N1', 'N3', 5000, 0.075, 0.1, 0, 0.3],
    ],
    valves: [],
    pumps: [],
  },
];
