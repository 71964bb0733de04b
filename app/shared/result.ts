/** The outcome of an operation that may be refused for a reason that its caller needs. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refused<Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
