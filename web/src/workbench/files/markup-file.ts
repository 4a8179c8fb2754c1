import { editableNumber, parseNumber, Refusal } from '@isentrope/engineering/quantities';

type Cells = readonly (readonly string[])[];

/** The maximum number of columns of points with different compositions. */
const maxPoints = 8;

/**
 * The cells of a file in XML or HTML: the components and the mole or mass fractions of the points of a ThermoML file, or the rows of the
 * first table of a page.
 * @throws {Refusal} for any other file
 */
export function markupCells(text: string): Cells {
  const isPage = /<(?:html|table)\b/i.test(text);
  const page = new DOMParser().parseFromString(text, isPage ? 'text/html' : 'application/xml');
  const cells = isPage ? tableCells(page) : thermoMlCells(page);
  if (cells.length > 0) return cells;
  throw new Refusal(
    'An XML file is read only if it is ThermoML with the composition of a mixture, an HTML file only if it contains a table. Save the table as CSV or .xlsx.',
  );
}

function tableCells(page: Document): Cells {
  const [table] = page.getElementsByTagName('table');
  return [...(table?.getElementsByTagName('tr') ?? [])].map(row =>
    [...row.children].map(cell => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
  );
}

/** The elements with a local name, whatever the prefix of their namespace. */
const within = (element: Document | Element, name: string): Element[] =>
  [...element.getElementsByTagName('*')].filter(({ localName }) => localName === name);
const textIn = (element: Document | Element, name: string) => within(element, name)[0]?.textContent?.trim() ?? '';

/** A quantity of a data set: its name and its component. */
interface Property {
  readonly name: string;
  readonly component: string;
}

/** A point of a data set: the basis and the amounts by component, and the conditions by name. */
interface Point {
  readonly basis: string;
  readonly amounts: ReadonlyMap<string, string>;
  readonly conditions: ReadonlyMap<string, string>;
}

/** The compositions of a ThermoML document (IUPAC, version 4), one column for each that differs, with temperature and pressure below. */
function thermoMlCells(page: Document): Cells {
  const names = new Map(within(page, 'Compound').map(each => [textIn(each, 'nOrgNum'), compoundName(each)]));
  const points = within(page, 'PureOrMixtureData').flatMap(set => pointsOf(set));
  const [first] = points;
  if (!first) return [];
  const key = ({ basis, amounts }: Point) => JSON.stringify([basis, ...amounts]);
  const distinct = points.filter((point, index) => points.findIndex(other => key(other) === key(point)) === index);
  const shown = distinct.slice(0, maxPoints);
  const components = [...new Set(shown.flatMap(({ amounts }) => [...amounts.keys()]))];
  const conditions = [...new Set(shown.flatMap(point => [...point.conditions.keys()]))];
  return [
    ['Component', ...shown.map(({ basis }, index) => (shown.length === 1 ? basis : `${basis}, point ${index + 1}`))],
    ...components.map(id => [names.get(id) ?? id, ...shown.map(({ amounts }) => amounts.get(id) ?? '0')]),
    ...conditions.map(name => [name, ...shown.map(point => point.conditions.get(name) ?? '')]),
  ];
}

/** The name of a compound, else its CAS number or formula. */
function compoundName(compound: Element): string {
  const number = /^(\d+)(\d\d)(\d)$/.exec(textIn(compound, 'nCASRNum'));
  return (
    textIn(compound, 'sCommonName') || (number ? number.slice(1).join('-') : '') || textIn(compound, 'sFormulaMolec')
  );
}

function pointsOf(set: Element): Point[] {
  const components = within(set, 'Component').map(each => textIn(each, 'nOrgNum'));
  const fixed = within(set, 'Constraint').map(each => ({
    ...propertyIn(each, 'ConstraintType'),
    value: textIn(each, 'nConstraintValue'),
  }));
  const variables = new Map(
    within(set, 'Variable').map(each => [textIn(each, 'nVarNumber'), propertyIn(each, 'VariableType')]),
  );
  const rows = within(set, 'NumValues').map(row =>
    within(row, 'VariableValue').flatMap(each => {
      const property = variables.get(textIn(each, 'nVarNumber'));
      return property ? [{ ...property, value: textIn(each, 'nVarValue') }] : [];
    }),
  );
  return (rows.length > 0 ? rows : [[]]).flatMap(row => pointOf(components, [...fixed, ...row]) ?? []);
}

function propertyIn(element: Element, type: string): Property {
  const [kind] = within(element, type);
  return { name: kind?.textContent?.trim() ?? '', component: textIn(element, 'nOrgNum') };
}

/**
 * A point, completed with the fraction of the component that the data set leaves out; undefined if the fractions are
 * neither mole nor mass fractions.
 */
function pointOf(
  components: readonly string[],
  values: readonly (Property & { readonly value: string })[],
): Point | undefined {
  const shares = values.filter(({ name }) => /^(?:mole|mass) fraction$/i.test(name));
  const basis = shares[0]?.name ?? 'Mole fraction';
  const given = new Map(shares.map(({ component, value }) => [component, value]));
  const open = components.filter(id => !given.has(id));
  const sum = shares.reduce((so, { value }) => so + (parseNumber(value) ?? NaN), 0);
  const isWhole = open.length === 1 || (open.length === 0 && components.length > 0);
  if (!isWhole || !(sum <= 1) || shares.some(({ name }) => name !== basis)) return undefined;
  return {
    basis,
    amounts: new Map(components.map(id => [id, given.get(id) ?? editableNumber(1 - sum)])),
    conditions: new Map(
      values.filter(({ name }) => /^(?:temperature|pressure)\b/i.test(name)).map(({ name, value }) => [name, value]),
    ),
  };
}
