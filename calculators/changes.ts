/** What changed the numbers of calculators: of some by their ids, or of all. */
export interface Change {
  /** The day from which builds have it. */
  readonly date: string;
  readonly tools: readonly string[] | 'all';
  /** What is otherwise, and for whom, in a sentence or two. */
  readonly text: string;
}

/**
 * Whoever changes a number adds an entry at the end. Issued sheets that come out otherwise name the entries about their
 * calculator since they were issued as the reason.
 */
export const changes: readonly Change[] = [
  {
    date: '2026-11-23',
    tools: ['relief-valve-pro/scenario-register', 'fluid-properties'],
    text: 'The latent heat of a mixture rests on the partial enthalpies of its components.',
  },
  {
    date: '2026-11-23',
    tools: ['control-valve', 'control-valve-pro'],
    text: 'The liquid of a fluid in two phases is filled with the vapour pressure that it has beside its vapour.',
  },
  {
    date: '2026-11-23',
    tools: 'all',
    text: 'Gas flows in Sm³ and Nm³ follow R·T/p exactly. A result moves by less than one part in a million.',
  },
  {
    date: '2026-11-23',
    tools: ['control-valve', 'control-valve-pro', 'relief-valve-pro/two-phase-service'],
    text: 'The liquid of a mixture in two phases flashes by its own composition, not by that of the whole.',
  },
  {
    date: '2026-11-23',
    tools: ['relief-valve-pro/two-phase-service'],
    text: 'The omega of a subcooled liquid is flashed from saturation at its temperature, as in the example of API 520-I, annex C.',
  },
  {
    date: '2026-11-25',
    tools: ['fluid-properties'],
    text: 'Saturated states of a pure fluid within a thousandth of its critical temperature move by their rounding, in the tenth digit or later, up to the seventh digit at the critical point itself. Where water freezes out of a mixture whose enthalpy or entropy is given, that is said.',
  },
  {
    date: '2026-11-25',
    tools: ['plant-depressurization-pro'],
    text: 'Nucleate boiling at the wall is by Cooper (1984) in place of Rohsenow (1952), after an experiment with a gas that condenses: the wall beside the liquid comes out colder. Water that is no longer dissolved is a phase of its own with Peng–Robinson and one temperature of the contents, and gases with water have the viscosity of their parts.',
  },
  {
    date: '2026-11-26',
    tools: ['plant-depressurization-pro'],
    text: 'With gas and liquid at separate temperatures, free water is a phase of its own as well. Where free water and a hydrocarbon liquid boil together, the vapour that begins is no longer missed.',
  },
  {
    date: '2026-11-26',
    tools: ['plant-depressurization-pro'],
    text: 'Free water with next to nothing else beside it is found in equilibrium with that, also where the last of a hydrocarbon liquid boils away. A vessel with a wall is integrated in other steps where its liquid level stands still: results move within the error allowed, of the published experiments in the fourth digit at most.',
  },
  {
    date: '2026-11-27',
    tools: 'all',
    text: 'Powers, exponentials and logarithms are the same in every JavaScript engine: last digits move. Where an iteration carries them further, a critical point of a mixture moves by up to 3e-6, and in plant depressurization a temperature of a liquid that vanishes by some 0.03 K.',
  },
  {
    date: '2026-11-27',
    tools: 'all',
    text: 'A phase of a mixture at its limit of stability is no longer taken for a bubble or a dew point near the critical one.',
  },
  {
    date: '2026-11-27',
    tools: 'all',
    text: 'The molar mass of ethylene is that of its reference equation, 28.05376 g/mol: saturation pressure and density of pure ethylene move by 2.1e-5.',
  },
  {
    date: '2026-11-27',
    tools: ['fluid-properties'],
    text: 'Solid carbon dioxide is refused by every method.',
  },
  {
    date: '2026-11-27',
    tools: [
      'relief-valve-pro/gas-vapor-service',
      'relief-valve-pro/liquid-service',
      'relief-valve-pro/steam-service',
      'relief-valve-pro/two-phase-service',
      'relief-valve-pro/scenario-register',
    ],
    text: 'A relief valve whose total back pressure reaches its set pressure is refused; so far the limit was its relieving pressure.',
  },
  {
    date: '2026-11-27',
    tools: ['unit-converters'],
    text: 'A pressure unit without a basis is a difference and is not converted to a gauge or an absolute pressure; these two are converted into each other.',
  },
  {
    date: '2026-11-27',
    tools: [
      'relief-valve-pro/gas-vapor-service',
      'relief-valve-pro/steam-service',
      'relief-valve-pro/two-phase-service',
      'relief-valve-pro/scenario-register',
    ],
    text: 'Where a fluid is chosen, its area is compared with that of the real nozzle, and a warning says which side the method is on. Areas are unchanged.',
  },
  {
    date: '2026-11-27',
    tools: 'all',
    text: 'Mixtures of a chosen fluid are found in up to three phases. Where water stands beside oil and gas, or two liquids beside one another, densities, phase shares and saturation points change; dry mixtures are as before.',
  },
  {
    date: '2026-11-27',
    tools: ['line-sizing-pro'],
    text: 'A gas of a chosen fluid is integrated along its line by its equation of state instead of Z of the inlet, and a liquid that boils on its way is followed as two phases. Carbon dioxide at 65 bar(abs), 32 °C loses 25.7 bar instead of 20.6 bar in 900 m.',
  },
  {
    date: '2026-11-27',
    tools: ['heat-exchanger-ua-check-pro'],
    text: 'With a chosen fluid UA is integrated along the duty curve. End temperatures alone could make it a third too small; temperatures that cross inside are refused.',
  },
  {
    date: '2026-11-27',
    tools: ['control-valve-pro'],
    text: 'With a chosen fluid the outlet velocity is at the density of both phases after the valve.',
  },
  {
    date: '2026-11-27',
    tools: ['plant-depressurization-pro'],
    text: 'The check with the other equation of state runs unless it is turned off. Results are unchanged.',
  },
];

/** What changed the numbers of a calculator since a moment, that day included; the first first. */
export function changesOf(tool: string, since: string, all: readonly Change[] = changes): Change[] {
  return all.filter(({ date, tools }) => date >= since.slice(0, 10) && (tools === 'all' || tools.includes(tool)));
}
