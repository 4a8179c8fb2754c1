import { DrumDiagram } from '../design/drawings/index.ts';
import { Discipline, type Branch } from './discipline/discipline.tsx';

const branches: readonly Branch[] = [
  {
    id: 'process-engineering',
    title: 'Process Engineering',
    text: 'From the first balance to the P&ID issued for construction. Sizing cases are named before they are calculated: normal, turndown, start-up, relief, fire, blowdown. The governing one is written on the datasheet.',
    done: [
      'Heat and material balance, with the property method stated and its range checked',
      'PFDs, P&IDs and line lists; line sizing with the criterion that governs each line',
      'Equipment and instrument datasheets: separators, pumps, exchangers, control valves, relief devices',
      'Hydraulic reports, control narratives, cause and effect diagrams',
    ],
    standards: ['ISO 10628-1, -2', 'NORSOK P-002', 'IEC 60534-2-1', 'ISO 5167-2', 'API 12J', 'API 610, TEMA'],
    received: [
      'Basis of design',
      'PFD, P&ID and line list in native format',
      'Datasheets and calculation sheets',
      'Operating and control philosophy',
    ],
  },
  {
    id: 'process-improvement',
    title: 'Process Improvement',
    text: 'A running plant is the best pilot plant there is. We reconcile its data, find what limits it, and put a figure and an uncertainty on each change before anyone buys steel.',
    done: [
      'Test runs and data reconciliation; closing the balance before drawing conclusions from it',
      'Debottlenecking: which equipment, line or valve limits, in which order, and at what rate',
      'Pinch analysis, utility and steam balances, flare and fuel gas recovery',
      'Exchanger fouling, pump operating point and control-valve surveys',
    ],
    standards: ['ISO 50001', 'ISO 5168', 'ASME PTC 19.1', 'API RP 14E'],
    received: [
      'Reconciled balance with uncertainties',
      'Ranked list of limits and remedies',
      'Energy and emissions account for each option',
      'Scope of work for the chosen change',
    ],
  },
  {
    id: 'process-safety',
    title: 'Process Safety',
    text: 'The hazard is designed out where it can be, contained where it cannot, and only then guarded by an instrument. Each safeguard is credited once, in the study entitled to take credit for it.',
    done: [
      'Safety analysis by ISO 10418: function tables and cause and effect',
      'HAZID and HAZOP preparation, attendance and close-out; LOPA and SIL determination',
      'Relief scenarios, device and header sizing, back pressure and radiation at the flare',
      'Blowdown: rates, low metal temperatures and time to a safe pressure',
    ],
    standards: ['ISO 10418', 'IEC 61882', 'IEC 61511', 'API 520-I, -II', 'API 521, API 526', 'API 537'],
    received: [
      'Safety analysis function evaluation',
      'HAZOP actions, closed out',
      'Safety requirements specification',
      'Relief and blowdown report',
    ],
  },
  {
    id: 'integration',
    title: 'Integration',
    text: 'Most faults lie at an interface: between packages, between disciplines, between the old plant and the new. We own those boundaries on the drawings, and the tags on both sides of them.',
    done: [
      'Tie-in lists, battery-limit conditions and interface registers',
      'Package requisitions, technical bid evaluation and vendor document review',
      'Piping vibration screening: acoustic and flow-induced',
      'Engineering data in one structure from P&ID to handover; support through commissioning',
    ],
    standards: ['CFIHOS', 'ISO 15926', 'IEC 81346', 'ISA-5.1', 'EI AVIFF, 2nd ed.'],
    received: [
      'Interface register and tie-in list',
      'Technical bid evaluations',
      'Tag register ready for handover',
      'Pre-commissioning procedures',
    ],
  },
];

export function Engineering() {
  return (
    <Discipline
      title="Engineering Excellence"
      lead="Process design for oil, gas and petrochemical plants, from the feasibility study to the as-built mark-up."
      drawing={<DrumDiagram />}
      method={{
        title: 'Our Method',
        paragraphs: [
          'We start from the basis, not from the last project. What is given, what is assumed and who has agreed to it are on the first sheet, with the edition of every governing code. When the basis changes, we know which sheets depend on it and revise them.',
          'Each calculation is written so that it can be checked without its author: the question, the inputs with their sources, the equations with their clause numbers, the result, and how far it is from its limit. Where a rule of thumb and a standard disagree, both are shown and one is chosen in writing.',
          'Checking is a separate task for a separate person. Software is no exception: the calculators we publish are compared with published cases, and anyone who relies on them can repeat the comparison in a browser.',
        ],
      }}
      branches={branches}
      next={{ href: '/project-management', name: 'Project Management' }}
    />
  );
}
