import { describe, expect, test } from 'vitest';
import controlValve from '../../control-valve/definition.ts';
import lineSizing from '../../line-sizing-pro/definition.ts';
import relief from '../../relief-valve-pro/gas-vapor-service/definition.ts';
import { casesFromList } from '../tag-list/list-cases.ts';

/** The fields that headings are read as, with those that are not. */
function meanings(definition: typeof lineSizing, headings: string) {
  const heads = headings.split(' | ');
  const { remarks } = casesFromList(
    definition,
    [heads, heads.map((_, index) => (index === 0 ? 'A-1' : '5'))].map(row => row.join('\t')).join('\n'),
  );
  return heads.map(head => {
    const remark = remarks.find(each => each.startsWith(`“${head}”`)) ?? '';
    return /^ is (not read|\w+)/.exec(remark.slice(head.length + 2))?.[1] ?? 'not read';
  });
}

describe('a line list', () => {
  test.each([
    'TAG | Caudal (kg/h) | Presión de operación (barg) | Temperatura (°C) | Densidad (kg/m³) | Viscosidad (cP) | Diámetro nominal | Longitud (m)',
    'Etiqueta | Caudal másico (kg/h) | Presion operacion (barg) | Temperatura de operación (°C) | Densidad (kg/m³) | Viscosidad dinámica (cP) | Diametro nominal | Longitud (m)',
    'Línea | Vazão mássica (kg/h) | Pressão de operação (barg) | Temperatura (°C) | Massa específica (kg/m³) | Viscosidade (cP) | Diâmetro nominal | Comprimento (m)',
    'Repère | Débit massique (kg/h) | Pression de service (barg) | Température (°C) | Masse volumique (kg/m³) | Viscosité (cP) | Diamètre nominal | Longueur (m)',
    'Leitung | Massenstrom (kg/h) | Betriebsdruck (barg) | Betriebstemperatur (°C) | Dichte (kg/m³) | Viskosität (cP) | Nennweite | Länge (m)',
  ])('%s', headings =>
    expect(meanings(lineSizing, headings)).toEqual([
      'userDescription',
      'flowRate',
      'pressure',
      'temperature',
      'density',
      'viscosity',
      'nominalSize',
      'length',
    ]),
  );

  test.each([
    'Dampfmassenstrom (kg/h) | Dampfdichte (kg/m³) | Dampfviskosität (cP) | Höhenunterschied (m)',
    'Caudal de vapor (kg/h) | Densidad del vapor (kg/m³) | Viscosidad del vapor (cP) | Desnivel (m)',
    'Débit vapeur (kg/h) | Masse volumique vapeur (kg/m³) | Viscosité vapeur (cP) | Dénivelé (m)',
  ])('with the vapour: %s', headings =>
    expect(meanings(lineSizing, `Tag | ${headings}`).slice(1)).toEqual([
      'vaporFlowRate',
      'vaporDensity',
      'vaporViscosity',
      'elevationChange',
    ]),
  );
});

test.each([
  'Válvula | Caudal (kg/h) | Presión de entrada (barg) | Caída de presión (bar)',
  'Stellventil | Durchfluss (kg/h) | Vordruck (barg) | Differenzdruck (bar)',
  'Repère | Débit (kg/h) | Pression amont (barg) | Perte de charge (bar)',
])('a valve list: %s', headings =>
  expect(meanings(controlValve, headings).slice(1)).toEqual(['flowRate', 'upstreamPressure', 'pressureDifferential']),
);

test.each([
  'Ventil | Menge (kg/h) | Druck vor Ventil (barü) | Druck nach Ventil (barü) | Dampfdruck (bara)',
  'Repère | Débit (kg/h) | Pression amont (barg) | Pression aval (barg) | Tension de vapeur (bara)',
  'Sigla | Portata (kg/h) | Pressione a monte (barg) | Pressione a valle (barg) | Tensione di vapore (bara)',
  'Klep | Debiet (kg/h) | Voordruk (barg) | Nadruk (barg) | Dampspanning (bara)',
  'Válvula | Vazão (kg/h) | Pressão montante (barg) | Pressão jusante (barg) | Pressão de vapor (bara)',
])('a valve list with the pressure behind the valve: %s', headings =>
  expect(meanings(controlValve, headings)).toEqual([
    'userDescription',
    'flowRate',
    'upstreamPressure',
    'pressureDifferential',
    'vaporPressure',
  ]),
);

test.each([
  'Soupape | Débit à évacuer (kg/h) | Masse molaire | Rapport des chaleurs spécifiques | Température de décharge (°C) | Pression de tarage (barg)',
  'Válvula | Caudal de alivio (kg/h) | Peso molecular | Relación de calores específicos | Temperatura de alivio (°C) | Presión de disparo (barg)',
  'Valvola | Portata di scarico (kg/h) | Massa molare | Gamma | Temperatura di scarico (°C) | Pressione di taratura (barg)',
  'Sicherheitsventil | Abblasemenge (kg/h) | Molmasse | Isentropenexponent | Abblasetemperatur (°C) | Ansprechdruck (barü)',
])('a list of relief valves: %s', headings =>
  expect(meanings(relief, headings)).toEqual([
    'userDescription',
    'flowRate',
    'molecularWeight',
    'gamma',
    'temperature',
    'setPressure',
  ]),
);

test.each([
  'Linea | Portata (kg/h) | Pressione di esercizio (barg) | Diametro interno (mm) | Lunghezza (m) | Rugosità (mm) | Dislivello (m)',
  'Leiding | Massadebiet (kg/h) | Bedrijfsdruk (barg) | Binnendiameter (mm) | Lengte (m) | Ruwheid (mm) | Hoogteverschil (m)',
])('an Italian or Dutch line list: %s', headings =>
  expect(meanings(lineSizing, headings)).toEqual([
    'userDescription',
    'flowRate',
    'pressure',
    'insideDiameter',
    'length',
    'roughness',
    'elevationChange',
  ]),
);

test.each([
  'Presión de ajuste (barg)',
  'Presión de disparo (barg)',
  'Ansprechdruck (barg)',
  'Pression de tarage (barg)',
])('%s is the set pressure', heading => expect(meanings(relief, `Tag | ${heading}`)[1]).toBe('setPressure'));

test.each([
  'Presión de diseño (barg)',
  'Presión máxima (barg)',
  'Presión de prueba (barg)',
  'Temperatura de pared (°C)',
])('%s is no value of the operation', heading =>
  expect(meanings(lineSizing, `Tag | Caudal (kg/h) | ${heading}`)[2]).toBe('not read'),
);

test('the tags over the columns of a list on its side are no quantities', () => {
  const rows = [
    'Línea | L-1 | P-2 | T-3A',
    'Caudal (kg/h) | 1000 | 2000 | 3000',
    'Fluido de color | rojo | verde | azul',
    'Longitud (m) | 10 | 20 | 30',
  ];
  expect(casesFromList(lineSizing, rows.join('\n').replaceAll(' | ', '\t')).cases).toMatchObject([
    { userDescription: 'L-1', flowRate: { value: '1000' }, length: { value: '10' } },
    { userDescription: 'P-2', flowRate: { value: '2000' } },
    { userDescription: 'T-3A', flowRate: { value: '3000' } },
  ]);
});
