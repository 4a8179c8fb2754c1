import "./kit-R3DteEWw.js";
export {};
