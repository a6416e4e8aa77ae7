/** What servers know of their common data; `server-facts.ts` names what is kept. */
export type ServerFactsTable = { name: string; value: string }
