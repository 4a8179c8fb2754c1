import { describe, expect, test } from 'vitest';
import flareNetwork from '../../flare-network-pro/definition.ts';
import hydraulicNetwork from '../../hydraulic-network-pro/definition.ts';
import depressurization from '../../plant-depressurization-pro/definition.ts';
import { parseRows } from '../table/rows-text.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { casesFromList, casesFromSheets } from './list-cases.ts';

/** The rows of the table of a field that a list is read as, in SI units. */
function rowsOf(definition: Definition, id: string, list: string) {
  const { cases, problems } = casesFromList(definition, list);
  expect(problems).toEqual([]);
  expect(Object.keys(cases[0] ?? {})).toEqual([id]);
  const field = definition.inputs.find(input => input.id === id)?.field;
  const text = cases[0]?.[id];
  const parsed = field?.type === 'rows' && typeof text === 'string' ? parseRows(field, text) : undefined;
  return parsed?.ok === true ? parsed.rows : expect.fail(`no table ${id}`);
}

describe('a table of a network', () => {
  test.each([
    'Knoten;Höhe m;Druck bar(ü);Entnahme kg/h',
    'Nœud;Altitude (m);Pression (barg);Soutirage (kg/h)',
    'Nudo;Cota (m);Presión (barg);Consumo (kg/h)',
    'Nó;Cota (m);Pressão (barg);Demanda (kg/h)',
    'Node ID;Elevation (m);Fixed pressure (barg);Base demand (kg/h)',
  ])('of nodes is read in several languages: %s', heading =>
    expect(rowsOf(hydraulicNetwork, 'nodes', `${heading}\nA;10;5;\nB;12,5;;3600`)).toEqual([
      { tag: 'A', elevation: 10, pressure: expect.closeTo(5e5, 0) as number },
      { tag: 'B', elevation: 12.5, outflow: expect.closeTo(1, 9) as number },
    ]),
  );

  test.each([
    'Leitung;Typ;Von;Nach;Länge m;Innendurchmesser mm|Rohr',
    'Repère;Type;De;Vers;Longueur (m);Diamètre intérieur (mm)|conduite',
    'Línea;Tipo;Desde;Hasta;Longitud (m);Diámetro interior (mm)|tubería',
    'Linha;Tipo;De;Para;Comprimento (m);Diâmetro interno (mm)|tubulação',
    'Pipe ID;Type;Node1;Node2;Length (m);Pipe inside diameter (mm)|pipe',
  ])('of items is read in several languages: %s', text => {
    const [heading = '', type = ''] = text.split('|');
    expect(
      rowsOf(hydraulicNetwork, 'items', `${heading}\nL1;${type};A;B;100;102,3\nL2;${type};B;C;50;102,3`)[0],
    ).toEqual({
      tag: 'L1',
      type: 'line',
      from: 'A',
      to: 'B',
      length: 100,
      insideDiameter: expect.closeTo(0.1023, 9) as number,
    });
  });

  test.each([
    'Ventil;Nach;Abblasemenge kg/h;Molmasse g/mol;Temperatur °C',
    'Soupape;Vers;Débit à évacuer (kg/h);Masse molaire (g/mol);Température (°C)',
    'Válvula;Hacia;Caudal de alivio (kg/h);Peso molecular (g/mol);Temperatura (°C)',
    'Válvula;Para;Vazão de alívio (kg/h);Massa molar (g/mol);Temperatura (°C)',
  ])('of sources is read in several languages: %s', heading =>
    expect(rowsOf(flareNetwork, 'sources', `${heading}\nP1;H1;3600;20;100\nP2;H1;7200;22;100`)[1]).toMatchObject({
      tag: 'P2',
      to: 'H1',
      requiredFlow: expect.closeTo(2, 9) as number,
    }),
  );

  test('is no list of cases where a column or a unit is not known', () => {
    const { cases, problems } = casesFromList(
      hydraulicNetwork,
      'Node ID\tZ (m)\tBoundary P (barg)\tTemperature (°C)\nN1\t10\t5\t20\nN2\t12\t\t20',
    );
    expect(cases).toEqual([]);
    expect(problems).toEqual([
      'The table “Nodes” has no column "Boundary P (barg)"; it may have tag, elevation, pressure, level, temperature, inflow, outflow, volume inflow, volume outflow, standard inflow, standard outflow.',
    ]);
    expect(
      casesFromList(hydraulicNetwork, 'Tag\tType\tFrom\tTo\tLength (furlongs)\nL1\tpipe\tA\tB\t1').problems[0],
    ).toContain('does not recognise the unit in "Length (furlongs)"');
  });

  test('of ends alone is no list of cases either', () => {
    const { cases, refusal } = casesFromList(hydraulicNetwork, 'From\tTemperatur (°C)\nA\t20\nB\t30');
    expect(cases).toEqual([]);
    expect(refusal).toBe(
      'The list has the ends of items or the nodes of a network and is no list of cases, but not understood as the table “Nodes” or “Items”.',
    );
  });
});

describe('a history of a depressurization', () => {
  test('is the curve of one case', () => {
    const { cases, remarks } = casesFromList(
      depressurization,
      'Time (min),Vessel pressure (psia),Vessel temp (F)\n0,1000,100\n1,900,90\n2,800,80',
    );
    expect(cases).toEqual([{ comparedCurve: 'Time (min) | Vessel pressure (psia); 0 | 1000; 1 | 900; 2 | 800' }]);
    expect(remarks).toContain('Left out: “Vessel temp (F)”.');
  });

  test('is refused with the unit that is not known', () => {
    const { cases, refusal } = casesFromList(depressurization, 'Time (ticks),Pressure (barg)\n0,80\n60,60');
    expect(cases).toEqual([]);
    expect(refusal).toBe(
      'The list has times and is no list of cases, but not understood as the table “Curve to compare with”, which does not recognise the unit in "Time (ticks)" of time; it may be in s, min, h, d.',
    );
  });
});

describe('the sheets of a workbook', () => {
  const nodes = {
    name: 'Nodes',
    rows: [
      ['Node', 'Elevation (m)', 'Demand (kg/h)'],
      ['A', 10, 3600],
      ['B', 12, 3600],
    ],
  };
  const items = {
    name: 'Pipes',
    rows: [
      ['Tag', 'Type', 'From', 'To', 'Length (m)', 'Inside diameter (mm)'],
      ['L1', 'pipe', 'A', 'B', 100, 102.3],
    ],
  };

  test('have the tables of a network', () => {
    const { cases, remarks } = casesFromSheets(hydraulicNetwork, [nodes, items]);
    expect(Object.keys(cases[0] ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual(['items', 'nodes']);
    expect(remarks[0]).toBe(
      'The list is read as the tables “Items” and “Nodes” of one case, the fields items and nodes.',
    );
  });

  test('beside that of the list are named', () => {
    const cover = {
      name: 'Cover',
      rows: [
        ['Revision', 'Date'],
        ['A', '2026-01-12'],
      ],
    };
    const vessels = {
      name: 'Vessels',
      rows: [
        ['Vessel', 'Initial pressure (barg)', 'Inside diameter (mm)'],
        ['V-1', 80, 2000],
      ],
    };
    const { cases, remarks } = casesFromSheets(depressurization, [cover, vessels]);
    expect(cases).toMatchObject([{ userDescription: 'V-1', initialPressure: { value: '80', unit: 'bar(g)' } }]);
    expect(remarks[0]).toBe('Read from the sheet “Vessels”; “Cover” is not read.');
  });
});
