/** The outcome of something that may be refused for a reason the caller has to tell. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refused<Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
