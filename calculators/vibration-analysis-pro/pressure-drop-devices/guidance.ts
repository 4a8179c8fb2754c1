import type { Definition } from '../../kit/index.ts';

/** The explanation beside the assessment. */
export const guidance: NonNullable<Definition['guidance']> = {
  title: 'What is assessed',
  lines: [
    'Gas that loses pressure in a valve, an orifice or a relief valve makes sound inside the pipe. Above 155 dB it can crack welded connections within minutes to hours.',
    'Step 1: the sound power level of the source. At 155 dB or less the original method asks nothing more; EI AVIFF adds the other sources first, and asks nothing more when all together are at 155 dB or less.',
    'Step 2, above 155 dB (by EI AVIFF open in any case): what is left of the level at the next welded discontinuity, together with the other sources there. By the original method 160 dB or more is a high likelihood of failure; EI AVIFF gives a likelihood of failure for the connection.',
    'Sonic flow adds 6 dB. The original method goes by a sonic velocity of 1125 ft/s, EI AVIFF by the critical pressure ratio; where they disagree the case says so.',
    'The original method puts the upstream pressure into the level as bar(g), EI AVIFF as absolute pressure: the original level is the higher one, the more so near atmospheric pressure.',
    'The guideline’s worked example D2.3 states its source levels without the 6 dB, though its 99 to 1 bar is sonic.',
  ],
};
