import type { Definition } from '@isentrope/calculators/kit';
import { ActionButton } from './actions/action-button.tsx';
import { isAvailable, type Action, type ActionContext } from './actions/action.ts';
import { calculate, cancel, toggleLive } from './actions/commands/calculation-actions.ts';
import { addCase, clearCase, copyCase } from './actions/commands/case-actions.ts';
import { redo, undo } from './actions/commands/history-actions.ts';
import { toggleSensitivity } from './actions/commands/sensitivity-actions.ts';
import { KeyCaps } from './actions/keyboard/key-caps.tsx';
import type { WorkbenchCase } from './state/workbench-model.ts';
import { More } from './ui/icons.tsx';
import { closeMenu, PopoverMenu } from './ui/popover-menu.tsx';
import { useScreenSize } from './use-screen-size.ts';
import { isUpToDate, awaitsCalculation } from './state/is-up-to-date.ts';
import type { ResultsView } from './calculation/use-settled-view.ts';
import { KeyResultsLine } from './results-pane/results/key-results.tsx';
import type { View } from './results-pane/results-tabs.ts';

/** Which cases still need calculating, as a message; undefined if all results are current. */
function outdatedMessage(definition: Definition, cases: readonly WorkbenchCase[]): string | undefined {
  const numbers = (matches: (item: WorkbenchCase) => boolean) =>
    cases.flatMap((item, index) => (matches(item) ? [index + 1] : []));
  const named = (which: readonly number[]) => (which.length === 1 ? `Case ${which[0]}` : `Cases ${which.join(', ')}`);
  const edited = numbers(item => item.calculated !== undefined && !isUpToDate(definition, item));
  const waiting = numbers(item => awaitsCalculation(definition, item));
  const statusMessage = [
    ...(edited.length > 0 ? [`${named(edited)} edited since the last calculation`] : []),
    ...(waiting.length > 0 ? [`${named(waiting)} not calculated yet`] : []),
  ];
  return statusMessage.length === 0 ? undefined : statusMessage.join('; ');
}

const views = [
  { id: 'inputs', label: 'Inputs' },
  { id: 'results', label: 'Results' },
  { id: 'working', label: 'Working' },
] as const;

/** The fixed bar at the bottom: main actions, the results of the active case and the status message. */
export function ActionBar({
  context,
  resultsView,
  statusMessage,
  view,
  answersVisible,
}: {
  readonly context: ActionContext;
  /** The state shown by the results pane. */
  readonly resultsView: ResultsView;
  readonly statusMessage: string;
  readonly view: View;
  /** Whether the main results are in view in the results pane, so that the bar does not repeat them. */
  readonly answersVisible: boolean;
}) {
  const { definition, navigation: place, calculation } = context;
  const { cases, units } = resultsView.workbench;
  const focused = cases[resultsView.index];
  const outdated = outdatedMessage(definition, cases);
  const { running } = calculation;
  const isPhone = useScreenSize() === 'phone';
  const button = (action: Action, className = 'bar-action') => (
    <ActionButton
      action={action}
      context={context}
      className={className}
      onPress={event => {
        closeMenu(event);
        action.run(context);
      }}
    />
  );
  const availableButton = (action: Action, className?: string) =>
    isAvailable(action, context) && button(action, className);
  const setting = (action: typeof toggleLive | typeof toggleSensitivity, isOn: boolean | undefined) =>
    isAvailable(action, context) && (
      <label className="switch">
        <input type="checkbox" checked={isOn} onChange={() => action.run(context)} />
        {action.name}
      </label>
    );
  const settings = (
    <>
      {setting(toggleLive, calculation.live)}
      {setting(toggleSensitivity, context.sensitivity.isOn)}
    </>
  );
  return (
    <div className="workbench-bar">
      <div className="bar-actions">
        {button(calculate, 'button primary')}
        {running ? (
          <span className="running">
            <progress aria-label="Calculation" value={(running.done + running.fraction) / running.of} />
            {button(cancel)}
          </span>
        ) : (
          <span className="hint" aria-hidden="true">
            <KeyCaps keys={calculate.keys?.[0] ?? ''} />
          </span>
        )}
        {!isPhone && <span className="bar-wide">{availableButton(copyCase)}</span>}
        {button(addCase)}
        {isPhone ? (
          <PopoverMenu label="Other actions" face={<More />}>
            {availableButton(copyCase, 'menu-choice')}
            {button(clearCase, 'menu-choice')}
            {availableButton(undo, 'menu-choice')}
            {availableButton(redo, 'menu-choice')}
            {settings}
          </PopoverMenu>
        ) : (
          <span className="bar-wide">
            {settings}
            {button(clearCase)}
            {availableButton(undo)}
            {availableButton(redo)}
          </span>
        )}
      </div>
      <div className="bar-message">
        {focused && !answersVisible && (
          <KeyResultsLine
            definition={definition}
            item={focused}
            index={resultsView.index}
            hasOtherCases={cases.length > 1}
            units={units}
          />
        )}
        <p className="bar-status" role="status">
          {statusMessage}
        </p>
        {outdated !== undefined && !running && <p className="bar-stale">{outdated}</p>}
      </div>
      <nav className="bar-views" aria-label="View">
        {views.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-current={id === view || undefined}
            onClick={() => {
              place.showView(id);
              scrollTo(0, 0);
            }}
          >
            {label}
          </button>
        ))}
      </nav>
    </div>
  );
}
