import { expect, it } from "vitest";
import { createListenError } from "./user-error.ts";

it.each([
  ["listen EADDRINUSE: address already in use ::1:3000", "the port 3000 is in use"],
  ["getaddrinfo ENOTFOUND none.invalid", "`--host` is no address of this machine"],
  ["listen EADDRNOTAVAIL: address not available 192.0.2.7:3000", "`--host` is no address"],
  ["another error", undefined],
])("the server's error %j means %s", (message, expected) => {
  const error = createListenError(new Error(message), 3000);
  if (expected === undefined) expect(error).toBeUndefined();
  else expect(error?.message).toContain(expected);
});
