import type { ReactNode, RefObject } from 'react';
import { ActionButton } from './actions/action-button.tsx';
import { isAvailable, type Action, type ActionContext } from './actions/action.ts';
import { openSearch } from './actions/commands/help-actions.ts';
import { KeyCaps } from './actions/keyboard/key-caps.tsx';
import {
  copyLink,
  openDatasheet,
  exampleActions,
  exportFormulas,
  exportWorkbook,
  importTagList,
  importWorkbook,
  printSheet,
} from './actions/commands/work-actions.ts';
import { closeMenu, PopoverMenu } from './ui/popover-menu.tsx';
import { useScreenSize } from './use-screen-size.ts';

const examplesName = 'Load example';

/**
 * The toolbar: search, examples, and the commands on the whole set of cases. Before a case has been calculated, and
 * always on a phone, all but search, examples, units and import are in one menu.
 */
export function Toolbar({
  context,
  chooser,
  onFile,
  savedWork,
  units,
}: {
  context: ActionContext;
  /** Receives the file input for workbooks. */
  chooser: RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
  savedWork: ReactNode;
  units: ReactNode;
}) {
  const examples = exampleActions(context.definition);
  const [only, ...others] = examples;
  const commands = [exportWorkbook, exportFormulas, printSheet, openDatasheet, copyLink].filter(action =>
    isAvailable(action, context),
  );
  const isPhone = useScreenSize() === 'phone';
  const isFolded = isPhone || context.workbench.cases.every(({ calculated }) => calculated === undefined);
  const button = (action: Action, className = 'link') => (
    <ActionButton
      key={action.id}
      action={action}
      context={context}
      className={className}
      onPress={event => {
        closeMenu(event);
        action.run(context);
      }}
    />
  );
  return (
    <div className="toolbar">
      <ActionButton
        action={openSearch}
        context={context}
        className="find-button"
        onPress={() => openSearch.run(context)}
      >
        <span aria-hidden="true">
          <KeyCaps keys={openSearch.keys?.[0] ?? ''} />
        </span>
      </ActionButton>
      {only && others.length === 0 ? (
        <button type="button" className="link" onClick={() => only.run(context)}>
          {examplesName}
        </button>
      ) : (
        <PopoverMenu label={examplesName}>
          {examples.map(example => (
            <button
              key={example.id}
              type="button"
              className="menu-choice"
              onClick={event => {
                closeMenu(event);
                example.run(context);
              }}
            >
              <b>{example.name}</b>
              <span>{example.detail}</span>
            </button>
          ))}
        </PopoverMenu>
      )}
      {!isFolded && savedWork}
      {units}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label="File to import"
        accept=".xlsx,.csv,.txt,.tsv,.mix,.yaml,.yml,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={event => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      {button(importWorkbook)}
      {isFolded ? (
        <PopoverMenu label="More">
          {[importTagList, ...commands].map(action => button(action, 'menu-choice'))}
          <div className="menu-inner">{savedWork}</div>
        </PopoverMenu>
      ) : (
        commands.map(action => button(action))
      )}
    </div>
  );
}
