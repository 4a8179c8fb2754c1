import type { FigureKind } from '@isentrope/calculators/kit';

/** Name and meaning of each kind of figure. */
export const figureKinds: Readonly<Record<FigureKind, { readonly name: string; readonly means: string }>> = {
  printed: {
    name: 'Printed',
    means:
      'In a standard, a book or a paper: read there, in a transcript, or in the same digits in two independent programs that copy its table.',
  },
  quoted: {
    name: 'Quoted',
    means:
      'Said to be printed: by another program’s documentation or tests, or from memory. We have not seen the page itself.',
  },
  program: { name: 'Another program', means: 'What another program gives for the same case.' },
  own: {
    name: 'Our own',
    means: 'Our own algebra, or a standard’s equations evaluated independently of these calculators.',
  },
  measured: { name: 'Measured', means: 'Experiments, followed curve by curve. Nothing passes or fails.' },
};
