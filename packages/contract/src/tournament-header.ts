/**
 * Names the tournament of a call by its code, for proxies: what is sent with the same code goes to the same of several
 * servers, which has the tournament at hand. It grants nothing and the server never reads it.
 */
export const TOURNAMENT_HEADER = 'X-Tablee-Tournament'
