/** Closes a `switch` over a union: the compiler complains when a member is missing. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
