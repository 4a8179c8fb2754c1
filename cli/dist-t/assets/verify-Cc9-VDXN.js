import { n as recomputeRevision, xt as findCalculator } from "./kit-R3DteEWw.js";
import { r as print } from "./output-DhRa7VJy.js";
import { t as Refused } from "./refused-BZ3Y3rhR.js";
import { createRequire } from "module";
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
/**
* Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
*
* Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
*/
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
var propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
var NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
// node_modules/zod/v4/core/core.js
var _a$1;
var _zodDesc = {
	value: void 0,
	enumerable: false
};
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
var _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
var _issuesDesc = {
	value: void 0,
	enumerable: false
};
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
var $ZodRealError = /* @__PURE__ */ $constructor("$ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/core/parse.js
var _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parse = /* @__PURE__*/ _parse($ZodRealError);
var _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// node_modules/zod/v4/core/regexes.js
/** Practical email validation */
var email$1 = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
var httpProtocol = /^https?$/;
var dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function datetime$1(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
var anyString = /^[\s\S]{0,}$/;
var number$1 = /^-?\d+(?:\.\d+)?$/;
var boolean$1 = /^(?:true|false)$/i;
// node_modules/zod/v4/core/checks.js
var $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
var _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
var $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
var $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckOverwrite = /*@__PURE__*/ $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/versions.js
var version$1 = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
var $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version$1;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
var $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
var $ZodStringFormat = /*@__PURE__*/ $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
var $ZodEmail = /*@__PURE__*/ $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email$1);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
/** Parses a URL while preserving the non-normalizing HTTP guard. */
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
var asciiTabOrNewline = /[\t\n\r]/g;
/** The URL parser deletes every ASCII tab, LF and CR from its input before it parses, so `new URL("https://exa\nmple.com")` reports on `example.com`. Applying the same deletion to the returned value closes the half of that divergence which can move the host; the parser's other rewrite, stripping C0 controls at the edges, cannot. */
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
var $ZodURL = /*@__PURE__*/ $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
var $ZodISODateTime = /*@__PURE__*/ $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime$1(def));
	$ZodStringFormat.init(inst, def);
});
var $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
var $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
var $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
var $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
var $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
var $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
var $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
var $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
function discriminatorMap(def) {
	const map = /* @__PURE__ */ new Map();
	for (const option of def.options) {
		const values = option._zod.propValues?.[def.discriminator];
		if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
		for (const value of values) if (map.has(value)) {
			if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
			map.set(value, null);
		} else map.set(value, option);
	}
	return map;
}
var $ZodDiscriminatedUnion = /*@__PURE__*/ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
	def.inclusive = false;
	$ZodUnion.init(inst, def);
	const _super = inst._zod.parse;
	defineLazyInternal(inst, "propValues", (zod) => {
		const propValues = {};
		let undefinedCount = 0;
		for (const option of zod.def.options) {
			const pv = option._zod.propValues;
			if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
			if (pv[zod.def.discriminator]?.has(void 0)) undefinedCount++;
			for (const [k, v] of Object.entries(pv)) {
				if (!Object.prototype.hasOwnProperty.call(propValues, k)) assignProp(propValues, k, /* @__PURE__ */ new Set());
				for (const val of v) propValues[k].add(val);
			}
		}
		if (!zod.def.unionFallback && undefinedCount > 1) propValues[zod.def.discriminator]?.delete(void 0);
		return propValues;
	});
	def.options.forEach((option, i) => {
		const propShape = rawShape(option._zod.def);
		if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
	});
	const disc = cached(() => discriminatorMap(def));
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isObject(input)) {
			payload.issues.push({
				code: "invalid_type",
				expected: "object",
				input,
				inst
			});
			return payload;
		}
		const value = input?.[def.discriminator];
		const opt = disc.value.get(value);
		if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
		if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
		payload.issues.push({
			code: "invalid_union",
			errors: [],
			note: "No matching discriminator",
			discriminator: def.discriminator,
			options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
			input,
			path: [def.discriminator],
			inst
		});
		return payload;
	};
});
var $ZodTuple = /*@__PURE__*/ $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
var $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$1.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
var $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
var $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
var $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodExactOptional = /*@__PURE__*/ $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
// @__NO_SIDE_EFFECTS__
function _trim() {
	return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
var ZodMiniString = /*@__PURE__*/ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string(params) {
	return /* @__PURE__ */ _string(ZodMiniString, params);
}
var ZodMiniStringFormat = /*@__PURE__*/ $constructor("ZodMiniStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	ZodMiniString.init(inst, def);
});
var ZodMiniEmail = /*@__PURE__*/ $constructor("ZodMiniEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function email(params) {
	return /* @__PURE__ */ _email(ZodMiniEmail, params);
}
var ZodMiniURL = /*@__PURE__*/ $constructor("ZodMiniURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function url(params) {
	return /* @__PURE__ */ _url(ZodMiniURL, params);
}
var ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
var ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodMiniNumberFormat, params);
}
var ZodMiniBoolean = /*@__PURE__*/ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodMiniBoolean, params);
}
var ZodMiniUnknown = /*@__PURE__*/ $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
	return /* @__PURE__ */ _unknown(ZodMiniUnknown);
}
var ZodMiniNever = /*@__PURE__*/ $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
	return /* @__PURE__ */ _never(ZodMiniNever, params);
}
var ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
var ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ never(),
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function looseObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ unknown(),
		...normalizeParams(params)
	});
}
var ZodMiniUnion = /*@__PURE__*/ $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
var ZodMiniDiscriminatedUnion = /*@__PURE__*/ $constructor("ZodMiniDiscriminatedUnion", (inst, def) => {
	$ZodDiscriminatedUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function discriminatedUnion(discriminator, options, params) {
	return new ZodMiniDiscriminatedUnion({
		type: "union",
		options,
		discriminator,
		...normalizeParams(params)
	});
}
var ZodMiniTuple = /*@__PURE__*/ $constructor("ZodMiniTuple", (inst, def) => {
	$ZodTuple.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodMiniTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
var ZodMiniRecord = /*@__PURE__*/ $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodMiniRecord({
		type: "record",
		keyType: /* @__PURE__ */ string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
var ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	return new ZodMiniEnum({
		type: "enum",
		entries: Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values,
		...normalizeParams(params)
	});
}
var ZodMiniLiteral = /*@__PURE__*/ $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
var ZodMiniOptional = /*@__PURE__*/ $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
var ZodMiniExactOptional = /*@__PURE__*/ $constructor("ZodMiniExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function exactOptional(innerType) {
	return new ZodMiniExactOptional({
		type: "optional",
		innerType
	});
}
var ZodMiniNullable = /*@__PURE__*/ $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
// node_modules/zod/v4/mini/iso.js
var ZodMiniISODateTime = /*@__PURE__*/ $constructor("ZodMiniISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
	return /* @__PURE__ */ _isoDateTime(ZodMiniISODateTime, params);
}
// records/text.ts
/** One line that a person typed: without blanks around it, and not longer than `most`. */
function line(most) {
	return (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(most), /* @__PURE__ */ _regex(/^[^\p{Cc}]*$/u));
}
/** A line that may not be left blank. */
function name(most) {
	return line(most).check(/* @__PURE__ */ _minLength(1));
}
/** Several lines that a person typed. */
function passage(most) {
	return (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(most), /* @__PURE__ */ _regex(/^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u));
}
/** An id that the server gave. */
var id = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[\w-]{1,60}$/));
/** A moment as ISO 8601 writes it, in UTC. */
var moment = /* @__PURE__ */ datetime();
/** A SHA-256, hexadecimal. */
var sha256 = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[0-9a-f]{64}$/));
// records/attachment.ts
/** What can be attached to a sheet: pictures, and documents to be read beside it. */
var attachmentType = /* @__PURE__ */ _enum([
	"image/png",
	"image/jpeg",
	"image/webp",
	"application/pdf"
]);
/** An attachment as a record names it: the file itself stands beside the record, under its hash. */
var recordedAttachment = /* @__PURE__ */ strictObject({
	sha256,
	/** What the file was called. */
	name: name(200),
	caption: line(500),
	type: attachmentType,
	/** Its bytes. */
	size: int().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(5242880))
});
// records/basis.ts
/** What a project's calculations rest on together. */
var basis = /* @__PURE__ */ strictObject({
	/** Site conditions, as text with their units. */
	ambientPressure: line(60),
	minimumAmbientTemperature: line(60),
	maximumAmbientTemperature: line(60),
	/** The units in which new sheets stand. */
	units: /* @__PURE__ */ _enum([
		"si",
		"metric",
		"us"
	]),
	/** Criteria in force and editions of standards, a line each. */
	criteria: passage(1e4),
	standards: passage(1e4)
});
// records/document.ts
/** Most cases in a sheet, and most characters in one field of a case, as everywhere. */
var mostCases = 500;
var longestField = 4e3;
var longestFrom = 1e3;
var fieldText = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(longestField));
var fieldUnit = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(60));
var fields = /* @__PURE__ */ record((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(60)), /* @__PURE__ */ union([
	fieldText,
	/* @__PURE__ */ tuple([fieldText, fieldUnit]),
	/* @__PURE__ */ tuple([
		fieldText,
		fieldUnit,
		(/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(longestFrom))
	])
]));
/**
* A calculation as it was typed, as far as it can be told without knowing the calculator: what `CaseDocument` describes, in
* whatever schema it was written. Its calculator reads the rest.
*/
var sheetDocument = /* @__PURE__ */ looseObject({
	schema: int().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(1e3)),
	tool: line(60),
	cases: (/* @__PURE__ */ array(fields)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(mostCases)),
	calculated: /* @__PURE__ */ optional((/* @__PURE__ */ array(/* @__PURE__ */ nullable(fields))).check(/* @__PURE__ */ _maxLength(mostCases))),
	units: /* @__PURE__ */ optional(/* @__PURE__ */ record((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(60)), (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(60)))),
	title: /* @__PURE__ */ optional(/* @__PURE__ */ record((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(60)), (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(longestField)))),
	questions: /* @__PURE__ */ optional((/* @__PURE__ */ array(/* @__PURE__ */ unknown())).check(/* @__PURE__ */ _maxLength(100)))
});
// records/map.ts
/** A part of what a thing says, as it is typed. */
var part = /* @__PURE__ */ strictObject({
	text: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(4e3)),
	unit: /* @__PURE__ */ exactOptional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(60)))
});
/** What a fluid is called and says: its parts are those that calculators carry from one to another. */
var fluidSaid = /* @__PURE__ */ strictObject({
	name: name(200),
	/** Enough of it to know it again. */
	words: line(2e3),
	parts: /* @__PURE__ */ record((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(60)), part)
});
({ ...fluidSaid.shape });
// records/drift.ts
/** One place in which an issued revision would be another by the present version of its calculator. */
var driftChange = /* @__PURE__ */ object({
	/** The place of the case, from 0; null for what the cases have together. */
	case: /* @__PURE__ */ nullable(int()),
	label: /* @__PURE__ */ string(),
	/** Which part of the value, such as a row of a table; '' for the whole. */
	part: /* @__PURE__ */ string(),
	was: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	now: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	/** By how much, as it is read; '' for what are no two numbers. */
	by: /* @__PURE__ */ string()
});
/** What is kept of a revision that was worked through again, beside its outcome. */
var driftDetails = /* @__PURE__ */ object({
	/** Why it was not worked through; null where it was. */
	failure: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	results: /* @__PURE__ */ array(driftChange),
	/** How many more results differ than are listed. */
	more: int(),
	/** Of each case the line of the working with which the differences begin. */
	firstSteps: /* @__PURE__ */ array(driftChange),
	/** What changed the calculator's numbers since the revision was issued. */
	reasons: /* @__PURE__ */ array(/* @__PURE__ */ object({
		date: /* @__PURE__ */ string(),
		text: /* @__PURE__ */ string()
	}))
});
/** It would be another; or the present version does not work it through at all. */
var driftOutcome = /* @__PURE__ */ _enum(["differs", "failed"]);
({ ...driftDetails.shape });
/** The same in a list of sheets: of which revision, and how large. */
var listedDrift = /* @__PURE__ */ object({
	revisionId: id,
	letter: /* @__PURE__ */ string(),
	outcome: driftOutcome,
	change: /* @__PURE__ */ string()
});
// records/revision.ts
/** Somebody as a record names them: for good, whatever becomes of the account. */
var person = /* @__PURE__ */ strictObject({
	id,
	name: name(200),
	email: line(320)
});
/** The letter of a revision: A to Z, then AA, AB, … */
var letter = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[A-Z]{1,3}$/));
/** A field or a result as people know it, so that a record says by itself what everything in it is. */
var named = /* @__PURE__ */ strictObject({
	id: /* @__PURE__ */ string(),
	label: /* @__PURE__ */ string(),
	unit: /* @__PURE__ */ string()
});
/** A field; one that is a choice has the names of the options that cases have chosen, where those are not what they read. */
var namedField = /* @__PURE__ */ strictObject({
	...named.shape,
	names: /* @__PURE__ */ optional(/* @__PURE__ */ record(/* @__PURE__ */ string(), /* @__PURE__ */ string()))
});
var firstRecord = /* @__PURE__ */ strictObject({
	format: /* @__PURE__ */ literal("isentrope-revision"),
	version: /* @__PURE__ */ literal(1),
	/** The address of the site that issued it. */
	origin: /* @__PURE__ */ url(),
	project: /* @__PURE__ */ strictObject({
		id,
		number: line(60),
		name: name(200),
		client: line(200),
		basis
	}),
	sheet: /* @__PURE__ */ strictObject({
		id,
		number: line(60),
		title: name(200),
		tool: line(60),
		notes: passage(1e4)
	}),
	revision: letter,
	/** Why it was issued, in the originator's words. */
	reason: line(500),
	document: sheetDocument,
	/** What the fields of the document are called, in the order of the sheet, with the unit of a text without one. */
	fields: /* @__PURE__ */ array(namedField),
	/** What the results of the report are called, in their order. */
	results: /* @__PURE__ */ array(named),
	report: /* @__PURE__ */ looseObject({
		schema: int(),
		engine: /* @__PURE__ */ string(),
		tool: /* @__PURE__ */ string(),
		cases: /* @__PURE__ */ array(/* @__PURE__ */ unknown())
	}),
	issued: /* @__PURE__ */ strictObject({
		at: moment,
		by: person
	}),
	/** The hash of the revision before it; null for the first. */
	previous: /* @__PURE__ */ nullable(sha256)
});
/** What the sheet reads: another sheet, with its revision where what was read is as that was issued, or a fluid of the project. */
var restsOn = /* @__PURE__ */ discriminatedUnion("type", [/* @__PURE__ */ strictObject({
	type: /* @__PURE__ */ literal("sheet"),
	id,
	number: line(60),
	title: name(200),
	revision: /* @__PURE__ */ nullable(letter),
	hash: /* @__PURE__ */ nullable(sha256)
}), /* @__PURE__ */ strictObject({
	type: /* @__PURE__ */ literal("fluid"),
	id,
	name: name(200),
	version: int(),
	words: line(2e3)
})]);
/** Where a sheet was issued before it was imported, and the last revision of it there. */
var continued = /* @__PURE__ */ strictObject({
	origin: /* @__PURE__ */ url(),
	project: id,
	sheet: id,
	revision: letter,
	hash: sha256
});
/**
* What is frozen when a sheet is issued. Its canonical JSON (RFC 8785) is what is hashed, so every digit, word and order in it
* is fixed. The report is what `run` gave for the document, with the working.
*/
var revisionRecord = /* @__PURE__ */ discriminatedUnion("version", [firstRecord, /* @__PURE__ */ strictObject({
	...firstRecord.shape,
	version: /* @__PURE__ */ literal(2),
	/** What its fields are read from, in the order in which they read it. */
	rests: /* @__PURE__ */ optional((/* @__PURE__ */ array(restsOn)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(1e3))),
	/** The figures beside the sheet, in their order. */
	attachments: /* @__PURE__ */ optional((/* @__PURE__ */ array(recordedAttachment)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(20))),
	/**
	* Of the first revision after an import: the one that it follows. It rests on it (`previous`) where all that was imported held
	* when it came, signatures included; else it only comes after it.
	*/
	continues: /* @__PURE__ */ optional(continued)
})]);
/** The figures that a record names, in their order. */
function attachmentsIn(record) {
	return record.version === 2 && record.attachments || [];
}
/** What a record follows that was issued elsewhere and imported. */
function continuedIn(record) {
	return record.version === 2 ? record.continues : void 0;
}
/** The letter after a letter: A to Z, then AA, AB, … */
function letterAfter(letter) {
	if (letter === void 0) return "A";
	const end = letter.at(-1) ?? "A";
	const head = letter.slice(0, -1);
	if (end !== "Z") return head + String.fromCharCode(end.charCodeAt(0) + 1);
	return (head === "" ? "A" : letterAfter(head)) + "A";
}
/** A revision with its hash and all that was signed of it, in the order of signing. */
var signedRevision = /* @__PURE__ */ strictObject({
	record: revisionRecord,
	hash: sha256,
	signatures: (/* @__PURE__ */ array(/* @__PURE__ */ strictObject({
		statement: /* @__PURE__ */ strictObject({
			format: /* @__PURE__ */ literal("isentrope-signature"),
			version: /* @__PURE__ */ literal(1),
			revision: sha256,
			act: /* @__PURE__ */ _enum([
				"issued",
				"checked",
				"approved",
				"returned"
			]),
			by: person,
			at: moment,
			confirmed: /* @__PURE__ */ _enum([
				"password",
				"recent sign-in",
				"passkey"
			])
		}),
		key: id,
		value: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[\w-]{86}$/))
	}))).check(/* @__PURE__ */ _maxLength(50))
});
/** What `/.well-known/isentrope-keys.json` holds. */
var publishedKeys = /* @__PURE__ */ strictObject({ keys: (/* @__PURE__ */ array(/* @__PURE__ */ strictObject({
	id,
	key: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[\w-]{43}$/)),
	since: moment,
	until: /* @__PURE__ */ nullable(moment)
}))).check(/* @__PURE__ */ _maxLength(1e3)) });
/** A sheet's revisions as a file, `.isentrope.json`: from the first to the one it was made of, so that the chain can be followed. */
var revisionFile = /* @__PURE__ */ strictObject({
	format: /* @__PURE__ */ literal("isentrope-file"),
	version: /* @__PURE__ */ literal(1),
	revisions: (/* @__PURE__ */ array(signedRevision)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(500))
});
// records/project.ts
/** What somebody may do in a project; `access.ts` has the rule. */
var role = /* @__PURE__ */ _enum([
	"owner",
	"engineer",
	"checker",
	"approver",
	"reader"
]);
/** What a project is called. */
var projectParticulars = /* @__PURE__ */ strictObject({
	number: line(60),
	name: name(200),
	client: line(200)
});
line(60), name(200), passage(1e4);
/**
* Where a sheet stands: nothing issued yet, the latest revision issued for check, returned by who checked it, checked or
* approved; `imported` when that was done elsewhere and nothing here; `revised` when the working copy is no longer what was
* issued last.
*/
var sheetState = /* @__PURE__ */ _enum([
	"draft",
	"for check",
	"returned",
	"checked",
	"approved",
	"imported",
	"revised"
]);
/** Where a revision stands. */
var revisionState = /* @__PURE__ */ _enum([
	"for check",
	"returned",
	"checked",
	"approved",
	"superseded"
]);
var who = /* @__PURE__ */ object({
	id,
	name: /* @__PURE__ */ string()
});
/** A project in the list of somebody's projects. */
var listedProject = /* @__PURE__ */ object({
	id,
	...projectParticulars.shape,
	role,
	/** Nobody may change anything in it, and why: in words. */
	closed: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	sheets: int(),
	people: int(),
	/** Issued sheets that wait for the person: for a check, and for an approval. */
	toCheck: int(),
	toApprove: int(),
	changedAt: moment,
	archivedAt: /* @__PURE__ */ nullable(moment),
	/** When it goes for good, where it was deleted. */
	goesAt: /* @__PURE__ */ nullable(moment)
});
/** A sheet in a project's list. */
var listedSheet = /* @__PURE__ */ object({
	id,
	tool: /* @__PURE__ */ string(),
	number: /* @__PURE__ */ string(),
	title: /* @__PURE__ */ string(),
	state: sheetState,
	/** The letter of the latest issued revision. */
	revision: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	/** Its id. */
	revisionId: /* @__PURE__ */ nullable(id),
	originator: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	checker: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	approver: /* @__PURE__ */ nullable(/* @__PURE__ */ string()),
	openComments: int(),
	/** What the present version of the calculator would change in what was issued; null for nothing, and for what was let stand. */
	drift: /* @__PURE__ */ nullable(listedDrift),
	cases: int(),
	changedAt: moment,
	changedBy: /* @__PURE__ */ nullable(/* @__PURE__ */ string())
});
({ ...who.shape });
({ ...listedProject.shape });
/** A revision in a sheet's list. */
var listedRevision = /* @__PURE__ */ object({
	id,
	letter: /* @__PURE__ */ string(),
	state: revisionState,
	hash: /* @__PURE__ */ string(),
	reason: /* @__PURE__ */ string(),
	engine: /* @__PURE__ */ string(),
	signatures: /* @__PURE__ */ array(/* @__PURE__ */ object({
		act: /* @__PURE__ */ _enum([
			"issued",
			"checked",
			"approved",
			"returned"
		]),
		by: who,
		at: moment
	})),
	openComments: int(),
	/** The site that issued it, where it was imported, and whether all of it held by the keys of this one; null where it was issued here. */
	imported: /* @__PURE__ */ nullable(/* @__PURE__ */ object({
		from: /* @__PURE__ */ string(),
		held: /* @__PURE__ */ boolean()
	}))
});
({ ...listedSheet.shape }), basis.shape.units;
({ ...listedRevision.shape });
// records/base64url.ts
/** Bytes as base64url without padding. */
function toBase64url(bytes) {
	return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
/** The bytes of a base64url text; undefined for one that no bytes are written as. */
function fromBase64url(text) {
	try {
		const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
		return toBase64url(bytes) === text ? bytes : void 0;
	} catch {
		return;
	}
}
// node_modules/canonicalize/lib/canonicalize.js
function hasLoneSurrogate(value) {
	for (let i = 0; i < value.length; i++) {
		const code = value.charCodeAt(i);
		if (code >= 55296 && code <= 56319) {
			if (i === value.length - 1) return true;
			const next = value.charCodeAt(i + 1);
			if (!(next >= 56320 && next <= 57343)) return true;
			i++;
		} else if (code >= 56320 && code <= 57343) return true;
	}
	return false;
}
function canonicalize(object, seen = /* @__PURE__ */ new Set()) {
	if (typeof object === "number" && isNaN(object)) throw new Error("NaN is not allowed");
	if (typeof object === "number" && !isFinite(object)) throw new Error("Infinity is not allowed");
	if (typeof object === "string" && hasLoneSurrogate(object)) throw new Error("Lone surrogate is not allowed");
	if (object === null || typeof object !== "object") return JSON.stringify(object);
	if (typeof object.toJSON === "function") {
		if (seen.has(object)) throw new Error("Circular reference detected");
		seen.add(object);
		const result = canonicalize(object.toJSON(), seen);
		seen.delete(object);
		return result;
	}
	if (seen.has(object)) throw new Error("Circular reference detected");
	seen.add(object);
	let result;
	if (Array.isArray(object)) result = `[${object.map((cv) => {
		return canonicalize(cv === void 0 || typeof cv === "symbol" ? null : cv, seen);
	}).join(",")}]`;
	else {
		const parts = [];
		for (const key of Object.keys(object).sort()) {
			if (object[key] === void 0 || typeof object[key] === "symbol") continue;
			parts.push(`${canonicalize(key)}:${canonicalize(object[key], seen)}`);
		}
		result = `{${parts.join(",")}}`;
	}
	seen.delete(object);
	return result;
}
// records/canonical.ts
/**
* The canonical JSON of a value (RFC 8785): one text for all that say the same, whatever the order of their members.
* @throws {RangeError} for what has no JSON: undefined, NaN, an infinity, half a surrogate pair, a circle.
*/
function canonicalJson(value) {
	const text = canonicalized(value);
	if (text === void 0) throw new RangeError("The value has no canonical JSON.");
	return text;
}
function canonicalized(value) {
	try {
		return canonicalize(value);
	} catch (error) {
		throw new RangeError("The value has no canonical JSON.", { cause: error });
	}
}
/** The SHA-256 of a text as UTF-8, hexadecimal. */
function sha256Of(text) {
	return sha256OfBytes(new TextEncoder().encode(text));
}
/** The SHA-256 of bytes, hexadecimal. */
async function sha256OfBytes(bytes) {
	const digest = await crypto.subtle.digest("SHA-256", bytes);
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
/** The hash that names a record: the SHA-256 of its canonical JSON. */
function hashOf(value) {
	return sha256Of(canonicalJson(value));
}
// records/pdf/pdf-value.ts
/** A string, its bytes as characters. */
var PdfText = class {
	bytes;
	constructor(bytes) {
		this.bytes = bytes;
	}
};
var PdfName = class {
	name;
	constructor(name) {
		this.name = name;
	}
};
/** Names an object by its number. */
var PdfRef = class {
	number;
	constructor(number) {
		this.number = number;
	}
};
/** Arrays and dictionaries stand in each other no deeper than this. */
var deepest = 60;
var blank = /[\0\t\n\f\r ]/;
var delimiter = /[\0\t\n\f\r ()<>[\]{}/%]/;
var regular = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
/** Reads the values that stand in a text of a PDF, a character a byte. */
var PdfReader = class {
	text;
	at;
	constructor(text, at) {
		this.text = text;
		this.at = at;
	}
	/** The value that begins here. @throws {RangeError} where there is none. */
	value(depth = 0) {
		if (depth > deepest) throw new RangeError("nested too deep");
		this.skipBlanks();
		const first = this.text.charAt(this.at);
		if (first === "<") return this.text.charAt(this.at + 1) === "<" ? this.dictionary(depth) : this.hexString();
		if (first === "(") return this.literalString();
		if (first === "[") return this.array(depth);
		if (first === "/") return this.name();
		return this.word();
	}
	/** Whether this word stands here; goes past it then. */
	takes(word) {
		this.skipBlanks();
		if (!this.text.startsWith(word, this.at)) return false;
		this.at += word.length;
		return true;
	}
	skipBlanks() {
		for (;;) {
			while (blank.test(this.text.charAt(this.at))) this.at += 1;
			if (this.text.charAt(this.at) !== "%") return;
			while (this.at < this.text.length && !/[\r\n]/.test(this.text.charAt(this.at))) this.at += 1;
		}
	}
	regular() {
		regular.lastIndex = this.at;
		const [found = ""] = regular.exec(this.text) ?? [];
		this.at += found.length;
		return found;
	}
	name() {
		this.at += 1;
		return new PdfName(this.regular().replaceAll(/#([\dA-Fa-f]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))));
	}
	word() {
		const word = this.regular();
		if (word === "true" || word === "false") return word === "true";
		if (word === "null") return null;
		if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) throw new RangeError("not a value");
		if (/^\d{1,10}$/.test(word)) {
			const after = this.at;
			const [, generation] = /^[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R/.exec(this.text.slice(after, after + 40)) ?? [];
			const end = generation === void 0 ? -1 : this.text.indexOf("R", after) + 1;
			if (end > 0 && (end >= this.text.length || delimiter.test(this.text.charAt(end)))) {
				this.at = end;
				return new PdfRef(Number(word));
			}
		}
		return Number(word);
	}
	array(depth) {
		this.at += 1;
		const values = [];
		while (!this.takes("]")) values.push(this.value(depth + 1));
		return values;
	}
	dictionary(depth) {
		this.at += 2;
		const members = /* @__PURE__ */ new Map();
		while (!this.takes(">>")) {
			const key = this.value(depth + 1);
			if (!(key instanceof PdfName)) throw new RangeError("a member without a name");
			members.set(key.name, this.value(depth + 1));
		}
		return members;
	}
	hexString() {
		const end = this.text.indexOf(">", this.at);
		if (end < 0) {
			this.at = this.text.length;
			throw new RangeError("a string without an end");
		}
		const digits = this.text.slice(this.at + 1, end).replaceAll(/[\0\t\n\f\r ]/g, "");
		if (!/^[\dA-Fa-f]*$/.test(digits)) throw new RangeError("not a string");
		this.at = end + 1;
		return new PdfText(((digits.length % 2 === 0 ? digits : `${digits}0`).match(/../g) ?? []).map((pair) => String.fromCharCode(parseInt(pair, 16))).join(""));
	}
	literalString() {
		const parts = [];
		let open = 0;
		for (;;) {
			const character = this.text.charAt(this.at);
			if (character === "") throw new RangeError("a string without an end");
			this.at += 1;
			if (character === "\\") parts.push(this.escaped());
			else {
				if (character === "(") open += 1;
				if (character === ")") open -= 1;
				if (open === 0) return new PdfText(parts.slice(1).join(""));
				parts.push(character);
			}
		}
	}
	/** What stands after a backslash in a string. */
	escaped() {
		const [octal] = /^[0-7]{1,3}/.exec(this.text.slice(this.at, this.at + 3)) ?? [];
		if (octal !== void 0) {
			this.at += octal.length;
			return String.fromCharCode(parseInt(octal, 8) & 255);
		}
		const character = this.text.charAt(this.at);
		this.at += 1;
		if (character === "\r" && this.text.charAt(this.at) === "\n") this.at += 1;
		return {
			n: "\n",
			r: "\r",
			t: "	",
			b: "\b",
			f: "\f",
			"\r": "",
			"\n": ""
		}[character] ?? character;
	}
};
/** A text that people read: UTF-16 where it says so, else as PDFDocEncoding has ASCII. */
function textOf({ bytes }) {
	if (!bytes.startsWith("þÿ")) return bytes;
	let text = "";
	for (let place = 2; place + 1 < bytes.length; place += 2) text += String.fromCharCode(bytes.charCodeAt(place) << 8 | bytes.charCodeAt(place + 1));
	return text;
}
// node_modules/fflate/esm/index.mjs
var require = createRequire("/");
var _a;
try {
	_a = require("worker_threads"), _a.Worker, _a.isMarkedAsUntransferable;
} catch (e) {}
var u8 = Uint8Array;
var u16 = Uint16Array;
var i32 = Int32Array;
var fleb = new u8([
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	1,
	1,
	1,
	1,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	3,
	4,
	4,
	4,
	4,
	5,
	5,
	5,
	5,
	0,
	0,
	0,
	0
]);
var fdeb = new u8([
	0,
	0,
	0,
	0,
	1,
	1,
	2,
	2,
	3,
	3,
	4,
	4,
	5,
	5,
	6,
	6,
	7,
	7,
	8,
	8,
	9,
	9,
	10,
	10,
	11,
	11,
	12,
	12,
	13,
	13,
	0,
	0
]);
var clim = new u8([
	16,
	17,
	18,
	0,
	8,
	7,
	9,
	6,
	10,
	5,
	11,
	4,
	12,
	3,
	13,
	2,
	14,
	1,
	15
]);
var freb = function(eb, start) {
	var b = new u16(31);
	for (var i = 0; i < 31; ++i) b[i] = start += 1 << eb[i - 1];
	var r = new i32(b[30]);
	for (var i = 1; i < 30; ++i) for (var j = b[i]; j < b[i + 1]; ++j) r[j] = j - b[i] << 5 | i;
	return {
		b,
		r
	};
};
var _a = freb(fleb, 2);
var fl = _a.b;
var revfl = _a.r;
fl[28] = 258, revfl[258] = 28;
var _b = freb(fdeb, 0);
var fd = _b.b;
_b.r;
var rev = new u16(32768);
for (var i = 0; i < 32768; ++i) {
	var x = (i & 43690) >> 1 | (i & 21845) << 1;
	x = (x & 52428) >> 2 | (x & 13107) << 2;
	x = (x & 61680) >> 4 | (x & 3855) << 4;
	rev[i] = ((x & 65280) >> 8 | (x & 255) << 8) >> 1;
}
var hMap = (function(cd, mb, r) {
	var s = cd.length;
	var i = 0;
	var l = new u16(mb);
	for (; i < s; ++i) if (cd[i]) ++l[cd[i] - 1];
	var le = new u16(mb);
	for (i = 1; i < mb; ++i) le[i] = le[i - 1] + l[i - 1] << 1;
	var co;
	if (r) {
		co = new u16(1 << mb);
		var rvb = 15 - mb;
		for (i = 0; i < s; ++i) if (cd[i]) {
			var sv = i << 4 | cd[i];
			var r_1 = mb - cd[i];
			var v = le[cd[i] - 1]++ << r_1;
			for (var m = v | (1 << r_1) - 1; v <= m; ++v) co[rev[v] >> rvb] = sv;
		}
	} else {
		co = new u16(s);
		for (i = 0; i < s; ++i) if (cd[i]) co[i] = rev[le[cd[i] - 1]++] >> 15 - cd[i];
	}
	return co;
});
var flt = new u8(288);
for (var i = 0; i < 144; ++i) flt[i] = 8;
for (var i = 144; i < 256; ++i) flt[i] = 9;
for (var i = 256; i < 280; ++i) flt[i] = 7;
for (var i = 280; i < 288; ++i) flt[i] = 8;
var fdt = new u8(32);
for (var i = 0; i < 32; ++i) fdt[i] = 5;
var flrm = /*#__PURE__*/ hMap(flt, 9, 1);
var fdrm = /*#__PURE__*/ hMap(fdt, 5, 1);
var max = function(a) {
	var m = a[0];
	for (var i = 1; i < a.length; ++i) if (a[i] > m) m = a[i];
	return m;
};
var bits = function(d, p, m) {
	var o = p / 8 | 0;
	return (d[o] | d[o + 1] << 8) >> (p & 7) & m;
};
var bits16 = function(d, p) {
	var o = p / 8 | 0;
	return (d[o] | d[o + 1] << 8 | d[o + 2] << 16) >> (p & 7);
};
var shft = function(p) {
	return (p + 7) / 8 | 0;
};
var slc = function(v, s, e) {
	if (s == null || s < 0) s = 0;
	if (e == null || e > v.length) e = v.length;
	return new u8(v.subarray(s, e));
};
var ec = [
	"unexpected EOF",
	"invalid block type",
	"invalid length/literal",
	"invalid distance",
	"stream finished",
	"no stream handler",
	,
	"no callback",
	"invalid UTF-8 data",
	"extra field too long",
	"date not in range 1980-2099",
	"filename too long",
	"stream finishing",
	"invalid zip data"
];
var err = function(ind, msg, nt) {
	var e = new Error(msg || ec[ind]);
	e.code = ind;
	if (Error.captureStackTrace) Error.captureStackTrace(e, err);
	if (!nt) throw e;
	return e;
};
var inflt = function(dat, st, buf, dict) {
	var sl = dat.length, dl = dict ? dict.length : 0;
	if (!sl || st.f && !st.l) return buf || new u8(0);
	var noBuf = !buf;
	var resize = noBuf || st.i != 2;
	var noSt = st.i;
	if (noBuf) buf = new u8(sl * 3);
	var cbuf = function(l) {
		var bl = buf.length;
		if (l > bl) {
			var nbuf = new u8(Math.max(bl * 2, l));
			nbuf.set(buf);
			buf = nbuf;
		}
	};
	var final = st.f || 0, pos = st.p || 0, bt = st.b || 0, lm = st.l, dm = st.d, lbt = st.m, dbt = st.n;
	var tbts = sl * 8;
	do {
		if (!lm) {
			final = bits(dat, pos, 1);
			var type = bits(dat, pos + 1, 3);
			pos += 3;
			if (!type) {
				var s = shft(pos) + 4, l = dat[s - 4] | dat[s - 3] << 8, t = s + l;
				if (t > sl) {
					if (noSt) err(0);
					break;
				}
				if (resize) cbuf(bt + l);
				buf.set(dat.subarray(s, t), bt);
				st.b = bt += l, st.p = pos = t * 8, st.f = final;
				continue;
			} else if (type == 1) lm = flrm, dm = fdrm, lbt = 9, dbt = 5;
			else if (type == 2) {
				var hLit = bits(dat, pos, 31) + 257, hcLen = bits(dat, pos + 10, 15) + 4;
				var tl = hLit + bits(dat, pos + 5, 31) + 1;
				pos += 14;
				var ldt = new u8(tl);
				var clt = new u8(19);
				for (var i = 0; i < hcLen; ++i) clt[clim[i]] = bits(dat, pos + i * 3, 7);
				pos += hcLen * 3;
				var clb = max(clt), clbmsk = (1 << clb) - 1;
				var clm = hMap(clt, clb, 1);
				for (var i = 0; i < tl;) {
					var r = clm[bits(dat, pos, clbmsk)];
					pos += r & 15;
					var s = r >> 4;
					if (s < 16) ldt[i++] = s;
					else {
						var c = 0, n = 0;
						if (s == 16) n = 3 + bits(dat, pos, 3), pos += 2, c = ldt[i - 1];
						else if (s == 17) n = 3 + bits(dat, pos, 7), pos += 3;
						else if (s == 18) n = 11 + bits(dat, pos, 127), pos += 7;
						while (n--) ldt[i++] = c;
					}
				}
				var lt = ldt.subarray(0, hLit), dt = ldt.subarray(hLit);
				lbt = max(lt);
				dbt = max(dt);
				lm = hMap(lt, lbt, 1);
				dm = hMap(dt, dbt, 1);
			} else err(1);
			if (pos > tbts) {
				if (noSt) err(0);
				break;
			}
		}
		if (resize) cbuf(bt + 131072);
		var lms = (1 << lbt) - 1, dms = (1 << dbt) - 1;
		var lpos = pos;
		for (;; lpos = pos) {
			var c = lm[bits16(dat, pos) & lms], sym = c >> 4;
			pos += c & 15;
			if (pos > tbts) {
				if (noSt) err(0);
				break;
			}
			if (!c) err(2);
			if (sym < 256) buf[bt++] = sym;
			else if (sym == 256) {
				lpos = pos, lm = null;
				break;
			} else {
				var add = sym - 254;
				if (sym > 264) {
					var i = sym - 257, b = fleb[i];
					add = bits(dat, pos, (1 << b) - 1) + fl[i];
					pos += b;
				}
				var d = dm[bits16(dat, pos) & dms], dsym = d >> 4;
				if (!d) err(3);
				pos += d & 15;
				var dt = fd[dsym];
				if (dsym > 3) {
					var b = fdeb[dsym];
					dt += bits16(dat, pos) & (1 << b) - 1, pos += b;
				}
				if (pos > tbts) {
					if (noSt) err(0);
					break;
				}
				if (resize) cbuf(bt + 131072);
				var end = bt + add;
				if (bt < dt) {
					var shift = dl - dt, dend = Math.min(dt, end);
					if (shift + bt < 0) err(3);
					for (; bt < dend; ++bt) buf[bt] = dict[shift + bt];
				}
				for (; bt < end; ++bt) buf[bt] = buf[bt - dt];
			}
		}
		st.l = lm, st.p = lpos, st.b = bt, st.f = final;
		if (lm) final = 1, st.m = lbt, st.d = dm, st.n = dbt;
	} while (!final);
	return bt != buf.length && noBuf ? slc(buf, 0, bt) : buf.subarray(0, bt);
};
var et = /*#__PURE__*/ new u8(0);
var zls = function(d, dict) {
	if ((d[0] & 15) != 8 || d[0] >> 4 > 7 || (d[0] << 8 | d[1]) % 31) err(6, "invalid zlib data");
	if ((d[1] >> 5 & 1) == +!dict) err(6, "invalid zlib data: " + (d[1] & 32 ? "need" : "unexpected") + " dictionary");
	return (d[1] >> 3 & 4) + 2;
};
/**
* Streaming DEFLATE decompression
*/
var Inflate = /* @__PURE__ */ function() {
	function Inflate(opts, cb) {
		if (typeof opts == "function") cb = opts, opts = {};
		this.ondata = cb;
		var dict = opts && opts.dictionary && opts.dictionary.subarray(-32768);
		this.s = {
			i: 0,
			b: dict ? dict.length : 0
		};
		this.o = new u8(32768);
		this.p = new u8(0);
		if (dict) this.o.set(dict);
	}
	Inflate.prototype.e = function(c) {
		if (!this.ondata) err(5);
		if (this.d) err(4);
		if (!this.p.length) this.p = c;
		else if (c.length) {
			var n = new u8(this.p.length + c.length);
			n.set(this.p), n.set(c, this.p.length), this.p = n;
		}
	};
	Inflate.prototype.c = function(final) {
		this.s.i = +(this.d = final || false);
		var bts = this.s.b;
		var dt = inflt(this.p, this.s, this.o);
		this.ondata(slc(dt, bts, this.s.b), this.d);
		this.o = slc(dt, this.s.b - 32768), this.s.b = this.o.length;
		this.p = slc(this.p, this.s.p / 8 | 0), this.s.p &= 7;
	};
	/**
	* Pushes a chunk to be inflated
	* @param chunk The chunk to push
	* @param final Whether this is the final chunk
	*/
	Inflate.prototype.push = function(chunk, final) {
		this.e(chunk), this.c(final);
	};
	return Inflate;
}();
/**
* Streaming Zlib decompression
*/
var Unzlib = /* @__PURE__ */ function() {
	function Unzlib(opts, cb) {
		Inflate.call(this, opts, cb);
		this.v = opts && opts.dictionary ? 2 : 1;
	}
	/**
	* Pushes a chunk to be unzlibbed
	* @param chunk The chunk to push
	* @param final Whether this is the last chunk
	*/
	Unzlib.prototype.push = function(chunk, final) {
		Inflate.prototype.e.call(this, chunk);
		if (this.v) {
			if (this.p.length < 6 && !final) return;
			this.p = this.p.subarray(zls(this.p, this.v - 1)), this.v = 0;
		}
		if (final) {
			if (this.p.length < 4) err(6, "invalid zlib data");
			this.p = this.p.subarray(0, -4);
		}
		Inflate.prototype.c.call(this, final);
	};
	return Unzlib;
}();
var td = typeof TextDecoder != "undefined" && /*#__PURE__*/ new TextDecoder();
try {
	td.decode(et, { stream: true });
} catch (e) {}
// records/pdf/unpack.ts
/** Something unpacks to more than is allowed. */
var UnpacksTooLarge = class extends Error {};
/** As much is given to the unpacker at once: it makes no more than some thousand times as much of it. */
var piece = 16384;
/**
* What deflated bytes (RFC 1950) unpack to, as long as that is not more than `most` bytes.
* @throws {UnpacksTooLarge} where it is more. @throws {Error} where they are damaged.
*/
function unpacked(bytes, most) {
	const parts = [];
	let size = 0;
	const unpacker = new Unzlib((part) => {
		size += part.length;
		if (size > most) throw new UnpacksTooLarge();
		parts.push(part);
	});
	for (let at = 0; at < bytes.length; at += piece) unpacker.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
	const whole = new Uint8Array(size);
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
// records/pdf/pdf-file.ts
/** A PDF that is not read, with the reason in one sentence. */
var RefusedPdf = class extends Error {};
/** Most that the objects of a file, which stand in packed streams, may unpack to. */
var largestObjects = 50331648;
/** How often the bytes of a file may be gone through for its objects: in each other's midst they are those of an attack. */
var mostReadings = 4;
/** Most objects. */
var mostObjects = 5e5;
var damaged = "The PDF is damaged: what it is made of cannot be read.";
/** The characters of a text, each the byte of its code. */
function latin1(bytes) {
	const parts = [];
	for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
	return parts.join("");
}
/**
* The objects of a PDF, found by going through the file from its beginning, as a reader does that mends a damaged one: of
* several of one number the last counts. Nothing of it is unpacked but what objects stand in, within bounds.
*/
var PdfFile = class {
	bytes;
	text;
	places = /* @__PURE__ */ new Map();
	packed = [];
	trailer;
	/** @throws {RefusedPdf} for what is none, is damaged, or is encrypted. */
	constructor(bytes) {
		this.bytes = bytes;
		this.text = latin1(bytes);
		this.findObjects();
		this.openPacked();
		if (this.trailer === void 0) throw new RefusedPdf(damaged);
		if (this.trailer.has("Encrypt")) throw new RefusedPdf("The PDF is encrypted. Save it without a password, and attach the calculation to that.");
	}
	/** What everything else is reached from. */
	get root() {
		return this.dictionary(this.trailer?.get("Root"));
	}
	/** A value, or what it refers to; null for what is not there. */
	resolved(value) {
		let found = value ?? null;
		for (let steps = 0; found instanceof PdfRef && steps < 10; steps += 1) found = this.object(found.number);
		return found instanceof PdfRef ? null : found;
	}
	dictionary(value) {
		const found = this.resolved(value);
		return found instanceof Map ? found : void 0;
	}
	array(value) {
		const found = this.resolved(value);
		return Array.isArray(found) ? found : [];
	}
	/** What a stream holds, unpacked to at most so many bytes; undefined where it is none that is read here. */
	stream(ref, most) {
		const place = this.places.get(ref.number);
		if (place === void 0 || place.text !== this.text) return void 0;
		const reader = new PdfReader(place.text, place.at);
		const dictionary = reader.value();
		if (!(dictionary instanceof Map) || !reader.takes("stream")) return void 0;
		return this.streamAt(dictionary, reader.at, most);
	}
	object(number) {
		const place = this.places.get(number);
		if (place === void 0) return null;
		try {
			return new PdfReader(place.text, place.at).value();
		} catch (error) {
			if (error instanceof RangeError) return null;
			throw error;
		}
	}
	/** All that stands in the file itself, and the streams in which further objects stand. */
	findObjects() {
		const head = /(?<!\d)(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![A-Za-z])|\btrailer(?=[\0\t\n\f\r ]*<<)/g;
		let read = 0;
		for (let found = head.exec(this.text); found; found = head.exec(this.text)) {
			if (read > mostReadings * this.text.length) throw new RefusedPdf(damaged);
			const begin = head.lastIndex;
			const reader = new PdfReader(this.text, head.lastIndex);
			const number = found[1];
			try {
				if (number !== void 0) this.place(Number(number), {
					text: this.text,
					at: head.lastIndex
				});
				const value = reader.value();
				const dictionary = value instanceof Map ? value : void 0;
				if (dictionary === void 0) head.lastIndex = reader.at;
				else if (number === void 0) this.takeTrailer(dictionary);
				else if (reader.takes("stream")) {
					this.takeStream(dictionary, reader.at);
					head.lastIndex = this.endOf(dictionary, reader.at);
				}
			} catch (error) {
				if (!(error instanceof RangeError)) throw error;
			}
			read += reader.at - begin;
		}
	}
	place(number, place) {
		if (this.places.size >= mostObjects) throw new RefusedPdf("The PDF has more objects than any printed calculation.");
		this.places.set(number, place);
	}
	takeTrailer(dictionary) {
		if (!dictionary.has("Root")) return;
		const encrypted = this.trailer?.get("Encrypt");
		this.trailer = encrypted === void 0 || dictionary.has("Encrypt") ? dictionary : new Map([...dictionary, ["Encrypt", encrypted]]);
	}
	takeStream(dictionary, at) {
		const type = dictionary.get("Type");
		if (!(type instanceof PdfName)) return;
		if (type.name === "XRef") this.takeTrailer(dictionary);
		if (type.name === "ObjStm") this.packed.push({
			dictionary,
			at
		});
	}
	/** Where a stream begins behind its keyword. */
	startOf(at) {
		if (this.text.startsWith("\r\n", at)) return at + 2;
		return this.text.charAt(at) === "\n" || this.text.charAt(at) === "\r" ? at + 1 : at;
	}
	/** Where a stream ends: by its length, where that is right, else where it says so. */
	endOf(dictionary, at) {
		const start = this.startOf(at);
		const length = this.resolved(dictionary.get("Length"));
		if (typeof length === "number" && Number.isInteger(length) && length >= 0) {
			const end = start + length;
			if (/^[\0\t\n\f\r ]*endstream/.test(this.text.slice(end, end + 16))) return end;
		}
		const end = this.text.indexOf("endstream", start);
		return end < 0 ? this.text.length : end;
	}
	streamAt(dictionary, at, most) {
		const raw = this.bytes.subarray(this.startOf(at), this.endOf(dictionary, at));
		const filter = this.resolved(dictionary.get("Filter"));
		const names = (Array.isArray(filter) ? filter.map((each) => this.resolved(each)) : [filter]).flatMap((each) => each instanceof PdfName ? [each.name] : []);
		const parameters = this.resolved(dictionary.get("DecodeParms"));
		if (parameters instanceof Map && parameters.has("Predictor")) return void 0;
		if (names.length === 0) return raw.length <= most ? raw : void 0;
		return names.length === 1 && (names[0] === "FlateDecode" || names[0] === "Fl") ? unpacked(raw, most) : void 0;
	}
	/** Adds the objects that stand in packed streams. */
	openPacked() {
		let left = largestObjects;
		for (const { dictionary, at } of this.packed) {
			const bytes = this.streamAt(dictionary, at, left);
			if (bytes === void 0) continue;
			left -= bytes.length;
			const text = latin1(bytes);
			const [first, count] = ["First", "N"].map((name) => Number(this.resolved(dictionary.get(name))));
			if (first === void 0 || count === void 0 || !(first <= text.length)) continue;
			const numbers = text.slice(0, first).match(/\d{1,10}/g) ?? [];
			for (let place = 0; place + 1 < Math.min(numbers.length, 2 * count); place += 2) this.place(Number(numbers[place]), {
				text,
				at: first + Number(numbers[place + 1])
			});
		}
	}
};
// records/pdf/attached-document.ts
/** Most bytes of a PDF, and of the calculation file that is attached to it. */
var largestPdf = 67108864;
var largestAttachment = 67108864;
/** Most attachments that are looked through. */
var mostAttachments = 1e4;
/** What a calculation file is called. */
var calculationFile = /\.isentrope\.json$/i;
/** Whether a file is a PDF, by its beginning. */
function isPdf(bytes) {
	return String.fromCharCode(...bytes.subarray(0, 1024)).includes("%PDF-");
}
/** The calculation file that is attached to a PDF. Whatever is given ends with a text or a sentence, within bounds. */
function attachedDocument(bytes) {
	if (bytes.length > largestPdf) return { problem: "The PDF is larger than 64 MB; a printed calculation is far smaller." };
	try {
		const pdf = new PdfFile(bytes);
		const found = attachmentsOf(pdf).filter(({ name }) => calculationFile.test(name));
		const [first, second] = found;
		if (first === void 0) return { problem: "The PDF carries no calculation: it has no attachment whose name ends in .isentrope.json. Choose the PDF to which it was attached, or the file itself." };
		if (second !== void 0) return { problem: `The PDF has ${found.length} attachments that are calculations, ${first.name} and ${second.name}: one must be meant.` };
		const content = pdf.stream(first.content, largestAttachment);
		return content === void 0 ? { problem: `The attachment ${first.name} is damaged, or packed in a way that is not read here.` } : { text: new TextDecoder("utf-8", { fatal: true }).decode(content) };
	} catch (error) {
		return { problem: problemOf(error) };
	}
}
function problemOf(error) {
	if (error instanceof RefusedPdf) return error.message;
	if (error instanceof UnpacksTooLarge) return "What the PDF carries unpacks to more than 64 MB; a calculation is far smaller.";
	return "The PDF is damaged: what is attached to it cannot be read.";
}
/** The files that a PDF carries as a whole: those of its name tree, and its associated files (ISO 32000-2, 7.11.4, 14.13). */
function attachmentsOf(pdf) {
	const found = /* @__PURE__ */ new Map();
	const take = (specification) => {
		const dictionary = pdf.dictionary(specification);
		const files = pdf.dictionary(dictionary?.get("EF"));
		const content = files?.get("UF") ?? files?.get("F");
		const name = [dictionary?.get("UF"), dictionary?.get("F")].map((each) => pdf.resolved(each)).find((each) => each instanceof PdfText);
		if (content instanceof PdfRef && name !== void 0) found.set(content.number, {
			name: textOf(name).slice(0, 200),
			content
		});
	};
	for (const each of pdf.array(pdf.root?.get("AF"))) take(each);
	const open = [pdf.dictionary(pdf.root?.get("Names"))?.get("EmbeddedFiles") ?? null];
	for (let seen = 0; open.length > 0 && seen < mostAttachments; seen += 1) {
		const node = pdf.dictionary(open.pop());
		for (const [place, each] of pdf.array(node?.get("Names")).entries()) if (place % 2 === 1) take(each);
		if (open.length < mostAttachments) open.push(...pdf.array(node?.get("Kids")).slice(0, mostAttachments));
	}
	return [...found.values()];
}
// records/passkey.ts
/** Bytes as base64url writes them, without padding. */
function bytes(most) {
	return (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[\w-]+$/), /* @__PURE__ */ _maxLength(most));
}
/** What a passkey answers to a challenge (a WebAuthn assertion), each part base64url. */
var passkeyAnswer = /* @__PURE__ */ strictObject({
	id: bytes(1400),
	clientDataJSON: bytes(4e3),
	authenticatorData: bytes(4e3),
	signature: bytes(2e3),
	/** Whose it is, as the authenticator was told; null where it does not say. */
	userHandle: /* @__PURE__ */ nullable(bytes(100))
});
// records/requests.ts
/** What a person shows to sign something: a passkey, or the password of their account where it has one. */
var shown = {
	password: /* @__PURE__ */ optional((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(200))),
	passkey: /* @__PURE__ */ optional(passkeyAnswer)
};
int().check(/* @__PURE__ */ _gte(0));
({ ...projectParticulars.shape }), (/* @__PURE__ */ string()).check(/* @__PURE__ */ _trim(), /* @__PURE__ */ _maxLength(320), /* @__PURE__ */ email()), name(60), line(60), name(200), line(500), { ...shown }, { ...shown }, { ...fluidSaid.shape }, int().check(/* @__PURE__ */ _gte(1)), (/* @__PURE__ */ array(id)).check(/* @__PURE__ */ _maxLength(500)), line(60), passage(4e3).check(/* @__PURE__ */ _minLength(1)), name(60), line(500), (/* @__PURE__ */ array(id)).check(/* @__PURE__ */ _maxLength(20)), name(200), name(60);
/**
* Why a request is not understood, in one sentence that names the field and what is allowed.
* @param issues what the shape found wrong, of which the first is told.
*/
function requestProblem([issue]) {
	if (issue === void 0) return "The request is not understood.";
	const field = issue.path.map(String).join(".");
	const what = field === "" ? "The request" : `The field "${field.slice(0, 80)}"`;
	switch (issue.code) {
		case "too_small": return issue.minimum === 1 && issue.origin === "string" ? `${what} must not be empty.` : `${what} must be at least ${issue.minimum}${unitOf(issue.origin)}.`;
		case "too_big": return `${what} must be at most ${issue.maximum}${unitOf(issue.origin)}.`;
		case "unrecognized_keys": return `${what} holds "${(issue.keys[0] ?? "").slice(0, 60)}", which is not known.`;
		case "invalid_value": return `${what} must be ${issue.values.map(String).join(", ")}.`;
		case "invalid_format": return issue.format === "email" ? `${what} must be an e-mail address.` : `${what} holds characters that are not allowed.`;
		case "invalid_type": return `${what} must be of the type ${issue.expected}.`;
		default: return `${what} is not understood.`;
	}
}
function unitOf(origin) {
	if (origin === "string") return " characters long";
	return origin === "array" ? " entries long" : "";
}
// records/sign.ts
/**
* Whether a signature is that of a key.
* @param statement as it stands in the file: what a shape made of it may be something else.
* @throws {DOMException} where the browser knows no Ed25519.
*/
async function signatureHolds(statement, value, { key }) {
	const [raw, bytes] = [fromBase64url(key), fromBase64url(value)];
	if (raw === void 0 || bytes === void 0) return false;
	const imported = await crypto.subtle.importKey("raw", raw, "Ed25519", false, ["verify"]);
	return crypto.subtle.verify("Ed25519", imported, bytes, textBytes(statement));
}
function textBytes(value) {
	return new TextEncoder().encode(canonicalJson(value));
}
// records/strict-json.ts
/**
* Reads JSON that every reader understands alike: a member that is there twice is refused, of which one reader would take the
* first and another the last (RFC 7493, section 2.3).
*/
function strictJson(text) {
	let value;
	try {
		value = JSON.parse(text);
	} catch {
		return { problem: "It is not JSON." };
	}
	const twice = memberTwice(text);
	return twice === void 0 ? { value } : { problem: `It holds the field "${twice.slice(0, 80)}" twice in one place.` };
}
/** The name of the first member that an object of the text, which is JSON, has twice. */
function memberTwice(text) {
	const open = [];
	const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;
	for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
		const [token] = found;
		if (token === "{") open.push(/* @__PURE__ */ new Set());
		else if (token === "[") open.push(void 0);
		else if (token === "}" || token === "]") open.pop();
		else if (isName(text, tokens.lastIndex)) {
			const name = String(JSON.parse(token));
			const names = open.at(-1);
			if (names?.has(name) === true) return name;
			names?.add(name);
		}
	}
}
/** Whether a text that ends at this place is the name of a member: a colon follows. */
function isName(text, end) {
	let place = end;
	while (/\s/.test(text.charAt(place))) place += 1;
	return text.charAt(place) === ":";
}
// records/verdict.ts
/**
* Two machines may differ in the last digits of a power or a logarithm, and what is solved by steps carries that on. Up to this
* fraction two numbers are the same calculation.
*/
var lastDigits = 1e-9;
/** What is to be made of a file by all that was found of it. */
function verdictOf({ file, findings }, recomputations) {
	const all = [...findings, ...recomputations.map(recomputationFinding)];
	const recomputed = recomputedSentence(recomputations);
	const reasons = all.filter(({ holds }) => holds === false).map(({ revision, what, text }) => `${revision === null ? what : `Revision ${revision}, ${what.toLowerCase()}`}: ${text}`);
	const told = {
		recomputed,
		reasons,
		findings: all
	};
	if (file === void 0 || reasons.length > 0) return {
		state: "fails",
		sentence: `Do not rely on this file: ${whyNot(all)}`,
		...told
	};
	const unsigned = findings.some(({ holds }) => holds === null);
	const sentence = unsigned ? "This file agrees with itself, but who signed it could not be checked." : standingSentence(file);
	return {
		state: unsigned ? "open" : "holds",
		sentence,
		...told
	};
}
/** What does not hold, in a clause, by the first of it. */
function whyNot(findings) {
	const wrong = findings.find(({ holds }) => holds === false);
	const which = `revision ${wrong?.revision ?? ""}`;
	switch (wrong?.what) {
		case "Record": return `${which} was changed after it was issued.`;
		case "Chain": return `${which} does not follow the one before it.`;
		case "Order": return `${which} was not signed as it has to be.`;
		case "Attachment": return `${which} had another attachment when it was issued.`;
		case "Recomputation": return `${which} gives other results when it is recalculated.`;
		case "Cells": return "a cell of the workbook does not show what the record says.";
		case "Form":
		case void 0: return "it is not a file of revisions, or it has been changed.";
		default: return `${which} has a signature that does not hold.`;
	}
}
function standingSentence({ revisions }) {
	return {
		issued: "This calculation is what was issued. Nobody has checked it yet.",
		checked: "This calculation is what was issued and checked. It is not approved.",
		approved: "This calculation is what was issued, checked and approved.",
		returned: "This calculation is what was issued. It was returned and does not count as checked."
	}[revisions.at(-1)?.signatures.at(-1)?.statement.act ?? "issued"];
}
/** What working a revision through again says of it, as one more thing that was checked. */
function recomputationFinding(recomputation) {
	const about = {
		revision: recomputation.revision,
		what: "Recomputation"
	};
	if ("reason" in recomputation) return {
		...about,
		holds: null,
		text: recomputation.reason
	};
	const { engines, largest, differences } = recomputation;
	const same = engines.kept === engines.present;
	const by = same ? `by the same version of the calculator, ${engines.present}` : `by version ${engines.present}; the record is by ${engines.kept}`;
	if (largest === 0) return {
		...about,
		holds: true,
		text: `Same to every digit, ${by}.`
	};
	const places = differences.length === 1 ? "1 place differs" : `${differences.length} places differ`;
	if (largest <= lastDigits) return {
		...about,
		holds: true,
		text: `Same to nine digits and more, ${by}. ${places} beyond that.`
	};
	const text = `${places}, ${by}.`;
	return same ? {
		...about,
		holds: false,
		text
	} : {
		...about,
		holds: null,
		text: `${text} What was issued stands; the calculator has changed since.`
	};
}
function recomputedSentence(recomputations) {
	const done = recomputations.flatMap((each) => "reason" in each ? [] : [each]);
	const [undone] = recomputations.flatMap((each) => "reason" in each ? [each.reason] : []);
	if (done.length === 0) return undone === void 0 ? "Not recomputed." : `Not recomputed: ${undone}`;
	const largest = done.reduce((most, each) => Math.max(most, each.largest), 0);
	const rest = undone === void 0 ? "" : ` Not all of it: ${undone}`;
	if (largest === 0) return `Recomputed: same to every digit.${rest}`;
	if (largest <= lastDigits) return `Recomputed: same to nine digits and more.${rest}`;
	const others = done.filter((each) => each.largest > lastDigits);
	const letters = others.map(({ revision }) => revision).join(", ");
	return `Recomputed: revision${others.length === 1 ? "" : "s"} ${letters} ${others.length === 1 ? "gives" : "give"} other results.${rest}`;
}
// records/verify.ts
/** By how much the clocks of two machines may differ, ms. */
var clocksDiffer = 3e5;
/**
* How long before its key a statement may be dated, ms: an act is dated when it begins, and the same request may make the key
* that signs it.
*/
var keyMade = 1e4;
/** What may follow an act. */
var followedBy = {
	issued: ["checked", "returned"],
	checked: ["approved", "returned"],
	approved: [],
	returned: []
};
/**
* Checks a file of revisions as far as it can be without its calculator: its form, the hash of each record, the chain from each
* to the one before, and the signatures with who signed what, in which order, and when.
* @param given the file, its text or parsed; whatever it is. Only a text shows whether a member is there twice.
* @param keys that the service has published; undefined where they are not at hand, and signatures cannot be checked.
* @param held the hashes of the attachments that are at hand; undefined where the file stands alone, and none can be checked.
*/
async function verifyFile(given, keys, now = /* @__PURE__ */ new Date(), held) {
	const json = typeof given === "string" ? strictJson(given) : { value: given };
	if ("problem" in json) return formless(json.problem);
	const read = revisionFile.safeParse(json.value);
	if (!read.success) return formless(requestProblem(read.error.issues));
	const file = read.data;
	const asItStands = json.value;
	const findings = [{
		revision: null,
		what: "Form",
		holds: true,
		text: "The file has the form of a file of revisions."
	}];
	const lastImported = file.revisions.findLastIndex(({ record }) => continuedIn(record) !== void 0) - 1;
	for (const [place, revision] of file.revisions.entries()) {
		const raw = asItStands.revisions[place] ?? revision;
		const before = file.revisions[place - 1];
		findings.push(await recordFinding(revision, raw), chainFinding(revision, before));
		for (const [at, signature] of revision.signatures.entries()) findings.push(await signatureFinding(revision, signature, raw.signatures[at]?.statement, keys, place <= lastImported));
		findings.push(orderFinding(revision, before, now), ...attachmentFindings(revision, held));
	}
	return {
		findings,
		file
	};
}
function formless(problem) {
	return {
		findings: [{
			revision: null,
			what: "Form",
			holds: false,
			text: `This is not a file of revisions, or it has been changed: ${problem}`
		}],
		file: void 0
	};
}
/** The hash of a record as it stands; undefined where it holds what has no canonical JSON, half a character. */
async function actualHash(record) {
	try {
		return await hashOf(record);
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
async function recordFinding({ record, hash }, raw) {
	const about = {
		revision: record.revision,
		what: "Record"
	};
	if (record.document.tool !== record.sheet.tool || record.report.tool !== record.sheet.tool) return {
		...about,
		holds: false,
		text: "Its sheet, its document and its report are not of one calculator."
	};
	return await actualHash(raw.record) === hash ? {
		...about,
		holds: true,
		text: `Every digit and word is what was hashed (${hash.slice(0, 16)}…).`
	} : {
		...about,
		holds: false,
		text: `Something in it was changed: it is not what was hashed (${hash.slice(0, 16)}…).`
	};
}
function chainFinding({ record }, before) {
	const about = {
		revision: record.revision,
		what: "Chain"
	};
	const broken = (text) => ({
		...about,
		holds: false,
		text
	});
	if (record.revision !== letterAfter(before?.record.revision)) return broken(before === void 0 ? "The first revision of the file is not A." : `It does not follow revision ${before.record.revision}.`);
	const continued = continuedIn(record);
	if (continued !== void 0) return continuationFinding(record, continued, before);
	if (record.previous !== (before?.hash ?? null)) return broken(before === void 0 ? "It names a revision before it, which is not in the file." : `It does not rest on revision ${before.record.revision} as that stands in the file.`);
	if (before === void 0) return {
		...about,
		holds: true,
		text: "It is the first of its sheet."
	};
	if (before.record.sheet.id !== record.sheet.id || before.record.project.id !== record.project.id) return broken(`It is of another sheet than revision ${before.record.revision}.`);
	if (before.record.sheet.tool !== record.sheet.tool) return broken(`It is of another calculator than revision ${before.record.revision}.`);
	return {
		...about,
		holds: true,
		text: `It rests on revision ${before.record.revision} as that stands in the file.`
	};
}
/** What there is to say of the first revision after an import: it names the one that it follows, wherever that was issued. */
function continuationFinding(record, continued, before) {
	const about = {
		revision: record.revision,
		what: "Chain"
	};
	const broken = (text) => ({
		...about,
		holds: false,
		text
	});
	if (before === void 0) return broken("It follows an imported revision, which is not in the file.");
	const { origin, project, sheet, revision } = before.record;
	if (continued.origin !== origin || continued.project !== project.id || continued.sheet !== sheet.id || continued.revision !== revision || continued.hash !== before.hash) return broken(`It follows another imported revision than ${revision} as that stands in the file.`);
	if (sheet.tool !== record.sheet.tool) return broken(`It is of another calculator than revision ${revision}.`);
	if (record.previous === before.hash) return {
		...about,
		holds: true,
		text: `It rests on revision ${revision}, which was imported from ${origin}.`
	};
	return record.previous === null ? {
		...about,
		holds: true,
		text: `It comes after revision ${revision}, which was imported from ${origin} and on which it does not rest.`
	} : broken(`It does not rest on revision ${revision} as that stands in the file.`);
}
/** Whether the attachments that a record names are at hand as they were; nothing where the file stands alone. */
function attachmentFindings({ record }, held) {
	if (held === void 0) return [];
	return attachmentsIn(record).map(({ name, sha256 }) => ({
		revision: record.revision,
		what: "Attachment",
		holds: held.has(sha256),
		text: held.has(sha256) ? `“${name}” is what it was when this was issued (${sha256.slice(0, 16)}…).` : `“${name}” is not there as it was when this was issued (${sha256.slice(0, 16)}…).`
	}));
}
var actWords = {
	issued: "Issue",
	checked: "Check",
	approved: "Approval",
	returned: "Return"
};
/** How each signer showed that it was they. */
var confirmedWords = {
	password: "password",
	passkey: "passkey",
	"recent sign-in": "a recent sign-in"
};
async function signatureFinding({ record, hash }, { statement, key: keyId, value }, raw, keys, imported) {
	const { act, at, by, confirmed } = statement;
	const about = {
		revision: record.revision,
		what: `${actWords[act]}, signature`
	};
	const broken = (text) => ({
		...about,
		holds: false,
		text
	});
	if (statement.revision !== hash) return broken("It was given to another record.");
	if (keys === void 0) return {
		...about,
		holds: null,
		text: "The keys of the service are not at hand, so it cannot be checked."
	};
	const key = keys.find(({ id }) => id === keyId);
	if (key === void 0 && imported) return {
		...about,
		holds: null,
		text: `It was given at ${record.origin}, whose keys are not at hand.`
	};
	if (key === void 0) return broken("It is by a key that the service has not published.");
	if (earlier(at, (/* @__PURE__ */ new Date(Date.parse(key.since) - keyMade)).toISOString()) || key.until !== null && earlier(key.until, at)) return broken("It is of a time at which its key was not in use.");
	try {
		if (!await signatureHolds(raw, value, key)) return broken("It is not what the service signed: who, what or when was changed.");
	} catch {
		return {
			...about,
			holds: null,
			text: "This browser cannot check such signatures (Ed25519)."
		};
	}
	return {
		...about,
		holds: true,
		text: `${by.name} (${by.email}) ${act} it on ${momentText(at)}, by ${confirmedWords[confirmed]}.`
	};
}
/** Whether a moment is before another. */
function earlier(a, b) {
	return new Date(a).getTime() < new Date(b).getTime();
}
/** Whether its acts are such as the service allows: who, in which order, and when. */
function orderFinding({ record, signatures }, before, now) {
	const about = {
		revision: record.revision,
		what: "Order"
	};
	const broken = (text) => ({
		...about,
		holds: false,
		text
	});
	const acts = signatures.map(({ statement }) => statement);
	const [first] = acts;
	if (first?.act !== "issued") return broken("It was never signed as issued.");
	const { by, at } = record.issued;
	if (first.by.id !== by.id || first.by.name !== by.name || first.by.email !== by.email || first.at !== at) return broken("Who signed the issue, or when, is not what the record says.");
	for (const [place, act] of acts.entries()) {
		const prior = acts[place - 1];
		if (prior === void 0) continue;
		if (!followedBy[prior.act].includes(act.act)) return broken(`It was ${act.act} after it was ${prior.act}.`);
		if (act.act !== "returned" && act.by.id === first.by.id) return broken(`It was ${act.act} by its own originator.`);
		if (earlier(act.at, prior.at)) return broken(`It was ${act.act} before it was ${prior.act}.`);
	}
	const last = before?.signatures.at(-1)?.statement.at;
	if (last !== void 0 && earlier(first.at, last)) return broken("It was issued before the last signature of the revision before it.");
	if (acts.some((act) => new Date(act.at).getTime() > now.getTime() + clocksDiffer)) return broken("It was signed at a time that is still to come.");
	return {
		...about,
		holds: true,
		text: orderText(acts.map(({ act }) => act))
	};
}
function orderText(acts) {
	if (acts.includes("approved")) return "It was issued, checked by somebody else, and approved.";
	if (acts.includes("returned")) return "It was issued and returned; it does not count as checked.";
	return acts.includes("checked") ? "It was issued and checked by somebody else. It is not approved." : "It was issued. It is neither checked nor approved.";
}
/** "22 November 2026 at 14:05 UTC". */
function momentText(at) {
	return `${new Date(at).toLocaleDateString("en-GB", {
		day: "numeric",
		month: "long",
		year: "numeric",
		timeZone: "UTC"
	})} at ${at.slice(11, 16)} UTC`;
}
// cli/src/verify.ts
/** Checks a file of revisions, works each through again, and prints what holds. Whether all of it does. */
async function answerVerification({ file, keys, json }) {
	const found = await verifyFile(textIn(file), keysOf(keys));
	const recomputations = [];
	for (const { record } of found.file?.revisions ?? []) recomputations.push(await recomputation(record));
	const verdict = verdictOf(found, recomputations);
	print(json ? `${JSON.stringify({
		...verdict,
		recomputations
	})}\n` : inWords(verdict, recomputations));
	return verdict.state === "holds";
}
/** The text of a file of revisions, as it stands or attached to a PDF. */
function textIn(file) {
	const text = new TextDecoder().decode(file);
	if (text.startsWith("PK")) throw new Refused("A workbook is verified at /verify on the site, which reads its cells too.");
	if (!isPdf(file)) return text;
	const found = attachedDocument(file);
	if ("problem" in found) throw new Refused(found.problem);
	return found.text;
}
function keysOf(given) {
	const read = publishedKeys.safeParse(given);
	if (read.success) return read.data.keys;
	throw new Refused("The keys are not what a service publishes at /.well-known/isentrope-keys.json.");
}
async function recomputation({ revision, document, report }) {
	const definition = await findCalculator(document.tool)?.load();
	if (!definition) return {
		revision,
		reason: `There is no tool "${document.tool}".`
	};
	return recomputeRevision(definition, revision, document, report);
}
/** The verdict, then every place that differs, then all that was checked, a line each. */
function inWords({ sentence, recomputed, findings }, recomputations) {
	const differences = recomputations.flatMap((each) => "reason" in each ? [] : each.differences.map((text) => `Revision ${each.revision}. ${text}`));
	const checked = findings.map(({ revision, what, holds, text }) => {
		return `${holds === null ? "?" : holds ? "+" : "-"} ${revision === null ? "File" : `Revision ${revision}`}, ${what.toLowerCase()}: ${text}`;
	});
	return `${[
		sentence,
		recomputed,
		...differences,
		"",
		...checked
	].join("\n")}\n`;
}
export { answerVerification };
