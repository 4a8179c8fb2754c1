import { Drawing, Lettering, Line } from './drawing.tsx';

/** A knock-out drum as a P&ID draws it: feed on flow control, gas to relief, liquid pumped away on level control. */
export function DrumDiagram() {
  return (
    <Drawing viewBox="0 0 560 350" wide>
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
      <Lettering x={366} y={198}>
        LT
      </Lettering>
      <Lettering x={366} y={211}>
        101
      </Lettering>
      <Lettering x={462} y={196}>
        LIC
      </Lettering>
      <Lettering x={462} y={213}>
        101
      </Lettering>
      <Lettering x={260} y={184}>
        V-101
      </Lettering>
      <Lettering x={100} y={208}>
        FV-101
      </Lettering>
      <Lettering x={424} y={42}>
        PSV-101
      </Lettering>
      <Lettering x={372} y={322}>
        P-101
      </Lettering>
      <Lettering x={462} y={324}>
        LV-101
      </Lettering>
    </Drawing>
  );
}

const months = [0, 80, 160, 240, 320, 400, 480, 560];
/** Activities: what, start, end, row, and how far each has come. */
const activities = [
  ['Basis of design', 8, 112, 0, 112],
  ['PFD, balance', 112, 216, 1, 216],
  ['P&ID, for review', 176, 296, 2, 236],
  ['HAZOP', 296, 360, 3, 296],
  ['Datasheets', 216, 344, 4, 236],
  ['P&ID, for design', 360, 456, 5, 360],
  ['Class 3 estimate', 456, 544, 6, 456],
] as const;
const rowHeight = 40;
const rowTop = (row: number) => 44 + row * rowHeight;
/** Names stand where no other line crosses them. */
const labelledRight = (row: number) => row === 0 || row === 2 || row === 3;

/** A schedule with its logic: bars against the months, progress to the data date, the critical path drawn through. */
export function ScheduleDiagram() {
  return (
    <Drawing viewBox="0 0 560 350" wide>
      {months.map((x, month) => (
        <g key={x}>
          <Line pen="grid" d={`M${x} 20V336`} />
          {month < 7 && (
            <Lettering x={x + 40} y={14}>
              {`M${month + 1}`}
            </Lettering>
          )}
        </g>
      ))}
      <path className="flow" strokeDasharray="6 4" d="M236 20V336" />
      {activities.map(([name, start, end, row, done]) => (
        <g key={name}>
          <Line pen="cut" d={`M${start} ${rowTop(row)}H${end}V${rowTop(row) + 14}H${start}Z`} />
          {done > start && <Line pen="solid" d={`M${start} ${rowTop(row)}H${done}V${rowTop(row) + 14}H${start}Z`} />}
          <text
            className="name"
            x={labelledRight(row) ? end + 10 : start - 10}
            y={rowTop(row) + 11}
            textAnchor={labelledRight(row) ? 'start' : 'end'}
          >
            {name}
          </text>
        </g>
      ))}
      <Line
        pen="hot"
        d="M112 51V84M109 78l3 6 3-6M196 98V124M193 118l3 6 3-6M296 138V164M293 158l3 6 3-6M360 178V244M357 238l3 6 3-6M456 258V284M453 278l3 6 3-6"
      />
      <Line pen="hot" d="M544 284l8 7-8 7-8-7Z" />
      <Lettering x={236} y={348}>
        data date
      </Lettering>
    </Drawing>
  );
}
