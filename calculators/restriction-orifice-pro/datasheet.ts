import type { Datasheets } from '../kit/index.ts';
import { orificePlateDatasheet } from '../restriction-orifice/datasheet-parts.ts';
import { vaporPressure } from './cavitation.ts';
import definition, * as plate from './definition.ts';

export default { definition, sheets: [orificePlateDatasheet({ ...plate, vaporPressure })] } satisfies Datasheets;
