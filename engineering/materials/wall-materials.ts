import { conductivityPoints } from './conductivity.ts';
import { conductivityTable } from './conductivity-table.ts';
import { constant, customaryExpansion, inCelsius, kelvin, table, type Origin, type PropertyCurve } from './curve.ts';
import * as cold from './nist-cryogenic.ts';

/** Properties of a wall: kg/m³, J/(kg·K), W/(m·K), and the mean coefficient of linear expansion from 20 °C, 1/K. */
export type WallPropertyName = 'density' | 'heatCapacity' | 'conductivity' | 'expansion';

/** A metal for vessels and pipes. Where two curves cover a temperature, the first is used. */
export interface WallMaterial {
  readonly id: string;
  readonly name: string;
  readonly curves: Readonly<Record<WallPropertyName, readonly PropertyCurve[]>>;
}

/** A density constant over temperature, as in the standards. */
function density(source: string, value: number): readonly PropertyCurve[] {
  return [constant({ source: `${source}, taken for all temperatures`, certainty: 'high' }, [-269, 1000], value)];
}

/** A column of Table TCD of ASME II-D, without its estimate at 816 °C. */
function tabulatedConductivity(id: string): PropertyCurve {
  const column = conductivityTable.find(each => each.id === id);
  if (!column) throw new RangeError(`there is no column ${id} in the table of conductivities`);
  const points = conductivityPoints(id).filter(({ estimated }) => !estimated);
  return table(
    { source: column.source, certainty: column.certainty, remark: column.remark },
    points.map(({ temperature, conductivity }) => [temperature - kelvin(0), conductivity]),
  );
}

const asmePlate = 'ASTM A20/A20M, the density for the mass of plates';
const stainlessList = 'EN 10088-1:2014, Annex E';
const steelFire: Origin = { source: 'EN 1993-1-2:2005, 3.4.1.2', certainty: 'high' };
const stainlessFire: Origin = { source: 'EN 1993-1-2:2005, Annex C.3', certainty: 'high' };
const customaryTe: Origin = { source: 'ASME BPVC II-D (customary), Table TE-1, coefficient B', certainty: 'high' };
const duplexSheet: Origin = {
  source: 'Outokumpu, Duplex stainless steel, data sheet of Forta DX 2205, after EN 10088-1',
  certainty: 'medium-low',
  remark: 'Quoted from the data sheet and not checked against the print: check before use.',
};
const alloy625Sheet: Origin = { source: 'Special Metals, SMC-063, Inconel alloy 625', certainty: 'high' };
const alloy825Sheet: Origin = {
  source: 'Special Metals, SMC-066, Incoloy alloy 825',
  certainty: 'medium-low',
  remark: 'Quoted from the data sheet and not checked against the print: check before use.',
};

/** Heat capacity of structural steel up to its phase transformation at 735 °C and above it. */
const steelHeatCapacity: readonly PropertyCurve[] = [
  inCelsius(steelFire, [20, 600], t => 425 + t * (0.773 + t * (-1.69e-3 + t * 2.22e-6))),
  inCelsius(steelFire, [600, 735], t => 666 + 13002 / (738 - t)),
  inCelsius(steelFire, [735, 900], t => 545 + 17820 / (t - 731)),
  inCelsius(steelFire, [900, 1200], () => 650),
];
const steelColdHeatCapacity: PropertyCurve = {
  ...cold.nickelSteel3.heatCapacity,
  certainty: 'medium-low',
  remark: 'Measured on nickel steels; at 20 °C it is 4 % above the figure of EN 1993-1-2 for carbon steel.',
};

