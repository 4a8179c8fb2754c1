import { inputPaneKeys } from '../../input-pane/keyboard.ts';
import { actionName, type ActionContext } from '../action.ts';
import { WorkbenchDialog } from '../workbench-dialog.tsx';
import { workbenchActions } from '../commands/workbench-actions.ts';
import { listKeys } from '../commands/help-actions.ts';
import { KeyCaps } from './key-caps.tsx';

/** One line of the list: alternative shortcuts and what they do. */
interface KeyLine {
  readonly keys: readonly string[];
  readonly does: string;
}

function KeyList({ title, lines }: { readonly title: string; readonly lines: readonly KeyLine[] }) {
  return (
    <section>
      <h3 className="cap">{title}</h3>
      <dl className="key-list">
        {lines.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((each, index) => (
                <span key={each}>
                  {index > 0 && <span className="key-or"> or </span>}
                  <KeyCaps keys={each} />
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The list of all keyboard shortcuts. */
export function KeysDialog({ context, onClose }: { readonly context: ActionContext; readonly onClose: () => void }) {
  const everywhere = workbenchActions.flatMap(action =>
    action.keys ? [{ keys: action.keys, does: actionName(action, context) }] : [],
  );
  return (
    <WorkbenchDialog
      label={actionName(listKeys, context)}
      className="keys"
      keys={listKeys.keys ?? []}
      onClose={onClose}
      head={<h2>{actionName(listKeys, context)}</h2>}
    >
      <div className="keys-body" tabIndex={0} role="region" aria-label="Keys">
        <KeyList title="Everywhere" lines={everywhere} />
        <KeyList title="In a field" lines={inputPaneKeys} />
        <label className="check">
          <input
            type="checkbox"
            checked={context.help.questionMark}
            onChange={event => context.help.setQuestionMark(event.target.checked)}
          />
          Pressing ? alone lists the keys
        </label>
      </div>
    </WorkbenchDialog>
  );
}
