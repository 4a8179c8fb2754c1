/** A file written by the build from an example. */
export interface Sample {
  /** File name under `/samples`. */
  readonly file: string;
  readonly title: string;
  readonly about: string;
}

/** Folder of the samples on the site. */
export const samplesFolder = 'samples';

/** The calculator and example that the samples show; free, so that anyone can recalculate the record. */
export const sampleTool = 'restriction-orifice';

/** The samples, in the order shown. */
export const samples = {
  sheet: {
    file: 'orifice-calculation.pdf',
    title: 'Calculation sheet (PDF)',
    about: 'Inputs, results and every line of the working, with the signed record attached.',
  },
  formulas: {
    file: 'orifice-formulas.xlsx',
    title: 'Workbook with formulas (Excel)',
    about: 'Change an input, and the spreadsheet calculates the steps again.',
  },
  datasheet: {
    file: 'orifice-datasheet.xlsx',
    title: 'Datasheet (Excel)',
    about: 'The item with its operating cases, to send to a supplier.',
  },
  record: {
    file: 'orifice-record.isentrope.json',
    title: 'Signed record (JSON)',
    about: 'An issued, checked and approved revision, to drop on the verification page.',
  },
} as const satisfies Readonly<Record<string, Sample>>;

/** File name of the published sample key, in the form of the keys of the service. */
export const sampleKeysFile = 'isentrope-sample-keys.json';