/** Carbon and low-alloy steels: group 1 of the table. */
const group1Expansion = customaryExpansion({ ...customaryTe, source: `${customaryTe.source}, group 1` }, [
  [70, 6.4],
  [100, 6.5],
  [150, 6.6],
  [200, 6.7],
  [250, 6.8],
  [300, 6.9],
  [350, 7.0],
  [400, 7.1],
  [450, 7.2],
  [500, 7.3],
  [550, 7.3],
  [600, 7.4],
  [650, 7.5],
  [700, 7.6],
  [750, 7.7],
  [800, 7.8],
  [850, 7.9],
  [900, 7.9],
  [950, 8.0],
  [1000, 8.1],
  [1050, 8.1],
  [1100, 8.2],
  [1150, 8.3],
  [1200, 8.3],
  [1250, 8.4],
  [1300, 8.4],
]);
const nickel9Expansion = customaryExpansion({ ...customaryTe, source: `${customaryTe.source}, 8Ni and 9Ni` }, [
  [70, 5.5],
  [100, 5.6],
  [150, 5.8],
  [200, 5.9],
  [250, 6.1],
  [300, 6.2],
  [350, 6.3],
  [400, 6.4],
  [450, 6.5],
  [500, 6.6],
]);

const stainlessHeatCapacity = inCelsius(
  stainlessFire,
  [20, 1200],
  t => 450 + t * (0.28 + t * (-2.91e-4 + t * 1.34e-7)),
);
/** (ΔL/L(θ) − ΔL/L(20 °C))/(θ − 20) of ΔL/L = (16 + 4.79·10⁻³ θ − 1.243·10⁻⁶ θ²) θ · 10⁻⁶. */
const stainlessExpansion = inCelsius(
  stainlessFire,
  [20, 1200],
  t => 1e-6 * (16 + 4.79e-3 * (t + 20) - 1.243e-6 * (t * t + 20 * t + 400)),
);

const aluminiumFire: Origin = { source: 'EN 1999-1-2:2007, 3.3.1', certainty: 'high' };

