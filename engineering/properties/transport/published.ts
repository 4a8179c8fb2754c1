/** A printed value at T in K and a density in kg/m³ or mol/m³, a pressure in Pa, or for a saturated phase. */
export interface PrintedTransport {
  readonly temperature: number;
  readonly density?: number;
  readonly molarDensity?: number;
  readonly pressure?: number;
  readonly quality?: number;
  /** μPa·s, or mW/(m·K). */
  readonly printed: string;
  /** Accepted relative deviation where the digits differ: the table used another viscosity or equation of state. */
  readonly within?: number;
}

export interface PublishedTransport {
  readonly fluid: string;
  /** Paper of the table, or `another program` for CoolProp's or REFPROP's evaluation. */
  readonly source: string;
  readonly values: readonly PrintedTransport[];
}

/** Viscosities for program verification from the papers, as collected in CoolProp's tests, μPa·s. */
export const publishedViscosities: readonly PublishedTransport[] = [
  {
    fluid: 'C3',
    source: 'Vogel et al. 1998',
    values: [
      { temperature: 90, molarDensity: 16520, printed: '7388', within: 0.001 },
      { temperature: 150, molarDensity: 15140, printed: '656.9', within: 0.005 },
      { temperature: 600, molarDensity: 10030, printed: '73.92', within: 0.002 },
      { temperature: 280, molarDensity: 11780, printed: '117.4', within: 0.001 },
    ],
  },
  {
    fluid: 'nC8',
    source: 'Huber et al. 2004',
    values: [{ temperature: 300, molarDensity: 6177.2, printed: '553.60', within: 0.0002 }],
  },
  {
    fluid: 'nC9',
    source: 'Huber et al. 2004',
    values: [{ temperature: 300, molarDensity: 5619.1, printed: '709.53' }],
  },
  {
    fluid: 'nC10',
    source: 'Huber et al. 2004',
    values: [{ temperature: 300, molarDensity: 5150.4, printed: '926.44' }],
  },
  {
    fluid: 'nC12',
    source: 'Huber et al. 2004',
    values: [
      { temperature: 300, molarDensity: 4411.5, printed: '1484.8' },
      { temperature: 500, molarDensity: 3444.7, printed: '183.76' },
    ],
  },
  {
    fluid: 'R134a',
    source: 'another program',
    values: [
      { temperature: 185, quality: 0, printed: '1269.84', within: 0.0002 },
      { temperature: 185, quality: 1, printed: '7.42908', within: 0.0002 },
      { temperature: 360, quality: 0, printed: '78.1463', within: 0.0002 },
      { temperature: 360, quality: 1, printed: '17.1403', within: 0.0002 },
      { temperature: 175, quality: 0, printed: '1755.85', within: 0.0002 },
      { temperature: 360, quality: 1, printed: '17.1403', within: 0.0002 },
    ],
  },
  {
    fluid: 'EtOH',
    source: 'another program',
    values: [
      { temperature: 300, quality: 0, printed: '1043.9' },
      { temperature: 300, quality: 1, printed: '8.82938' },
      { temperature: 500, quality: 0, printed: '60.9793', within: 0.0002 },
      { temperature: 500, quality: 1, printed: '17.2292' },
    ],
  },
  {
    fluid: 'H2',
    source: 'another program',
    values: [{ temperature: 35, density: 100, printed: '54.7889' }],
  },
  {
    fluid: 'DME',
    source: 'Meng et al. 2012, measured',
    values: [
      { temperature: 253.146, density: 734.28, printed: '204.44', within: 0.002 },
      { temperature: 373.132, density: 613.78, printed: '99.91', within: 0.005 },
    ],
  },
  {
    fluid: 'NH3',
    source: 'Fenghour et al. 1995',
    values: [
      { temperature: 200, molarDensity: 3.9, printed: '6.95' },
      { temperature: 200, molarDensity: 42754.4, printed: '507.28', within: 0.0002 },
      { temperature: 398, molarDensity: 7044.7, printed: '17.67' },
      { temperature: 398, molarDensity: 21066.7, printed: '43.95' },
    ],
  },
  {
    fluid: 'N2',
    source: 'Lemmon and Jacobsen 2004',
    values: [
      { temperature: 100, molarDensity: 0, printed: '6.90349' },
      { temperature: 300, molarDensity: 0, printed: '17.8771' },
      { temperature: 100, molarDensity: 25000, printed: '79.7418' },
      { temperature: 200, molarDensity: 10000, printed: '21.0810' },
      { temperature: 300, molarDensity: 5000, printed: '20.7430' },
      { temperature: 126.195, molarDensity: 11180, printed: '18.2978' },
    ],
  },
  {
    fluid: 'Ar',
    source: 'Lemmon and Jacobsen 2004',
    values: [
      { temperature: 100, molarDensity: 0, printed: '8.18940' },
      { temperature: 300, molarDensity: 0, printed: '22.7241' },
      { temperature: 100, molarDensity: 33000, printed: '184.232' },
      { temperature: 200, molarDensity: 10000, printed: '25.5662' },
      { temperature: 300, molarDensity: 5000, printed: '26.3706' },
      { temperature: 150.69, molarDensity: 13400, printed: '27.6101' },
    ],
  },
  {
    fluid: 'O2',
    source: 'Lemmon and Jacobsen 2004',
    values: [
      { temperature: 100, molarDensity: 0, printed: '7.70243' },
      { temperature: 300, molarDensity: 0, printed: '20.6307' },
      { temperature: 100, molarDensity: 35000, printed: '172.136' },
      { temperature: 200, molarDensity: 10000, printed: '22.4445' },
      { temperature: 300, molarDensity: 5000, printed: '23.7577' },
      { temperature: 154.6, molarDensity: 13600, printed: '24.7898' },
    ],
  },
  {
    fluid: 'Air',
    source: 'Lemmon and Jacobsen 2004',
    values: [
      { temperature: 100, molarDensity: 0, printed: '7.09559' },
      { temperature: 300, molarDensity: 0, printed: '18.5230' },
      { temperature: 100, molarDensity: 28000, printed: '107.923' },
      { temperature: 200, molarDensity: 10000, printed: '21.1392' },
      { temperature: 300, molarDensity: 5000, printed: '21.3241' },
      { temperature: 132.64, molarDensity: 10400, printed: '17.7623' },
    ],
  },
  {
    fluid: 'nC6',
    source: 'Michailidou et al. 2013',
    values: [
      { temperature: 250, density: 0, printed: '5.2584' },
      { temperature: 400, density: 0, printed: '8.4149' },
      { temperature: 550, density: 0, printed: '11.442' },
      { temperature: 250, density: 700, printed: '528.2' },
      { temperature: 400, density: 600, printed: '177.62' },
      { temperature: 550, density: 500, printed: '95.002' },
    ],
  },
  {
    fluid: 'nC7',
    source: 'Michailidou et al. 2014',
    values: [
      { temperature: 250, density: 0, printed: '4.9717' },
      { temperature: 400, density: 0, printed: '7.8361' },
      { temperature: 550, density: 0, printed: '10.7394' },
      { temperature: 250, density: 720, printed: '725.69', within: 0.0002 },
      { temperature: 400, density: 600, printed: '175.94' },
      { temperature: 550, density: 500, printed: '95.105', within: 0.0002 },
    ],
  },
  {
    fluid: 'CO2',
    source: 'Laesecke and Muzny 2017',
    values: [
      { temperature: 100, density: 1e-5, printed: '5.3757' },
      { temperature: 2000, density: 1e-5, printed: '66.079' },
      { temperature: 10000, density: 1e-5, printed: '176.20' },
      { temperature: 220, density: 3, printed: '11.104' },
      { temperature: 225, density: 1150, printed: '222.18' },
      { temperature: 300, density: 65, printed: '15.563' },
      { temperature: 300, density: 1400, printed: '505.94', within: 0.0002 },
      { temperature: 700, density: 100, printed: '33.112' },
      { temperature: 700, density: 1200, printed: '229.80' },
    ],
  },
  {
    fluid: 'H2S',
    source: 'Quiñones-Cisneros et al. 2012',
    values: [
      { temperature: 200, pressure: 100000000, printed: '460.287' },
      { temperature: 200, pressure: 25170.2, printed: '8.02322' },
      { temperature: 596.961, pressure: 100000000, printed: '69.4741' },
      { temperature: 596.961, pressure: 100000, printed: '23.8654' },
    ],
  },
  {
    fluid: 'He',
    source: 'NIST Technical Note 1334',
    values: [
      { temperature: 3.6, pressure: 180000, printed: '3.745', within: 0.01 },
      { temperature: 50, pressure: 180000, printed: '6.376' },
      { temperature: 400, pressure: 180000, printed: '24.29' },
    ],
  },
  {
    fluid: 'C2',
    source: 'Friend et al. 1991',
    values: [
      { temperature: 100, molarDensity: 21330, printed: '878.6', within: 0.002 },
      { temperature: 430, molarDensity: 12780, printed: '58.70', within: 0.0005 },
      { temperature: 500, molarDensity: 11210, printed: '48.34' },
    ],
  },
  {
    fluid: 'MeOH',
    source: 'Xiang et al. 2006',
    values: [
      { temperature: 300, density: 0.12955, printed: '9.696' },
      { temperature: 300, density: 788.41, printed: '542.2', within: 0.0002 },
      { temperature: 630, density: 0.061183, printed: '20.81' },
      { temperature: 630, density: 888.5, printed: '240.5', within: 0.015 },
    ],
  },
  {
    fluid: 'nC4',
    source: 'another program',
    values: [
      { temperature: 150, quality: 0, printed: '1369.77' },
      { temperature: 400, quality: 1, printed: '12.0275' },
    ],
  },
  {
    fluid: 'iC4',
    source: 'another program',
    values: [
      { temperature: 120, quality: 0, printed: '6055.85', within: 0.0002 },
      { temperature: 400, quality: 1, printed: '14.761' },
    ],
  },
  {
    fluid: 'cC6',
    source: 'Tariq et al. 2014',
    values: [
      { temperature: 300, molarDensity: 0, printed: '7.058' },
      { temperature: 300, molarDensity: 43, printed: '6.977' },
      { temperature: 300, molarDensity: 9175.6, printed: '863.66' },
      { temperature: 300, molarDensity: 9950.8, printed: '2850.18' },
      { temperature: 500, molarDensity: 0, printed: '11.189' },
      { temperature: 500, molarDensity: 6021.3, printed: '94.842' },
      { temperature: 500, molarDensity: 8591.5, printed: '380.04' },
      { temperature: 700, molarDensity: 0, printed: '15.093' },
      { temperature: 700, molarDensity: 7476.5, printed: '176.749' },
    ],
  },
  {
    fluid: 'Bz',
    source: 'Avgeri et al. 2014',
    values: [
      { temperature: 300, density: 0, printed: '7.625' },
      { temperature: 400, density: 0, printed: '10.102' },
      { temperature: 550, density: 0, printed: '13.790' },
      { temperature: 300, density: 875, printed: '608.52', within: 0.0002 },
      { temperature: 400, density: 760, printed: '211.74' },
      { temperature: 550, density: 500, printed: '60.511' },
    ],
  },
  {
    fluid: 'mXyl',
    source: 'Cao et al. 2016',
    values: [
      { temperature: 300, molarDensity: 0, printed: '6.637' },
      { temperature: 300, molarDensity: 40, printed: '6.564' },
      { temperature: 300, molarDensity: 8084.9, printed: '569.680' },
      { temperature: 300, molarDensity: 8942.1, printed: '1898.841' },
      { temperature: 400, molarDensity: 0, printed: '8.616' },
      { temperature: 400, molarDensity: 40, printed: '8.585' },
      { temperature: 400, molarDensity: 7228.2, printed: '238.785' },
      { temperature: 400, molarDensity: 8473.4, printed: '718.950' },
      { temperature: 600, molarDensity: 0, printed: '12.841' },
      { temperature: 600, molarDensity: 40, printed: '12.936' },
      { temperature: 600, molarDensity: 7659.1, printed: '299.164' },
    ],
  },
  {
    fluid: 'oXyl',
    source: 'Cao et al. 2016',
    values: [
      { temperature: 300, molarDensity: 0, printed: '6.670' },
      { temperature: 300, molarDensity: 40, printed: '6.598' },
      { temperature: 300, molarDensity: 8236.9, printed: '738.286' },
      { temperature: 300, molarDensity: 8784.5, printed: '1645.436' },
      { temperature: 400, molarDensity: 0, printed: '8.658' },
      { temperature: 400, molarDensity: 40, printed: '8.634' },
      { temperature: 400, molarDensity: 7406, printed: '279.954' },
      { temperature: 400, molarDensity: 8229.1, printed: '595.652' },
      { temperature: 600, molarDensity: 0, printed: '12.904' },
      { temperature: 600, molarDensity: 40, printed: '13.018' },
      { temperature: 600, molarDensity: 7240.8, printed: '253.530' },
    ],
  },
  {
    fluid: 'pXyl',
    source: 'Balogun et al. 2015',
    values: [
      { temperature: 300, molarDensity: 0, printed: '6.604' },
      { temperature: 300, molarDensity: 49, printed: '6.405' },
      { temperature: 300, molarDensity: 8054.8, printed: '593.272' },
      { temperature: 300, molarDensity: 8630.9, printed: '1266.337' },
      { temperature: 400, molarDensity: 0, printed: '8.573' },
      { temperature: 400, molarDensity: 7199.5, printed: '239.202' },
      { temperature: 400, molarDensity: 8073.5, printed: '484.512' },
      { temperature: 600, molarDensity: 0, printed: '12.777' },
      { temperature: 600, molarDensity: 7098.5, printed: '209.151' },
    ],
  },
  {
    fluid: 'EtBz',
    source: 'another program',
    values: [{ temperature: 617, density: 316, printed: '33.22' }],
  },
  {
    fluid: 'Tol',
    source: 'Avgeri et al. 2015',
    values: [
      { temperature: 300, density: 0, printed: '7.023' },
      { temperature: 400, density: 0, printed: '9.243' },
      { temperature: 550, density: 0, printed: '12.607' },
      { temperature: 300, density: 865, printed: '566.78' },
      { temperature: 400, density: 770, printed: '232.75' },
      { temperature: 550, density: 550, printed: '80.267' },
    ],
  },
];

