import { Drawing, DrawingText, Line, ResponsiveDrawing } from './drawing.tsx';

/** A knock-out drum in P&ID: feed on flow control, gas to relief, liquid pumped on level control. */
export function DrumDiagram() {
  return <ResponsiveDrawing wide={<WideDrum />} narrow={<NarrowDrum />} />;
}

function WideDrum() {
  return (
    <Drawing viewBox="0 0 560 350">
      <Line d="M0 176H84M116 176H210M84 162V190L116 162V190ZM100 176V148M88 148C88 134 112 134 112 148Z" />
      <Line pen="flow" d="M30 176H58M50 171l8 5-8 5M150 176H176M168 171l8 5-8 5" />
      <Line d="M210 116C210 84 310 84 310 116V256C310 288 210 288 210 256Z" />
      <Line d="M260 92V52H560" />
      <Line pen="flow" d="M500 52H526M518 47l8 5-8 5" />
      <Line
        pen="fine"
        d="M210 132H310M210 144H310M216 144l12-12M232 144l12-12M248 144l12-12M264 144l12-12M280 144l12-12M296 144l12-12"
      />
      <Line pen="flow" d="M210 212H310M220 222H246M266 222H300M232 232H284" />
      <Line
        pen="hot"
        d="M380 52V34M368 34H392L380 20ZM380 20 394 12V28ZM394 20H470M462 15l8 5-8 5M380 20V2M374 6l12-4"
      />
      <Line d="M260 280V318H346M398 318a26 26 0 1 0-52 0 26 26 0 0 0 52 0M372 292H446M478 292H560M446 278V306L478 278V306ZM462 292V266M450 266C450 252 474 252 474 266Z" />
      <Line pen="flow" d="M286 318H312M304 313l8 5-8 5M506 292H532M524 287l8 5-8 5" />
      <Line d="M310 200H346M386 200a20 20 0 1 0-40 0 20 20 0 0 0 40 0M482 200a20 20 0 1 0-40 0 20 20 0 0 0 40 0M442 200H482" />
      <path className="fine" strokeDasharray="5 4" d="M386 200H442M462 220V256" />
      <DrawingText x={366} y={198} text="LT" />
      <DrawingText x={366} y={211} text="101" />
      <DrawingText x={462} y={196} text="LIC" />
      <DrawingText x={462} y={213} text="101" />
      <DrawingText x={260} y={184} text="V-101" />
      <DrawingText x={100} y={208} text="FV-101" />
      <DrawingText x={424} y={42} text="PSV-101" />
      <DrawingText x={372} y={322} text="P-101" />
      <DrawingText x={462} y={324} text="LV-101" />
    </Drawing>
  );
}

/** The vertical variant, with the same letter size. */
function NarrowDrum() {
  return (
    <Drawing viewBox="0 0 280 372">
      <Line d="M0 158H22M50 158H80M22 146V170L50 146V170ZM36 158V134M24 134C24 118 48 118 48 134Z" />
      <Line pen="flow" d="M2 158H16M9 153l7 5-7 5M56 158H74M67 153l7 5-7 5" />
      <Line d="M80 104C80 72 160 72 160 104V250C160 282 80 282 80 250Z" />
      <Line d="M120 80V46H280" />
      <Line pen="flow" d="M136 46H160M152 41l8 5-8 5" />
      <Line pen="fine" d="M80 116H160M80 128H160M86 128l12-12M102 128l12-12M118 128l12-12M134 128l12-12" />
      <Line pen="flow" d="M80 210H160M90 220H114M130 220H152M100 230H140" />
      <Line
        pen="hot"
        d="M198 46V36M186 36H210L198 22ZM198 22 212 14V30ZM212 22H258M250 17l8 5-8 5M198 22V4M192 8l12-4M192 14l12-4"
      />
      <Line d="M160 188H180M216 188a18 18 0 1 0-36 0 18 18 0 0 0 36 0M274 188a18 18 0 1 0-36 0 18 18 0 0 0 36 0M238 188H274" />
      <path className="fine" strokeDasharray="5 4" d="M216 188H238M256 206V272" />
      <Line d="M120 274V326H148M192 326a22 22 0 1 0-44 0 22 22 0 0 0 44 0M170 304H242M270 304H280M242 292V316L270 292V316ZM256 304V284M246 284C246 268 266 268 266 284Z" />
      <Line pen="flow" d="M124 326H144M136 321l8 5-8 5M208 304H228M220 299l8 5-8 5" />
      <DrawingText x={198} y={185} text="LT" />
      <DrawingText x={198} y={199} text="101" />
      <DrawingText x={256} y={184} text="LIC" />
      <DrawingText x={256} y={200} text="101" />
      <DrawingText x={120} y={172} text="V-101" />
      <DrawingText x={36} y={188} text="FV-101" />
      <DrawingText x={234} y={64} text="PSV-101" />
      <DrawingText x={170} y={364} text="P-101" />
      <DrawingText x={256} y={334} text="LV-101" />
    </Drawing>
  );
}

