/**
 * Measures how long 10,000 rows take from a paste or drop until they are read, and the longest task of the page on the way in processor
 * time, which other programs do not lengthen, in Chromium. Targets: 500 ms, and 50 ms for a task.
 */
import { chromium as launcher } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { chromium } from '../../scripts/chromium.mjs';
import { reportFigure } from '../../scripts/performance-figures.mjs';
import { createSubscriber } from '../subscriber.mjs';
import { startProduct } from './server.mjs';

const rowCount = 10_000;
const rounds = 5;

const head = [
  'Line no.',
  'Flow (kg/h)',
  'Pressure (barg)',
  'Temp (deg C)',
  'Density (kg/m3)',
  'Visc. (cP)',
  'Length (m)',
];
const lines = Array.from({ length: rowCount }, (_, row) => [
  `100-P-${1001 + row}`,
  20_000 + (row % 37) * 250,
  6 + (row % 11) / 2,
  25 + (row % 13),
  995 - (row % 9),
  0.9 + (row % 7) / 20,
  40 + (row % 101),
]);
const list = [head, ...lines];
const numbers = lines.map(row => row.slice(1));
const curve = [['Time [s]', 'Pressure [barg]'], ...lines.map((_, row) => [row / 10, (90 - row / 120).toFixed(2)])];
const textWith = (mark, rows) => rows.map(row => row.join(mark)).join('\n');
const workbook = await writeExcelFile(list.map(row => row.map(value => ({ value })))).toBuffer();

/** When the rows are read: an element, and its words. */
const inDialog = ['.list-foot [role=status]', 'can be read|fit'];

const ways = [
  { name: 'a list, pasted', text: textWith('\t', list), read: inDialog },
  { name: 'a list with semicolons, pasted', text: textWith(';', list), read: inDialog },
  { name: 'a list as CSV, dropped', file: ['list.csv', Buffer.from(textWith(',', list))], read: inDialog },
  { name: 'a list as workbook, dropped', file: ['list.xlsx', workbook], read: inDialog },
  { name: 'numbers without headings, pasted', text: textWith('\t', numbers), read: ['.bar-status', 'Pasted'] },
  {
    name: 'a history, pasted into a table that is too short for it',
    tool: 'plant-depressurization-pro',
    field: 'comparedCurve',
    text: textWith('\t', curve),
    read: ['p.why[role=status]', 'Nothing was pasted'],
  },
];

const { origin, stop } = await startProduct();
try {
  const storageState = await createSubscriber(origin);
  const browser = await launcher.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
  try {
    for (const { name, ...way } of ways) {
      const runs = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await measure(browser, storageState, way));
      const [time, task] = ['time', 'task'].map(each => runs.map(run => run[each]).toSorted((one, two) => one - two));
      const print = figures => figures.map(Math.round).join(', ');
      console.log(`  10,000 rows, ${name}: ${print(time)} ms; longest task ${print(task)} ms`);
      const median = figures => figures[Math.floor(rounds / 2)];
      reportFigure({ name: `10,000 rows, ${name}`, target: 500, unit: 'ms', result: median(time) });
      reportFigure({ name: `10,000 rows, longest task, ${name}`, target: 50, unit: 'ms', result: median(task) });
    }
  } finally {
    await browser.close();
  }
} finally {
  await stop();
}

/** The time until the rows are read, and the processor time of the longest task until then, ms. */
async function measure(browser, storageState, { tool = 'line-sizing-pro', field = 'flowRate', text, file = [], read }) {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 1000 },
    storageState,
    serviceWorkers: 'block',
  });
  try {
    await page.goto(`${origin}/${tool}`);
    await page.locator('[data-ready]').waitFor();
    await page.locator(`[data-field=${field}]`).first().focus();
    await page.waitForLoadState('networkidle');
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'] });
    const time = await page.evaluate(pasteAndWait, {
      target: `[data-field=${field}]`,
      text,
      name: file[0],
      bytes: file[1]?.toString('base64'),
      read,
    });
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    return { time, task: longestTask(traceEvents) };
  } finally {
    await page.close();
  }
}

/** Pastes a text into a field, or drops a file on the page, and waits until an element has the words. Returns the ms taken. */
async function pasteAndWait({ target, text, name, bytes, read: [selector, words] }) {
  const data = new DataTransfer();
  if (text !== undefined) data.setData('text/plain', text);
  else data.items.add(new File([Uint8Array.from(atob(bytes), each => each.charCodeAt(0))], name));
  await new Promise(resolve => setTimeout(resolve, 200));
  const init = { bubbles: true, cancelable: true };
  const start = performance.mark('start').startTime;
  if (text !== undefined)
    document.querySelector(target).dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
  else
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { ...init, dataTransfer: data }));
  await new Promise(resolve => {
    const see = () => new RegExp(words).test(document.querySelector(selector)?.textContent ?? '') && resolve();
    new MutationObserver(see).observe(document.body, { subtree: true, childList: true, characterData: true });
    see();
  });
  const end = performance.mark('end').startTime;
  return end - start;
}

/** The processor time of the longest task between the marks of a trace, on their thread, ms. */
function longestTask(events) {
  const mark = name => events.find(event => event.cat === 'blink.user_timing' && event.name === name);
  const [start, end] = [mark('start'), mark('end')];
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur, tdur }) =>
      name === 'RunTask' &&
      pid === start.pid &&
      tid === start.tid &&
      tdur !== undefined &&
      ts + dur >= start.ts &&
      ts <= end.ts,
  );
  return Math.max(...tasks.map(({ tdur }) => tdur / 1000));
}