/** Thermal conductivities likewise, mW/(m·K). */
export const publishedConductivities: readonly PublishedTransport[] = [
  {
    fluid: 'nC6',
    source: 'Assael et al. 2013',
    values: [
      { temperature: 250, density: 700, printed: '137.62' },
      { temperature: 400, density: 2, printed: '23.558' },
      { temperature: 400, density: 650, printed: '129.28', within: 0.0005 },
      { temperature: 510, density: 2, printed: '36.772' },
    ],
  },
  {
    fluid: 'nC7',
    source: 'Assael et al. 2013',
    values: [
      { temperature: 250, density: 720, printed: '137.09', within: 0.0002 },
      { temperature: 400, density: 2, printed: '21.794' },
      { temperature: 400, density: 650, printed: '120.75', within: 0.0002 },
      { temperature: 535, density: 100, printed: '51.655', within: 0.005 },
    ],
  },
  {
    fluid: 'EtOH',
    source: 'Assael et al. 2013',
    values: [
      { temperature: 300, density: 850, printed: '209.68' },
      { temperature: 400, density: 2, printed: '26.108' },
      { temperature: 400, density: 690, printed: '149.21' },
      { temperature: 500, density: 10, printed: '39.594' },
    ],
  },
  {
    fluid: 'Tol',
    source: 'Assael et al. 2012',
    values: [
      { temperature: 298.15, density: 0, printed: '10.749' },
      { temperature: 298.15, density: 862.948, printed: '130.66', within: 0.0002 },
      { temperature: 298.15, density: 876.804, printed: '136.70', within: 0.0002 },
      { temperature: 595, density: 0, printed: '40.538' },
      { temperature: 595, density: 46.512, printed: '41.549', within: 0.002 },
      { temperature: 185, density: 0, printed: '4.3758' },
      { temperature: 185, density: 968.821, printed: '158.24', within: 0.0002 },
    ],
  },
  {
    fluid: 'Bz',
    source: 'Assael et al. 2012',
    values: [
      { temperature: 290, density: 890, printed: '147.66', within: 0.0002 },
      { temperature: 500, density: 2, printed: '30.174' },
      { temperature: 500, density: 32, printed: '32.175', within: 0.002 },
      { temperature: 500, density: 800, printed: '141.24', within: 0.0002 },
      { temperature: 575, density: 1.7, printed: '37.763', within: 0.015 },
    ],
  },
  {
    fluid: 'H2',
    source: 'Assael et al. 2011',
    values: [
      { temperature: 298.15, density: 0, printed: '185.67' },
      { temperature: 298.15, density: 0.80844, printed: '186.97' },
      { temperature: 298.15, density: 14.4813, printed: '201.35' },
      { temperature: 35, density: 0, printed: '26.988' },
      { temperature: 35, density: 30, printed: '77.0177' },
      { temperature: 18, density: 0, printed: '13.875' },
      { temperature: 18, density: 75, printed: '104.48' },
    ],
  },
  {
    fluid: 'iC4',
    source: 'another program',
    values: [
      { temperature: 390, density: 387.095202, printed: '63.039', within: 0.0002 },
      { temperature: 390, density: 85.76704, printed: '36.603', within: 0.0002 },
    ],
  },
  {
    fluid: 'nC4',
    source: 'another program',
    values: [
      { temperature: 415, density: 360.018951, printed: '67.045', within: 0.0002 },
      { temperature: 415, density: 110.311318, printed: '44.449', within: 0.0002 },
    ],
  },
  {
    fluid: 'nC8',
    source: 'Huber and Perkins 2005',
    values: [{ temperature: 300, molarDensity: 6177.2, printed: '128.36' }],
  },
  {
    fluid: 'nC9',
    source: 'Huber and Perkins 2005',
    values: [{ temperature: 300, molarDensity: 5619.4, printed: '130.31', within: 0.0002 }],
  },
  {
    fluid: 'nC12',
    source: 'Huber et al. 2004',
    values: [
      { temperature: 300, molarDensity: 4411.5, printed: '138.29' },
      { temperature: 500, molarDensity: 3444.7, printed: '93.84' },
      { temperature: 660, molarDensity: 1500.98, printed: '90.346' },
    ],
  },
  {
    fluid: 'C3',
    source: 'another program',
    values: [
      { temperature: 368, quality: 0, printed: '72.8215', within: 0.0005 },
      { temperature: 368, molarDensity: 0, printed: '26.6135' },
    ],
  },
  {
    fluid: 'CO2',
    source: 'Huber et al. 2016',
    values: [
      { temperature: 250, density: 1e-6, printed: '12.99' },
      { temperature: 250, density: 2, printed: '13.05' },
      { temperature: 250, density: 1058, printed: '140.00' },
      { temperature: 310, density: 400, printed: '73.04' },
    ],
  },
  {
    fluid: 'C2',
    source: 'Friend et al. 1991',
    values: [
      { temperature: 100, density: 0, printed: '3.46' },
      { temperature: 230, molarDensity: 16020, printed: '126.2' },
      { temperature: 440, molarDensity: 1520, printed: '45.9', within: 0.005 },
      { temperature: 310, molarDensity: 4130, printed: '45.4', within: 0.005 },
    ],
  },
  {
    fluid: 'N2',
    source: 'Lemmon and Jacobsen 2004',
    values: [
      { temperature: 100, molarDensity: 0, printed: '9.27749' },
      { temperature: 300, molarDensity: 0, printed: '25.9361' },
      { temperature: 100, molarDensity: 25000, printed: '103.834' },
      { temperature: 200, molarDensity: 10000, printed: '36.0099' },
      { temperature: 300, molarDensity: 5000, printed: '32.7694' },
      { temperature: 126.195, molarDensity: 11180, printed: '675.800', within: 0.0002 },
    ],
  },
  {
    fluid: 'Ar',
    source: 'Lemmon and Jacobsen 2004',
    values: [
      { temperature: 100, molarDensity: 0, printed: '6.36587' },
      { temperature: 300, molarDensity: 0, printed: '17.8042' },
      { temperature: 100, molarDensity: 33000, printed: '111.266' },
      { temperature: 200, molarDensity: 10000, printed: '26.1377' },
      { temperature: 300, molarDensity: 5000, printed: '23.2302' },
      { temperature: 150.69, molarDensity: 13400, printed: '856.793', within: 0.0002 },
    ],
  },
  {
    fluid: 'O2',
    source: 'Lemmon and Jacobsen 2004',
    values: [
      { temperature: 100, molarDensity: 0, printed: '8.94334' },
      { temperature: 300, molarDensity: 0, printed: '26.4403' },
      { temperature: 100, molarDensity: 35000, printed: '146.044' },
      { temperature: 200, molarDensity: 10000, printed: '34.6124' },
      { temperature: 300, molarDensity: 5000, printed: '32.5491' },
      { temperature: 154.6, molarDensity: 13600, printed: '377.476', within: 0.0002 },
    ],
  },
  {
    fluid: 'Air',
    source: 'Lemmon and Jacobsen 2004',
    values: [
      { temperature: 100, molarDensity: 0, printed: '9.35902' },
      { temperature: 300, molarDensity: 0, printed: '26.3529' },
      { temperature: 100, molarDensity: 28000, printed: '119.221' },
      { temperature: 200, molarDensity: 10000, printed: '35.3185', within: 0.0002 },
      { temperature: 300, molarDensity: 5000, printed: '32.6062' },
      { temperature: 132.64, molarDensity: 10400, printed: '75.6231', within: 0.0002 },
    ],
  },
  {
    fluid: 'NH3',
    source: 'another program',
    values: [
      { temperature: 310, molarDensity: 34320, printed: '452.233', within: 0.0002 },
      { temperature: 395, quality: 0, printed: '226.448', within: 0.002 },
    ],
  },
  {
    fluid: 'He',
    source: 'Hands and Arp 1981',
    values: [
      { temperature: 800, pressure: 100000, printed: '308.5' },
      { temperature: 300, pressure: 100000, printed: '156.0' },
      { temperature: 20, pressure: 100000, printed: '26.2' },
      { temperature: 20, pressure: 2000000, printed: '32.8' },
      { temperature: 20, pressure: 10000000, printed: '59.4', within: 0.01 },
    ],
  },
  {
    fluid: 'R134a',
    source: 'another program',
    values: [
      { temperature: 240, density: 0, printed: '8.698768' },
      { temperature: 330, density: 0, printed: '15.907606' },
      { temperature: 330, quality: 0, printed: '67.4643', within: 0.0002 },
      { temperature: 240, quality: 1, printed: '8.73242', within: 0.0002 },
    ],
  },
  {
    fluid: 'oXyl',
    source: 'another program',
    values: [{ temperature: 635, density: 270, printed: '103.878', within: 0.005 }],
  },
  {
    fluid: 'mXyl',
    source: 'another program',
    values: [{ temperature: 616, density: 220, printed: '103.31', within: 0.005 }],
  },
  {
    fluid: 'pXyl',
    source: 'another program',
    values: [{ temperature: 620, density: 287, printed: '98.0413', within: 0.005 }],
  },
  {
    fluid: 'oXyl',
    source: 'Mylona et al. 2014',
    values: [
      { temperature: 300, density: 0, printed: '13.68', within: 0.0005 },
      { temperature: 600, density: 0, printed: '41.6' },
    ],
  },
  {
    fluid: 'mXyl',
    source: 'Mylona et al. 2014',
    values: [
      { temperature: 300, density: 0, printed: '9.45' },
      { temperature: 600, density: 0, printed: '40.6' },
    ],
  },
  {
    fluid: 'pXyl',
    source: 'Mylona et al. 2014',
    values: [
      { temperature: 300, density: 0, printed: '10.57' },
      { temperature: 600, density: 0, printed: '41.73' },
    ],
  },
  {
    fluid: 'EtBz',
    source: 'Mylona et al. 2014',
    values: [
      { temperature: 300, density: 0, printed: '9.71' },
      { temperature: 600, density: 0, printed: '41.14', within: 0.0002 },
    ],
  },
  {
    fluid: 'C1',
    source: 'Friend et al. 1989',
    values: [
      { temperature: 100, density: 0, printed: '9.83' },
      { temperature: 400, density: 0, printed: '49.96', within: 0.0002 },
      { temperature: 182, quality: 0, printed: '82.5', within: 0.002 },
      { temperature: 100, molarDensity: 28800, printed: '234', within: 0.01 },
    ],
  },
  {
    fluid: 'MeOH',
    source: 'Sykioti et al. 2013',
    values: [
      { temperature: 300, density: 850, printed: '241.48' },
      { temperature: 400, density: 2, printed: '25.803' },
      { temperature: 400, density: 690, printed: '183.59' },
      { temperature: 500, density: 10, printed: '40.495' },
    ],
  },
  {
    fluid: 'iC5',
    source: 'Vassiliou et al. 2015',
    values: [
      { temperature: 460, density: 0, printed: '35.883' },
      { temperature: 460, density: 329.914, printed: '59.649', within: 0.015 },
    ],
  },
  {
    fluid: 'nC5',
    source: 'Vassiliou et al. 2015',
    values: [
      { temperature: 460, density: 0, printed: '34.048' },
      { temperature: 460, density: 377.687, printed: '71.300', within: 0.001 },
    ],
  },
];
