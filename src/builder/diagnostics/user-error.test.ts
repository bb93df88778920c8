import { expect, it } from "vitest";
import { createListenError } from "./user-error.ts";

it.each([
  ["EADDRINUSE", "address already in use", "the port 3000 is in use"],
  [undefined, "Port 3000 is already in use", "the port 3000 is in use"],
  ["EACCES", "listen EACCES: permission denied ::1:80", "does not let this user listen"],
  ["ENOTFOUND", "getaddrinfo ENOTFOUND none.invalid", "`--host` is not an address"],
  ["EADDRNOTAVAIL", "address not available", "`--host` is not an address"],
  ["ENOENT", "the name a is already in use", undefined],
])("the server's error %s %j means %s", (code, message, expected) => {
  const error = createListenError(Object.assign(new Error(message), { code }), 3000);
  if (expected === undefined) expect(error).toBeUndefined();
  else expect(error?.message).toContain(expected);
});
