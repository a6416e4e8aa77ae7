import type { Identity } from './caller.ts'

/** The program behind a shop's token; null for one that opens nothing. */
export type IdentifyToken = (token: string) => Promise<Identity | null>
