import type { Definition } from '../../kit/index.ts';

/** Explanation of the assessment. */
export const guidance: NonNullable<Definition['guidance']> = {
  title: 'What is assessed',
  lines: [
    'Gas losing pressure in a valve, an orifice or a relief valve generates noise inside the pipe. Above 155 dB it can crack welded connections within minutes to hours.',
    'Step 1: the sound power level of the source. At 155 dB or less the simplified method stops here; EI AVIFF first adds the other sources, and stops if the total is 155 dB or less.',
    'Step 2, above 155 dB (always available for EI AVIFF): the level that remains at the next welded discontinuity, together with the other sources there. By the simplified method 160 dB or more means a high likelihood of failure; EI AVIFF gives a likelihood of failure for the connection.',
    'Sonic flow adds 6 dB. The simplified method takes the flow as sonic from a sonic velocity of 1125 ft/s, EI AVIFF from the critical pressure ratio; where they disagree, a message says so.',
    'The simplified method uses the upstream pressure in bar(g), EI AVIFF the absolute pressure: its level is the higher, more so near atmospheric pressure.',
    'The guideline’s worked example D2.3 states its source levels without the 6 dB, though flow from 99 to 1 bar is sonic.',
  ],
};
