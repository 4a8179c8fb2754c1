import type { PublishedTable } from './table.ts';

/** What the papers print for hydrocarbons. */
export const publishedHydrocarbons: readonly PublishedTable[] = [
  {
    fluid: 'C1',
    source: 'Setzmann and Wagner 1991, Tables 39 and 40',
    states: [
      {
        saturated: { temperature: 100 },
        pressure: '0.034376',
        liquid: {
          density: '438.89',
          enthalpy: '-951.21',
          entropy: '-7.0562',
          cv: '2.1136',
          cp: '3.4084',
          speedOfSound: '1452.0',
        },
        vapour: {
          density: '0.67457',
          enthalpy: '-420.73',
          entropy: '-1.7514',
          cv: '1.5887',
          cp: '2.1458',
          speedOfSound: '260.09',
        },
      },
      {
        saturated: { temperature: 140 },
        pressure: '0.64118',
        liquid: {
          density: '376.87',
          enthalpy: '-807.74',
          entropy: '-5.8653',
          cv: '1.9452',
          cp: '3.8129',
          speedOfSound: '1037.7',
        },
        vapour: {
          density: '10.152',
          enthalpy: '-362.60',
          entropy: '-2.6857',
          cv: '1.7172',
          cp: '2.6108',
          speedOfSound: '285.93',
        },
      },
      {
        saturated: { temperature: 190 },
        pressure: '4.5186',
        liquid: {
          density: '200.78',
          enthalpy: '-532.67',
          entropy: '-4.3082',
          cv: '2.6022',
          cp: '94.012',
          speedOfSound: '250.31',
        },
        vapour: {
          density: '125.18',
          enthalpy: '-451.91',
          entropy: '-3.8831',
          cv: '2.8546',
          cp: '140.81',
          speedOfSound: '238.55',
        },
      },
      {
        at: { temperature: 90.698, pressure: 0.025 },
        printed: {
          density: '451.48',
          internalEnergy: '-982.78',
          enthalpy: '-982.73',
          entropy: '-7.3868',
          cv: '2.1677',
          cp: '3.3677',
          speedOfSound: '1538.7',
        },
      },
      {
        at: { temperature: 110, pressure: 0.101325 },
        printed: {
          density: '424.79',
          internalEnergy: '-916.97',
          enthalpy: '-916.74',
          entropy: '-6.7291',
          cv: '2.0642',
          cp: '3.4691',
          speedOfSound: '1354.8',
        },
      },
      {
        at: { temperature: 150, pressure: 1 },
        printed: {
          density: '15.536',
          internalEnergy: '-418.03',
          enthalpy: '-353.67',
          entropy: '-2.8198',
          cv: '1.7556',
          cp: '2.8402',
          speedOfSound: '287.76',
        },
      },
      {
        at: { temperature: 600, pressure: 50 },
        printed: {
          density: '134.47',
          internalEnergy: '400.24',
          enthalpy: '772.07',
          entropy: '-1.5109',
          cv: '2.8062',
          cp: '3.5887',
          speedOfSound: '786.69',
        },
      },
      {
        at: { temperature: 620, pressure: 1000 },
        printed: {
          density: '503.16',
          internalEnergy: '350.14',
          enthalpy: '2337.56',
          entropy: '-3.1888',
          cv: '3.2951',
          cp: '3.8115',
          speedOfSound: '2915.6',
        },
      },
    ],
  },
  {
    fluid: 'C2',
    source: 'Bücker and Wagner 2006, Tables 29 and 30',
    states: [
      {
        saturated: { temperature: 90.368 },
        pressure: '0.0000011',
        liquid: {
          density: '651.52948',
          enthalpy: '-888.90',
          entropy: '-5.058',
          cv: '1.605',
          cp: '2.326',
          speedOfSound: '2008.69',
        },
        vapour: {
          density: '0.000046',
          enthalpy: '-294.12',
          entropy: '1.524',
          cv: '0.892',
          cp: '1.168',
          speedOfSound: '180.93',
        },
      },
      {
        saturated: { temperature: 180 },
        pressure: '0.078638',
        liquid: {
          density: '549.50874',
          enthalpy: '-680.84',
          entropy: '-3.464',
          cv: '1.434',
          cp: '2.421',
          speedOfSound: '1350.47',
        },
        vapour: {
          density: '1.62533',
          enthalpy: '-185.53',
          entropy: '-0.712',
          cv: '1.098',
          cp: '1.409',
          speedOfSound: '245.54',
        },
      },
      {
        saturated: { temperature: 305 },
        pressure: '4.839225',
        liquid: {
          density: '241.96149',
          enthalpy: '-255.73',
          entropy: '-1.794',
          cv: '2.470',
          cp: '164.093',
          speedOfSound: '175.12',
        },
        vapour: {
          density: '170.75482',
          enthalpy: '-202.19',
          entropy: '-1.619',
          cv: '2.623',
          cp: '247.460',
          speedOfSound: '178.83',
        },
      },
      {
        at: { temperature: 90.384, pressure: 0.1 },
        printed: {
          density: '651.55',
          internalEnergy: '-888.88',
          enthalpy: '-888.73',
          entropy: '-5.0574',
          cv: '1.6051',
          cp: '2.3256',
          speedOfSound: '2008.97',
        },
      },
      {
        at: { temperature: 220, pressure: 1 },
        printed: {
          density: '497.12',
          internalEnergy: '-581.36',
          enthalpy: '-579.35',
          entropy: '-2.9641',
          cv: '1.4681',
          cp: '2.6365',
          speedOfSound: '1044.02',
        },
      },
      {
        at: { temperature: 290, pressure: 3 },
        printed: {
          density: '55.401',
          internalEnergy: '-153.13',
          enthalpy: '-98.979',
          entropy: '-1.2014',
          cv: '1.6618',
          cp: '3.0580',
          speedOfSound: '239.18',
        },
      },
      {
        at: { temperature: 100, pressure: 50 },
        printed: {
          density: '658.54',
          internalEnergy: '-877.76',
          enthalpy: '-801.84',
          entropy: '-4.9448',
          cv: '1.6011',
          cp: '2.2516',
          speedOfSound: '2107.34',
        },
      },
      {
        at: { temperature: 675, pressure: 900 },
        printed: {
          density: '632.88',
          internalEnergy: '443.09',
          enthalpy: '1865.16',
          entropy: '-0.95311',
          cv: '3.2264',
          cp: '3.6380',
          speedOfSound: '2628.58',
        },
      },
    ],
  },
  {
    fluid: 'C3',
    source: 'Lemmon, McLinden and Wagner 2009, Table 5',
    states: [
      {
        saturated: { temperature: 223.15 },
        pressure: '0.070569',
        liquid: { density: '589.90', cv: '1.428', cp: '2.212', speedOfSound: '1212.5' },
        vapour: { density: '1.7270', cv: '1.182', cp: '1.397', speedOfSound: '216.5' },
      },
      {
        saturated: { temperature: 323.15 },
        pressure: '1.7133',
        liquid: { density: '448.87', cv: '1.780', cp: '3.089', speedOfSound: '546.8' },
        vapour: { density: '38.630', cv: '1.753', cp: '2.499', speedOfSound: '202.2' },
      },
      {
        at: { temperature: 200, molarDensity: 14 },
        printed: { pressure: '2.3795138', molarCv: '61.078424', molarCp: '93.475362', speedOfSound: '1381.9552' },
      },
      {
        at: { temperature: 300, molarDensity: 12 },
        printed: { pressure: '19.053797', molarCv: '73.972542', molarCp: '108.61529', speedOfSound: '958.40520' },
      },
      {
        at: { temperature: 300, molarDensity: 0.4 },
        printed: { pressure: '0.84694991', molarCv: '69.021875', molarCp: '85.753997', speedOfSound: '221.88959' },
      },
      {
        at: { temperature: 400, molarDensity: 5 },
        printed: { pressure: '6.6462840', molarCv: '97.017439', molarCp: '271.07044', speedOfSound: '194.65847' },
      },
      {
        at: { temperature: 369.9, molarDensity: 5 },
        printed: { pressure: '4.2519399', molarCv: '117.71621', molarCp: '753625.00', speedOfSound: '130.89800' },
      },
    ],
  },
  {
    fluid: 'iC4',
    source: 'Bücker and Wagner 2006, Tables 46 and 47',
    states: [
      {
        saturated: { temperature: 114 },
        pressure: '0.00000002',
        liquid: {
          density: '740.08373',
          enthalpy: '-713.59',
          entropy: '-3.195',
          cv: '1.175',
          cp: '1.690',
          speedOfSound: '1997.42',
        },
        vapour: {
          density: '0.0000015',
          enthalpy: '-233.11',
          entropy: '1.020',
          cv: '0.738',
          cp: '0.881',
          speedOfSound: '139.53',
        },
      },
      {
        saturated: { temperature: 200 },
        pressure: '0.003814',
        liquid: {
          density: '657.706',
          enthalpy: '-556.44',
          entropy: '-2.175',
          cv: '1.363',
          cp: '1.968',
          speedOfSound: '1389.12',
        },
        vapour: {
          density: '0.13378',
          enthalpy: '-142.03',
          entropy: '-0.103',
          cv: '1.095',
          cp: '1.241',
          speedOfSound: '179.38',
        },
      },
      {
        saturated: { temperature: 407 },
        pressure: '3.5801',
        liquid: {
          density: '276.83',
          enthalpy: '7.30',
          entropy: '-0.354',
          cv: '2.465',
          cp: '42.319',
          speedOfSound: '116.97',
        },
        vapour: {
          density: '173.46',
          enthalpy: '59.64',
          entropy: '-0.225',
          cv: '2.575',
          cp: '61.185',
          speedOfSound: '113.83',
        },
      },
      {
        at: { temperature: 115, pressure: 0.1 },
        printed: {
          density: '739.18',
          internalEnergy: '-711.91',
          enthalpy: '-711.78',
          entropy: '-3.1801',
          cv: '1.1769',
          cp: '1.6927',
          speedOfSound: '1988.81',
        },
      },
      {
        at: { temperature: 330, pressure: 1 },
        printed: {
          density: '508.12',
          internalEnergy: '-263.45',
          enthalpy: '-261.48',
          entropy: '-1.0589',
          cv: '1.8167',
          cp: '2.6701',
          speedOfSound: '644.33',
        },
      },
      {
        at: { temperature: 575, pressure: 2 },
        printed: {
          density: '25.769',
          internalEnergy: '537.11',
          enthalpy: '614.72',
          entropy: '1.0085',
          cv: '2.7190',
          cp: '2.9159',
          speedOfSound: '280.39',
        },
      },
      {
        at: { temperature: 190, pressure: 5 },
        printed: {
          density: '670.90',
          internalEnergy: '-577.98',
          enthalpy: '-570.53',
          entropy: '-2.2856',
          cv: '1.3443',
          cp: '1.9257',
          speedOfSound: '1477.48',
        },
      },
      {
        at: { temperature: 230, pressure: 30 },
        printed: {
          density: '652.07',
          internalEnergy: '-510.55',
          enthalpy: '-464.54',
          entropy: '-1.9602',
          cv: '1.4740',
          cp: '2.0224',
          speedOfSound: '1398.87',
        },
      },
    ],
  },
  {
    fluid: 'nC4',
    source: 'Bücker and Wagner 2006, Tables 44 and 45',
    states: [
      {
        saturated: { temperature: 136 },
        pressure: '0.00000082',
        liquid: {
          density: '733.9269',
          enthalpy: '-719.46',
          entropy: '-3.020',
          cv: '1.442',
          cp: '1.974',
          speedOfSound: '1819.41',
        },
        vapour: {
          density: '0.000042',
          enthalpy: '-224.49',
          entropy: '0.619',
          cv: '0.967',
          cp: '1.110',
          speedOfSound: '149.44',
        },
      },
      {
        saturated: { temperature: 300 },
        pressure: '0.25760',
        liquid: {
          density: '570.68',
          enthalpy: '-367.83',
          entropy: '-1.349',
          cv: '1.729',
          cp: '2.451',
          speedOfSound: '890.88',
        },
        vapour: {
          density: '6.5164',
          enthalpy: '-8.24',
          entropy: '-0.150',
          cv: '1.602',
          cp: '1.811',
          speedOfSound: '202.15',
        },
      },
      {
        saturated: { temperature: 425 },
        pressure: '3.7881',
        liquid: {
          density: '250.17',
          enthalpy: '50.78',
          entropy: '-0.235',
          cv: '2.534',
          cp: '375.35',
          speedOfSound: '114.85',
        },
        vapour: {
          density: '205.54',
          enthalpy: '73.93',
          entropy: '-0.180',
          cv: '2.589',
          cp: '460.13',
          speedOfSound: '112.63',
        },
      },
      {
        at: { temperature: 135, pressure: 0.1 },
        printed: {
          density: '734.90',
          internalEnergy: '-721.46',
          enthalpy: '-721.32',
          entropy: '-3.0349',
          cv: '1.4416',
          cp: '1.9729',
          speedOfSound: '1826.47',
        },
      },
      {
        at: { temperature: 360, pressure: 1 },
        printed: {
          density: '23.804',
          internalEnergy: '39.201',
          enthalpy: '81.210',
          entropy: '-0.048237',
          cv: '1.9129',
          cp: '2.2666',
          speedOfSound: '197.12',
        },
      },
      {
        at: { temperature: 575, pressure: 2 },
        printed: {
          density: '25.876',
          internalEnergy: '535.89',
          enthalpy: '613.18',
          entropy: '1.0083',
          cv: '2.7050',
          cp: '2.9097',
          speedOfSound: '279.37',
        },
      },
      {
        at: { temperature: 330, pressure: 5 },
        printed: {
          density: '544.15',
          internalEnergy: '-298.77',
          enthalpy: '-289.58',
          entropy: '-1.1272',
          cv: '1.8433',
          cp: '2.5833',
          speedOfSound: '793.83',
        },
      },
      {
        at: { temperature: 475, pressure: 50 },
        printed: {
          density: '501.63',
          internalEnergy: '35.722',
          enthalpy: '135.40',
          entropy: '-0.28209',
          cv: '2.4314',
          cp: '2.9384',
          speedOfSound: '826.87',
        },
      },
    ],
  },
  {
    fluid: 'iC5',
    source: 'Lemmon and Span 2006, Table 10',
    states: [
      {
        at: { temperature: 462, molarDensity: 3 },
        printed: { pressure: '3.458617', molarCv: '190.631', molarCp: '4660.943', speedOfSound: '96.324' },
      },
    ],
  },
  {
    fluid: 'nC8',
    source: 'Beckmüller et al., Table 17',
    states: [
      {
        at: { temperature: 500, molarDensity: 0.2 },
        printed: { pressure: '0.679567285', molarCp: '308.0591118', speedOfSound: '158.7971365' },
      },
      {
        at: { temperature: 500, molarDensity: 5 },
        printed: { pressure: '22.12393515', molarCp: '337.6029454', speedOfSound: '741.4733129' },
      },
      {
        at: { temperature: 700, molarDensity: 2 },
        printed: { pressure: '7.191953009', molarCp: '434.3588772', speedOfSound: '184.5490128' },
      },
    ],
  },
  {
    fluid: 'nC9',
    source: 'Lemmon and Span 2006, Table 10',
    states: [
      {
        at: { temperature: 596, molarDensity: 1 },
        printed: { pressure: '2.200687', molarCv: '379.897', molarCp: '715.553', speedOfSound: '85.318' },
      },
    ],
  },
  {
    fluid: 'nC10',
    source: 'Lemmon and Span 2006, Table 10',
    states: [
      {
        at: { temperature: 619, molarDensity: 1 },
        printed: { pressure: '2.071025', molarCv: '437.033', molarCp: '1043.328', speedOfSound: '74.576' },
      },
    ],
  },
  {
    fluid: 'nC12',
    source: 'Lemmon and Huber 2004, Table 5',
    states: [
      {
        at: { temperature: 300, molarDensity: 4.4 },
        printed: { pressure: '7.161946', molarCv: '311.1937', molarCp: '377.1307', speedOfSound: '1316.614' },
      },
      {
        at: { temperature: 600, molarDensity: 0.2 },
        printed: { pressure: '0.7228018', molarCv: '488.1173', molarCp: '526.2322', speedOfSound: '123.5851' },
      },
      {
        at: { temperature: 600, molarDensity: 4.0 },
        printed: { pressure: '120.2532', molarCv: '499.9857', molarCp: '539.3864', speedOfSound: '1255.247' },
      },
      {
        at: { temperature: 658.2, molarDensity: 1.33 },
        printed: { pressure: '1.820055', molarCv: '547.6852', molarCp: '128753.9', speedOfSound: '49.76424' },
      },
    ],
  },
  {
    fluid: 'C2=',
    source: 'Smukala, Span and Wagner 2000, Tables 32 and 33',
    states: [
      {
        saturated: { temperature: 103.989 },
        pressure: '0.000122',
        liquid: { density: '654.60', cv: '1.6220', cp: '2.4295', speedOfSound: '1766.6' },
        vapour: { density: '0.00396', cv: '0.89016', cp: '1.1869', speedOfSound: '202.67' },
      },
      {
        saturated: { temperature: 200 },
        pressure: '0.45549',
        liquid: { density: '521.22', cv: '1.3214', cp: '2.5287', speedOfSound: '1070.0' },
        vapour: { density: '8.4936', cv: '1.0431', cp: '1.4920', speedOfSound: '261.95' },
      },
      {
        saturated: { temperature: 282 },
        pressure: '5.0023',
        liquid: { density: '253.12', cv: '2.2089', cp: '146.97', speedOfSound: '188.89' },
        vapour: { density: '175.80', cv: '2.3982', cp: '225.24', speedOfSound: '191.32' },
      },
      {
        at: { temperature: 104.003, pressure: 0.1 },
        printed: { density: '654.63', cv: '1.6220', cp: '2.4294', speedOfSound: '1767.1' },
      },
      {
        at: { temperature: 450, pressure: 1 },
        printed: { density: '7.6016', cv: '1.7717', cp: '2.0934', speedOfSound: '391.57' },
      },
      {
        at: { temperature: 104.69, pressure: 5 },
        printed: { density: '656.09', cv: '1.6202', cp: '2.4227', speedOfSound: '1789.1' },
      },
      {
        at: { temperature: 340, pressure: 50 },
        printed: { density: '430.74', cv: '1.5848', cp: '2.4991', speedOfSound: '889.85' },
      },
      {
        at: { temperature: 320, pressure: 200 },
        printed: { density: '576.41', cv: '1.6686', cp: '2.2551', speedOfSound: '1668.7' },
      },
    ],
  },
  {
    fluid: 'Tol',
    source: 'Lemmon and Span 2006, Table 10',
    states: [
      {
        at: { temperature: 593, molarDensity: 3 },
        printed: { pressure: '4.186620', molarCv: '214.488', molarCp: '7705.723', speedOfSound: '89.464' },
      },
    ],
  },
  {
    fluid: 'cC6',
    source: 'Zhou et al. 2014, Table 5',
    states: [
      {
        saturated: { pressure: 0.101325 },
        liquid: { molarDensity: '8.5487851', molarCv: '134.61630', molarCp: '179.07223', speedOfSound: '994.05862' },
        vapour: { molarDensity: '0.035779032', molarCv: '123.43050', molarCp: '133.35895', speedOfSound: '186.91349' },
      },
      {
        at: { temperature: 300, molarDensity: 9.4 },
        printed: { pressure: '24.173705', molarCv: '115.28600', molarCp: '154.76956', speedOfSound: '1383.3878' },
      },
      {
        at: { temperature: 500, molarDensity: 6.5 },
        printed: { pressure: '3.9246630', molarCv: '192.52056', molarCp: '255.57087', speedOfSound: '434.13064' },
      },
      {
        at: { temperature: 500, molarDensity: 0.7 },
        printed: { pressure: '1.9981172', molarCv: '191.96446', molarCp: '235.52281', speedOfSound: '155.34800' },
      },
      {
        at: { temperature: 600, molarDensity: 3.5 },
        printed: { pressure: '6.8225506', molarCv: '232.79222', molarCp: '388.55185', speedOfSound: '150.53318' },
      },
      {
        at: { temperature: 553.6, molarDensity: 3.3 },
        printed: { pressure: '4.0805433', molarCv: '224.19555', molarCp: '199224.62', speedOfSound: '87.913911' },
      },
    ],
  },
  {
    fluid: '1C4=',
    source: 'Lemmon and Ihmels 2005, Table 9',
    states: [
      {
        at: { temperature: 350, molarDensity: 0.3 },
        printed: { pressure: '0.75679', molarCv: '92.719', molarCp: '108.45', speedOfSound: '211.38' },
      },
      {
        at: { temperature: 350, molarDensity: 10 },
        printed: { pressure: '17.864', molarCv: '97.760', molarCp: '135.36', speedOfSound: '843.31' },
      },
      {
        at: { temperature: 440, molarDensity: 4 },
        printed: { pressure: '5.3245', molarCv: '124.13', molarCp: '416.03', speedOfSound: '151.49' },
      },
    ],
  },
  {
    fluid: 'iC4=',
    source: 'Lemmon and Ihmels 2005, Table 9',
    states: [
      {
        at: { temperature: 350, molarDensity: 0.3 },
        printed: { pressure: '0.75754', molarCv: '96.794', molarCp: '112.57', speedOfSound: '211.02' },
      },
      {
        at: { temperature: 350, molarDensity: 10 },
        printed: { pressure: '17.776', molarCv: '101.72', molarCp: '139.45', speedOfSound: '838.25' },
      },
      {
        at: { temperature: 440, molarDensity: 4 },
        printed: { pressure: '5.4086', molarCv: '127.28', molarCp: '407.00', speedOfSound: '151.13' },
      },
    ],
  },
];
