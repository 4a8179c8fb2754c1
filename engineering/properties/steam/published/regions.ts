import { SteamProperties } from '../properties.ts';
import { evaluateRegion1 } from '../regions/region1.ts';
import { evaluateRegion2, evaluateRegion2Metastable } from '../regions/region2.ts';
import { evaluateRegion3 } from '../regions/region3.ts';
import { evaluateRegion5 } from '../regions/region5.ts';
import type { PublishedValue } from './value.ts';

type Property = 'v' | 'p' | 'h' | 'u' | 's' | 'cp' | 'w';
type Row = readonly [first: number, T: number, expected: Readonly<Partial<Record<Property, string>>>];

const release = 'IAPWS R7-97(2012)';

const units: Readonly<Record<Property, string>> = {
  v: 'm³/kg',
  p: 'MPa',
  h: 'kJ/kg',
  u: 'kJ/kg',
  s: 'kJ/(kg·K)',
  cp: 'kJ/(kg·K)',
  w: 'm/s',
};

const read: Readonly<Record<Property, (state: SteamProperties) => number>> = {
  v: state => state.specificVolume,
  p: state => state.pressure * 1e-6,
  h: state => state.enthalpy * 1e-3,
  u: state => state.internalEnergy * 1e-3,
  s: state => state.entropy * 1e-3,
  cp: state => state.isobaricHeatCapacity * 1e-3,
  w: state => state.speedOfSound,
};

const properties: readonly Property[] = ['v', 'p', 'h', 'u', 's', 'cp', 'w'];

/** A release's table as single values; `evaluate` takes the two numbers of a row. */
function values(
  table: string,
  title: (first: number, T: number) => string,
  evaluate: (first: number, T: number, state: SteamProperties) => void,
  rows: readonly Row[],
): readonly PublishedValue[] {
  return rows.flatMap(([first, T, expected]) =>
    properties.flatMap(property => {
      const printed = expected[property];
      if (printed === undefined) return [];
      const compute = () => {
        const state = new SteamProperties();
        evaluate(first, T, state);
        return read[property](state);
      };
      const label = `${property} ${title(first, T)}`;
      return [{ label, source: `${release} ${table}`, expected: printed, unit: units[property], compute }];
    }),
  );
}

/** Evaluation of a region that takes p in MPa and T in K. */
function atPressure(evaluate: (state: SteamProperties) => void) {
  return (p: number, T: number, state: SteamProperties) => {
    state.pressure = p * 1e6;
    state.temperature = T;
    evaluate(state);
  };
}

const named = (region: string) => (p: number, T: number) => `of ${region} at ${p} MPa, ${T} K`;

/** Verification values of the fundamental equations, R7-97(2012). */
export const publishedRegions: readonly PublishedValue[] = [
  ...values('Table 5', named('region 1'), atPressure(evaluateRegion1), [
    [
      3,
      300,
      { v: '0.00100215168', h: '115.331273', u: '112.324818', s: '0.392294792', cp: '4.17301218', w: '1507.73921' },
    ],
    [
      80,
      300,
      { v: '9.71180894e-4', h: '184.142828', u: '106.448356', s: '0.368563852', cp: '4.01008987', w: '1634.69054' },
    ],
    [
      3,
      500,
      { v: '0.00120241800', h: '975.542239', u: '971.934985', s: '2.58041912', cp: '4.65580682', w: '1240.71337' },
    ],
  ]),
  ...values('Table 15', named('region 2'), atPressure(evaluateRegion2), [
    [
      0.0035,
      300,
      { v: '39.4913866', h: '2549.91145', u: '2411.69160', s: '8.52238967', cp: '1.91300162', w: '427.920172' },
    ],
    [
      0.0035,
      700,
      { v: '92.3015898', h: '3335.68375', u: '3012.62819', s: '10.1749996', cp: '2.08141274', w: '644.289068' },
    ],
    [
      30,
      700,
      { v: '0.00542946619', h: '2631.49474', u: '2468.61076', s: '5.17540298', cp: '10.3505092', w: '480.386523' },
    ],
  ]),
  ...values('Table 18', named('metastable vapour'), atPressure(evaluateRegion2Metastable), [
    [
      1,
      450,
      { v: '0.192516540', h: '2768.81115', u: '2576.29461', s: '6.56660377', cp: '2.76349265', w: '498.408101' },
    ],
    [
      1,
      440,
      { v: '0.186212297', h: '2740.15123', u: '2553.93894', s: '6.50218759', cp: '2.98166443', w: '489.363295' },
    ],
    [
      1.5,
      450,
      { v: '0.121685206', h: '2721.34539', u: '2538.81758', s: '6.29170440', cp: '3.62795578', w: '481.941819' },
    ],
  ]),
  ...values('Table 33', (rho, T) => `of region 3 at ${rho} kg/m³, ${T} K`, evaluateRegion3, [
    [
      500,
      650,
      { p: '25.5837018', h: '1863.43019', u: '1812.26279', s: '4.05427273', cp: '13.8935717', w: '502.005554' },
    ],
    [
      200,
      650,
      { p: '22.2930643', h: '2375.12401', u: '2263.65868', s: '4.85438792', cp: '44.6579342', w: '383.444594' },
    ],
    [
      500,
      750,
      { p: '78.3095639', h: '2258.68845', u: '2102.06932', s: '4.46971906', cp: '6.34165359', w: '760.696041' },
    ],
  ]),
  ...values('Table 42', named('region 5'), atPressure(evaluateRegion5), [
    [
      0.5,
      1500,
      { v: '1.38455090', h: '5219.76855', u: '4527.49310', s: '9.65408875', cp: '2.61609445', w: '917.068690' },
    ],
    [
      30,
      1500,
      { v: '0.0230761299', h: '5167.23514', u: '4474.95124', s: '7.72970133', cp: '2.72724317', w: '928.548002' },
    ],
    [
      30,
      2000,
      { v: '0.0311385219', h: '6571.22604', u: '5637.07038', s: '8.53640523', cp: '2.88569882', w: '1067.36948' },
    ],
  ]),
];