/** Common metals for vessels and pipes, in display order. */
export const wallMaterials: readonly WallMaterial[] = [
  {
    id: 'carbon-steel',
    name: 'Carbon steel (A106-B, A516-70)',
    curves: {
      density: density('EN 1993-1-2:2005, 3.2.2', 7850),
      heatCapacity: [...steelHeatCapacity, steelColdHeatCapacity],
      conductivity: [tabulatedConductivity('CS')],
      expansion: [group1Expansion],
    },
  },
  {
    id: '1.25cr-0.5mo',
    name: '1¼Cr-½Mo steel (A387-11, A335-P11)',
    curves: {
      density: density(asmePlate, 7850),
      heatCapacity: [],
      conductivity: [tabulatedConductivity('C.½Mo / 1¼Cr½M')],
      expansion: [group1Expansion],
    },
  },
  {
    id: '2.25cr-1mo',
    name: '2¼Cr-1Mo steel (A387-22, A335-P22)',
    curves: {
      density: density(asmePlate, 7850),
      heatCapacity: [],
      conductivity: [tabulatedConductivity('2¼Cr1Mo')],
      expansion: [group1Expansion],
    },
  },
  {
    id: '3.5ni',
    name: '3½Ni steel (A203-E, A333-3)',
    curves: {
      density: density(asmePlate, 7850),
      heatCapacity: [cold.nickelSteel3.heatCapacity],
      conductivity: [cold.nickelSteel3.conductivity],
      expansion: [cold.nickelSteel3.expansion, group1Expansion],
    },
  },
  {
    id: '9ni',
    name: '9Ni steel (A353, A553-I)',
    curves: {
      density: density(asmePlate, 7850),
      heatCapacity: [cold.nickelSteel9.heatCapacity],
      conductivity: [cold.nickelSteel9.conductivity],
      expansion: [nickel9Expansion, cold.nickelSteel9.expansion],
    },
  },
  {
    id: '304',
    name: 'Stainless steel 304, 304L',
    curves: {
      density: density(stainlessList, 7900),
      heatCapacity: [stainlessHeatCapacity, cold.stainless304.heatCapacity],
      conductivity: [tabulatedConductivity('SS304L'), cold.stainless304.conductivity],
      expansion: [stainlessExpansion, cold.stainless304.expansion],
    },
  },
  {
    id: '316',
    name: 'Stainless steel 316, 316L',
    curves: {
      density: density(stainlessList, 8000),
      heatCapacity: [stainlessHeatCapacity, cold.stainless316.heatCapacity],
      conductivity: [tabulatedConductivity('SS Duplex / 310 / 316 / 321 / 347'), cold.stainless316.conductivity],
      expansion: [stainlessExpansion, cold.stainless316.expansion],
    },
  },
  {
    id: 'duplex-2205',
    name: 'Duplex stainless steel 2205 (S31803, S32205)',
    curves: {
      density: density(stainlessList, 7800),
      heatCapacity: [
        table(duplexSheet, [
          [20, 500],
          [100, 530],
          [200, 560],
          [300, 590],
        ]),
      ],
      conductivity: [tabulatedConductivity('SS Duplex / 310 / 316 / 321 / 347')],
      expansion: [
        table(duplexSheet, [
          [100, 13e-6],
          [200, 13.5e-6],
          [300, 14e-6],
        ]),
      ],
    },
  },
  {
    id: 'alloy-625',
    name: 'Alloy 625 (N06625)',
    curves: {
      density: density('Special Metals, SMC-063', 8440),
      heatCapacity: [
        table(alloy625Sheet, [
          [-18, 402],
          [21, 410],
          [93, 427],
          [204, 456],
          [316, 481],
          [427, 511],
          [538, 536],
          [649, 565],
          [760, 590],
          [871, 620],
          [982, 645],
        ]),
      ],
      conductivity: [
        table(alloy625Sheet, [
          [-157, 7.2],
          [-129, 7.5],
          [-73, 8.4],
          [-18, 9.2],
          [21, 9.8],
          [38, 10.1],
          [93, 10.8],
          [204, 12.5],
          [316, 14.1],
          [427, 15.7],
          [538, 17.5],
          [649, 19.0],
          [760, 20.8],
          [871, 22.8],
          [982, 25.2],
        ]),
      ],
      expansion: [
        table(alloy625Sheet, [
          [93, 12.8e-6],
          [204, 13.1e-6],
          [316, 13.3e-6],
          [427, 13.7e-6],
          [538, 14.0e-6],
          [649, 14.8e-6],
          [760, 15.3e-6],
          [871, 15.8e-6],
          [982, 16.2e-6],
        ]),
      ],
    },
  },
  {
    id: 'alloy-825',
    name: 'Alloy 825 (N08825)',
    curves: {
      density: density('Special Metals, SMC-066', 8140),
      heatCapacity: [constant(alloy825Sheet, [0, 100], 440)],
      conductivity: [
        table(alloy825Sheet, [
          [26, 11.1],
          [38, 11.3],
          [93, 12.3],
          [204, 14.1],
          [316, 15.8],
          [427, 17.3],
          [538, 18.9],
        ]),
      ],
      expansion: [],
    },
  },
  {
    id: 'aluminium-5083',
    name: 'Aluminium 5083',
    curves: {
      density: density('ASME BPVC II-D, Table PRD', 2660),
      heatCapacity: [inCelsius(aluminiumFire, [20, 500], t => 903 + 0.41 * t), cold.aluminium5083.heatCapacity],
      conductivity: [
        table({ source: 'ASME BPVC II-D (metric), Table TCD, A95083', certainty: 'high' }, [
          [20, 116.1],
          [50, 120.6],
          [75, 123.8],
          [100, 126.7],
          [125, 129.5],
          [150, 132.1],
          [175, 134.5],
          [200, 136.7],
        ]),
        cold.aluminium5083.conductivity,
      ],
      expansion: [cold.aluminium5083.expansion, inCelsius(aluminiumFire, [20, 500], t => 22.5e-6 + 1e-8 * (t + 20))],
    },
  },
  {
    id: 'copper',
    name: 'Copper, oxygen-free (C10100, C10200)',
    curves: {
      density: density('Copper Development Association, C10100', 8940),
      heatCapacity: [cold.copperHeatCapacity],
      conductivity: [cold.copperConductivity],
      expansion: [],
    },
  },
];

const materialsById = new Map(wallMaterials.map(material => [material.id, material]));

/** Returns a metal by id. Throws a RangeError for one that is not listed. */
export function wallMaterial(id: string): WallMaterial {
  const material = materialsById.get(id);
  if (!material)
    throw new RangeError(`material "${id}" is not listed; allowed: ${[...materialsById.keys()].join(', ')}.`);
  return material;
}
