import { cube } from '../../elementary/index.ts';
import { barrel, foot, imperialGallon, inch, unit, usGallon } from '../unit.ts';

export const lengthUnits = [
  // Metres of liquid column, as pump lists write a head.
  unit('m', 'metre', 1, { aliases: ['mlc', 'mcl'] }),
  unit('km', 'kilometre', 1000),
  unit('dm', 'decimetre', 0.1),
  unit('cm', 'centimetre', 0.01),
  unit('mm', 'millimetre', 0.001, { aliases: ['MM'] }),
  unit('μm', 'micrometre', 1e-6, { aliases: ['micron', 'microns'] }),
  unit('nm', 'nanometre', 1e-9),
  unit('inch', 'inch', inch, { aliases: ['in', 'inches', '"'] }),
  unit('ft', 'foot', foot, { aliases: ['feet', 'foot', "'"] }),
  unit('yd', 'yard', 0.9144),
  unit('mi', 'mile', 1609.344),
  unit('nmi', 'nautical mile', 1852),
  unit('mil', 'thousandth of an inch', 2.54e-5, { aliases: ['thou', 'mils'] }),
  unit('ft (US)', 'US survey foot (retired 2022)', 1200 / 3937),
] as const;

export const areaUnits = [
  unit('m²', 'square metre', 1, { aliases: ['sq m'] }),
  unit('km²', 'square kilometre', 1e6),
  unit('ha', 'hectare', 10000),
  unit('dm²', 'square decimetre', 0.01),
  unit('cm²', 'square centimetre', 0.0001),
  unit('mm²', 'square millimetre', 1e-6, { aliases: ['MM2'] }),
  unit('in²', 'square inch', inch ** 2, { aliases: ['sq in'] }),
  unit('ft²', 'square foot', foot ** 2, { aliases: ['sq ft'] }),
  unit('yd²', 'square yard', 0.83612736),
  unit('ac', 'acre (international)', 4046.8564224),
  unit('mi²', 'square mile', 2589988.110336),
] as const;

export const volumeUnits = [
  unit('m³', 'cubic metre', 1, { aliases: ['cu m'] }),
  unit('dm³', 'cubic decimetre', 0.001),
  unit('L', 'litre', 0.001),
  unit('mL', 'millilitre', 1e-6),
  unit('μL', 'microlitre', 1e-9),
  unit('hL', 'hectolitre', 0.1),
  unit('kL', 'kilolitre', 1),
  unit('cm³', 'cubic centimetre', 1e-6, { aliases: ['cc'] }),
  unit('mm³', 'cubic millimetre', 1e-9),
  unit('in³', 'cubic inch', cube(inch), { aliases: ['cu in'] }),
  unit('ft³', 'cubic foot', cube(foot), { aliases: ['cu ft', 'cuft', 'cf'] }),
  unit('yd³', 'cubic yard', 0.764554857984),
  unit('gal (US)', 'US gallon', usGallon, { aliases: ['gal'] }),
  unit('gal (UK)', 'imperial gallon', imperialGallon),
  unit('bbl', 'barrel (42 US gal)', barrel),
  unit('kbbl', 'thousand barrels (42 US gal)', 1000 * barrel, { aliases: ['Mbbl'] }),
  unit('qt (US)', 'US quart', 0.000946352946),
  unit('pt (US)', 'US pint', 0.000473176473),
  unit('fl oz (US)', 'US fluid ounce', 2.95735295625e-5),
  unit('ac·ft', 'acre-foot (international)', 43560 * cube(foot)),
] as const;

export const velocityUnits = [
  unit('m/s', 'metre per second', 1, { aliases: ['mps'] }),
  unit('km/h', 'kilometre per hour', 1 / 3.6, { aliases: ['kph', 'kmh', 'kmph'] }),
  unit('m/min', 'metre per minute', 1 / 60),
  unit('m/h', 'metre per hour', 1 / 3600),
  unit('cm/s', 'centimetre per second', 0.01),
  unit('mm/s', 'millimetre per second', 0.001),
  unit('mm/min', 'millimetre per minute', 0.001 / 60),
  unit('mm/h', 'millimetre per hour', 0.001 / 3600),
  unit('ft/s', 'foot per second', foot, { aliases: ['fps'] }),
  unit('ft/min', 'foot per minute', foot / 60, { aliases: ['fpm'] }),
  unit('ft/h', 'foot per hour', foot / 3600),
  unit('in/s', 'inch per second', inch, { aliases: ['ips'] }),
  unit('in/min', 'inch per minute', inch / 60),
  unit('mph', 'mile per hour', 0.44704, { aliases: ['mi/h'] }),
  unit('kn', 'knot', 1852 / 3600, { aliases: ['knot', 'knots', 'kt', 'kts'] }),
] as const;

export const frequencyUnits = [
  unit('Hz', 'hertz', 1, { aliases: ['1/s', 's-1', '/s', 'cps'] }),
  unit('kHz', 'kilohertz', 1000),
  unit('MHz', 'megahertz', 1e6),
  unit('GHz', 'gigahertz', 1e9),
  unit('mHz', 'millihertz', 0.001),
  unit('rpm', 'revolution per minute', 1 / 60, { aliases: ['r/min', 'rev/min', '1/min', 'U/min', 'Upm', 'tr/min'] }),
  unit('rps', 'revolution per second', 1, { aliases: ['rev/s', 'r/s'] }),
  unit('rad/s', 'radian per second', 1 / (2 * Math.PI)),
  unit('°/s', 'degree per second', 1 / 360, { aliases: ['deg/s'] }),
  unit('1/h', 'per hour', 1 / 3600, { aliases: ['h-1'] }),
  unit('1/d', 'per day', 1 / 86400),
  unit('cpm', 'cycle per minute', 1 / 60),
] as const;

export const angleUnits = [
  unit('rad', 'radian', 1, { aliases: ['radian', 'radians'] }),
  unit('°', 'degree', Math.PI / 180, { aliases: ['deg', 'degree', 'degrees'] }),
  unit('mrad', 'milliradian', 0.001),
  unit('gon', 'gon', Math.PI / 200, { aliases: ['grad'] }),
  unit('rev', 'revolution', 2 * Math.PI),
] as const;

export const timeUnits = [
  unit('s', 'second', 1, { aliases: ['sec'] }),
  unit('min', 'minute', 60, { aliases: ['minutes', 'mins'] }),
  unit('h', 'hour', 3600, { aliases: ['hr'] }),
  unit('d', 'day', 86400, { aliases: ['days', 'day'] }),
  unit('wk', 'week', 604800, { aliases: ['week', 'weeks'] }),
  unit('ms', 'millisecond', 0.001, { aliases: ['msec'] }),
  unit('μs', 'microsecond', 1e-6),
  unit('ns', 'nanosecond', 1e-9),
] as const;
