/** What windows of one browser say to each other of a tournament that one of them runs without a network. */
export type SaidBeside =
  /** A window that has just opened. */
  | { readonly kind: 'asks' }
  /** As the desk has decided it: the public document. */
  | { readonly kind: 'stands'; readonly document: unknown }
  /** An act is on this device's disk, for other windows that decide here. */
  | { readonly kind: 'kept' }
  /** All of it is handed in: the server has it. */
  | { readonly kind: 'over' }

/** Null in browsers without it. */
export function openBeside(code: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`tablee-apart-${code}`)
}
