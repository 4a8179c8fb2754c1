import type { Datasheets } from '../kit/index.ts';
import { orificePlateDatasheet } from './datasheet-parts.ts';
import definition, * as plate from './definition.ts';

export default { definition, sheets: [orificePlateDatasheet(plate)] } satisfies Datasheets;
