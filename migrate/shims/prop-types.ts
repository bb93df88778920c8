interface Check {
  (): Check;
  readonly [name: string]: Check;
}

/** React 19 ignores these checks, so one value replaces all of them. */
const check: Check = new Proxy((() => check) as Check, { get: () => check });

export default check;
export const {
  any,
  array,
  arrayOf,
  bool,
  element,
  elementType,
  exact,
  func,
  instanceOf,
  node,
  number,
  object,
  objectOf,
  oneOf,
  oneOfType,
  shape,
  string,
  symbol,
} = check;
