/**
 * Names a call's tournament by code, so that proxies route it to the server that has it at hand. Grants nothing; the server never reads it.
 */
export const TOURNAMENT_HEADER = 'X-Tablee-Tournament'
