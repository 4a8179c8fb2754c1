import type { CaseData } from '../definition/case-input.ts';
import { Absent } from '../definition/absent.ts';
import { selectedMethod } from '../case/case-data.ts';
import type { Definition } from '../definition/calculator-definition.ts';
import { withMethod, evaluatePlan, resultValue, type Evaluation, type ResultValue } from '../evaluation/evaluate.ts';
import { readInputs } from '../case/read-inputs.ts';
import type { Fault } from '../evaluation/fault.ts';
import type { Message } from '../definition/messages.ts';
import { planOf, type Plan, type PlannedNode } from '../evaluation/plan.ts';

/** The results and messages of a case for given values of its varied inputs. */
export interface Point {
  /** Values of the requested results, in order. */
  readonly values: readonly ResultValue[];
  readonly messages: readonly Message[];
}

/** Maximum number of internal failures recorded, one for each place. */
const maxFaults = 10;

/**
 * Evaluates one case repeatedly for other values of some inputs. Only the nodes that depend on these inputs and lead to
 * the requested results are re-evaluated. Values are in SI and must be within the bounds of their fields.
 */
export class Probe {
  readonly faults: Fault[] = [];
  private readonly plan: Plan;
  private readonly indices: readonly number[];
  private readonly fixed: Evaluation;
  private readonly readings: ReturnType<typeof readInputs>;
  private readonly values: unknown[];
  private readonly method: string | undefined;

  constructor(
    definition: Definition,
    data: CaseData,
    varied: readonly string[],
    private readonly results: readonly string[],
    private readonly withMessages: boolean,
  ) {
    this.method = selectedMethod(definition, data);
    const ownData = withMethod(data, this.method);
    const whole = planOf(definition, this.method, ownData);
    this.indices = varied.map(id => definition.inputs.findIndex(input => input.id === id));
    const read = readInputs(definition, ownData);
    const isVaried = new Set(this.indices);
    const left = (indices: ReadonlySet<number>) => new Set([...indices].filter(index => !isVaried.has(index)));
    this.values = [...read.values];
    this.readings = {
      ...read,
      values: this.values,
      messages: [],
      blank: left(read.blank),
      unreadable: left(read.unreadable),
    };
    const nodes = requiredNodes(whole, results, withMessages);
    const moving = dependentNodes(nodes, this.indices);
    const still = nodes.filter(node => !moving.has(node));
    const own = { ...this.readings, messages: read.messages.filter(({ field }) => !varied.includes(field ?? '')) };
    this.fixed = evaluatePlan(partialPlan(whole, still, []), own, this.method, {});
    const shared = still.flatMap(each => (each.index !== undefined ? [each.node.id] : []));
    this.plan = partialPlan(
      whole,
      nodes.filter(node => moving.has(node)),
      shared,
    );
    this.note(this.fixed);
  }

  /** Evaluates the case for these values of the varied inputs. */
  at(values: readonly number[]): Point {
    this.indices.forEach((position, index) => {
      this.values[position] = values[index];
    });
    const evaluation = evaluatePlan(this.plan, this.readings, this.method, {}, this.fixed);
    this.note(evaluation);
    return {
      values: this.results.map(id => resultValue(evaluation, id)),
      messages: this.withMessages ? [...this.fixed.messages, ...evaluation.messages] : [],
    };
  }

  private note({ faults }: Evaluation): void {
    for (const fault of faults)
      if (this.faults.length < maxFaults && !this.faults.some(({ place }) => place === fault.place))
        this.faults.push(fault);
  }
}

/** Whether a result depends on an input in the plan of the case. */
export function dependsOnInput(definition: Definition, data: CaseData, input: string, result: string): boolean {
  const method = selectedMethod(definition, data);
  const plan = planOf(definition, method, withMethod(data, method));
  const index = definition.inputs.findIndex(({ id }) => id === input);
  return dependentNodes(requiredNodes(plan, [result], false), [index]).size > 0;
}

/** The nodes that some results depend on, plus all checks if messages are needed. */
function requiredNodes(plan: Plan, results: readonly string[], withMessages: boolean): PlannedNode[] {
  const needed = new Set(results.map(id => plan.indices.get(id)));
  return plan.nodes
    .toReversed()
    .filter(node => {
      const isWanted =
        node.index !== undefined ? needed.has(node.index) || (withMessages && node.node.fills) : withMessages;
      if (isWanted) for (const { index } of node.needs) needed.add(index);
      return isWanted;
    })
    .toReversed();
}

/** The nodes that depend on the values at some indexes. */
function dependentNodes(nodes: readonly PlannedNode[], indices: readonly number[]): ReadonlySet<PlannedNode> {
  const reached = new Set(indices);
  const moving = new Set<PlannedNode>();
  for (const node of nodes) {
    if (!node.needs.some(({ index }) => reached.has(index))) continue;
    moving.add(node);
    if (node.index !== undefined) reached.add(node.index);
  }
  return moving;
}

/** A partial plan; values of shared steps come from another evaluation. */
function partialPlan(plan: Plan, nodes: readonly PlannedNode[], shared: readonly string[]): Plan {
  const needing: number[][] = plan.ids.map(() => []);
  for (const [index, { needs }] of nodes.entries())
    for (const { index: position } of needs) needing[position]?.push(index);
  return { ...plan, nodes, needing, shared };
}

/** Why a result has no value, as a sentence; undefined if it has one. */
export function absenceReason(value: ResultValue | undefined): string | undefined {
  return value instanceof Absent ? value.cause : undefined;
}
