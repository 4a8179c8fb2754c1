import type { PublishedTable } from './table.ts';

/** What the papers print for the other fluids. */
export const publishedFurtherFluids: readonly PublishedTable[] = [
  {
    fluid: 'N2',
    source: 'Span et al. 2000, tables of p. 1403 ff.',
    states: [
      {
        saturated: { temperature: 63.151 },
        pressure: '0.01252',
        liquid: { molarDensity: '30.957', molarCv: '32.95', molarCp: '56.03', speedOfSound: '995.3' },
        vapour: { molarDensity: '0.02407', molarCv: '21.01', molarCp: '29.65', speedOfSound: '161.1' },
      },
      {
        saturated: { temperature: 100 },
        pressure: '0.77827',
        liquid: { molarDensity: '24.608', molarCv: '27.54', molarCp: '64.93', speedOfSound: '605.2' },
        vapour: { molarDensity: '1.1409', molarCv: '23.95', molarCp: '42.09', speedOfSound: '183.3' },
      },
      {
        saturated: { pressure: 0.101325 },
        liquid: { molarDensity: '28.775', molarCv: '30.37', molarCp: '57.19', speedOfSound: '851.4' },
        vapour: { molarDensity: '0.16464', molarCv: '21.61', molarCp: '31.49', speedOfSound: '174.8' },
      },
      {
        at: { temperature: 80, pressure: 0.1 },
        printed: { molarDensity: '0.15633', molarCv: '21.48', molarCp: '31.15', speedOfSound: '178.3' },
      },
      {
        at: { temperature: 63.368, pressure: 1 },
        printed: { molarDensity: '30.986', molarCv: '32.98', molarCp: '55.89', speedOfSound: '998.9' },
      },
      {
        at: { temperature: 100, pressure: 5 },
        printed: { molarDensity: '25.436', molarCv: '27.71', molarCp: '59.87', speedOfSound: '673.2' },
      },
      {
        at: { temperature: 1000, pressure: 50 },
        printed: { molarDensity: '5.1051', molarCv: '24.79', molarCp: '33.68', speedOfSound: '748.9' },
      },
      {
        at: { temperature: 1000, pressure: 1000 },
        printed: { molarDensity: '30.189', molarCv: '29.21', molarCp: '36.45', speedOfSound: '2002' },
      },
    ],
  },
  {
    fluid: 'O2',
    source: 'Schmidt and Wagner 1985, Table 4',
    states: [
      { saturated: { temperature: 150 }, liquid: { molarDensity: '21.1096' }, vapour: { molarDensity: '6.71701' } },
      { saturated: { temperature: 154.515 }, liquid: { molarDensity: '15.0637' }, vapour: { molarDensity: '11.9252' } },
      { saturated: { temperature: 154.565 }, liquid: { molarDensity: '14.4607' }, vapour: { molarDensity: '12.3876' } },
    ],
  },
  {
    fluid: 'Ar',
    source: 'Tegeler, Span and Wagner 1999, Tables 33 and 34',
    states: [
      {
        saturated: { temperature: 90 },
        pressure: '0.13351',
        liquid: {
          density: '1378.63',
          enthalpy: '-269.61',
          entropy: '-2.4645',
          cv: '0.52677',
          cp: '1.1212',
          speedOfSound: '819.45',
        },
        vapour: {
          density: '7.4362',
          enthalpy: '-110.55',
          entropy: '-0.69718',
          cv: '0.33094',
          cp: '0.57569',
          speedOfSound: '172.83',
        },
      },
      {
        saturated: { temperature: 120 },
        pressure: '1.2130',
        liquid: {
          density: '1162.82',
          enthalpy: '-233.48',
          entropy: '-2.1274',
          cv: '0.45763',
          cp: '1.3324',
          speedOfSound: '584.19',
        },
        vapour: {
          density: '60.144',
          enthalpy: '-106.71',
          entropy: '-1.0710',
          cv: '0.38934',
          cp: '0.86265',
          speedOfSound: '185.09',
        },
      },
      {
        saturated: { temperature: 150 },
        pressure: '4.7346',
        liquid: {
          density: '680.43',
          enthalpy: '-173.01',
          entropy: '-1.7145',
          cv: '0.70603',
          cp: '23.582',
          speedOfSound: '174.74',
        },
        vapour: {
          density: '394.50',
          enthalpy: '-143.60',
          entropy: '-1.5185',
          cv: '0.82182',
          cp: '35.468',
          speedOfSound: '157.01',
        },
      },
      {
        at: { temperature: 83.814, pressure: 0.1 },
        printed: {
          density: '1416.80',
          internalEnergy: '-276.61',
          enthalpy: '-276.54',
          entropy: '-2.5440',
          cv: '0.54961',
          cp: '1.1156',
          speedOfSound: '862.52',
        },
      },
      {
        at: { temperature: 150, pressure: 0.5 },
        printed: {
          density: '16.605',
          internalEnergy: '-110.45',
          enthalpy: '-80.334',
          entropy: '-0.70404',
          cv: '0.32098',
          cp: '0.55987',
          speedOfSound: '224.97',
        },
      },
      {
        at: { temperature: 135, pressure: 3 },
        printed: {
          density: '1020.52',
          internalEnergy: '-214.63',
          enthalpy: '-211.69',
          entropy: '-1.9694',
          cv: '0.44845',
          cp: '1.7159',
          speedOfSound: '445.83',
        },
      },
      {
        at: { temperature: 400, pressure: 10 },
        printed: {
          density: '119.43',
          internalEnergy: '-40.267',
          enthalpy: '43.464',
          entropy: '-0.82699',
          cv: '0.32049',
          cp: '0.57843',
          speedOfSound: '391.51',
        },
      },
      {
        at: { temperature: 330, pressure: 1000 },
        printed: {
          density: '1764.39',
          internalEnergy: '-144.17',
          enthalpy: '422.60',
          entropy: '-2.0896',
          cv: '0.55397',
          cp: '0.75591',
          speedOfSound: '1851.9',
        },
      },
    ],
  },
  {
    fluid: 'H2',
    source: 'Leachman et al. 2009, Table 14',
    states: [
      {
        saturated: { temperature: 13.957 },
        pressure: '0.007358',
        liquid: { density: '77.004', cv: '5.1616', cp: '7.0212', speedOfSound: '1269.2' },
        vapour: { density: '0.12985', cv: '6.2433', cp: '10.564', speedOfSound: '307.14' },
      },
      {
        saturated: { temperature: 30 },
        pressure: '0.80432',
        liquid: { density: '54.538', cv: '6.3535', cp: '25.284', speedOfSound: '713.07' },
        vapour: { density: '10.445', cv: '7.4945', cp: '30.425', speedOfSound: '379.07' },
      },
      {
        saturated: { temperature: 33 },
        pressure: '1.2693',
        liquid: { density: '38.079', cv: '7.6982', cp: '484.58', speedOfSound: '423.53' },
        vapour: { density: '24.637', cv: '8.5381', cp: '604.72', speedOfSound: '373.93' },
      },
    ],
  },
  {
    fluid: 'CO',
    source: 'Lemmon and Span 2006, Table 10',
    states: [
      {
        at: { temperature: 134, molarDensity: 10 },
        printed: { pressure: '3.668867', molarCv: '38.702', molarCp: '1642.142', speedOfSound: '168.632' },
      },
    ],
  },
  {
    fluid: 'CO2',
    source: 'Span and Wagner 1996, Tables 34 and 35',
    states: [
      {
        saturated: { temperature: 216.592 },
        pressure: '0.51796',
        liquid: {
          density: '1178.46',
          enthalpy: '-426.74',
          entropy: '-2.2177',
          cv: '0.97466',
          cp: '1.9532',
          speedOfSound: '975.85',
        },
        vapour: {
          density: '13.761',
          enthalpy: '-76.364',
          entropy: '-0.59999',
          cv: '0.6292',
          cp: '0.90872',
          speedOfSound: '222.78',
        },
      },
      {
        saturated: { temperature: 260 },
        pressure: '2.4188',
        liquid: {
          density: '998.89',
          enthalpy: '-337.34',
          entropy: '-1.8495',
          cv: '0.93227',
          cp: '2.2554',
          speedOfSound: '652.58',
        },
        vapour: {
          density: '64.417',
          enthalpy: '-70.862',
          entropy: '-0.82456',
          cv: '0.79426',
          cp: '1.4295',
          speedOfSound: '218.19',
        },
      },
      {
        saturated: { temperature: 304 },
        pressure: '7.3555',
        liquid: {
          density: '530.30',
          enthalpy: '-188.42',
          entropy: '-1.3509',
          cv: '2.0531',
          cp: '386.88',
          speedOfSound: '134.14',
        },
        vapour: {
          density: '406.42',
          enthalpy: '-158.84',
          entropy: '-1.2536',
          cv: '2.0679',
          cp: '555.58',
          speedOfSound: '147.62',
        },
      },
      {
        at: { temperature: 240, pressure: 0.05 },
        printed: {
          density: '1.1084',
          internalEnergy: '-93.125',
          enthalpy: '-48.014',
          entropy: '-0.04483',
          cv: '0.59473',
          cp: '0.78815',
          speedOfSound: '243.88',
        },
      },
      {
        at: { temperature: 280, pressure: 0.5 },
        printed: {
          density: '9.7568',
          internalEnergy: '-71.840',
          enthalpy: '-20.594',
          entropy: '-0.36761',
          cv: '0.65255',
          cp: '0.87063',
          speedOfSound: '257.27',
        },
      },
      {
        at: { temperature: 290, pressure: 5 },
        printed: {
          density: '148.41',
          internalEnergy: '-115.58',
          enthalpy: '-81.892',
          entropy: '-0.95959',
          cv: '0.94334',
          cp: '2.5783',
          speedOfSound: '207.56',
        },
      },
      {
        at: { temperature: 226.679, pressure: 50 },
        printed: {
          density: '1229.78',
          internalEnergy: '-430.79',
          enthalpy: '-390.13',
          entropy: '-2.2377',
          cv: '0.99951',
          cp: '1.7735',
          speedOfSound: '1146.9',
        },
      },
      {
        at: { temperature: 327.673, pressure: 800 },
        printed: {
          density: '1495.70',
          internalEnergy: '-369.91',
          enthalpy: '164.96',
          entropy: '-2.1926',
          cv: '1.1961',
          cp: '1.5477',
          speedOfSound: '2052.8',
        },
      },
    ],
  },
  {
    fluid: 'H2S',
    source: 'Lemmon and Span 2006, Table 10',
    states: [
      {
        at: { temperature: 375, molarDensity: 10 },
        printed: { pressure: '9.289914', molarCv: '42.574', molarCp: '2645.392', speedOfSound: '248.512' },
      },
    ],
  },
  {
    fluid: 'SO2',
    source: 'Gao et al. 2016, Table 6',
    states: [
      {
        at: { temperature: 250, molarDensity: 23.6 },
        printed: { pressure: '12.2955804', molarCv: '53.1514', molarCp: '86.0982', speedOfSound: '1130.24' },
      },
      {
        at: { temperature: 400, molarDensity: 16 },
        printed: { pressure: '8.0793790', molarCv: '51.8705', molarCp: '117.691', speedOfSound: '449.618' },
      },
      {
        at: { temperature: 431, molarDensity: 8.078 },
        printed: { pressure: '7.9343772', molarCv: '64.5073', molarCp: '19127.4', speedOfSound: '168.147' },
      },
      {
        at: { temperature: 420, molarDensity: 1 },
        printed: { pressure: '2.9365903', molarCv: '40.8928', molarCp: '59.5297', speedOfSound: '234.103' },
      },
      {
        at: { temperature: 450, molarDensity: 11 },
        printed: { pressure: '12.1084452', molarCv: '54.7870', molarCp: '222.083', speedOfSound: '250.095' },
      },
    ],
  },
  {
    fluid: 'NH3',
    source: 'Gao et al. 2020, Table 7',
    states: [
      {
        at: { temperature: 200, molarDensity: 50 },
        printed: { pressure: '555.5631', molarCv: '56.15976', molarCp: '74.22262', speedOfSound: '2940.432' },
      },
      {
        at: { temperature: 320, molarDensity: 35 },
        printed: { pressure: '27.63275', molarCv: '46.95882', molarCp: '78.92022', speedOfSound: '1370.446' },
      },
      {
        at: { temperature: 406, molarDensity: 13.696 },
        printed: { pressure: '11.45246', molarCv: '103.0508', molarCp: '52943.69', speedOfSound: '225.4458' },
      },
      {
        at: { temperature: 375, molarDensity: 3 },
        printed: { pressure: '6.044096', molarCv: '48.91890', molarCp: '111.3738', speedOfSound: '379.4300' },
      },
      {
        at: { temperature: 520, molarDensity: 1.5 },
        printed: { pressure: '5.968880', molarCv: '36.52118', molarCp: '49.38647', speedOfSound: '538.8044' },
      },
      {
        at: { temperature: 520, molarDensity: 20 },
        printed: { pressure: '56.30750', molarCv: '43.81573', molarCp: '87.32996', speedOfSound: '741.1842' },
      },
      {
        at: { temperature: 620, molarDensity: 45 },
        printed: { pressure: '1355.431', molarCv: '50.78124', molarCp: '64.36735', speedOfSound: '3201.084' },
      },
    ],
  },
  {
    fluid: 'EtOH',
    source: 'Schroeder, Penoncello and Schroeder 2014, Table 30',
    states: [
      { saturated: { temperature: 273.15 } },
      {
        at: { temperature: 300, molarDensity: 18 },
        printed: { pressure: '65.640781', molarCv: '94.211739', molarCp: '110.34295', speedOfSound: '1454.8360' },
      },
      {
        at: { temperature: 450, molarDensity: 13.2 },
        printed: { pressure: '2.9215460', molarCv: '137.36790', molarCp: '191.28901', speedOfSound: '588.67833' },
      },
      {
        at: { temperature: 450, molarDensity: 0.5 },
        printed: { pressure: '1.5540771', molarCv: '97.346133', molarCp: '125.53109', speedOfSound: '263.57231' },
      },
      {
        at: { temperature: 550, molarDensity: 6 },
        printed: { pressure: '10.315532', molarCv: '151.00169', molarCp: '440.13187', speedOfSound: '207.74032' },
      },
      {
        at: { temperature: 514.8, molarDensity: 6 },
        printed: { pressure: '6.2784176', molarCv: '163.95041', molarCp: '115623.88', speedOfSound: '159.34583' },
      },
    ],
  },
  {
    fluid: 'Acetone',
    source: 'Lemmon and Span 2006, Table 10',
    states: [
      {
        at: { temperature: 510, molarDensity: 4 },
        printed: { pressure: '4.807955', molarCv: '138.449', molarCp: '3766.619', speedOfSound: '125.351' },
      },
    ],
  },
  {
    fluid: 'R134a',
    source: 'Tillner-Roth and Baehr 1994, Tables 8 and 9',
    states: [
      {
        saturated: { temperature: 169.85 },
        pressure: '0.00039',
        liquid: { density: '1591.1', cv: '0.7922', cp: '1.1838', speedOfSound: '1120.0' },
        vapour: { density: '0.02817', cv: '0.5030', cp: '0.5853', speedOfSound: '126.79' },
      },
      {
        saturated: { pressure: 0.1 },
        liquid: { density: '1377.5', cv: '0.8478', cp: '1.2800', speedOfSound: '743.31' },
        vapour: { density: '5.1932', cv: '0.6876', cp: '0.7932', speedOfSound: '145.63' },
      },
      {
        saturated: { temperature: 374 },
        pressure: '4.0416',
        liquid: { density: '587.91', cv: '1.2121', cp: '101.66', speedOfSound: '92.401' },
        vapour: { density: '434.06', cv: '1.2409', cp: '137.24', speedOfSound: '91.390' },
      },
      {
        at: { temperature: 205, pressure: 0.01 },
        printed: { density: '1496.8', cv: '0.8055', cp: '1.2120', speedOfSound: '942.87' },
      },
      {
        at: { temperature: 170, pressure: 0.1 },
        printed: { density: '1590.8', cv: '0.7922', cp: '1.1837', speedOfSound: '1119.6' },
      },
      {
        at: { temperature: 240, pressure: 0.5 },
        printed: { density: '1398.8', cv: '0.8403', cp: '1.2659', speedOfSound: '777.64' },
      },
      {
        at: { temperature: 345, pressure: 2 },
        printed: { density: '102.38', cv: '0.9701', cp: '1.4224', speedOfSound: '131.78' },
      },
      {
        at: { temperature: 185, pressure: 50 },
        printed: { density: '1608.6', cv: '0.8100', cp: '1.1623', speedOfSound: '1208.3' },
      },
    ],
  },
  {
    fluid: 'Air',
    source: 'Lemmon et al. 2000, Table A2',
    states: [
      {
        at: { temperature: 100, pressure: 0.101325 },
        printed: { molarDensity: '0.12449', molarCv: '21.09', molarCp: '30.13', speedOfSound: '198.2' },
      },
      {
        at: { temperature: 500, pressure: 0.2 },
        printed: { molarDensity: '0.048077', molarCv: '21.51', molarCp: '29.84', speedOfSound: '446.6' },
      },
      {
        at: { temperature: 130, pressure: 1 },
        printed: { molarDensity: '1.0295', molarCv: '22.05', molarCp: '34.69', speedOfSound: '216.8' },
      },
      {
        at: { temperature: 2000, pressure: 10 },
        printed: { molarDensity: '0.59094', molarCv: '27.93', molarCp: '36.25', speedOfSound: '878.6' },
      },
      {
        at: { temperature: 2000, pressure: 500 },
        printed: { molarDensity: '16.48', molarCv: '29.07', molarCp: '37.27', speedOfSound: '1497.6' },
      },
    ],
  },
  {
    fluid: 'Cl2',
    source: 'Thol et al. 2021, Table 4',
    states: [
      {
        at: { temperature: 300, molarDensity: 0.001 },
        printed: { pressure: '0.00249358615', speedOfSound: '215.78489', molarCp: '33.9883708' },
      },
      {
        at: { temperature: 300, molarDensity: 20 },
        printed: { pressure: '11.8456782', speedOfSound: '876.623793', molarCp: '67.8943166' },
      },
      {
        at: { temperature: 350, molarDensity: 0.01 },
        printed: { pressure: '0.0290386827', speedOfSound: '232.012075', molarCp: '34.8576726' },
      },
      {
        at: { temperature: 350, molarDensity: 19 },
        printed: { pressure: '35.7673992', speedOfSound: '841.950732', molarCp: '65.7421046' },
      },
      {
        at: { temperature: 450, molarDensity: 10 },
        printed: { pressure: '12.6189188', speedOfSound: '225.643929', molarCp: '171.165598' },
      },
    ],
  },
  {
    fluid: 'PG',
    source: 'Eisenbach et al. 2021, Table 8',
    states: [
      {
        at: { temperature: 400, molarDensity: 0.001 },
        printed: { pressure: '0.0033220476', speedOfSound: '214.57321', molarCp: '158.29676' },
      },
      {
        at: { temperature: 400, molarDensity: 13 },
        printed: { pressure: '61.287909', speedOfSound: '1467.8267', molarCp: '227.48403' },
      },
      {
        at: { temperature: 500, molarDensity: 0.01 },
        printed: { pressure: '0.041324887', speedOfSound: '237.58157', molarCp: '197.10614' },
      },
      {
        at: { temperature: 500, molarDensity: 13 },
        printed: { pressure: '196.80128', speedOfSound: '1633.6809', molarCp: '252.37935' },
      },
      {
        at: { temperature: 680, molarDensity: 13 },
        printed: { pressure: '430.54903', speedOfSound: '1814.6100', molarCp: '280.86419' },
      },
    ],
  },
  {
    fluid: 'VCM',
    source: 'Thol, Fenkl and Lemmon 2022, Table 5',
    states: [
      {
        at: { temperature: 250, molarDensity: 0.03 },
        printed: { pressure: '0.0611336026', speedOfSound: '198.051441', molarCp: '49.1470240' },
      },
      {
        at: { temperature: 250, molarDensity: 16 },
        printed: { pressure: '10.5895545', speedOfSound: '1155.49169', molarCp: '91.1392445' },
      },
      {
        at: { temperature: 300, molarDensity: 0.18 },
        printed: { pressure: '0.413797863', speedOfSound: '204.981105', molarCp: '59.5414183' },
      },
      {
        at: { temperature: 300, molarDensity: 15 },
        printed: { pressure: '23.0374719', speedOfSound: '1008.04450', molarCp: '91.4066946' },
      },
      {
        at: { temperature: 430, molarDensity: 14 },
        printed: { pressure: '88.2661442', speedOfSound: '982.983659', molarCp: '92.7700338' },
      },
    ],
  },
];
