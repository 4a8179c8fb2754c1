import { A as temperature2FromEntropy, B as boundary23, C as mix, D as evaluateRegion2, E as evaluateRegion3, F as gibbsIdeal5, H as boundary2bc, I as gibbsResidual5, L as Derivatives, M as evaluateRegion1, N as temperature1FromEnthalpy, P as temperature1FromEntropy, S as evaluateSaturatedVapour, T as density3AtPT, U as boundary3ab, V as boundary2ab, _ as saturationPressureWithin, b as evaluateSaturated, c as requireFinite, d as requireQuality, f as requireSaturationPressure, g as saturationPressureAt, j as fillFromGibbs, k as temperature2FromEnthalpy, l as requirePressure, m as requireTemperature, p as requireSaturationTemperature, s as steamState, u as requirePressureAt, v as saturationTemperatureAt, w as SteamProperties, x as evaluateSaturatedLiquid, y as saturationTemperatureWithin } from "./saturated-pair-mWGFE35l.js";
import { S as temperature25, _ as minimumPressure, d as criticalTemperature, f as gasConstant, h as maximumTemperature, p as maximumPressure, y as minimumTemperature } from "./transport.generated-mdLL_E31.js";
import { ot as Refusal, st as stated } from "./kit-R3DteEWw.js";
// engineering/properties/steam/boundaries.ts
/** p in Pa on the boundary between regions 2 and 3 at T in K, R7-97(2012) eq. 5. */
function boundary23Pressure(T) {
	const [n1, n2, n3] = boundary23;
	return (n1 + (n2 + n3 * T) * T) * 1e6;
}
/** T in K on the boundary between regions 2 and 3 at p in Pa, R7-97(2012) eq. 6. */
function boundary23Temperature(p) {
	const [, , n3, n4, n5] = boundary23;
	return n4 + Math.sqrt((p * 1e-6 - n5) / n3);
}
/** p in Pa on the boundary between subregions 2b and 2c at h in J/kg, R7-97(2012) eq. 20. */
function boundary2bcPressure(h) {
	const [n1, n2, n3] = boundary2bc;
	const reduced = h * .001;
	return (n1 + (n2 + n3 * reduced) * reduced) * 1e6;
}
/** h in J/kg on the boundary between subregions 2b and 2c at p in Pa, R7-97(2012) eq. 21. */
function boundary2bcEnthalpy(p) {
	const [, , n3, n4, n5] = boundary2bc;
	return (n4 + Math.sqrt((p * 1e-6 - n5) / n3)) * 1e3;
}
/** h in J/kg on the boundary between subregions 2a and 2b at s in J/(kg·K), SR2-01(2014) eq. 2. */
function boundary2abEnthalpy(s) {
	const [n1, n2, n3, n4] = boundary2ab;
	const reduced = s * .001;
	return (n1 + (n2 + (n3 + n4 * reduced) * reduced) * reduced) * 1e3;
}
/** h in J/kg on the boundary between subregions 3a and 3b at p in Pa, SR3-03(2014) eq. 1. */
function boundary3abEnthalpy(p) {
	const [n1, n2, n3, n4] = boundary3ab;
	const reduced = p * 1e-6;
	return (n1 + (n2 + (n3 + n4 * reduced) * reduced) * reduced) * 1e3;
}
// engineering/properties/steam/kernels/backward.generated.ts
function temperature1PH(p, h) {
	const x = p / 1e6;
	const y = h / 25e5 + 1;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x5 = x3 * x2;
	const x6 = x3 * x3;
	const y2 = y * y;
	const y3 = y2 * y;
	const y6 = y3 * y3;
	const y5 = y3 * y2;
	const y11 = y6 * y5;
	const y22 = y11 * y11;
	const y16 = y11 * y5;
	const y32 = y16 * y16;
	const y4 = y2 * y2;
	const y10 = y5 * y5;
	return -238.72489924521 + 404.21188637945 * y + 113.49746881718 * y2 - 5.8457616048039 * y6 - .0001528548241314 * y22 - 10866707695377e-19 * y32 + x * (-13.391744872602 + 43.211039183559 * y - 54.010067170506 * y2 + 30.535892203916 * y3 - 6.5964749423638 * y4 + .0093965400878363 * y10 + 1.157364750534e-7 * y32) + x2 * (-25858641282073e-18 * y10 - 4.0644363084799e-9 * y32) + x3 * (6.6456186191635e-8 * y10 + 80670734103027e-24 * y32) - 93477771213947e-26 * y32 * x4 + 58265442020601e-28 * y32 * x5 - 15020185953503e-30 * y32 * x6;
}
function temperature1PS(p, s) {
	const x = p / 1e6;
	const y = s / 1e3 + 2;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const y2 = y * y;
	const y3 = y2 * y;
	const y6 = y3 * y3;
	const y5 = y3 * y2;
	const y11 = y6 * y5;
	const y16 = y11 * y5;
	const y31 = y16 * (y5 * y3 * (y5 * y2));
	const y12 = y6 * y6;
	const y9 = y6 * y3;
	const y10 = y5 * y5;
	const y32 = y16 * y16;
	return 174.78268058307 + 34.806930892873 * y + 6.5292584978455 * y2 + .33039981775489 * y3 - 1.9281382923196e-7 * y11 - 24909197244573e-36 * y31 + x * (-.26107636489332 + .22592965981586 * y - .064256463395226 * y2 + .0078876289270526 * y3 + 35672110607366e-23 * y12 + 17332496994895e-37 * y31) + x2 * (.00056608900654837 - .00032635483139717 * y + 44778286690632e-18 * y2 - 51322156908507e-23 * y9 - 42522657042207e-39 * y31) + x3 * (26400441360689e-26 * y10 + 78124600459723e-42 * y32) - 30732199903668e-44 * y32 * x4;
}
function pressure1HS(h, s) {
	const x = h / 34e5 + .05;
	const y = s / 7600 + .05;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x5 = x3 * x2;
	const y2 = y * y;
	const y4 = y2 * y2;
	const y5 = y4 * y;
	const y6 = y4 * y2;
	const y8 = y4 * y4;
	const y14 = y8 * y6;
	const y10 = y5 * y5;
	return 1e8 * (-.691997014660582 - 18.361254878756 * y - 9.28332409297335 * y2 + 65.9639569909906 * y4 - 16.2060388912024 * y5 + 450.620017338667 * y6 + 854.68067822417 * y8 + 6075.23214001162 * y14 + x * (32.6487682621856 - 26.9408844582931 * y - 319.9478483343 * y4 - 928.35430704332 * y6) + x2 * (30.3634537455249 - 65.0540422444146 * y - 4309.9131651613 * y10) - 747.512324096068 * y4 * x3 + x4 * (730.000345529245 * y + 1142.84032569021 * y4) - 436.407041874559 * x5);
}
function temperature2aPH(p, h) {
	const x = p / 1e6;
	const y = h / 2e6 - 2.1;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x5 = x3 * x2;
	const x6 = x3 * x3;
	const x7 = x4 * x3;
	const y2 = y * y;
	const y3 = y2 * y;
	const y4 = y2 * y2;
	const y7 = y4 * y3;
	const y10 = y7 * y3;
	const y20 = y10 * y10;
	const y9 = y7 * y2;
	const y11 = y7 * y4;
	const y18 = y9 * y9;
	const y22 = y11 * y11;
	const y44 = y22 * y22;
	const y36 = y18 * y18;
	const y38 = y20 * y18;
	const y40 = y20 * y20;
	const y42 = y22 * y20;
	const y24 = y20 * y4;
	const y12 = y9 * y3;
	const y32 = y20 * y12;
	const y34 = y22 * y12;
	const y28 = y18 * y10;
	return 1089.8952318288 + 849.51654495535 * y - 107.81748091826 * y2 + 33.153654801263 * y3 - 7.4232016790248 * y7 + 11.765048724356 * y20 + x * (1.844574935579 - 4.1792700549624 * y + 6.2478196935812 * y2 - 17.344563108114 * y3 - 200.58176862096 * y7 + 271.96065473796 * y9 - 455.11318285818 * y11 + 3091.9688604755 * y18 + 252266.40357872 * y44) + x2 * (-.0061707422868339 - .31078046629583 * y2 + 11.670873077107 * y7 + 128127984.04046 * y36 - 985549096.23276 * y38 + 2822454697.3002 * y40 - 3594897141.0703 * y42 + 1722734991.3197 * y44) + x3 * (-13551.334240775 * y24 + 12848734.66465 * y44) + x4 * (1.3865724283226 * y12 + 235988.32556514 * y32 - 13105236.545054 * y44) + x5 * (7399.9835474766 * y32 - 551966.9703006 * y36 + 3715408.5996233 * y42) + x6 * (19127.72923966 * y34 - 415351.64835634 * y44) - 62.459855192507 * y28 * x7;
}
function temperature2bPH(p, h) {
	const x = p / 1e6 - 2;
	const y = h / 2e6 - 2.6;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x5 = x3 * x2;
	const x6 = x3 * x3;
	const x7 = x4 * x3;
	const x9 = x5 * x4;
	const y2 = y * y;
	const y3 = y2 * y;
	const y6 = y3 * y3;
	const y12 = y6 * y6;
	const y18 = y12 * y6;
	const y24 = y12 * y12;
	const y14 = y12 * y2;
	const y28 = y14 * y14;
	const y40 = y28 * y12;
	const y8 = y6 * y2;
	return 1489.5041079516 + 743.07798314034 * y - 97.708318797837 * y2 + 2.4742464705674 * y12 - .63281320016026 * y18 + 1.1385952129658 * y24 - .47811863648625 * y28 + .0085208123431544 * y40 + x * (.93747147377932 + 3.3593118604916 * y2 + 3.3809355601454 * y6 + .16844539671904 * y12 + .73875745236695 * y18 - .47128737436186 * y24 + .15020273139707 * y28 - .002176411421975 * y40) + x2 * (-.021810755324761 * y2 - .10829784403677 * y8 - .046333324635812 * y18 + 71280351959551e-18 * y40) + x3 * (.00011032831789999 * y + .00018955248387902 * y2 + .0030891541160537 * y12 + .0013555504554949 * y24) + x4 * (2.8640237477456e-7 * y2 - 10779857357512e-18 * y12 - 76462712454814e-18 * y18 + 14052392818316e-18 * y24 - 31083814331434e-18 * y28 - 10302738212103e-19 * y40) + x5 * (2.821728163504e-7 * y18 + 12704902271945e-19 * y24 + 7.3803353468292e-8 * y40) - 1.1030139238909e-8 * y28 * x6 + x7 * (-81456365207833e-27 * y2 - 25180545682962e-24 * y28) + x9 * (-17565233969407e-31 * y + 86934156344163e-28 * y40);
}
function temperature2cPH(p, h) {
	const x = p / 1e6 + 25;
	const y = h / 2e6 - 1.8;
	const xi1 = 1 / x;
	const xi2 = xi1 * xi1;
	const xi4 = xi2 * xi2;
	const xi3 = xi2 * xi1;
	const xi7 = xi4 * xi3;
	const xi6 = xi3 * xi3;
	const xi5 = xi3 * xi2;
	const x2 = x * x;
	const x3 = x2 * x;
	const x6 = x3 * x3;
	const y2 = y * y;
	const y4 = y2 * y2;
	const y8 = y4 * y4;
	const y10 = y8 * y2;
	const y12 = y8 * y4;
	const y16 = y8 * y8;
	const y20 = y10 * y10;
	const y22 = y12 * y10;
	return xi7 * (-3236839855524.2 + 7326335090218.1 * y4) + xi6 * (358250899454.47 - 583401318515.9 * y2) + xi5 * (-10783068217.47 + 20825544563.171 * y2) + xi2 * (610747.83564516 + 859777.2253558 * y) + xi1 * (-25745.72360417 + 31081.088422714 * y2) + 1208.2315865936 + 482.19755109255 * y + x * (3.7966001272486 * y4 - 10.842984880077 * y8) - .04536417267666 * y4 * x2 + x6 * (14559115658698e-26 + 1126159740723e-24 * y - 17804982240686e-24 * y4 + 1.2324579690832e-7 * y10 - 11606921130984e-19 * y12 + 27846367088554e-18 * y16 - .00059270038474176 * y20 + .0012918582991878 * y22);
}
function temperature2aPS(p, s) {
	const x = Math.sqrt(Math.sqrt(p / 1e6));
	const y = s / 2e3 - 2;
	const xi1 = 1 / x;
	const xi2 = xi1 * xi1;
	const xi3 = xi2 * xi1;
	const xi6 = xi3 * xi3;
	const xi5 = xi3 * xi2;
	const xi4 = xi2 * xi2;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x5 = x3 * x2;
	const x6 = x3 * x3;
	const yi1 = 1 / y;
	const yi2 = yi1 * yi1;
	const yi3 = yi2 * yi1;
	const yi6 = yi3 * yi3;
	const yi12 = yi6 * yi6;
	const yi24 = yi12 * yi12;
	const yi5 = yi3 * yi2;
	const yi11 = yi6 * yi5;
	const yi23 = yi12 * yi11;
	const yi10 = yi5 * yi5;
	const yi9 = yi6 * yi3;
	const yi19 = yi10 * yi9;
	const yi13 = yi10 * yi3;
	const yi15 = yi9 * yi6;
	const yi26 = yi13 * yi13;
	const yi21 = yi11 * yi10;
	const yi17 = yi11 * yi6;
	const yi16 = yi10 * yi6;
	const yi8 = yi5 * yi3;
	const yi14 = yi8 * yi6;
	const yi7 = yi5 * yi2;
	const yi27 = yi14 * yi13;
	const yi25 = yi13 * yi12;
	const y2 = y * y;
	const y4 = y2 * y2;
	const y8 = y4 * y4;
	const y6 = y4 * y2;
	const y5 = y4 * y;
	const y11 = y6 * y5;
	const y10 = y5 * y5;
	const y14 = y8 * y6;
	const y16 = y8 * y8;
	const y9 = y5 * y4;
	const y17 = y9 * y8;
	const y7 = y5 * y2;
	const y18 = y9 * y9;
	const y3 = y2 * y;
	const y15 = y8 * y7;
	return xi6 * (-392359.83861984 * yi24 + 515265.7382727 * yi23 + 40482.443161048 * yi19 - 321.93790923902 * yi13 + 96.961424218694 * yi11 - 22.867846371773 * yi10) + xi5 * (-449429.14124357 * yi19 - 5011.8336020166 * yi15 + .35684463560015 * yi6) + xi4 * (44235.33584819 * yi26 - 13673.388811708 * yi21 + 421632.60207864 * yi17 + 22516.925837475 * yi16 + 474.42144865646 * yi9 - 149.31130797647 * yi8) + xi3 * (-197811.26320452 * yi15 - 23554.39947076 * yi14) + xi2 * (-19070.616302076 * yi26 + 55375.669883164 * yi13 + 3829.3691437363 * yi9 - 603.91860580567 * yi7) + xi1 * (1936.3102620331 * yi27 + 4266.064369861 * yi25 - 5978.0638872718 * yi11 - 704.01463926862 * yi6) + x * (338.36784107553 * y + 20.862786635187 * y4 + .033834172656196 * y8 - 43124428414893e-18 * y11) + x2 * (166.53791356412 - 139.86292055898 * y - .78849547999872 * y5 + .072132411753872 * y6 - .0059754839398283 * y10 - 12141358953904e-18 * y14 + 2.3227096733871e-7 * y16) + x3 * (-10.538463566194 + 2.0718925496502 * y4 - .072193155260427 * y9 + 2.074988708112e-7 * y17) + x4 * (-.018340657911379 * y7 + 2.9036272348696e-7 * y18) + x5 * (.21037527893619 * y3 + .00025681239729999 * y15) + x6 * (-.012799002933781 * y5 - 82198102652018e-19 * y18);
}
function temperature2bPS(p, s) {
	const x = p / 1e6;
	const y = s / -785.3 + 10;
	const xi1 = 1 / x;
	const xi2 = xi1 * xi1;
	const xi3 = xi2 * xi1;
	const xi6 = xi3 * xi3;
	const xi5 = xi3 * xi2;
	const xi4 = xi2 * xi2;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x5 = x3 * x2;
	const y2 = y * y;
	const y3 = y2 * y;
	const y6 = y3 * y3;
	const y5 = y3 * y2;
	const y11 = y6 * y5;
	const y12 = y6 * y6;
	const y10 = y5 * y5;
	const y8 = y5 * y3;
	const y9 = y6 * y3;
	const y4 = y2 * y2;
	const y7 = y4 * y3;
	return xi6 * (316876.65083497 + 20.864175881858 * y11) + xi5 * (-398593.99803599 - 21.816058518877 * y11) + xi4 * (223697.85194242 - 2784.1703445817 * y + 9.920743607148 * y11) + xi3 * (-75197.512299157 + 2970.8605951158 * y - 3.4406878548526 * y11 + .38815564249115 * y12) + xi2 * (17511.29508575 - 1423.7112854449 * y + 1.0943803364167 * y6 + .89971619308495 * y10) + xi1 * (-3375.9740098958 + 471.62885818355 * y - 1.9188241993679 * y5 + .41078580492196 * y8 - .33465378172097 * y9) + 1387.0034777505 - 406.63326195838 * y + 41.72734715961 * y2 + 2.1932549434532 * y4 - 1.0320050009077 * y5 + .35882943516703 * y6 + .0052511453726066 * y9 + x * (12.838916450705 - 2.8642437219381 * y + .56912683664855 * y2 - .099962954584931 * y3 - .0032632037778459 * y7 + .00023320922576723 * y8) + x2 * (-.1533480985745 + .029072288239902 * y + .00037534702741167 * y5) + x3 * (.0017296691702411 - .00038556050844504 * y - 35017712292608e-18 * y3) + x4 * (-14566393631492e-18 + 56420857267269e-19 * y) + x5 * (4.1286150074605e-8 - 2.0684671118824e-8 * y + 1.6409393674725e-9 * y2);
}
function temperature2cPS(p, s) {
	const x = p / 1e6;
	const y = s / -2925.1 + 2;
	const y2 = y * y;
	const y3 = y2 * y;
	const y4 = y2 * y2;
	const y5 = y3 * y2;
	const xi1 = 1 / x;
	const xi2 = xi1 * xi1;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x5 = x3 * x2;
	const x6 = x3 * x3;
	const x7 = x4 * x3;
	return 909.68501005365 * xi2 - 591.6232638713 * xi1 + 541.45404128074 + 14.399274604723 * x - .3114733441376 * x2 + .0058185597255259 * x3 - 76155864584577e-18 * x4 + 6.3323132660934e-7 * x5 - 2.9759897789215e-9 * x6 + 59925719692351e-25 * x7 + y * (2404.566708842 * xi2 - 270.98308411192 - 19.104204230429 * x + .60334840894623 * x2 - .014597008284753 * x3 + .00022440342919332 * x4 - 20541989675375e-19 * x5 + 1.0136618529763e-8 * x6 - 20677870105164e-24 * x7) + y2 * (979.76525097926 - .042764839702509 * x2 + 3.6405370390082e-8 * x5) + y3 * (-469.66772959435 + 5.3299167111971 * x - 20874278181886e-24 * x7) + y4 * (-21.252975375934 * x - 12561095013413e-18 * x4 + 10162166825089e-23 * x7) + y5 * (.0056631175631027 * x3 - 16429828281347e-23 * x7);
}
function pressure2aHS(h, s) {
	const x = h / 42e5 - .5;
	const y = s / 12e3 - 1.2;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x5 = x3 * x2;
	const x6 = x3 * x3;
	const x7 = x4 * x3;
	const y2 = y * y;
	const y3 = y2 * y;
	const y6 = y3 * y3;
	const y8 = y6 * y2;
	const y16 = y8 * y8;
	const y10 = y8 * y2;
	const y20 = y10 * y10;
	const y22 = y16 * y6;
	const y5 = y3 * y2;
	const sum = -.0182575361923032 * y - .125229548799536 * y3 + .592290437320145 * y6 + 6.04769706185122 * y16 + 238.624965444474 * y20 - 298.639090222922 * y22 + x * (.051225081304075 - .437266515606486 * y + .413336902999504 * y2 - 5.16468254574773 * y3 - 5.57014838445711 * y5 + 12.8555037824478 * y6 + 11.414410895329 * y10 - 119.504225652714 * y16 - 2847.7798596156 * y20 + 4317.57846408006 * y22) + x2 * (1.1289404080265 * y3 + 1974.09186206319 * y16 + 1516.12444706087 * y20) + x3 * (.0141324451421235 + .585501282219601 * y2 - 2.97258075863012 * y3 + 5.94567314847319 * y6 - 6236.56565798905 * y16) + 9659.86235133332 * y16 * x4 + x5 * (6.81500934948134 * y3 - 6332.07286824489 * y16) - 5.5891922446576 * y3 * x6 + .0400645798472063 * y * x7;
	const square = sum * sum;
	return 4e6 * (square * square);
}
function pressure2bHS(h, s) {
	const x = h / 41e5 - .6;
	const y = s / 7900 - 1.01;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x5 = x3 * x2;
	const x6 = x3 * x3;
	const x7 = x4 * x3;
	const x8 = x4 * x4;
	const x12 = x6 * x6;
	const x14 = x7 * x7;
	const y2 = y * y;
	const y4 = y2 * y2;
	const y8 = y4 * y4;
	const y3 = y2 * y;
	const y5 = y3 * y2;
	const y12 = y8 * y4;
	const y6 = y3 * y3;
	const y18 = y12 * y6;
	const y7 = y4 * y3;
	const y16 = y8 * y8;
	const y14 = y7 * y7;
	const y10 = y5 * y5;
	const sum = .0801496989929495 - .543862807146111 * y + .337455597421283 * y2 + 8.9055545115745 * y4 + 313.840736431485 * y8 + x * (.797367065977789 - 1.2161697355624 * y + 8.72803386937477 * y2 - 16.9769781757602 * y3 - 186.552827328416 * y5 + 95115.9274344237 * y12) + x2 * (-18.9168510120494 * y - 4334.0703719484 * y6 + 543212633.012715 * y18) + x3 * (.144793408386013 + 128.024559637516 * y - 67230.9534071268 * y7 + 33697238.0095287 * y12) + x4 * (-586.63419676272 * y - 22140322476.9889 * y16) + x5 * (1716.06668708389 * y - 570817595.806302 * y12) + x6 * (-3121.09693178482 * y - 2078413.8463301 * y8 + 3056059461577.86 * y18) + x7 * (3221.57004314333 * y + 326810259797.295 * y16) + x8 * (-1441.04158934487 * y + 410.694867802691 * y3 + 109077066873.024 * y14 - 24796465425889.3 * y18) + 1888019068.65134 * y10 * x12 - 0x7075be77fb95 * y16 * x14;
	const square = sum * sum;
	return 1e8 * (square * square);
}
function pressure2cHS(h, s) {
	const x = h / 35e5 - .7;
	const y = s / 5900 - 1.1;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x5 = x3 * x2;
	const x6 = x3 * x3;
	const x10 = x5 * x5;
	const x12 = x6 * x6;
	const x16 = x10 * x6;
	const y2 = y * y;
	const y3 = y2 * y;
	const y4 = y2 * y2;
	const y8 = y4 * y4;
	const y5 = y3 * y2;
	const y7 = y4 * y3;
	const y14 = y7 * y7;
	const y10 = y5 * y5;
	const y18 = y10 * y8;
	const y16 = y8 * y8;
	const y6 = y3 * y3;
	const sum = .112225607199012 - 3.39005953606712 * y - 32.0503911730094 * y2 - 197.5973051049 * y3 - 407.693861553446 * y4 + 13294.3775222331 * y8 + x * (1.70846839774007 + 37.3694198142245 * y2 + 3581.44365815434 * y5 + 423014.446424664 * y8 - 751071025.760063 * y14) + x2 * (52.3446127607898 * y2 - 228.351290812417 * y3 - 960652.417056937 * y7 - 80705929.2526074 * y10 + 1626980172256.69 * y18) + x3 * (.772465073604171 + 46392.9973837746 * y5 - 13731788.5134128 * y8 + 1704703926305.12 * y16 - 25110462818730.8 * y18) + 31774883083552 * y18 * x4 + x5 * (53.8685623675312 * y - 55308.9094625169 * y4 - 1028615.22421405 * y6 + 2042494187562.34 * y14) + x6 * (273918446.626977 * y8 - 0x960bb17b29742 * y18) - 1078908541.08088 * y7 * x10 - 29649262098.0124 * y7 * x12 - 0x3f867ab877940 * y10 * x16;
	const square = sum * sum;
	return 1e8 * (square * square);
}
function temperature3aPH(p, h) {
	const x = p / 1e8 + .24;
	const y = h / 23e5 - .615;
	const xi1 = 1 / x;
	const xi2 = xi1 * xi1;
	const xi3 = xi2 * xi1;
	const xi6 = xi3 * xi3;
	const xi12 = xi6 * xi6;
	const xi5 = xi3 * xi2;
	const xi10 = xi5 * xi5;
	const xi8 = xi5 * xi3;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x5 = x3 * x2;
	const x10 = x5 * x5;
	const x12 = x10 * x2;
	const y2 = y * y;
	const y3 = y2 * y;
	const y6 = y3 * y3;
	const y7 = y6 * y;
	const y14 = y7 * y7;
	const y16 = y14 * y2;
	const y20 = y14 * y6;
	const y22 = y16 * y6;
	const y5 = y3 * y2;
	const y12 = y6 * y6;
	const y4 = y2 * y2;
	const y10 = y5 * y5;
	return 760 * (xi12 * (-1.33645667811215e-7 + 455912656802978e-20 * y - 146294640700979e-19 * y2 + .0063934131297008 * y6 + 372.783927268847 * y14 - 7186.54377460447 * y16 + 573494.7521034 * y20 - 2675693.29111439 * y22) + xi10 * (-334066283302614e-19 * y - .0245479214069597 * y5 + 47.8087847764996 * y12) + xi8 * (764664131818904e-20 + .00128350627676972 * y2 + .0171219081377331 * y4 - 8.51007304583213 * y10) - .0136513461629781 * y2 * xi5 - 384460997596657e-20 * xi3 + xi2 * (.00337423807911655 * y - .551624873066791 * y3 + .72920227710747 * y4) + xi1 * (-.00992522757376041 - .119308831407288 * y2) + .793929190615421 + .454270731799386 * y + .20999859125991 * y * x + x3 * (-.00642109823904738 - .023515586860454 * y) + x4 * (.00252233108341612 - .00764885133368119 * y3) + .0136176427574291 * y4 * x10 - .0133027883575669 * y5 * x12);
}
function temperature3bPH(p, h) {
	const x = p / 1e8 + .298;
	const y = h / 28e5 - .72;
	const y2 = y * y;
	const y3 = y2 * y;
	const y5 = y3 * y2;
	const y10 = y5 * y5;
	const y12 = y10 * y2;
	const y4 = y2 * y2;
	const y6 = y3 * y3;
	const y14 = y10 * y4;
	const y16 = y10 * y6;
	const xi1 = 1 / x;
	const xi2 = xi1 * xi1;
	const xi3 = xi2 * xi1;
	const xi6 = xi3 * xi3;
	const xi12 = xi6 * xi6;
	const xi5 = xi3 * xi2;
	const xi10 = xi5 * xi5;
	const xi8 = xi5 * xi3;
	const xi4 = xi2 * xi2;
	const x2 = x * x;
	const x3 = x2 * x;
	const x5 = x3 * x2;
	const x6 = x3 * x3;
	const x8 = x5 * x3;
	return 860 * (32325457364492e-18 * xi12 - .000475851877356068 * xi10 + .00296475810273257 * xi8 - .0108602260086615 * xi6 + .0252520973612982 * xi4 - .0574011959864879 * xi2 + .861095729446704 + y * (-.000127575556587181 * xi12 + .00156183014181602 * xi10 - .00592721983365988 * xi8 + .0154304475328851 * xi6 - .0602507901232996 * xi4 + .873281936020439 * x - .436653048526683 * x3 + .286596714529479 * x5 - .131778331276228 * x6 + .00676682064330275 * x8) + y5 * (.105724860113781 * xi10 - 3.07622221350501 * xi3) + y10 * (-85.8514221132534 * xi10 + 84.9000969739595 * xi8 + 9493.08762098587 * xi1) + 724.140095480911 * xi10 * y12 + y2 * (-.0126305422818666 * xi8 + .0750455441524466 * xi6 - .925081888584834 * xi1 + .32334644281172) + y4 * (-.115716196364853 * xi8 + 5.03471360939849 * xi2 + 3.91733882917546 * xi1) - 77.314600713019 * xi1 * y6 - 1410437.19679409 * xi1 * y14 + 8491662.30819026 * xi1 * y16);
}
function volume3aPH(p, h) {
	const x = p / 1e8 + .128;
	const y = h / 21e5 - .727;
	const y2 = y * y;
	const y3 = y2 * y;
	const y6 = y3 * y3;
	const y8 = y6 * y2;
	const y12 = y6 * y6;
	const y18 = y12 * y6;
	const y4 = y2 * y2;
	const y7 = y4 * y3;
	const y10 = y6 * y4;
	const y5 = y3 * y2;
	const y22 = y12 * y10;
	const y16 = y8 * y8;
	const xi1 = 1 / x;
	const xi2 = xi1 * xi1;
	const xi3 = xi2 * xi1;
	const xi6 = xi3 * xi3;
	const xi12 = xi6 * xi6;
	const xi8 = xi6 * xi2;
	const xi10 = xi8 * xi2;
	const xi4 = xi2 * xi2;
	const x2 = x * x;
	const x4 = x2 * x2;
	const x5 = x4 * x;
	const x8 = x4 * x4;
	const x3 = x2 * x;
	return .0028 * (.00529944062966028 * xi12 * y6 - .170099690234461 * xi12 * y8 + y12 * (11.1323814312927 * xi12 + 93.9353943717186 * xi8) - 2178.98123145125 * xi12 * y18 + y4 * (-.000506061827980875 * xi10 + .421740664704763 * xi6) + y7 * (.556495239685324 * xi10 - 1.99768169338727 * xi3) - 9.43672726094016 * xi10 * y10 - .297856807561527 * xi8 * y5 + y3 * (.0192944939465981 * xi6 - .354753242424366 * xi4 + 1.15456297059049 * xi2 - .297691372792847 * xi1) - 3689141.2628233 * xi6 * y22 + y2 * (-.00737566847600639 * xi4 + 1.04270175292927 * xi1 - 2.92468715386302 * x + 3.52335014263844 * x2 - 2.24503486668184 * x4 + 1.10533464706142 * x5 - .0408757344495612 * x8) + 5683.6687581596 * xi2 * y16 + .00808169540124668 * xi1 + .560394465163593 - .148347894866012 * x + .0664876096952665 * x2 - .0146340792313332 * x3 + y * (.172416341519307 * xi1 + .275234661176914 - .0651142513478515 * x));
}
function volume3bPH(p, h) {
	const x = p / 1e8 + .0661;
	const y = h / 28e5 - .72;
	const xi1 = 1 / x;
	const xi2 = xi1 * xi1;
	const xi3 = xi2 * xi1;
	const xi6 = xi3 * xi3;
	const xi12 = xi6 * xi6;
	const xi8 = xi6 * xi2;
	const xi4 = xi2 * xi2;
	const x2 = x * x;
	const y2 = y * y;
	const y3 = y2 * y;
	const y6 = y3 * y3;
	const y7 = y6 * y;
	const y8 = y6 * y2;
	const y5 = y3 * y2;
	const y10 = y5 * y5;
	const y4 = y2 * y2;
	return .0088 * (xi12 * (-2.25196934336318e-9 + 1.40674363313486e-8 * y) + xi8 * (23378408528056e-19 - 331833715229001e-19 * y + .00107956778514318 * y3 - .271382067378863 * y6 + 1.07202262490333 * y7 - .853821329075382 * y8) + xi6 * (-215214194340526e-19 + .00076965608822273 * y - .00431136580433864 * y2 + .453342167309331 * y5 - .507749535873652 * y6 - 100.475154528389 * y10) + xi4 * (-.219201924648793 * y3 - 3.21087965668917 * y6 + 607.567815637771 * y10) + xi3 * (.000557686450685932 + .18749904002955 * y2) + xi2 * (.00905368030448107 * y + .285417173048685 * y2) + xi1 * (.0329924030996098 + .239897419685483 * y + 4.82754995951394 * y4 - 11.8035753702231 * y5) + .169490044091791 + x * (-.0179967222507787 + .0371810116332674 * y) + x2 * (-.0536288335065096 * y2 + 1.6069710109252 * y6));
}
function temperature3aPS(p, s) {
	const x = p / 1e8 + .24;
	const y = s / 4400 - .703;
	const xi1 = 1 / x;
	const xi2 = xi1 * xi1;
	const xi3 = xi2 * xi1;
	const xi6 = xi3 * xi3;
	const xi12 = xi6 * xi6;
	const xi5 = xi3 * xi2;
	const xi10 = xi5 * xi5;
	const xi8 = xi5 * xi3;
	const xi4 = xi2 * xi2;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x8 = x4 * x4;
	const x10 = x8 * x2;
	const y2 = y * y;
	const y4 = y2 * y2;
	const y3 = y2 * y;
	const y7 = y4 * y3;
	const y14 = y7 * y7;
	const y28 = y14 * y14;
	const y32 = y28 * y4;
	const y10 = y7 * y3;
	const y12 = y10 * y2;
	const y5 = y3 * y2;
	const y8 = y4 * y4;
	const y6 = y3 * y3;
	const y36 = y28 * y8;
	return 760 * (xi12 * (1500420082.63875 * y28 - 159397258480.424 * y32) + xi10 * (.000502181140217975 * y4 - 67.2057767855466 * y10 + 1450.58545404456 * y12 - 8238.8953488889 * y14) + xi8 * (-.154852214233853 * y5 + 11.2305046746695 * y7 - 29.7000213482822 * y8 + 43856513263.5495 * y28) + xi6 * (.00137837838635464 * y2 - 2.97478527157462 * y6 + 9717779473494.13 * y32) + xi5 * (-571527767052398e-19 + 28830.794977842 * y14 - 74442828926270.3 * y32) + xi4 * (12.8017324848921 * y6 - 368.275545889071 * y10 + 6647689047791770 * y36) + xi2 * (.044935925195888 * y - 4.22897836099655 * y4) + xi1 * (-.240614376434179 * y - 4.74341365254924 * y6) + .72409399912611 + .923874349695897 * y + 3.99043655281015 * y4 + .0384066651868009 * x + x2 * (-.00359344365571848 - .735196448821653 * y3) + .188367048396131 * y2 * x3 + x8 * (.000141064266818704 - .00257418501496337 * y) + .00123220024851555 * y2 * x10);
}
function temperature3bPS(p, s) {
	const x = p / 1e8 + .76;
	const y = s / 5300 - .818;
	const y2 = y * y;
	const y3 = y2 * y;
	const y4 = y2 * y2;
	const y7 = y4 * y3;
	const y6 = y3 * y3;
	const y12 = y6 * y6;
	const y24 = y12 * y12;
	const xi1 = 1 / x;
	const xi2 = xi1 * xi1;
	const xi3 = xi2 * xi1;
	const xi6 = xi3 * xi3;
	const xi12 = xi6 * xi6;
	const xi8 = xi6 * xi2;
	const xi5 = xi3 * xi2;
	const x2 = x * x;
	const x3 = x2 * x;
	const x6 = x3 * x3;
	const x12 = x6 * x6;
	const x8 = x6 * x2;
	const x4 = x2 * x2;
	const x14 = x8 * x6;
	const xi4 = xi2 * xi2;
	const x5 = x3 * x2;
	return 860 * (y * (.52711170160166 * xi12 - 1.40467557893768 * xi8 + .841267087271658 * xi5 - .359287150025783 * xi3 + .655143675313458 * x2 - .213535213206406 * x3 + 193848122022095e-19 * x12) + y3 * (-40.1317830052742 * xi12 + 42.6799878114024 * xi8 + .0119845803210767 * x8) + y4 * (153.020073134484 * xi12 - 622.873556909932 * xi6 + 485.708963532948 * xi5) - 2247.99398218827 * xi12 * y7 - .193993484669048 * xi8 + .752810643416743 * xi6 - .660823667935396 * xi5 + .856873461222588 + .00562974957606348 * x4 - .000699997000152457 * x6 + y2 * (22.6657238616417 * xi6 - 25.3717501764397 * xi5 + 2.41768149185367 * xi2 - 215095749182309e-19 * x14) + y6 * (880.531517490555 * xi5 - 656.991567673753 * xi3) + 2650155.92794626 * xi4 * y12 - 316955725450471 * x5 * y24);
}
function volume3aPS(p, s) {
	const x = p / 1e8 + .187;
	const y = s / 4400 - .755;
	const y2 = y * y;
	const y3 = y2 * y;
	const y5 = y3 * y2;
	const y10 = y5 * y5;
	const y12 = y10 * y2;
	const y14 = y12 * y2;
	const y4 = y2 * y2;
	const y8 = y4 * y4;
	const y20 = y10 * y10;
	const y6 = y3 * y3;
	const y16 = y8 * y8;
	const y28 = y14 * y14;
	const xi1 = 1 / x;
	const xi2 = xi1 * xi1;
	const xi3 = xi2 * xi1;
	const xi6 = xi3 * xi3;
	const xi12 = xi6 * xi6;
	const xi5 = xi3 * xi2;
	const xi10 = xi5 * xi5;
	const xi8 = xi5 * xi3;
	const xi4 = xi2 * xi2;
	const x2 = x * x;
	const x4 = x2 * x2;
	const x5 = x4 * x;
	const x6 = x4 * x2;
	return .0028 * (y10 * (79.5544074093975 * xi12 + 297.544599376982 * xi10) - 2382.6124298459 * xi12 * y12 + y14 * (17681.3100617787 * xi12 - 148011.182995403 * xi8) + y4 * (-.00110524727080379 * xi10 + 2.537986423559 * xi3) + y8 * (-15.3213833655326 * xi10 - 28.2172420532826 * xi2) - 35031520.6871242 * xi10 * y20 + y5 * (.277513761062119 * xi8 + 1.6532608479798 * xi4) - .523964271036888 * xi8 * y6 + 1600148.99374266 * xi8 * y16 + 1708023226634.27 * xi6 * y28 + y * (.000246866996006494 * xi5 + .203224612353823 * xi1 + .277000018736321) + y2 * (-.118008384666987 * xi3 + 1.10648186063513 * xi1 - .0680468275301065 * x4 + .025798857610164 * x5) + y3 * (.965127704669424 * xi2 + 1.08153340501132) + .52612794845128 - .0744127885357893 * x + .0164094443541384 * x2 - .000145749861944416 * x6);
}
function volume3bPS(p, s) {
	const x = p / 1e8 + .298;
	const y = s / 5300 - .816;
	const y2 = y * y;
	const y3 = y2 * y;
	const y5 = y3 * y2;
	const y6 = y3 * y3;
	const y4 = y2 * y2;
	const y12 = y6 * y6;
	const xi1 = 1 / x;
	const xi2 = xi1 * xi1;
	const xi3 = xi2 * xi1;
	const xi6 = xi3 * xi3;
	const xi12 = xi6 * xi6;
	const xi5 = xi3 * xi2;
	const xi10 = xi5 * xi5;
	const xi8 = xi5 * xi3;
	const xi4 = xi2 * xi2;
	const x2 = x * x;
	return .0088 * (591599780322238e-19 * xi12 - .000467076079846526 * xi10 + .00128584643361683 * xi8 - .00614076301499537 * xi4 + .0378168091437659 * xi2 + .199256573577909 - .0150448002905284 * x + y * (-.00185465997137856 * xi12 + .0134533823384439 * xi10 - 1.63899353915435 * xi5 + 5.76199014049172 * xi4 - 7.44135838773463 * xi3 + 4.01432203027688 * xi2 - .122270624794624) + y2 * (.0104190510480013 * xi12 - .0808094336805495 * xi10 + 5.86938199318063 * xi5 - 12.1613320606788 * xi4 + 16.0279837479185 * xi2 - 19.1449143716586 + 14.6407900162154 * x - 3.2747778718823 * x2) + y3 * (.0059864730203859 * xi12 - 2.92466667918613 * xi5 + 1.67637540957944 * xi4 + 3.17848779347728 * xi2) - .771391189901699 * xi12 * y5 + 1.72549765557036 * xi12 * y6 + y4 * (.508139374365767 * xi10 - 3.58362310304853 * xi2) - 1159952.60446827 * xi2 * y12);
}
function pressure3aHS(h, s) {
	const x = h / 23e5 - 1.01;
	const y = s / 4400 - .75;
	const y2 = y * y;
	const y3 = y2 * y;
	const y5 = y3 * y2;
	const y4 = y2 * y2;
	const y8 = y4 * y4;
	const y7 = y4 * y3;
	const y14 = y7 * y7;
	const y6 = y3 * y3;
	const y16 = y8 * y8;
	const y28 = y14 * y14;
	const y24 = y16 * y8;
	const y32 = y16 * y16;
	const y36 = y28 * y8;
	const y22 = y14 * y8;
	const y10 = y5 * y5;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x8 = x4 * x4;
	const x11 = x8 * x3;
	const x22 = x11 * x11;
	const x14 = x11 * x3;
	const x28 = x14 * x14;
	const x5 = x3 * x2;
	const x6 = x3 * x3;
	const x18 = x14 * x4;
	const x32 = x18 * x14;
	const x7 = x4 * x3;
	const x10 = x5 * x5;
	const x20 = x10 * x10;
	const x24 = x14 * x10;
	return 99e6 * (7.70889828326934 + 17.2221089496844 * x + 35.5267086434461 * x3 + 69.6781965359503 * x4 + y * (-26.0835009128688 + 335.674250377312 * x4 - 2547.41561156775 * x8) + y5 * (267.416218930389 + 146997.380630766 * x4) + y3 * (-293.54233214597 * x - 475.842430145708 * x3) + y4 * (614.135601882478 * x + 25052.6809130882 * x4) - 61056.2757725674 * x * y8 - 65127225.1118219 * x * y14 + 73591.9313521937 * x2 * y6 + y16 * (-11664650591.4191 * x2 + 666212132114896e9 * x22 + 108408607429124e14 * x28) - 596.144543825955 * x3 * y2 + y28 * (0x2eab89f2050dc8000 * x5 + 143619827291346e7 * x6 - 426391250432059e17 * x18 + 706777016552858e19 * x22 + 377121605943324e26 * x32) + 0x1fa850726663bd000 * x7 * y24 + 240120197096563e13 * x10 * y32 + y36 * (-393847464679496e15 * x10 + 194509340621077e24 * x20 + 175563621975576e27 * x24 + 730872705175151e29 * x28) + 147073407024852e10 * x14 * y22 + 15914584739887e11 * x32 * y10);
}
function pressure3bHS(h, s) {
	const x = h / 28e5 - .681;
	const y = s / 5300 - .792;
	const y2 = y * y;
	const y3 = y2 * y;
	const y5 = y3 * y2;
	const y10 = y5 * y5;
	const y12 = y10 * y2;
	const y14 = y12 * y2;
	const y20 = y10 * y10;
	const y4 = y2 * y2;
	const y9 = y5 * y4;
	const y18 = y9 * y9;
	const y8 = y4 * y4;
	const y6 = y3 * y3;
	const y7 = y4 * y3;
	const xi1 = 1 / x;
	const xi2 = xi1 * xi1;
	const xi3 = xi2 * xi1;
	const xi6 = xi3 * xi3;
	const xi12 = xi6 * xi6;
	const xi5 = xi3 * xi2;
	const xi10 = xi5 * xi5;
	const xi8 = xi5 * xi3;
	const xi4 = xi2 * xi2;
	const x2 = x * x;
	const x4 = x2 * x2;
	const x3 = x2 * x;
	const x7 = x4 * x3;
	const x14 = x7 * x7;
	const x6 = x3 * x3;
	const x8 = x4 * x4;
	const x10 = x6 * x4;
	const x5 = x3 * x2;
	return 16600000.000000002 / (y2 * (125244360717979e-27 * xi12 - 975733406392044e-25 * xi10 + 2.99804024666572e-8 * xi8 - 498030487662829e-20 * xi6) + y10 * (-.0126599322553713 * xi12 - 18.6312419488279 * xi10 - 7940.12232324823 * xi5) + 5.06878030140626 * xi12 * y12 + y14 * (31.7847171154202 * xi12 + 510.973543414101 * xi10) - 391041.161399932 * xi12 * y20 + 373847.005822362 * xi10 * y18 + y8 * (20.0544393820342 * xi8 - 206.211367510878 * xi6 + 3550.73647696481 * xi4) + y6 * (-10.230180636003 * xi6 - 727.048374179467 * xi3) + y7 * (55.2819126990325 * xi6 + 5687958081.29714 * x14) + 7.82248472028153 * xi4 * y4 + y5 * (-58.6544326902468 * xi4 + 257.98168774816 * xi3) + y * (-.000115303107290162 * xi3 + .0393137871762692 * xi2 + 13.7531682453991 * x2 + 2405.56298941048 * x6 - 22736.1631268929 * x8 + 89074.6343932567 * x10) + y3 * (-1.75092403171802 * xi3 - 82.910820069811 - 23923456.5822486 * x14) + .000121644822609198 * xi2 + .00704181005909296 * xi1 - .26517881813125 * x2 - 52.2394090753046 * x5);
}
function saturationPressure3H(h) {
	const x = h / 26e5 - 1.02;
	const y = h / 26e5 - .608;
	const y2 = y * y;
	const y3 = y2 * y;
	const y4 = y2 * y2;
	const y9 = y3 * y2 * y4;
	const y18 = y9 * y9;
	const y36 = y18 * y18;
	const y12 = y9 * y3;
	const y24 = y12 * y12;
	const y16 = y12 * y4;
	const y8 = y4 * y4;
	const x2 = x * x;
	const x4 = x2 * x2;
	const x3 = x2 * x;
	const x7 = x4 * x3;
	const x5 = x3 * x2;
	const x11 = x7 * x4;
	const x22 = x11 * x11;
	const x8 = x4 * x4;
	const x18 = x11 * x7;
	const x36 = x18 * x18;
	const x14 = x7 * x7;
	const x20 = x18 * x2;
	const x24 = x20 * x4;
	const x28 = x14 * x14;
	return 22e6 * (.600073641753024 - 23.5837344740032 * x7 - 9.36203654849857 * x * y + y3 * (24.6590798594147 * x - 8623.32011700662 * x5 + 35649946963.6328 * x22) - 107.014222858224 * x * y4 - 91582131580576.8 * x * y36 + y24 * (0x3805e086b34ee00 * x8 + 813641294467829e23 * x36) + y16 * (-0x3615979548414200 * x14 - 333775713645296e8 * x20) - 148547544720641e12 * x24 * y18 + 0x2de1ae35fe341200 * x28 * y8);
}
function saturationPressure3S(s) {
	const x = s / 5200 - 1.03;
	const y = s / 5200 - .699;
	const x2 = x * x;
	const x4 = x2 * x2;
	const x6 = x4 * x2;
	const x12 = x6 * x6;
	const x16 = x12 * x4;
	const x24 = x12 * x12;
	const x28 = x16 * x12;
	const x32 = x16 * x16;
	const y2 = y * y;
	const y4 = y2 * y2;
	const y8 = y4 * y4;
	const y16 = y8 * y8;
	const y32 = y16 * y16;
	const y3 = y2 * y;
	const y7 = y4 * y3;
	const y14 = y7 * y7;
	const y36 = y32 * y4;
	const y10 = y7 * y3;
	const y18 = y10 * y8;
	return 22e6 * (.639767553612785 + x * (-12.9727445396014 * y - 0x7faae46f1dd3e * y32) + 1774667.41801846 * y7 * x4 + x12 * (7170793495.71538 * y4 - 0x541df10db632540 * y14) - 955586736431328e20 * y36 * x16 + 187269814676188e9 * y10 * x24 + 119254746466.473 * x28 + 110649277244882e22 * y18 * x32);
}
function saturationTemperatureHS(h, s) {
	const x = h / 28e5 - .119;
	const y = s / 9200 - 1.07;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x5 = x3 * x2;
	const x6 = x3 * x3;
	const x8 = x4 * x4;
	const x10 = x5 * x5;
	const x12 = x6 * x6;
	const x14 = x8 * x6;
	const x16 = x8 * x8;
	const x18 = x10 * x8;
	const x20 = x10 * x10;
	const x28 = x14 * x14;
	const y2 = y * y;
	const y3 = y2 * y;
	const y6 = y3 * y3;
	const y12 = y6 * y6;
	const y5 = y3 * y2;
	const y8 = y5 * y3;
	const y4 = y2 * y2;
	const y16 = y8 * y8;
	const y22 = y16 * y6;
	const y20 = y12 * y8;
	const y36 = y20 * y16;
	const y24 = y12 * y12;
	const y28 = y16 * y12;
	const y32 = y16 * y16;
	const y14 = y8 * y6;
	return 550 * (.179882673606601 - .267507455199603 * y3 + 1.162767226126 * y12 + x * (.147545428713616 - .512871635973248 * y + .421333567697984 * y2 + .56374952218987 * y5) + x2 * (.429274443819153 - 3.3570455214214 * y5 + 10.8890916499278 * y8) + x3 * (-.248483390456012 + .30415322190639 * y2 - .494819763939905 * y3 + 1.07551674933261 * y4) + x4 * (.0733888415457688 + .0140170545411085 * y) + x5 * (-.106110975998808 * y + .0168324361811875 * y2 + 1.25028363714877 * y4 + 1013.16840309509 * y16) + x6 * (-1.51791558000712 * y6 + 52.4277865990866 * y8 + 23049.5545563912 * y22) + .0249459806365456 * y * x8 + x10 * (2107964.67412137 * y20 + 366836848.613065 * y36) - 144814105.365163 * y24 * x12 + x14 * (-.0017927637300359 * y + 4899556021.00459 * y28) + x16 * (471.262212070518 * y12 - 82929439019.8652 * y32) + x18 * (-1715.45662263191 * y14 + 3557776.82973575 * y22 + 586062760258.436 * y36) - 12988763.5078195 * y24 * x20 + 31724744937.1057 * y36 * x28);
}
function liquidEnthalpy1S$1(s) {
	const x = s / 3800 - 1.09;
	const y = s / 3800 + 366e-7;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x5 = x3 * x2;
	const x7 = x4 * x3;
	const x8 = x4 * x4;
	const x12 = x7 * x5;
	const x14 = x7 * x7;
	const x16 = x8 * x8;
	const x20 = x12 * x8;
	const x22 = x14 * x8;
	const x24 = x12 * x12;
	const x28 = x14 * x14;
	const x32 = x16 * x16;
	const y2 = y * y;
	const y4 = y2 * y2;
	const y3 = y2 * y;
	const y7 = y4 * y3;
	const y14 = y7 * y7;
	const y18 = y14 * y4;
	const y36 = y18 * y18;
	const y16 = y14 * y2;
	const y5 = y3 * y2;
	const y12 = y7 * y5;
	const y24 = y12 * y12;
	const y22 = y18 * y4;
	const y10 = y5 * y5;
	const y28 = y14 * y14;
	const y8 = y4 * y4;
	const y6 = y3 * y3;
	return 17e5 * (.332171191705237 * y14 + .000611217706323496 * y36 + x * (-8.82092478906822 * y3 - .45562819254325 * y16) + x2 * (-263483840850452e-19 - 22.3949661148062 * y5) + x3 * (-4.28398660164013 * y4 - .616679338856916 * y36) + x4 * (-14.682303110404 * y4 + 284.523138727299 * y16 - 113.398503195444 * y24) + x5 * (1156.71380760859 * y18 + 395.551267359325 * y24) - 1.54891257229285 * y * x7 + 19.4486637751291 * y4 * x8 + x12 * (-3.57915139457043 * y2 - 3.35369414148819 * y4) + x14 * (-.66442679633246 * y + 32332.1885383934 * y22) + 3317.66744667084 * y10 * x16 + x20 * (-22350.1257931087 * y12 + 5739538.75852936 * y28) + 173.226193407919 * y8 * x22 - .0363968822121321 * y3 * x24 + 8.34596332878346e-7 * x28 + x32 * (5.03611916682674 * y6 + 65.5444787064505 * y8));
}
function liquidEnthalpy3aS$1(s) {
	const x = s / 3800 - 1.09;
	const y = s / 3800 + 366e-7;
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const x5 = x3 * x2;
	const x6 = x3 * x3;
	const x7 = x4 * x3;
	const x10 = x5 * x5;
	const x16 = x10 * x6;
	const x32 = x16 * x16;
	const y2 = y * y;
	const y4 = y2 * y2;
	const y5 = y4 * y;
	const y10 = y5 * y5;
	const y8 = y4 * y4;
	const y16 = y8 * y8;
	const y18 = y10 * y8;
	const y36 = y18 * y18;
	const y3 = y2 * y;
	const y20 = y10 * y10;
	const y28 = y18 * y10;
	const y32 = y16 * y16;
	const y14 = y10 * y4;
	const y6 = y3 * y3;
	return 17e5 * (.822673364673336 * y + .181977213534479 * y4 - .0112000260313624 * y10 - .000746778287048033 * y16 - .179046263257381 * y * x2 + .0424220110836657 * y36 * x3 + x4 * (-.341355823438768 * y3 - 2.09881740853565 * y16) + x5 * (-8.22477343323596 * y20 - 4.99684082076008 * y36) + .191413958471069 * y4 * x6 + x7 * (.0581062241093136 * y2 - 1655.05498701029 * y28 + 1588.70443421201 * y32) + x10 * (-85.0623535172818 * y14 - 31771.4386511207 * y32 - 94589.0406632871 * y36) + x32 * (-13927384708869e-19 + .63105253224098 * y6));
}
function vapourEnthalpy2abS$1(s) {
	const x = 5210 / s - .513;
	const y = s / 9200 - .524;
	const x2 = x * x;
	const x4 = x2 * x2;
	const x3 = x2 * x;
	const x7 = x4 * x3;
	const x8 = x4 * x4;
	const x10 = x7 * x3;
	const x12 = x8 * x4;
	const x18 = x10 * x8;
	const x20 = x10 * x10;
	const x24 = x12 * x12;
	const x28 = x18 * x10;
	const x32 = x20 * x12;
	const x36 = x18 * x18;
	const y2 = y * y;
	const y4 = y2 * y2;
	const y8 = y4 * y4;
	const y12 = y8 * y4;
	const y24 = y12 * y12;
	const y32 = y24 * y8;
	const y3 = y2 * y;
	const y7 = y4 * y3;
	const y5 = y3 * y2;
	const y10 = y5 * y5;
	const y20 = y10 * y10;
	const y22 = y12 * y10;
	const y14 = y7 * y7;
	const y28 = y14 * y14;
	const sum = x * (-524.581170928788 * y8 - 9269472.18142218 * y24) + x2 * (-237.385107491666 * y4 + 21077015581.2776 * y32) + x4 * (-23.9494562010986 * y + 221.802480294197 * y2) - 5104725.33393438 * y7 * x7 + x8 * (1249813.96109147 * y5 + 2000084369.96201 * y12) - 815.158509791035 * y * x10 + x12 * (-157.612685637523 - 11420042233.2791 * y7) + 6623646807768720 * y10 * x18 - 0x1f96c978f1264500 * y12 * x20 - 171048081348406e17 * y32 * x24 + x28 * (6607887669380910 * y8 + 166320055886021e8 * y12 - 218003784381501e15 * y20 - 787276140295618e15 * y22 + 151062329700346e17 * y24) + x32 * (7957321.70300541 * y2 + 0x4b025d6f5ca3e * y7 - 32509706829914e10 * y12 - 418600611419248e11 * y14 + 297478906557467e20 * y24) + x36 * (-0x52b5ec8a5d45a4000 * y10 + 166957699620939e10 * y12 - 175407764869978e18 * y20 + 347581490626396e20 * y22 - 710971318427851e24 * y28);
	return 28e5 * Math.exp(sum);
}
function vapourEnthalpy2c3bS$1(s) {
	const x = s / 5900 - 1.02;
	const y = s / 5900 - .726;
	const y2 = y * y;
	const y3 = y2 * y;
	const y4 = y2 * y2;
	const y6 = y3 * y3;
	const y12 = y6 * y6;
	const y18 = y12 * y6;
	const y36 = y18 * y18;
	const y16 = y12 * y4;
	const y20 = y16 * y4;
	const y32 = y16 * y16;
	const y7 = y4 * y3;
	const x2 = x * x;
	const x3 = x2 * x;
	const x6 = x3 * x3;
	const x5 = x3 * x2;
	const x8 = x5 * x3;
	const x16 = x8 * x8;
	const x7 = x5 * x2;
	const x22 = x16 * x6;
	const x18 = x16 * x2;
	const x36 = x18 * x18;
	const x12 = x6 * x6;
	const x24 = x12 * x12;
	const sum = 1.04351280732769 + .420440834792042 * x - 2.27807912708513 * y3 + 1.80535256723202 * y4 + y12 * (-105721.24483466 * x - 328032702839.753 * x6) + y36 * (436911607493884e10 * x5 - 355028625419105e23 * x16) - 6786867608042700 * x7 * y16 + y2 * (7439.57464645363 * x8 + 396611982166.538 * x22) + y20 * (-0x1ef4b169cfef98000 * x8 - 116994334851995e26 * x36) + y32 * (167590585186801e17 * x12 - 414716268484468e26 * x22) + 0x31d516851141ba00 * x24 * y7;
	const square = sum * sum;
	return 28e5 * (square * square);
}
function enthalpyB13S(s) {
	const x = s / 3800 - .884;
	const y = s / 3800 - .864;
	const x2 = x * x;
	const x3 = x2 * x;
	const x5 = x3 * x2;
	const x6 = x3 * x3;
	const yi1 = 1 / y;
	const yi2 = yi1 * yi1;
	const y2 = y * y;
	const yi3 = yi2 * yi1;
	const yi6 = yi3 * yi3;
	const yi12 = yi6 * yi6;
	const yi4 = yi2 * yi2;
	return 17e5 * (.913965547600543 + x * (-430944856041991e-19 * yi2 + 60.3235694765419 * y2) + 117518273082168e-32 * yi12 * x3 + .220000904781292 * yi4 * x5 - 69.0815545851641 * yi3 * x6);
}
function temperatureB23HS(h, s) {
	const x = h / 3e6 - .727;
	const y = s / 5300 - .864;
	const xi1 = 1 / x;
	const xi2 = xi1 * xi1;
	const xi3 = xi2 * xi1;
	const xi6 = xi3 * xi3;
	const xi12 = xi6 * xi6;
	const xi5 = xi3 * xi2;
	const xi10 = xi5 * xi5;
	const xi8 = xi5 * xi3;
	const xi4 = xi2 * xi2;
	const x2 = x * x;
	const x3 = x2 * x;
	const x5 = x3 * x2;
	const x6 = x3 * x3;
	const x8 = x5 * x3;
	const x12 = x6 * x6;
	const x14 = x8 * x6;
	const y2 = y * y;
	const y3 = y2 * y;
	const y5 = y3 * y2;
	const y10 = y5 * y5;
	const y8 = y5 * y3;
	const y4 = y2 * y2;
	const yi1 = 1 / y;
	const yi2 = yi1 * yi1;
	const yi3 = yi2 * yi1;
	const yi6 = yi3 * yi3;
	const yi5 = yi3 * yi2;
	const yi8 = yi5 * yi3;
	const yi12 = yi6 * yi6;
	return 900 * (.00062909626082981 * y10 * xi12 - .000823453502583165 * y8 * xi10 + 5.15446951519474e-8 * y3 * xi8 - 1.17565945784945 * y4 * xi4 + 3.48519684726192 * y3 * xi3 + xi2 * (-507837382408313e-26 * yi6 - 2.84637670005479 * y2 - 2.36092263939673 * y3 + 6.01492324973779 * y4) + 1.48039650824546 + x * (.000360075182221907 * yi3 - .0126700045009952 * yi2 - 1221843.32521413 * y10) + x3 * (.149276502463272 * yi2 + .698733471798484 * yi1) - .0252207040114321 * yi5 * x5 + x6 * (.0147151930985213 * yi6 - 1.08618917681849 * yi3) + x8 * (-.000936875039816322 * yi8 + 81.9877897570217 * yi2 - 182.041861521835 * yi1) + x12 * (261907376402688e-20 * yi12 - 29162.6417025961 * yi1) + x14 * (140660774926165e-19 * yi12 + 7832370.62349385 * y));
}
// engineering/properties/steam/backward.ts
/**
* The releases' explicit backward equations, each as its release states it, with the choice of subregion: SI in, SI out,
* no iteration and no check of the range. Their accuracy is the releases' own (T within 25 mK and better); the solvers
* start from them.
*/
var pressure2ab = 4e6;
var pressure2bcLow = 6546700;
var entropy2bc = 5850;
/** T in K of region 1 from p in Pa and h in J/kg, R7-97(2012) eq. 11. */
var backwardTemperature1PH = temperature1PH;
/** T in K of region 1 from p in Pa and s in J/(kg·K), R7-97(2012) eq. 13. */
var backwardTemperature1PS = temperature1PS;
/** p in Pa of region 1 from h in J/kg and s in J/(kg·K), SR2-01(2014) eq. 1. */
var backwardPressure1HS = pressure1HS;
/** T in K of region 2 from p in Pa and h in J/kg, R7-97(2012) eqs 22 to 24. */
function backwardTemperature2PH(p, h) {
	if (p <= pressure2ab) return temperature2aPH(p, h);
	return p <= pressure2bcLow || h >= boundary2bcEnthalpy(p) ? temperature2bPH(p, h) : temperature2cPH(p, h);
}
/** T in K of region 2 from p in Pa and s in J/(kg·K), R7-97(2012) eqs 25 to 27. */
function backwardTemperature2PS(p, s) {
	if (p <= pressure2ab) return temperature2aPS(p, s);
	return s >= entropy2bc ? temperature2bPS(p, s) : temperature2cPS(p, s);
}
/** p in Pa of region 2 from h in J/kg and s in J/(kg·K), SR2-01(2014) eqs 3 to 5. */
function backwardPressure2HS(h, s) {
	if (s < entropy2bc) return pressure2cHS(h, s);
	return h <= boundary2abEnthalpy(s) ? pressure2aHS(h, s) : pressure2bHS(h, s);
}
/** T in K of region 3 from p in Pa and h in J/kg, SR3-03(2014) eqs 2 and 3. */
function backwardTemperature3PH(p, h) {
	return h <= boundary3abEnthalpy(p) ? temperature3aPH(p, h) : temperature3bPH(p, h);
}
/** v in m³/kg of region 3 from p in Pa and h in J/kg, SR3-03(2014) eqs 4 and 5. */
function backwardVolume3PH(p, h) {
	return h <= boundary3abEnthalpy(p) ? volume3aPH(p, h) : volume3bPH(p, h);
}
/** T in K of region 3 from p in Pa and s in J/(kg·K), SR3-03(2014) eqs 6 and 7. */
function backwardTemperature3PS(p, s) {
	return s <= 4412.02148223476 ? temperature3aPS(p, s) : temperature3bPS(p, s);
}
/** v in m³/kg of region 3 from p in Pa and s in J/(kg·K), SR3-03(2014) eqs 8 and 9. */
function backwardVolume3PS(p, s) {
	return s <= 4412.02148223476 ? volume3aPS(p, s) : volume3bPS(p, s);
}
/** p in Pa of region 3 from h in J/kg and s in J/(kg·K), SR4-04(2014) eqs 1 and 2. */
function backwardPressure3HS(h, s) {
	return s <= 4412.02148223476 ? pressure3aHS(h, s) : pressure3bHS(h, s);
}
/** p in Pa on the saturation line bounding region 3 from h in J/kg, SR3-03(2014) eq. 10. */
var backwardSaturationPressure3H = saturationPressure3H;
/** p in Pa on the saturation line bounding region 3 from s in J/(kg·K), SR3-03(2014) eq. 11. */
var backwardSaturationPressure3S = saturationPressure3S;
/** T in K of the two-phase region from h in J/kg and s ≥ 5210.887825 J/(kg·K), SR4-04(2014) eq. 9. */
var backwardSaturationTemperatureHS = saturationTemperatureHS;
/** h′ in J/kg bounding region 1 from s in J/(kg·K), SR4-04(2014) eq. 3. */
var liquidEnthalpy1S = liquidEnthalpy1S$1;
/** h′ in J/kg bounding subregion 3a from s in J/(kg·K), SR4-04(2014) eq. 4. */
var liquidEnthalpy3aS = liquidEnthalpy3aS$1;
/** h″ in J/kg bounding subregions 2a and 2b from s in J/(kg·K), SR4-04(2014) eq. 5. */
var vapourEnthalpy2abS = vapourEnthalpy2abS$1;
/** h″ in J/kg bounding subregions 2c and 3b from s in J/(kg·K), SR4-04(2014) eq. 6. */
var vapourEnthalpy2c3bS = vapourEnthalpy2c3bS$1;
/** h in J/kg between regions 1 and 3 from s in J/(kg·K), SR4-04(2014) eq. 7. */
var boundary13Enthalpy = enthalpyB13S;
/** T in K between regions 2 and 3 from h in J/kg and s in J/(kg·K), SR4-04(2014) eq. 8. */
var boundary23TemperatureHS = temperatureB23HS;
// engineering/properties/steam/region5.ts
var temperatureStar = 1e3;
var ideal = new Derivatives();
var residual = new Derivatives();
/** All properties of region 5 at the state's pressure and temperature, R7-97(2012) eqs 32 to 34 and Table 41. */
function evaluateRegion5(state) {
	const tau = temperatureStar / state.temperature;
	ideal.y = tau;
	residual.x = state.pressure * 1e-6;
	residual.y = tau;
	gibbsIdeal5(ideal);
	gibbsResidual5(residual);
	state.region = 5;
	fillFromGibbs(state, ideal, residual, 1);
}
var trial = new SteamProperties();
/** T in K from p and h in region 5, by Newton's method: IAPWS-IF97 has no backward equations for it. */
function temperature5FromEnthalpy(p, h) {
	trial.pressure = p;
	trial.temperature = firstGuess;
	for (let step = 0; step < maximumSteps$3; step += 1) {
		evaluateRegion5(trial);
		const change = (h - trial.enthalpy) / trial.isobaricHeatCapacity;
		trial.temperature = Math.max(lowest, trial.temperature + change);
		if (Math.abs(change) < settled$3) break;
	}
	return trial.temperature;
}
/** T in K from p and s in region 5, by Newton's method in ln T. */
function temperature5FromEntropy(p, s) {
	trial.pressure = p;
	trial.temperature = firstGuess;
	for (let step = 0; step < maximumSteps$3; step += 1) {
		evaluateRegion5(trial);
		const change = (s - trial.entropy) / trial.isobaricHeatCapacity;
		trial.temperature = Math.max(lowest, trial.temperature * Math.exp(change));
		if (Math.abs(change) * firstGuess < settled$3) break;
	}
	return trial.temperature;
}
var firstGuess = 1600;
var lowest = 900;
var maximumSteps$3 = 20;
/** A step in K after which Newton's method, converging quadratically, has reached rounding. */
var settled$3 = 1e-4;
// engineering/properties/steam/steps.ts
/** Change of temperature in K that goes with changes of entropy and pressure, from ds = cp/T dT − (∂v/∂T) dp. */
function temperatureChange(state, entropyChange, pressureChange) {
	return (entropyChange + state.volumeExpansion * pressureChange) * state.temperature / state.isobaricHeatCapacity;
}
/**
* Moves a state of region 3 by changes of entropy and pressure and evaluates it there; answers the larger relative
* change of density and temperature. With p_ρ, p_T the slopes of p(ρ, T): the determinant cv w²/T stays finite at the
* critical point.
*/
function moveInRegion3(state, entropyChange, pressureChange) {
	const v = state.specificVolume;
	const density = 1 / v;
	const T = state.temperature;
	const slope = -v * v / state.volumeCompression;
	const pressurePerKelvin = -state.volumeExpansion / state.volumeCompression;
	const cvPerT = state.isochoricHeatCapacity / T;
	const determinant = cvPerT * state.speedOfSound * state.speedOfSound;
	const densityChange = (pressureChange * cvPerT - pressurePerKelvin * entropyChange) / determinant;
	const change = (slope * entropyChange + pressurePerKelvin * v * v * pressureChange) / determinant;
	const relative = Math.max(Math.abs(densityChange) * v, Math.abs(change) / T);
	const damping = relative > largestStep$1 ? largestStep$1 / relative : 1;
	evaluateRegion3(density + damping * densityChange, T + damping * change, state);
	return relative;
}
var largestStep$1 = .1;
// engineering/properties/steam/hs-single-phase.ts
/**
* Solves for the state of `region` at h in J/kg and s in J/(kg·K); answers whether it lies in that region, give or take
* `slack` in K and as many parts of a thousand in p.
*/
function evaluateSinglePhaseAtHS(region, h, s, slack, state) {
	if (region === 3) solveRegion3(h, s, state);
	else {
		guess(region, h, s, state);
		solveByPressure(region, h, s, state);
	}
	return Math.abs(state.enthalpy - h) < largestMismatch && lies(region, state, slack);
}
function lies(region, { pressure: p, temperature: T }, slack) {
	const stretch = 1 + slack * .001;
	if (p * stretch < .1 || p > 1e8 * stretch) return false;
	switch (region) {
		case 1: return T >= 273.15 - slack && T <= 623.15 + slack;
		case 2:
			if (T < 273.15 - slack || T > 1073.15 + slack) return false;
			return T <= 623.15 || T >= 863.15 || p <= boundary23Pressure(T) * stretch;
		case 3: return T >= 623.15 - slack && (T <= 863.15 ? p * stretch >= boundary23Pressure(T) : false);
		case 5: return T >= 1073.15 - slack && T <= 2273.15 + slack && p <= 5e7 * stretch;
	}
}
function guess(region, h, s, state) {
	if (region === 1) {
		state.pressure = clamp$1(backwardPressure1HS(h, s), minimumPressure, maximumPressure);
		state.temperature = backwardTemperature1PH(state.pressure, h);
	} else if (region === 2) {
		state.pressure = clamp$1(backwardPressure2HS(h, s), minimumPressure, maximumPressure);
		state.temperature = clamp$1(backwardTemperature2PH(state.pressure, h), minimumTemperature, temperature25);
	} else {
		state.pressure = 1e6;
		state.temperature = 1600;
	}
}
/** Newton's method in T and p, in ln p for a gas, by v dp = dh − T ds. */
function solveByPressure(region, h, s, state) {
	for (let step = 0; step < maximumSteps$2; step += 1) {
		evaluate(region, state);
		const entropyChange = s - state.entropy;
		const exact = (h - state.enthalpy - state.temperature * entropyChange) / state.specificVolume;
		const largest = region === 1 ? maximumPressure : largestLogarithmicStep * state.pressure;
		const pressureChange = clamp$1(exact, -largest, largest);
		const change = clamp$1(temperatureChange(state, entropyChange, pressureChange), -largestStep, largestStep);
		if (region === 1) state.pressure += pressureChange;
		else state.pressure *= Math.exp(pressureChange / state.pressure);
		state.temperature = Math.max(state.temperature + change, lowestTemperature);
		if (Math.abs(change) < settled$2 && Math.abs(pressureChange) <= settled$2 * Math.abs(state.pressure)) break;
	}
	evaluate(region, state);
}
function evaluate(region, state) {
	if (region === 1) evaluateRegion1(state);
	else if (region === 2) evaluateRegion2(state);
	else evaluateRegion5(state);
}
function solveRegion3(h, s, state) {
	const p = backwardPressure3HS(h, s);
	evaluateRegion3(1 / backwardVolume3PH(p, h), backwardTemperature3PH(p, h), state);
	for (let step = 0; step < maximumSteps$2; step += 1) {
		const entropyChange = s - state.entropy;
		if (moveInRegion3(state, entropyChange, (h - state.enthalpy - state.temperature * entropyChange) / state.specificVolume) < settled3) break;
	}
}
function clamp$1(value, least, most) {
	return Math.min(Math.max(value, least), most);
}
var maximumSteps$2 = 50;
var largestStep = 200;
var largestLogarithmicStep = 2;
var lowestTemperature = 250;
/** A step in K, and a relative one in p, after which the next is rounding. */
var settled$2 = 1e-6;
/** A relative step of density and temperature after which the next is rounding. */
var settled3 = 1e-8;
/** Largest |h| in J/kg that may be left over. */
var largestMismatch = .01;
// engineering/properties/steam/hs-two-phase.ts
var liquid$2 = new SteamProperties();
var vapour$2 = new SteamProperties();
/** s″(623.15 K) in J/(kg·K), from which on the explicit T(h, s) holds. */
var lowestExplicitEntropy = 5210.887825;
/**
* Looks for the two-phase state at h in J/kg and s in J/(kg·K) and writes it; answers whether there is one. The root in
* T of G = h − h′ − (s − s′)(h″ − h′)/(s″ − s′), which falls with T by x(s″ − s′) + v′ dp/dT, dp/dT by Clapeyron, as
* long as T is below the boiling temperature of a liquid of that entropy.
*/
function evaluateTwoPhaseAtHS(h, s, state) {
	let lower = minimumTemperature;
	let upper = s < 4412.02148223476 ? boilingTemperature(s) : criticalTemperature;
	let T = Math.min(Math.max(firstTemperature(h, s), lower), upper);
	for (let step = 0; step < maximumSteps$1; step += 1) {
		evaluateSaturated(saturationPressureAt(T), T, liquid$2, vapour$2);
		const entropySpan = vapour$2.entropy - liquid$2.entropy;
		const volumeSpan = vapour$2.specificVolume - liquid$2.specificVolume;
		const spread = volumeSpan > 0 && entropySpan > 0;
		const ratio = spread ? (vapour$2.enthalpy - liquid$2.enthalpy) / entropySpan : T;
		const balance = h - liquid$2.enthalpy - (s - liquid$2.entropy) * ratio;
		if (balance > 0) lower = T;
		else upper = T;
		const fall = spread ? s - liquid$2.entropy + liquid$2.specificVolume * entropySpan / volumeSpan : 0;
		const newton = T + balance / fall;
		const next = newton >= lower && newton <= upper ? newton : (lower + upper) / 2;
		const change = Math.abs(next - T);
		T = next;
		if (change < settled$1) break;
	}
	evaluateSaturated(saturationPressureAt(T), T, liquid$2, vapour$2);
	const quality = (s - liquid$2.entropy) / (vapour$2.entropy - liquid$2.entropy);
	if (!(quality >= -rounding && quality <= 1 + rounding)) return false;
	mix(liquid$2, vapour$2, Math.min(Math.max(quality, 0), 1), state);
	return Math.abs(state.enthalpy - h) <= tolerance$1 * (Math.abs(h) + 1e3);
}
function firstTemperature(h, s) {
	return s >= lowestExplicitEntropy ? backwardSaturationTemperatureHS(h, s) : h / 4e3 + 200;
}
/**
* T in K at which s′(T) is s, by Newton's method with ds′/dT = cp/T − (∂v/∂T) dp/dT, dp/dT a difference along the
* saturation line; the ends of the line for what is beyond them.
*/
function boilingTemperature(s) {
	let lower = minimumTemperature;
	let upper = criticalTemperature;
	let T = minimumTemperature * Math.exp(Math.max(s, 0) / liquidHeatCapacity);
	for (let step = 0; step < maximumSteps$1; step += 1) {
		T = T >= lower && T <= upper ? T : (lower + upper) / 2;
		const p = saturationPressureAt(T);
		evaluateSaturatedLiquid(p, T, liquid$2);
		if (liquid$2.entropy < s) lower = T;
		else upper = T;
		const slope = (p - saturationPressureAt(T - difference)) / difference;
		const change = (s - liquid$2.entropy) / (liquid$2.isobaricHeatCapacity / T - liquid$2.volumeExpansion * slope);
		T += change;
		if (Math.abs(change) < settled$1 || upper - lower < settled$1) break;
	}
	return Math.min(Math.max(T, minimumTemperature), criticalTemperature);
}
/** A step in K to take the slope of the saturation line over. */
var difference = .001;
/** A round figure of cp of liquid water in J/(kg·K), for a first guess. */
var liquidHeatCapacity = 4500;
var maximumSteps$1 = 100;
/** A step in K after which the next is rounding. */
var settled$1 = 1e-10;
/** By how much rounding may put the vapour mass fraction outside 0 to 1. */
var rounding = 1e-9;
/** What of h may be left over, relatively: more means that the search ended at an end of the saturation line. */
var tolerance$1 = 1e-9;
// engineering/properties/steam/at-hs.ts
/** Entropies in J/(kg·K) and enthalpies in J/kg that part the h-s plane, SR4-04(2014). */
var entropy$1 = {
	/** s′ and s″ at 273.15 K. */
	lowestLiquid: -.1545495919,
	highestVapour: 9155.759395,
	/** s at 100 MPa and 623.15 K, and s′(623.15 K). */
	lowest13: 3397.782955,
	highest1: 3778.28134,
	/** Smallest and largest s on the boundary between regions 2 and 3. */
	lowest23: 5048.096828,
	highest23: 5260.578707,
	boundary2bc: 5850
};
var enthalpy$1 = {
	lowest23: 2563592.004,
	highest23: 2812942.061
};
/**
* How far above the explicit saturation line, in J/kg, the forward equations decide whether a state is two-phase: it is
* within 8 J/kg of theirs, but for the last hundredths of a kelvin below the critical temperature.
*/
var saturationMargin = 500;
/** Slack in K that a state of a region may pass its ends by: rounding first, then the steps between the regions. */
var slacks = [1e-7, .1];
/** h in J/kg of the saturation line at s in J/(kg·K), SR4-04(2014) eqs 3 to 6; −∞ where the line does not reach. */
function saturationEnthalpy(s) {
	if (s < entropy$1.lowestLiquid || s > entropy$1.highestVapour) return -Infinity;
	if (s <= entropy$1.highest1) return liquidEnthalpy1S(s);
	if (s <= 4412.02148223476) return liquidEnthalpy3aS(s);
	return s <= entropy$1.boundary2bc ? vapourEnthalpy2c3bS(s) : vapourEnthalpy2abS(s);
}
/** Regions a state above the saturation line may belong to, the likeliest first, SR4-04(2014). */
function singlePhaseRegions(h, s) {
	if (s < entropy$1.lowest13) return onlyLiquid;
	if (s <= entropy$1.highest1) return h <= boundary13Enthalpy(s) ? liquidFirst : denseBeforeLiquid;
	if (s < entropy$1.lowest23) return onlyDense;
	if (s > entropy$1.highest23) return gases;
	if (h > enthalpy$1.highest23) return vapourFirst;
	if (h < enthalpy$1.lowest23) return denseFirst;
	return backwardPressure2HS(h, s) > boundary23Pressure(boundary23TemperatureHS(h, s)) ? denseFirst : vapourFirst;
}
var onlyLiquid = [1];
var liquidFirst = [1, 3];
var denseBeforeLiquid = [3, 1];
var onlyDense = [3, 2];
var denseFirst = [3, 2];
var vapourFirst = [2, 3];
var gases = [
	2,
	5,
	3
];
/** Evaluates the state at h in J/kg and s in J/(kg·K); answers its region, or `outside`. */
function evaluateAtHS(h, s, state) {
	if (!(Number.isFinite(h) && Number.isFinite(s))) return 0;
	if (h < saturationEnthalpy(s) + saturationMargin && evaluateTwoPhaseAtHS(h, s, state)) return 4;
	const candidates = singlePhaseRegions(h, s);
	for (const slack of slacks) for (const region of candidates) if (evaluateSinglePhaseAtHS(region, h, s, slack, state)) return region;
	return 0;
}
// engineering/properties/steam/isobar.ts
/** The state at a pressure and a value of h or s: the two inputs share every step but the equations they start from. */
var liquid$1 = new SteamProperties();
var vapour$1 = new SteamProperties();
/** Rounding in K by which a temperature may pass an end of the range. */
var slack = 1e-7;
/** How far in K below saturation a backward equation's T must be to prove the state liquid; it errs by 25 mK at most. */
var certainty = .1;
/** Evaluates the state at p in Pa and a value of the coordinate in SI; answers its region, or `outside`. */
function evaluateOnIsobar(p, value, coordinate, state) {
	if (!(p >= .1 && p <= 1e8 && Number.isFinite(value))) return 0;
	if (p < 611.2126774443449) return inVapour(p, value, coordinate, state);
	return p <= 16529164.25260448 ? belowRegion3(p, value, coordinate, state) : acrossRegion3(p, value, coordinate, state);
}
function belowRegion3(p, value, coordinate, state) {
	if (value > coordinate.highestVapour) return inVapour(p, value, coordinate, state);
	const T = saturationTemperatureAt(p);
	if (value <= coordinate.highest1) {
		const guess = coordinate.guess1(p, value);
		if (guess < T - certainty) return inLiquid(p, value, guess, coordinate, state);
		evaluateSaturatedLiquid(p, T, liquid$1);
		if (value <= coordinate.of(liquid$1)) return inLiquid(p, value, guess, coordinate, state);
		evaluateSaturatedVapour(p, T, vapour$1);
		return inMixture(value, coordinate, state);
	}
	evaluateSaturatedVapour(p, T, vapour$1);
	if (value >= coordinate.of(vapour$1)) return inVapour(p, value, coordinate, state);
	evaluateSaturatedLiquid(p, T, liquid$1);
	return inMixture(value, coordinate, state);
}
function acrossRegion3(p, value, coordinate, state) {
	if (value <= coordinate.highest1) {
		const T = coordinate.refine1(p, value, coordinate.guess1(p, value));
		if (T <= 623.15 + slack) return inLiquid(p, value, T, coordinate, state);
	}
	if (value >= coordinate.highest23) return inVapour(p, value, coordinate, state);
	if (value >= coordinate.lowest23) {
		vapour$1.pressure = p;
		vapour$1.temperature = boundary23Temperature(p);
		evaluateRegion2(vapour$1);
		if (value >= coordinate.of(vapour$1)) return inVapour(p, value, coordinate, state);
	}
	if (p < 22064e3 && value > coordinate.highest1 && value < coordinate.highest23 && p < coordinate.saturationPressure3(value) * 1.0002) {
		evaluateSaturated(p, saturationTemperatureAt(p), liquid$1, vapour$1);
		if (value > coordinate.of(liquid$1) && value < coordinate.of(vapour$1)) return inMixture(value, coordinate, state);
	}
	return inRegion3(p, value, coordinate, state);
}
function inLiquid(p, value, guess, coordinate, state) {
	const T = coordinate.refine1(p, value, guess);
	if (!(T >= 273.15 - slack)) return 0;
	state.pressure = p;
	state.temperature = Math.max(T, minimumTemperature);
	evaluateRegion1(state);
	return met(value, coordinate.of(state)) ? 1 : 0;
}
function inMixture(value, coordinate, state) {
	const start = coordinate.of(liquid$1);
	mix(liquid$1, vapour$1, (value - start) / (coordinate.of(vapour$1) - start), state);
	return 4;
}
/**
* Region 2 or 5. At 1073.15 K the two differ by up to 0.1 kJ/kg: a value that falls between them is given to region 2,
* some hundredths of a kelvin beyond its end.
*/
function inVapour(p, value, coordinate, state) {
	state.pressure = p;
	let guess = coordinate.guess2(p, value);
	if (!coordinate.certainlyBelow25(p, value)) {
		state.temperature = temperature25;
		evaluateRegion2(state);
		if (value > coordinate.of(state)) {
			const T5 = p <= 5e7 ? coordinate.solve5(p, value) : Infinity;
			if (T5 > 1073.15) return inHotVapour(value, T5, coordinate, state);
			guess = temperature25;
		}
	}
	const T = coordinate.refine2(p, value, clamp(guess, minimumTemperature, temperature25));
	if (!(T >= 273.15 - slack)) return 0;
	state.temperature = Math.max(T, minimumTemperature);
	evaluateRegion2(state);
	return met(value, coordinate.of(state)) ? 2 : 0;
}
function inHotVapour(value, T, coordinate, state) {
	if (!(T <= 2273.15 + slack && state.pressure <= 5e7)) return 0;
	state.temperature = Math.min(T, maximumTemperature);
	evaluateRegion5(state);
	return met(value, coordinate.of(state)) ? 5 : 0;
}
function inRegion3(p, value, coordinate, state) {
	evaluateRegion3(1 / coordinate.volume3(p, value), coordinate.temperature3(p, value), state);
	for (let step = 0; step < maximumSteps; step += 1) {
		const pressureChange = p - state.pressure;
		if (moveInRegion3(state, coordinate.entropyChange(state, value - coordinate.of(state), pressureChange), pressureChange) < settled) break;
	}
	state.pressure = p;
	return met(value, coordinate.of(state)) ? 3 : 0;
}
function clamp(value, least, most) {
	return Math.min(Math.max(value, least), most);
}
/** Whether a search found the value it was to find. */
function met(wanted, found) {
	return Math.abs(found - wanted) <= tolerance * (Math.abs(wanted) + 1e3);
}
var maximumSteps = 30;
/** A relative step after which Newton's method, converging quadratically, has reached rounding. */
var settled = 1e-8;
/** What a search may leave over, relatively: it has failed by far, or it has not. */
var tolerance = 1e-6;
// engineering/properties/steam/at-ph.ts
var enthalpy = {
	of: (state) => state.enthalpy,
	entropyChange: (state, change, pressureChange) => (change - state.specificVolume * pressureChange) / state.temperature,
	highest1: 1670900,
	highestVapour: 2803300,
	lowest23: 2563500,
	highest23: 2812700,
	certainlyBelow25: (_p, h) => h < 3715e3,
	guess1: backwardTemperature1PH,
	refine1: temperature1FromEnthalpy,
	guess2: backwardTemperature2PH,
	refine2: temperature2FromEnthalpy,
	solve5: temperature5FromEnthalpy,
	saturationPressure3: backwardSaturationPressure3H,
	volume3: backwardVolume3PH,
	temperature3: backwardTemperature3PH
};
/** Evaluates the state at p in Pa and h in J/kg; answers its region, or `outside` when IAPWS-IF97 does not cover it. */
function evaluateAtPH(p, h, state) {
	return evaluateOnIsobar(p, h, enthalpy, state);
}
// engineering/properties/steam/at-ps.ts
var entropy = {
	of: (state) => state.entropy,
	entropyChange: (_state, change) => change,
	highest1: 3778.3,
	highestVapour: 9155.8,
	lowest23: 5048,
	highest23: 5260.6,
	certainlyBelow25: (p, s) => s < 14880 - gasConstant * Math.log(p) - 4e-6 * p,
	guess1: backwardTemperature1PS,
	refine1: temperature1FromEntropy,
	guess2: backwardTemperature2PS,
	refine2: temperature2FromEntropy,
	solve5: temperature5FromEntropy,
	saturationPressure3: backwardSaturationPressure3S,
	volume3: backwardVolume3PS,
	temperature3: backwardTemperature3PS
};
/** Evaluates the state at p in Pa and s in J/(kg·K); answers its region, or `outside`. */
function evaluateAtPS(p, s, state) {
	return evaluateOnIsobar(p, s, entropy, state);
}
// engineering/properties/steam/at-pt.ts
/** Region of IAPWS-IF97 at p in Pa and T in K; on the saturation line that of the liquid. Never 4. */
function regionAtPT(p, T) {
	if (!(p >= .1 && p <= 1e8 && T >= 273.15 && T <= 2273.15)) return 0;
	if (T <= 623.15) return p >= saturationPressureAt(T) ? 1 : 2;
	if (T > 1073.15) return p <= 5e7 ? 5 : 0;
	return T <= 863.15 && p > boundary23Pressure(T) ? 3 : 2;
}
/** Evaluates the state at p in Pa and T in K; answers its region, or `outside` when IAPWS-IF97 does not cover it. */
function evaluateAtPT(p, T, state) {
	const region = regionAtPT(p, T);
	if (region === 3) {
		const liquid = T < 647.096 && p >= saturationPressureAt(T);
		evaluateRegion3(density3AtPT(p, T, liquid), T, state);
		state.pressure = p;
		return region;
	}
	state.pressure = p;
	state.temperature = T;
	if (region === 1) evaluateRegion1(state);
	else if (region === 2) evaluateRegion2(state);
	else if (region === 5) evaluateRegion5(state);
	return region;
}
// engineering/properties/steam/at-quality.ts
var liquid = new SteamProperties();
var vapour = new SteamProperties();
/** Evaluates the two-phase state at p in Pa and vapour mass fraction x; answers 4, or `outside`. */
function evaluateAtPX(p, x, state) {
	if (!(p >= 611.2126774443449 && p <= 22064e3)) return 0;
	return evaluateMixture(p, saturationTemperatureWithin(p), x, state);
}
/** Evaluates the two-phase state at T in K and vapour mass fraction x; answers 4, or `outside`. */
function evaluateAtTX(T, x, state) {
	if (!(T >= 273.15 && T <= 647.096)) return 0;
	return evaluateMixture(saturationPressureWithin(T), T, x, state);
}
function evaluateMixture(p, T, x, state) {
	if (!(x >= 0 && x <= 1)) return 0;
	evaluateSaturated(p, T, liquid, vapour);
	mix(liquid, vapour, x, state);
	return 4;
}
// engineering/properties/steam/steam.ts
var properties = new SteamProperties();
new SteamProperties();
/**
* State of water or steam at pressure p in Pa and temperature T in K, IAPWS R7-97(2012): 273.15 K to 1073.15 K up to
* 100 MPa, to 2273.15 K up to 50 MPa. On the saturation line it is the saturated liquid.
* Refusal for a pressure or a temperature outside of that.
*/
function steamAtPT(pressure, temperature) {
	requireTemperature(temperature);
	requirePressureAt(pressure, temperature);
	evaluateAtPT(pressure, temperature, properties);
	return steamState(properties);
}
/**
* State at pressure p in Pa and enthalpy h in J/kg, two-phase states included: the backward equations of R7-97(2012) and
* SR3-03(2014), refined until the fundamental equation gives h back. Refusal for a state outside the range.
*/
function steamAtPH(pressure, enthalpy) {
	requirePressure(pressure);
	requireFinite("enthalpy", enthalpy);
	return found(evaluateAtPH(pressure, enthalpy, properties), {
		pressure,
		enthalpy
	});
}
/**
* State at pressure p in Pa and entropy s in J/(kg·K), two-phase states included: the backward equations of R7-97(2012)
* and SR3-03(2014), refined until the fundamental equation gives s back. Refusal for a state outside the range.
*/
function steamAtPS(pressure, entropy) {
	requirePressure(pressure);
	requireFinite("entropy", entropy);
	return found(evaluateAtPS(pressure, entropy, properties), {
		pressure,
		entropy
	});
}
/**
* State at enthalpy h in J/kg and entropy s in J/(kg·K), two-phase states included: the backward equations of
* SR2-01(2014) and SR4-04(2014), refined until the fundamental equation gives h and s back. Refusal for a state
* outside the range.
*/
function steamAtHS(enthalpy, entropy) {
	requireFinite("enthalpy", enthalpy);
	requireFinite("entropy", entropy);
	return found(evaluateAtHS(enthalpy, entropy, properties), {
		enthalpy,
		entropy
	});
}
/** Two-phase state at pressure p in Pa, 611.213 Pa to 22.064 MPa, and vapour mass fraction x. Refusal outside. */
function steamAtPX(pressure, quality) {
	requireSaturationPressure(pressure);
	requireQuality(quality);
	evaluateAtPX(pressure, quality, properties);
	return steamState(properties);
}
/** Two-phase state at temperature T in K, 273.15 K to 647.096 K, and vapour mass fraction x. Refusal outside. */
function steamAtTX(temperature, quality) {
	requireSaturationTemperature(temperature);
	requireQuality(quality);
	evaluateAtTX(temperature, quality, properties);
	return steamState(properties);
}
var kinds = {
	pressure: "absolutePressure",
	enthalpy: "specificEnergy",
	entropy: "specificEntropy"
};
/** The state found, or a refusal that states the pair that has none. */
function found(region, pair) {
	if (region !== 0) return steamState(properties);
	const given = Object.entries(pair).map(([name, si]) => [name, stated(kinds[name], si)]);
	const words = given.map(([name]) => `${name} {${name}}`).join(" and ");
	throw new Refusal(`${words} are no state within the range of IAPWS-IF97`, Object.fromEntries(given));
}
export { boundary23TemperatureHS as A, boundary3abEnthalpy as B, backwardTemperature2PH as C, backwardVolume3PH as D, backwardTemperature3PS as E, boundary23Pressure as F, boundary23Temperature as I, boundary2abEnthalpy as L, liquidEnthalpy3aS as M, vapourEnthalpy2abS as N, backwardVolume3PS as O, vapourEnthalpy2c3bS as P, boundary2bcEnthalpy as R, backwardTemperature1PS as S, backwardTemperature3PH as T, backwardPressure3HS as _, steamAtPX as a, backwardSaturationTemperatureHS as b, evaluateAtTX as c, evaluateAtPS as d, evaluateAtPH as f, backwardPressure2HS as g, backwardPressure1HS as h, steamAtPT as i, liquidEnthalpy1S as j, boundary13Enthalpy as k, evaluateAtPT as l, evaluateRegion5 as m, steamAtPH as n, steamAtTX as o, evaluateAtHS as p, steamAtPS as r, evaluateAtPX as s, steamAtHS as t, regionAtPT as u, backwardSaturationPressure3H as v, backwardTemperature2PS as w, backwardTemperature1PH as x, backwardSaturationPressure3S as y, boundary2bcPressure as z };