/** Activities: name, start and end in days of a 560-day plan, and progress. */
const activities = [
  ['Basis of design', 8, 112, 112],
  ['PFD, balance', 112, 216, 216],
  ['P&ID, for review', 176, 296, 236],
  ['HAZOP', 296, 360, 296],
  ['Datasheets', 216, 344, 236],
  ['P&ID, for design', 360, 456, 360],
  ['Class 3 estimate', 456, 544, 456],
] as const;
/** The critical path: the day at which it passes from one row to another. */
const handovers = [
  [112, 0, 1],
  [196, 1, 2],
  [296, 2, 3],
  [360, 3, 5],
  [456, 5, 6],
] as const;
const months = [0, 80, 160, 240, 320, 400, 480, 560];
const dataDate = 236;
const finish = 544;

/** Layout of a schedule: time axis, rows, and labels. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly across: (day: number) => number;
  readonly rowHeight: number;
  readonly name: (row: number, start: number, end: number) => { readonly x: number; readonly end: boolean };
}

/** Labels beside the bars, where no line crosses them. */
const wideSheet: Sheet = {
  width: 560,
  height: 350,
  across: day => day,
  rowHeight: 40,
  name: (row, start, end) =>
    row === 0 || row === 2 || row === 3 ? { x: end + 10, end: false } : { x: start - 10, end: true },
};
/** Labels in their own column where there is no room beside the bars. */
const narrowSheet: Sheet = {
  width: 280,
  height: 290,
  across: day => 116 + (day * 164) / 560,
  rowHeight: 32,
  name: () => ({ x: 0, end: false }),
};

function Schedule({ sheet }: { sheet: Sheet }) {
  const { across } = sheet;
  const rowTop = (row: number) => 44 + row * sheet.rowHeight;
  const foot = sheet.height - 14;
  return (
    <Drawing viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
      {months.map((day, month) => (
        <g key={day}>
          <Line pen="grid" d={`M${across(day)} 20V${foot}`} />
          {month < 7 && <DrawingText x={across(day + 40)} y={14} text={`M${month + 1}`} />}
        </g>
      ))}
      <path className="flow" strokeDasharray="6 4" d={`M${across(dataDate)} 20V${foot}`} />
      {activities.map(([name, start, end, done], row) => {
        const words = sheet.name(row, start, end);
        return (
          <g key={name}>
            <Bar from={across(start)} to={across(end)} top={rowTop(row)} pen="cut" />
            {done > start && <Bar from={across(start)} to={across(done)} top={rowTop(row)} pen="solid" />}
            <text x={words.x} y={rowTop(row) + 11} textAnchor={words.end ? 'end' : 'start'}>
              {name}
            </text>
          </g>
        );
      })}
      {handovers.map(([day, from, to]) => (
        <Line key={day} pen="hot" d={`M${across(day)} ${rowTop(from) + 14}V${rowTop(to)}m-3 -6l3 6 3-6`} />
      ))}
      <Line pen="hot" d={`M${across(finish)} ${rowTop(6)}l8 7-8 7-8-7Z`} />
      <DrawingText x={across(dataDate)} y={sheet.height - 2} text="data date" />
    </Drawing>
  );
}

function Bar({ from, to, top, pen }: { from: number; to: number; top: number; pen: 'cut' | 'solid' }) {
  return <Line pen={pen} d={`M${from} ${top}H${to}V${top + 14}H${from}Z`} />;
}

/** A schedule with logic links: bars over months, progress to the data date, and the critical path. */
export function ScheduleDiagram() {
  return <ResponsiveDrawing wide={<Schedule sheet={wideSheet} />} narrow={<Schedule sheet={narrowSheet} />} />;
}
