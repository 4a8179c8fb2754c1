import { loadTableReader } from '../calculators/kit/case/table-reader.ts';

await loadTableReader();
